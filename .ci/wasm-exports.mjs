// Removes the functions for JavaScript whose names begin with a prefix from a module before wasm-bindgen reads it.
// A dependency exports some for its own use, and wasm-bindgen then drops what only they need, a tenth of the module.
// Usage: node wasm-exports.mjs FROM TO PREFIX
import { readFileSync, writeFileSync } from "node:fs";

const [from, to, prefix] = process.argv.slice(2);
const EXPORTS = 7;
const CUSTOM = 0;
const bytes = readFileSync(from);
let at = 8;

/** Reads a number in LEB128. */
function number() {
  let value = 0;
  let scale = 1;
  for (;;) {
    const byte = bytes[at++];
    value += (byte & 127) * scale;
    if (byte < 128) return value;
    scale *= 128;
  }
}

function encoded(value) {
  const digits = [];
  do {
    digits.push((value % 128) | (value > 127 ? 128 : 0));
    value = Math.floor(value / 128);
  } while (value);
  return Buffer.from(digits);
}

function name() {
  const length = number();
  return bytes.toString("utf8", at, (at += length));
}

/** The exports without those functions and their descriptions. */
function exported() {
  const kept = [];
  for (let left = number(); left > 0; left--) {
    const start = at;
    const own = name().replace(/^__wbindgen_describe_/, "");
    at += 1;
    number();
    if (!own.startsWith(prefix)) kept.push(bytes.subarray(start, at));
  }
  return Buffer.concat([encoded(kept.length), ...kept]);
}

/** What wasm-bindgen notes about functions: blocks of two texts with their lengths. */
function notes(start, end) {
  const kept = [bytes.subarray(start, at)];
  while (at < end) {
    const block = at;
    for (let part = 0; part < 2; part++) at += 4 + bytes.readUInt32LE(at);
    if (!bytes.subarray(block, at).includes(prefix)) kept.push(bytes.subarray(block, at));
  }
  return Buffer.concat(kept);
}

const parts = [bytes.subarray(0, at)];
while (at < bytes.length) {
  const start = at;
  const id = bytes[at++];
  const length = number();
  const body = at;
  const end = at + length;
  let changed = null;
  if (id === EXPORTS) changed = exported();
  else if (id === CUSTOM && name() === "__wasm_bindgen_unstable") changed = notes(body, end);
  parts.push(...(changed ? [Buffer.from([id]), encoded(changed.length), changed] : [bytes.subarray(start, end)]));
  at = end;
}
writeFileSync(to, Buffer.concat(parts));
