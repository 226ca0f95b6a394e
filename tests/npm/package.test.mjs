// Tests the JavaScript package, as it was packed and installed: node --test, with `gridpress` in node_modules.
//
// GRIDPRESS is the program, whose puzzles are the same.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { test } from "node:test";
import {
  canonical,
  count,
  explain,
  format,
  generate,
  GridpressError,
  hint,
  names,
  parse,
  rate,
  solve,
} from "gridpress";
import german from "gridpress/languages/de";
import { inWorker } from "gridpress/worker";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const refuses = (does, code) =>
  assert.throws(does, (error) => error instanceof GridpressError && error.code === code && error.message.length > 5);

test("puzzles are those of the program", { skip: !process.env.GRIDPRESS }, () => {
  for (const options of [
    { level: "easy" },
    { level: "extreme" },
    { level: "easy", size: 6 },
    { level: "medium", variant: "killer" },
    { level: "medium", grids: "samurai" },
    { level: "easy", variant: "jigsaw" },
  ]) {
    const made = generate({ ...options, seed: "autumn 2026" });
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const own = JSON.parse(
      execFileSync(
        process.env.GRIDPRESS,
        ["generate", "--seed", "autumn 2026", "--format", "json", "--solution", ...args],
        { encoding: "utf8" },
      ),
    );
    assert.deepEqual(made, own);
  }
});

test("a generated puzzle has one solution and its level", () => {
  const random = generate();
  assert.notEqual(random.seed, generate().seed);
  assert.deepEqual(generate({ seed: random.seed }), random);
  assert.equal(solve(random).solution, random.solution);
  assert.equal(count(random, 10), 1);
  assert.equal(rate(random).level, "medium");
  const few = generate({ removed: [40, 42], symmetry: "none", seed: 7 });
  assert(few.removed >= 40 && few.removed <= 42);
});

test("all kinds are generated and solved", () => {
  for (const variant of names().variants) {
    const easiest = names()
      .levels.map((level) => {
        try {
          return generate({ variant, level, seed: "v", size: { futoshiki: 5, skyscrapers: 5, calcudoku: 5 }[variant] });
        } catch (error) {
          if (error.code === "out-of-reach" || error.code === "kind") return null;
          throw error;
        }
      })
      .find(Boolean);
    assert(easiest, variant);
    assert.equal(solve(easiest).solution, easiest.solution, variant);
    assert.deepEqual(parse(format(easiest, { format: "json" }))[0].puzzle, easiest.puzzle, variant);
  }
});

test("steps lead to the solution", () => {
  const { steps } = explain(EASY);
  assert.deepEqual(hint(EASY).steps[0], steps[0]);
  const cells = [...EASY];
  for (const { placements } of steps) for (const { cell, digit } of placements) {
    const [, row, column] = cell.match(/r(\d+)c(\d+)/);
    cells[(row - 1) * 9 + (column - 1)] = String(digit);
  }
  assert.equal(cells.join(""), solve(EASY).solution);
});

test("equivalent puzzles have one canonical form", () => {
  const swapped = EASY.replace(/[12]/g, (digit) => (digit === "1" ? "2" : "1"));
  assert.equal(canonical(swapped), canonical(EASY));
  assert.notEqual(canonical(generate({ seed: "a" })), canonical(EASY));
});

test("every language explains steps", async () => {
  assert.equal(hint(EASY).steps[0].text, "In box 9, no cell but r9c7 can take 1. So r9c7 is 1.");
  assert.match(hint(EASY, { language: german }).steps[0].text, /Block\s9/);
  assert.deepEqual(await inWorker().hint(EASY, { language: german }), hint(EASY, { language: german }));
  const kinds = [
    { level: "extreme" },
    { variant: "killer" },
    { variant: "kropki" },
    { variant: "sandwich" },
    { grids: "twodoku" },
  ];
  const puzzles = kinds.map((kind) => generate({ level: "hard", seed: "s", ...kind }));
  for (const tag of names().languages.filter((tag) => tag !== "en")) {
    const language = (await import(`gridpress/languages/${tag}`)).default;
    const steps = puzzles.flatMap((puzzle) => explain(puzzle, { language }).steps);
    for (const step of steps) assert(step.name && step.look && step.pattern && step.text, tag);
  }
});

test("the package can be required", () => {
  const required = createRequire(import.meta.url)("gridpress");
  assert.equal(required.generate, generate);
});

test("a signal ends a call in a worker, and no other", async () => {
  const beyond = { removed: 64, seed: "s" };
  const { generate: late } = inWorker({ signal: AbortSignal.timeout(300) });
  const before = Date.now();
  const [first, second, third] = await Promise.allSettled([late(beyond), late(beyond), inWorker().solve(EASY)]);
  assert(Date.now() - before < 3000);
  assert.equal(first.reason.name, "TimeoutError");
  assert.equal(second.reason.name, "TimeoutError");
  assert.deepEqual(third.value, solve(EASY));
  await assert.rejects(inWorker().solve("12"), (error) => error instanceof GridpressError && error.code === "notation");
  await assert.rejects(inWorker({ signal: AbortSignal.abort() }).solve(EASY), { name: "AbortError" });
});

test("no argument is ignored", () => {
  for (const [does, message] of [
    [() => generate({ levl: "hard" }), /unknown option `levl`; did you mean `level`\?/],
    [() => generate("hard"), /the options are "hard"; expected an object/],
    [() => generate(null), /the options are null/],
    [() => generate(5n), /the options are 5; expected an object/],
    [() => generate({ seed: {} }), /`seed` is \{\}; expected a text or a whole number/],
    [() => generate({ seed: NaN }), /`seed` is NaN/],
    [() => generate({ seed: null }), /`seed` is null/],
    [() => generate({ seed: 5n }), /`seed` is 5/],
    [() => generate({ seed: "\ud800" }), /valid Unicode/],
    [() => generate({ index: -1 }), /`index` is -1/],
    [() => generate({ removed: 81 }), /more than 64 cells removed/],
    [() => solve(EASY, { sise: 6 }), /unknown option `sise`; did you mean `size`\?/],
    [() => solve(EASY, "killer"), /the options are "killer"/],
    [() => solve(), /`puzzle` is null; expected a puzzle/],
    [() => count(EASY, { size: 9 }), /`limit` is \{"size":9\}/],
    [() => count(EASY, Infinity), /`limit` is Infinity/],
    [() => hint(EASY, { language: "de" }), /`language` is "de"; expected "en", or the default export/],
    [() => format(EASY, { formt: "grid" }), /did you mean `format`\?/],
    [() => format(EASY, { solution: "yes" }), /expected true or false/],
    [() => parse(5), /`text` is 5/],
  ])
    assert.throws(does, (error) => error instanceof GridpressError && message.test(error.message), String(does));
});

test("errors have a code", () => {
  refuses(() => solve("12"), "notation");
  refuses(() => solve(12), "argument");
  refuses(() => solve(".".repeat(81)), "several-solutions");
  refuses(() => solve(`11${".".repeat(79)}`), "no-solution");
  assert.throws(() => solve(`11${".".repeat(79)}`), (error) => error.reply.mistake.kind === "clash");
  refuses(() => generate({ level: "nightmare" }), "argument");
  refuses(() => generate({ size: 11 }), "kind");
  refuses(() => generate({ size: 4, level: "extreme" }), "out-of-reach");
  refuses(() => format(EASY, { format: "pdf" }), "argument");
});
