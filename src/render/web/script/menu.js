// The menu and its dialogs.

import { draw } from "./board.js";
import { closing, show, sure } from "./dialog.js";
import { byId, make } from "./elements.js";
import { reveal } from "./ending.js";
import { after, again, setMode } from "./entry.js";
import { game, markAll } from "./game.js";
import { askCell, check, path } from "./hints.js";
import { entry, spelling } from "./input.js";
import { showProgress } from "./progress.js";
import { replay } from "./replay.js";
import { data, text } from "./rules.js";
import { checks, offered, options, settings } from "./settings.js";
import { share } from "./share.js";
import { statistics } from "./statistics.js";
import { toStore } from "./store.js";

/** Entries of other modules. */
export const furtherEntries = {};

export function showMenu() {
  const entries = {
    "all-marks": !game.over && (() => after(markAll())),
    "next-cell": !game.over && data.hints && askCell,
    check: !game.over && data.hints && check,
    show: !game.over && data.solution && (() => sure("ask-show", "show", reveal)),
    replay: game.over === "won" && game.past.length > 0 && replay,
    path: game.over && data.hints && showPath,
    share: game.over === "won" && share,
    ...furtherEntries,
    // A replay passes through states that are not the player's.
    progress: !(game.over && game.future.length) && showProgress,
    statistics: () => show(text("statistics"), statistics()),
    settings: showSettings,
    rules: showRules,
    keys: showKeys,
    print: () => window.print(),
    again: () => sure("ask-again", "again", again),
  };
  const buttons = Object.entries(entries).flatMap(([name, then]) =>
    then ? [Object.assign(closing(text(name), then), { id: `do-${name}` })] : [],
  );
  show(text("menu"), [make("div", { className: "menu" }, ...buttons)]);
}

function change(name, value) {
  settings[name] = value;
  toStore("gridpress-settings", settings);
  if (!settings.first) entry.first = 0;
  if (!settings.paint && entry.mode === "colour") setMode("digit");
  applySettings();
}

// The rules of the style sheet for the dark theme, and their condition.
const dark = [...document.styleSheets[0].cssRules].find((rule) => rule.conditionText?.includes("color-scheme"));
const DARK = { system: dark.conditionText, light: "not all", dark: "all" };

/** Applies the settings. */
export function applySettings() {
  const { dataset } = document.documentElement;
  for (const name of ["clock", "left", "print"]) dataset[name] = String(settings[name]);
  dark.media.mediaText = DARK[settings.look];
  byId("colour").hidden = !settings.paint;
  draw();
}

/** A setting with two values, or with more. */
function settingRow(name) {
  const values = offered(name);
  const words = text(`set-${name}`);
  if (typeof values[0] === "boolean") {
    const box = make("input", { type: "checkbox", id: `set-${name}`, checked: settings[name] });
    box.addEventListener("change", () => change(name, box.checked));
    return make("label", {}, box, words);
  }
  const choices = values.map((value) => make("option", { value, textContent: text(`${name}-${value}`) }));
  const list = make("select", { id: `set-${name}` }, ...choices);
  list.value = name === "check" ? checks() : settings[name];
  list.addEventListener("change", () => change(name, list.value));
  return make("label", {}, words, list);
}

function showSettings() {
  const rows = Object.keys(options).filter((name) => offered(name).length).map(settingRow);
  show(text("settings"), [make("div", { className: "settings" }, ...rows)]);
}

const showRules = () => {
  const all = document.querySelectorAll(".note, .rules p");
  show(text("rules"), [...all].map((paragraph) => make("p", { textContent: paragraph.textContent })));
};

const showPath = () =>
  show(text("path"), [make("ol", {}, ...path().map((told) => make("li", { textContent: told })))]);

/** Shows the path to the solution, and asks before that ends the game. */
export function askPath() {
  if (game.over) showPath();
  else sure("ask-show", "show", () => (reveal(), showPath()));
}

/** The key of a command: its letter, or with Alt if the letter is a value of the grid. */
export const keyName = (name) => (spelling.takes(name) ? `Alt+${name}` : name);

export function showKeys() {
  const names = { pause: keyName("P"), all: keyName("M"), hint: keyName("H"), next: keyName("N") };
  const told = ["move", "several", "fill", "marks", "back", "more", ...(data.hints ? ["hint"] : [])];
  const items = told.map((name) => make("li", { textContent: text(`keys-${name}`, names) }));
  show(text("keys"), [make("ul", {}, ...items)]);
}
