// The player's settings for all puzzles of the site.

import { data, digits } from "./rules.js";
import { fromStore } from "./store.js";

// Each setting with its possible values, starting with the default.
export const options = {
  check: ["clashes", "mistakes", "none"],
  look: ["system", "light", "dark"],
  clock: [true, false],
  peers: [true, false],
  same: [true, false],
  tidy: [true, false],
  auto: [false, true],
  first: [false, true],
  letters: [false, true],
  paint: [false, true],
  left: [false, true],
  print: [false, true],
};
const last = fromStore("gridpress-settings");
export const settings = Object.fromEntries(
  Object.entries(options).map(([name, values]) => [name, values.find((value) => value === last?.[name]) ?? values[0]]),
);

/** The values of a setting: without the solution there are no mistakes to show, and there are at most nine letters. */
export function offered(name) {
  if (name === "letters" && digits > 9) return [];
  return options[name].filter((value) => value !== "mistakes" || data.solution);
}

export const checks = () => (offered("check").includes(settings.check) ? settings.check : "clashes");
