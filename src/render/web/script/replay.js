// The replay of a won game.

import { draw, tell } from "./board.js";
import { game, step } from "./game.js";
import { text } from "./rules.js";
import { choose } from "./select.js";

// The longest pause between moves, and the longest time of a replay, in milliseconds.
const PAUSE = 400;
const WHOLE = 30_000;

/** Shows the moves again, from the first one in the history; undone moves are not part of it. */
export function replay() {
  while (step(game.past, game.future));
  const count = game.future.length;
  draw();
  const timer = setInterval(() => {
    const changed = step(game.future, game.past);
    // The player may start again meanwhile.
    if (!changed || !game.future.length) clearInterval(timer);
    if (!changed) return;
    choose(changed[0]);
    draw();
    tell(game.future.length ? text("move", { number: game.past.length, count }) : text("won"));
  }, Math.min(PAUSE, WHOLE / count));
}
