// What the player enters, and where.

import { cells, digits, isGiven } from "./rules.js";

export const modes = ["digit", "corner", "centre", "colour"];
// The mode, and the value chosen before the cell, if any.
export const entry = { mode: "digit", first: 0 };

// The selected cells: one with the focus, and others.
export const firstOpen = cells.find((cell) => !isGiven(cell)) ?? cells[0];
export const choice = { cell: firstOpen, all: new Set([firstOpen]) };

// Letters in place of digits, which another module may replace: their values, and the letters in use.
/** @type {{ value(event: KeyboardEvent): number, takes(name: string): boolean }} */
export const spelling = { value: () => 0, takes: (name) => name.charCodeAt(0) - 55 <= digits };
