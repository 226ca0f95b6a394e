// The functions of the package. The engine answers their requests, here or in a worker.

import { call, provide } from "./engine.js";

/** An error with a code: `argument`, `notation`, `kind`, `out-of-reach`, `no-solution`, `several-solutions` ... */
export class GridpressError extends Error {
  constructor({ code, message, reply = undefined }) {
    super(message);
    this.name = "GridpressError";
    this.code = code;
    this.reply = reply;
  }
}

/** Returns a value that JSON has no form for as its text, which the engine reports. */
function plain(_, value) {
  const isLost =
    ["bigint", "function", "symbol"].includes(typeof value) || (typeof value === "number" && !Number.isFinite(value));
  return isLost ? { $: String(value) } : value;
}

/** Returns the value of an argument if it `fits`. */
function checked(value, fits, what, expected) {
  if (fits) return value;
  const found = plain("", value)?.$ ?? JSON.stringify(value);
  throw new GridpressError({ code: "argument", message: `${what} ${found}; expected ${expected}` });
}

/** Returns options, which must be an object. */
function object(options) {
  const fits = typeof options === "object" && options && !Array.isArray(options);
  return checked(options, fits, "the options are", "an object, as in { size: 6 }");
}

/** A random seed of 128 bits. */
function randomSeed() {
  const words = globalThis.crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(36)).join("-");
}

const onPuzzle = (puzzle, options = {}) => ({ ...object(options), puzzle: puzzle ?? null });

/** The requests of the functions. */
const requests = {
  generate: (options = {}) => ({ ...object(options), seed: options.seed === undefined ? randomSeed() : options.seed }),
  solve: onPuzzle,
  count: (puzzle, limit, kind) => ({ ...onPuzzle(puzzle, kind), limit }),
  rate: onPuzzle,
  explain: onPuzzle,
  hint: onPuzzle,
  parse: (text, kind = {}) => ({ ...object(kind), text: text ?? null }),
  format: onPuzzle,
  canonical: onPuzzle,
  names: () => ({}),
};

export const functions = Object.keys(requests);

/** Returns the request of a function: its name, its arguments as text, and the messages of their language. */
export function request(name, args) {
  const { language, ...options } = requests[name](...args);
  const fits = language === undefined || language === "en" || language?.messages;
  const { tag = language, messages = {} } =
    checked(language, fits, "`language` is", '"en", or the default export of "gridpress/languages/de" and others') ??
    {};
  try {
    return { name, text: JSON.stringify({ ...options, language: tag }, plain), messages };
  } catch (error) {
    throw new GridpressError({ code: "argument", message: `an argument has no end: ${error.message}` });
  }
}

/** Returns the reply of the engine to a request, as text. */
export function reply({ name, text, messages }) {
  for (const [file, content] of Object.entries(messages)) provide(file, content);
  return call(name, text);
}

/** Returns the value of a reply. */
export function value(reply) {
  const { ok, error } = JSON.parse(reply);
  if (error) throw new GridpressError(error);
  return ok;
}

const direct = (name) => (...args) => value(reply(request(name, args)));

export const generate = direct("generate");
export const solve = direct("solve");
export const count = direct("count");
export const rate = direct("rate");
export const explain = direct("explain");
export const hint = direct("hint");
export const parse = direct("parse");
export const format = direct("format");
export const canonical = direct("canonical");
export const names = direct("names");
