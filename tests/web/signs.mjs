// The signs of hints in the grid, and what hints write down.

import assert from "node:assert/strict";
import { open, put } from "./game.mjs";

/** Asks for a hint until its last depth. Calls `check` with each depth, from 1. */
async function reveal(game, check = async (_) => {}) {
  await game.page.click("#hint");
  for (let depth = 1; ; depth++) {
    await check(depth);
    if ((await game.shown("#more")) === game.text("do")) return;
    await game.page.click("#more");
  }
}

/** The candidates with a class, as cells and values. */
const signed = ({ page, data }, name) =>
  page.$$eval(
    `#grid i.${name}`,
    (marks, side, symbols) =>
      marks.map((mark) => {
        const cell = mark.closest("td");
        return [cell.parentElement.sectionRowIndex * side + cell.cellIndex, symbols.indexOf(mark.dataset.mark) + 1];
      }),
    data.side,
    data.symbols,
  );
const sorted = (all) => [...new Set(all.map((one) => one.join()))].sort();

export const signs = {
  /** Each hint first shades where to look, then draws its pattern, then its outcome; then nothing is left of it. */
  async signs(file) {
    const game = await open(file);
    if (!game.data.hints) return game.done();
    const { page, text, data } = game;
    const isNamed = () => page.$$eval(".names span", (all) => all.some((name) => name.checkVisibility()));
    const drawn = () => page.$$eval("#lines path", (all) => all.map((path) => path.getAttribute("d")).join(""));
    assert.equal(await isNamed(), false);
    let steps = 0;
    for (; steps < 10 && !(await game.won()); steps++) {
      await reveal(game, async (depth) => {
        const seen = [...(await game.all("house")), ...(await game.all("plain")), ...(await game.all("dark"))];
        const heavy = await signed(game, "heavy");
        assert(depth === 3 || seen.length + heavy.length > 0, `nothing is shown: ${await game.shown("#news")}`);
        assert.equal(await isNamed(), true);
        if (depth < 3) assert.deepEqual([await signed(game, "ring"), await signed(game, "struck")], [[], []]);
      });
      const told = await game.shown("#news");
      const hint = game.hints.find((hint) => hint.told.trim() === told);
      const isOpen = await Promise.all(hint.places.map(async ([cell]) => !(await game.value(cell))));
      assert.deepEqual(sorted(await signed(game, "ring")), sorted(hint.places.filter((_, at) => isOpen[at])), told);
      const lost = await Promise.all(hint.removes.map(async ([cell]) => !(await game.value(cell))));
      assert.deepEqual(sorted(await signed(game, "struck")), sorted(hint.removes.filter((_, at) => lost[at])), told);
      for (const [cell] of hint.places) assert(await game.has(cell, "target"));
      assert.equal((await drawn()) !== "", (hint.figure[7] ?? []).length > 0, told);
      if (steps === 0 || hint.removes.length) await game.shot(`signs-${steps}`);
      await page.click("#more");
      assert.deepEqual([await signed(game, "heavy"), await drawn(), await isNamed()], [[], "", false]);
      // What an elimination leaves is written down, and its cells are chosen.
      if (hint.removes.length && !hint.places.length) {
        const cells = [...new Set(hint.removes.map(([cell]) => cell))].sort((one, other) => one - other);
        assert.deepEqual(await game.all("chosen"), cells);
        for (const [cell, value] of hint.removes.filter((_, at) => lost[at])) {
          const label = await game.label(cell);
          const marks = label.split(", ").find((part) => part.startsWith(text("marks", { digits: "" }).trim()));
          assert(marks && !marks.split(" ").includes(data.symbols[value - 1]), `${told}: ${label}`);
        }
      }
    }
    assert(steps > 3);
    await game.done();
  },

  /** The lighter hint only frames the cell of the next digit. */
  async next(file, solution) {
    const game = await open(file);
    if (!game.data.hints) return game.done();
    const { page, text, data } = game;
    const first = game.hints.flatMap(({ places }) => places)[0][0];
    await game.menu("next-cell");
    const cell = text("where", { row: Math.floor(first / data.side) + 1, column: (first % data.side) + 1 });
    assert.equal(await game.shown("#news"), text("next-in", { cell }));
    assert.deepEqual([await game.all("target"), await signed(game, "ring")], [[first], []]);
    assert.equal(await page.$eval("#more", (more) => more.checkVisibility()), false);
    await put(game, first, solution[first]);
    assert.deepEqual([await game.all("target"), await game.shown("#news")], [[], ""]);
    await game.chord(...(game.digits < 23 ? ["KeyN"] : ["Alt", "KeyN"]));
    const [other, ...more] = await game.all("target");
    assert(other !== first && more.length === 0);
    await game.done();
  },
};
