// Lengths in the author's unit.

import { number } from "./words.js";

const POINTS = { pt: 1, in: 72, mm: 72 / 25.4, cm: 720 / 25.4 };
const KEY = "gridpress-unit";
const INCHES = ["en-US", "en-CA"];
const PAPERS_IN_INCHES = /letter|legal|kdp|in\b/;

let chosen = null;
try {
  chosen = localStorage.getItem(KEY);
} catch {
  // Without storage, the unit is chosen anew each time.
}
let guessed = INCHES.includes(navigator.language) ? "in" : "mm";

/** The unit: the chosen one, or that of the book's page size. */
export const unit = () => chosen ?? guessed;

/** Guesses the unit from the page size in the spec. */
export function guess(trim) {
  if (typeof trim === "string") guessed = PAPERS_IN_INCHES.test(trim) ? "in" : "mm";
}

export function choose(unit) {
  chosen = unit;
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // See above.
  }
}

/** A length in points in the author's unit, as a number. */
const converted = (points) => number(points / POINTS[unit()], unit() === "in" ? 3 : 1);

/** A length in points in the author's unit. */
export const inUnit = (points) => `${converted(points)} ${unit()}`;

/** Two sides in points: `6 × 9 in`. */
export const sides = ([width, height]) => `${converted(width)} × ${converted(height)} ${unit()}`;

const LENGTH = /^(-?[\d.]+)\s*(pt|in|mm|cm)$/;

/** A length of a spec in the author's unit: `0.125in` as `3.2 mm`. Up to 24 pt, lengths in points stay. */
export function length(text) {
  const match = String(text).match(LENGTH);
  if (!match) return text;
  const [, value, given] = match;
  if (Number(value) === 0) return `0 ${unit()}`;
  if (given === unit() || (given === "pt" && Math.abs(Number(value)) <= 24)) return `${value} ${given}`;
  return `${converted(Number(value) * POINTS[given])} ${unit()}`;
}
