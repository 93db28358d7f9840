// Which controls a finger may miss: their area is what a touch meets, whatever their edge looks like.
const CONTROL = 44, SQUARE = 24;
const dialog = document.querySelector("dialog[open]");
const sheet = document.querySelector(".history[open]");
const seen = e => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
// Under a dialog nothing is pressed.
const reached = e => !e.closest("[inert]") && (!dialog || dialog.contains(e)) && !(sheet && !sheet.contains(e) && e.closest(".match"));
const name = e => e.id || e.dataset.choice || e.getAttribute("class") || e.textContent.trim().slice(0, 20) || e.tagName;
const meets = (e, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return !!hit && (hit === e || e.contains(hit));
};
const faults = [];
const controls = [...document.querySelectorAll("button, a, select, summary, textarea, input:not([type=radio], [type=file]), label.radio, label.file")]
    .filter(e => seen(e) && reached(e) && !e.disabled);
for (const e of controls) {
    e.scrollIntoView({ block: "center" });
    const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
    // A pixel of the screen may be shared.
    const d = CONTROL / 2 - 1;
    for (const [dx, dy, what] of [[-d, 0, "left"], [d, 0, "right"], [0, -d, "top"], [0, d, "bottom"]])
        if (!meets(e, x + dx, y + dy)) faults.push(`${name(e)} (${Math.round(r.width)} × ${Math.round(r.height)}) is too small at its ${what}`);
}
// The hexagons of a large pitch are magnified while one aims, and none is aimed at beside a goal's face.
const squares = [...document.querySelectorAll(".match:not(.hex, :has(.face)) .holder .cell:not(.outside)")].filter(reached);
const least = Math.min(...squares.map(c => c.getBoundingClientRect()).map(r => Math.min(r.width, r.height)));
if (squares.length && least < SQUARE) faults.push(`squares of ${least.toFixed(1)}`);
document.querySelector(".match")?.scrollTo(0, 0);
document.querySelector("#settings").scrollTo(0, 0);
window.scrollTo(0, 0);
return { controls: controls.length, faults };
