// What the page shows of a match, as plain data.
const all = (css, from = document) => [...from.querySelectorAll(css)];
const seen = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
const words = e => e.textContent.replace(/\s+/g, " ").trim();
const first = (css, what) => { const e = document.querySelector(css); return e && seen(e) ? what(e) : null; };
const squares = all(".match .cell").map(c => [c.dataset.name, c.getBoundingClientRect()]);
const square = e => {
    const r = e.getBoundingClientRect();
    const x = r.x + r.width / 2, y = r.y + r.height / 2;
    // The boxes round hexagons overlap: the one whose middle is nearest.
    const far = ([, s]) => Math.hypot(x - s.x - s.width / 2, y - s.y - s.height / 2);
    const on = squares.filter(([, s]) => x >= s.left && x < s.right && y >= s.top && y < s.bottom);
    return on.length ? on.reduce((a, b) => far(b) < far(a) ? b : a)[0] : null;
};
const pieces = {};
for (const p of all(".match g.piece")) if (seen(p)) pieces[p.dataset.name] = square(p);
const target = t => ["final", "taken"].reduce((s, c) => t.classList.contains(c) ? s + " " + c : s, t.classList[1] + " " + t.dataset.name)
    + (words(t) ? " " + words(t) : "");
const line = li => all(".die", li).map(d => all(".pip", d).length).join(" ") + ": " + words(li);
const choices = css => all(css).filter(seen).map(b => b.dataset.choice);
const enabled = css => first(css, b => !b.disabled);
return {
    score: first("#score", words),
    teams: all(".team .name").map(words),
    on_turn: first(".team.on-turn", t => t.classList.contains("home") ? "home" : "away"),
    facts: all(".facts .fact").map(words),
    pieces,
    ball: first(".match .ball", square),
    focus: first(".match g.piece.focus", p => p.dataset.name),
    verbs: choices(".verbs button"),
    lit: document.querySelector(".verbs .chosen")?.dataset.choice ?? null,
    targets: all(".match g.target").filter(seen).map(target).sort(),
    face: choices(".face button"),
    cards: choices(".cards button"),
    buttons: choices(".buttons button[data-choice]"),
    undo: enabled("#undo"), redo: enabled("#redo"), reset: enabled("#reset"),
    last: first(".last", ul => all("li", ul).map(line)),
    notice: first(".notice p", words),
    preview: first(".look p", words),
    confirm: !!first("#confirm", seen),
    covered: !!first(".cover", seen),
    over: !!first(".full-time", seen),
    live: document.querySelector("#live") && words(document.querySelector("#live")),
};
