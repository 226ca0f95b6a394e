// The time played so far. The clock starts with the first move, and stops while the grid is hidden.

import { byId } from "./elements.js";
import { game } from "./game.js";

export const clock = { before: 0, since: null, begun: false, paused: false };

/** In seconds. */
export function elapsed() {
  const running = clock.since === null ? 0 : (performance.now() - clock.since) / 1000;
  return clock.before + running;
}

/** `4:05`, or `1:04:05`. */
export function time(all) {
  const seconds = Math.floor(all);
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export const showTime = () => {
  byId("clock").textContent = time(elapsed());
};

/** Starts or stops it, depending on the state of the game. */
export function setClock() {
  const runs = clock.begun && !clock.paused && !document.hidden && !game.over;
  clock.before = elapsed();
  clock.since = runs ? performance.now() : null;
  showTime();
}
