// What is wrong with the layout now, as sentences; and how large the smallest square is.
const check = () => {
    const faults = [];
    const match = document.querySelector(".match");
    const all = css => [...document.querySelectorAll(css)].filter(seen);
    const seen = e => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0 && !hidden(e);
    const hidden = e => e && (getComputedStyle(e).clipPath.startsWith("inset(50%") || hidden(e.parentElement));
    const name = e => e.id || e.dataset.choice || e.getAttribute("class") || e.textContent.trim().slice(0, 20) || e.tagName;
    const said = r => [r.left, r.top, r.right, r.bottom].map(Math.round).join(" ");
    const within = (r, c) => r.left >= c.left - 1 && r.top >= c.top - 1 && r.right <= c.right + 1 && r.bottom <= c.bottom + 1;
    const clip = e => {
        const c = match ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
            : { left: 0, top: -scrollY, right: innerWidth, bottom: Infinity };
        // What is laid out of the flow is cut only by ancestors that are positioned themselves.
        let free = getComputedStyle(e).position === "absolute";
        for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
            const o = getComputedStyle(p);
            if (free && o.position === "static") continue;
            free = o.position === "absolute";
            if (o.overflowX === "visible" && o.overflowY === "visible" || p.tagName.toLowerCase() === "svg") continue;
            const r = p.getBoundingClientRect();
            c.left = Math.max(c.left, r.left); c.top = Math.max(c.top, r.top);
            c.right = Math.min(c.right, r.right); c.bottom = Math.min(c.bottom, r.bottom);
        }
        return c;
    };
    const visible = e => {
        const r = e.getBoundingClientRect(), c = clip(e);
        return { left: Math.max(r.left, c.left), top: Math.max(r.top, c.top), right: Math.min(r.right, c.right), bottom: Math.min(r.bottom, c.bottom) };
    };
    const words = e => {
        const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
        const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            if (!seen(walk.currentNode.parentElement)) continue;
            const range = document.createRange();
            range.selectNodeContents(walk.currentNode);
            for (const r of range.getClientRects()) {
                box.left = Math.min(box.left, r.left); box.top = Math.min(box.top, r.top);
                box.right = Math.max(box.right, r.right); box.bottom = Math.max(box.bottom, r.bottom);
            }
        }
        return box.left < box.right ? box : e.getBoundingClientRect();
    };
    const sheet = document.querySelector(".history[open]");
    const covered = document.querySelector(".cover") ?? (sheet && getComputedStyle(sheet).position === "absolute" ? sheet : null);
    const under = e => covered && !covered.contains(e);

    if (document.scrollingElement.scrollWidth > innerWidth) faults.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
    if (match && document.scrollingElement.scrollHeight > innerHeight) faults.push(`the page is ${document.scrollingElement.scrollHeight} high`);

    const scrolls = match && match.scrollHeight > match.clientHeight + 1;
    const controls = all("button, select, summary, .radio span, input[type=text], textarea").filter(e => !under(e));
    const texts = all("h1, h2, h3, p, legend, label, .fact, .team .name, #score, .pill, .result, .hint").filter(e => !under(e) && !e.closest(".last, .history"));
    for (const e of [...controls, ...texts, ...(scrolls ? [] : all(".holder .cells"))]) {
        if (under(e)) continue;
        const r = e.getBoundingClientRect(), c = clip(e);
        if (scrolls && e.matches(".history summary")) continue;
        if (!within(r, c)) faults.push(`${name(e)} is cut: ${said(r)} in ${said(c)}`);
    }
    for (const e of controls) {
        const r = e.getBoundingClientRect();
        const small = e.matches(".small, .match header *, .history summary");
        if (r.height < (small ? 35.5 : 43.5)) faults.push(`${name(e)} is only ${Math.round(r.height)} high`);
        if (r.width < 43.5) faults.push(`${name(e)} is only ${Math.round(r.width)} wide`);
        if (e.matches("button, .radio span") && !within(words(e), r)) faults.push(`the words of ${name(e)} do not fit: ${said(words(e))} in ${said(r)}`);
    }
    for (const e of all(".team .name")) if (e.scrollWidth > e.clientWidth) faults.push(`the name ${e.textContent} is cut`);
    for (const e of all(".strip")) {
        if (e.querySelector(".look, .notice") && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1))
            faults.push(`the strip must be scrolled: ${e.scrollWidth} × ${e.scrollHeight} in ${e.clientWidth} × ${e.clientHeight}`);
    }
    const clash = (a, b) => {
        const r = visible(a), s = visible(b);
        const w = Math.min(r.right, s.right) - Math.max(r.left, s.left), h = Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top);
        if (w > 1 && h > 1 && !a.contains(b) && !b.contains(a)) faults.push(`${name(a)} and ${name(b)} overlap by ${Math.round(w)} × ${Math.round(h)}`);
    };
    const pairs = list => list.forEach((a, i) => list.slice(i + 1).forEach(b => clash(a, b)));
    // On a short screen the board scrolls under the panel: both its ends can be brought to light. The pickers lie over
    // its end, on purpose.
    if (!covered && scrolls) {
        const board = document.querySelector(".holder .cells"), panel = document.querySelector(".panel");
        match.scrollTop = match.scrollHeight;
        const over = board.getBoundingClientRect().bottom - panel.getBoundingClientRect().top;
        if (over > 1) faults.push(`the board's end stays ${Math.round(over)} under the panel`);
        match.scrollTop = 0;
        if (innerHeight >= 800) faults.push(`the match must be scrolled by ${match.scrollHeight - match.clientHeight}`);
        if (board.getBoundingClientRect().top < 0) faults.push("the board's top cannot be scrolled to");
    }
    if (!covered) {
        const board = scrolls ? "" : ".holder .cells, ";
        pairs(all(`.match header, .scoreboard, ${board}.strip, .verbs, .buttons, .full-time, .history`));
        pairs(all(".scoreboard, .strip, .face, .cards, .verbs, .buttons, .history"));
    }
    pairs(controls.filter(e => !e.matches(".radio span, input[type=radio]")));
    pairs(all(".team, #score, .fact").filter(e => !under(e)));

    const squares = all(".holder .cell:not(.outside)").map(c => c.getBoundingClientRect());
    const least = squares.length ? Math.min(...squares.map(r => Math.min(r.width, r.height))) : null;
    return { faults, least };
};
return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(check()), 20))));
