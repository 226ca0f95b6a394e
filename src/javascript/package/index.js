// The sudoku engine of gridpress.

import init, { call } from "./engine.js";

const file = new URL("./engine_bg.wasm", import.meta.url);
const source = file.protocol === "file:" && globalThis.process?.versions?.node ? (await import("node:fs/promises")).readFile(file) : file;
await init({ module_or_path: await source });

/** An error with a code: `argument`, `notation`, `kind`, `out-of-reach`, `no-solution`, `several-solutions` ... */
export class GridpressError extends Error {
  constructor({ code, message }) {
    super(message);
    this.name = "GridpressError";
    this.code = code;
  }
}

function ask(verb, request) {
  const { ok, error } = JSON.parse(call(verb, JSON.stringify(request)));
  if (error) throw new GridpressError(error);
  return ok;
}

/** A random seed of 128 bits. */
function randomSeed() {
  const words = globalThis.crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(36)).join("-");
}

export const generate = (options = {}) => ask("generate", { ...options, seed: String(options.seed ?? randomSeed()) });
export const solve = (puzzle, kind) => ask("solve", { puzzle, kind });
export const count = (puzzle, limit, kind) => ask("count", { puzzle, limit, kind });
export const rate = (puzzle, kind) => ask("rate", { puzzle, kind });
export const explain = (puzzle, kind) => ask("explain", { puzzle, kind });
export const hint = (puzzle, kind) => ask("hint", { puzzle, kind });
export const parse = (text, kind) => ask("parse", { text, kind });
export const format = (puzzle, { format, solution, kind } = {}) => ask("format", { puzzle, format, solution, kind });
export const canonical = (puzzle, kind) => ask("canonical", { puzzle, kind });
export const names = () => ask("names", {});
