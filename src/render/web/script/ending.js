// The end of a game.

import { closeHint, draw, symbol, tell } from "./board.js";
import { elapsed, setClock, time } from "./clock.js";
import { closing, show } from "./dialog.js";
import { make } from "./elements.js";
import { game } from "./game.js";
import { data, report, text } from "./rules.js";
import { save } from "./saved.js";
import { share } from "./share.js";
import { record, statistics } from "./statistics.js";

// The hidden word, revealed at the end.
const words = data.word ? [data.word] : [];

/** Ends the game one way or the other. */
function end(how) {
  Object.assign(game, { over: how, wrong: new Set(), future: [] });
  setClock();
  draw();
  save();
  report(how, { seconds: Math.floor(elapsed()), helped: game.helped });
}

/** The links to the neighbouring days and to the archive. */
function leads() {
  const links = [...document.querySelectorAll(".days a:not([hidden])")];
  const copies = links.map(({ href, ariaLabel }) => make("a", { href, textContent: ariaLabel }));
  return copies.length ? [make("p", { className: "leads" }, ...copies)] : [];
}

/** The heading of a full grid: whether a contest is solved, its paper decides. */
export function wonText() {
  if (!data.contest) return text("won");
  const [entered, cells] = data.contest;
  return entered.replace("{answer}", cells.map((cell) => symbol(game.values[cell])).join(""));
}

// Functions of other modules that return further contents of the dialog of a won game.
export const additions = [];

export function win() {
  closeHint();
  end("won");
  record();
  tell(wonText());
  const told = make("p", { textContent: text("won-in", { time: time(elapsed()) }) });
  const added = additions.map((add) => add());
  const revealed = words.map((word) => make("p", { textContent: word }));
  const contents = [told, ...revealed, ...added, ...leads(), ...statistics()];
  show(wonText(), contents, [closing(text("share"), share), closing(text("close"))], "won");
}

export function reveal() {
  closeHint();
  game.values = [...data.solution];
  end("shown");
  tell([text("revealed"), ...words].join(" "));
}
