// Begins.

restore();
makePad();
const root = document.querySelector("main").style;
root.setProperty("--mark-columns", columns);
root.setProperty("--mark-rows", Math.ceil(side / columns));
root.setProperty("--keys", side % 5 === 0 ? 5 : side === 6 || side === 9 ? 3 : 4);
for (const [id, act] of Object.entries(buttons)) document.getElementById(id)?.addEventListener("click", act);
for (const group of document.querySelectorAll("#pad, .tools, #further")) {
  // The focus stays in the grid when a button is clicked.
  group.addEventListener("mousedown", (event) => event.preventDefault());
}
const cellOf = (event) => elements.indexOf(event.target.closest('[role="gridcell"]'));
const grid = document.getElementById("grid");
grid.addEventListener("focusin", (event) => choose(cellOf(event)));
grid.addEventListener("click", (event) => cellOf(event) >= 0 && choose(cellOf(event)));
document.addEventListener("keydown", onKey);
document.addEventListener("visibilitychange", () => {
  setClock();
  save();
});
window.addEventListener("pagehide", save);
setInterval(tick, 1000);
document.documentElement.classList.add("plays");
draw();
setClock();
if (game.over) tell(text(game.over === "won" ? "won" : "revealed"));
