// Starts the game.

import { keys, markColumns, tell } from "./board.js";
import { clock, setClock } from "./clock.js";
import { buttons, onKey, tick } from "./controls.js";
import { byId } from "./elements.js";
import { wonText } from "./ending.js";
import { game } from "./game.js";
import { applySettings, askPath } from "./menu.js";
import { watchGrid } from "./pointer.js";
import { readLink } from "./progress.js";
import { data, digits, isAwaited, text } from "./rules.js";
import { restore, save } from "./saved.js";
import { fromStore, toStore } from "./store.js";

restore();
byId("pad").prepend(...keys);
// The narrowest screens fit six keys in a row; five per row are larger if that adds no row.
const perRow = Math.ceil((digits + 1) / 5) > Math.ceil((digits + 1) / 6) ? 6 : 5;
const measures = {
  "--mark-columns": markColumns,
  "--mark-rows": Math.ceil(digits / markColumns),
  "--keys": perRow,
  "--rows": Math.ceil((digits + 1) / perRow),
};
for (const [name, value] of Object.entries(measures)) document.documentElement.style.setProperty(name, String(value));
for (const [id, act] of Object.entries(buttons)) byId(id)?.addEventListener("click", act);
// Clicking a button keeps the focus in the grid.
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
// The rules of a kind are shown once.
const [kind] = data.level[0].split(" ");
const known = [fromStore("gridpress-rules")].flat().filter((name) => typeof name === "string");
const note = (!known.includes(kind) && document.querySelector(".note.rule")?.textContent) || "";
if (note) toStore("gridpress-rules", [...known, kind]);
const notices = [...document.querySelectorAll(".notice")].map((notice) => notice.textContent);
const opening = (clock.begun ? notices : [...notices, note]).join(" ").trim();
tell(game.over === "won" ? wonText() : game.over ? text("revealed") : opening);
if (!isAwaited) {
  // The page of the next day leads to the steps of this one.
  if (location.hash === "#path" && data.hints) askPath();
  window.addEventListener("hashchange", readLink);
  readLink();
}
