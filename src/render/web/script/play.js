// Begins.

restoreSettings();
restore();
byId("pad").prepend(...keys);
// The narrowest screens have room for six keys in a row; where five make no more rows, they are larger.
const perRow = Math.ceil((digits + 1) / 5) > Math.ceil((digits + 1) / 6) ? 6 : 5;
const measures = {
  "--mark-columns": markColumns,
  "--mark-rows": Math.ceil(digits / markColumns),
  "--keys": perRow,
  "--rows": Math.ceil((digits + 1) / perRow),
};
for (const [name, value] of Object.entries(measures)) document.documentElement.style.setProperty(name, value);
for (const [id, act] of Object.entries(buttons)) byId(id)?.addEventListener("click", act);
// The focus stays in the grid when a button is clicked.
document.querySelector(".panel").addEventListener("mousedown", (event) => event.preventDefault());
watchGrid();
document.addEventListener("keydown", onKey);
document.addEventListener("visibilitychange", () => {
  setClock();
  save();
});
window.addEventListener("pagehide", save);
setInterval(tick, 1000);
document.documentElement.classList.add("plays");
applySettings();
setClock();
const note = document.querySelector(".note.rule")?.textContent ?? "";
tell(game.over ? text(game.over === "won" ? "won" : "revealed") : clock.begun ? "" : note);
