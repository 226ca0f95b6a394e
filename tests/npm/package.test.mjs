// Tests the JavaScript package, as it was packed and installed: node --test, with `gridpress` in node_modules.
//
// GRIDPRESS is the program, whose puzzles are the same.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { canonical, count, explain, format, generate, GridpressError, hint, names, parse, rate, solve } from "gridpress";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const refuses = (does, code) => assert.throws(does, (error) => error instanceof GridpressError && error.code === code && error.message.length > 5);

test("puzzles are those of the program", { skip: !process.env.GRIDPRESS }, () => {
  for (const options of [{ level: "easy" }, { level: "extreme" }, { level: "easy", size: 6 }, { level: "medium", variant: "killer" }, { level: "medium", grids: "samurai" }, { level: "easy", variant: "jigsaw" }]) {
    const made = generate({ ...options, seed: "autumn 2026" });
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const own = JSON.parse(execFileSync(process.env.GRIDPRESS, ["generate", "--seed", "autumn 2026", "--format", "json", "--solution", ...args], { encoding: "utf8" }));
    for (const key of ["puzzle", "solution", "level", "technique", "score", "code", "size"]) assert.deepEqual(made[key], own[key], `${key} of ${args}`);
    for (const key of ["cages", "regions", "variant"]) assert.deepEqual(made[key], own[key], `${key} of ${args}`);
  }
});

test("a generated puzzle has one solution and its level", () => {
  const random = generate();
  assert.notEqual(random.seed, generate().seed);
  assert.deepEqual(generate({ seed: random.seed }), random);
  assert.equal(solve(random), random.solution);
  assert.equal(count(random, 10), 1);
  assert.equal(rate(random).level, "medium");
  const few = generate({ removed: [40, 42], symmetry: "none", seed: 7 });
  assert(few.removed >= 40 && few.removed <= 42);
});

test("all kinds are generated and solved", () => {
  for (const variant of names().variants) {
    const easiest = names().levels.map((level) => { try { return generate({ variant, level, seed: "v", size: { futoshiki: 5, skyscrapers: 5, calcudoku: 5 }[variant] }); } catch (error) { if (error.code === "out-of-reach" || error.code === "kind") return null; throw error; } }).find(Boolean);
    assert(easiest, variant);
    assert.equal(solve(easiest), easiest.solution, variant);
    assert.deepEqual(parse(format(easiest, { format: "json" }))[0].puzzle, easiest.puzzle, variant);
  }
});

test("steps lead to the solution", () => {
  const steps = explain(EASY);
  assert.deepEqual(hint(EASY), steps[0]);
  const cells = [...EASY];
  for (const { placements } of steps) for (const { cell, digit } of placements) {
    const [, row, column] = cell.match(/r(\d+)c(\d+)/);
    cells[(row - 1) * 9 + (column - 1)] = String(digit);
  }
  assert.equal(cells.join(""), solve(EASY));
});

test("equivalent puzzles have one canonical form", () => {
  const swapped = EASY.replace(/[12]/g, (digit) => (digit === "1" ? "2" : "1"));
  assert.equal(canonical(swapped), canonical(EASY));
  assert.notEqual(canonical(generate({ seed: "a" })), canonical(EASY));
});

test("errors have a code", () => {
  refuses(() => solve("12"), "notation");
  refuses(() => solve(12), "argument");
  refuses(() => solve(".".repeat(81)), "several-solutions");
  refuses(() => solve(`11${".".repeat(79)}`), "no-solution");
  refuses(() => generate({ level: "nightmare" }), "argument");
  refuses(() => generate({ size: 11 }), "kind");
  refuses(() => generate({ size: 4, level: "extreme" }), "out-of-reach");
  refuses(() => format(EASY, { format: "pdf" }), "argument");
});
