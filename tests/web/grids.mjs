// Overlapping grids: the places between them, and the view of a single grid on a small screen.

import assert from "node:assert/strict";
import { open, put } from "./game.mjs";

const PHONES = [[320, 568], [390, 844], [844, 390]];

/** Returns true if a cell is completely inside the window. */
const isSeen = (game, cell) =>
  game.page.$eval(game.at(cell), (element) => {
    const [cell, shell] = [element, document.querySelector(".window")].map((part) => part.getBoundingClientRect());
    return (
      cell.left >= shell.left - 1 &&
      cell.right <= shell.right + 1 &&
      cell.top >= shell.top - 1 &&
      cell.bottom <= shell.bottom + 1
    );
  });

const isNear = (game) => game.attribute("#near", "aria-pressed").then((pressed) => pressed === "true");

/** The cells of a grid, row by row. */
function gridOf({ data, digits }, index) {
  const [top, left] = data.grids[index];
  return Array.from(
    { length: digits ** 2 },
    (_, cell) => (top + Math.floor(cell / digits)) * data.side + left + (cell % digits),
  );
}

export const grids = {
  /** Places between grids are not visible, selectable or readable, and keys skip them. */
  async holes(file) {
    const game = await open(file);
    const { page, data, cells } = game;
    if (!data.grids) return game.done();
    const holes = await page.$$eval("#grid .hole", (all) =>
      all.map((hole) => [
        hole.checkVisibility({ visibilityProperty: true }),
        hole.getAttribute("role"),
        hole.textContent.trim(),
      ]),
    );
    assert(holes.length > 0 && holes.every((hole) => hole.join() === "false,none,"), holes.join(" "));
    const inRow = (row) => cells.filter((cell) => Math.floor(cell / data.side) === row);
    // A row with a gap, from one end to the other and back.
    const rows = [...Array(data.side).keys()].map(inRow);
    const gap = rows.find((row) => row.length && row.at(-1) - row[0] >= row.length);
    if (gap) {
      await page.focus(game.at(gap[0]));
      for (const cell of gap.slice(1)) {
        await game.key("ArrowRight");
        assert.equal(await game.focused(), cell);
      }
      await game.key("ArrowRight");
      assert.equal(await game.focused(), gap.at(-1));
      await game.key("Home");
      assert.equal(await game.focused(), gap[0]);
      await game.key("End");
      assert.equal(await game.focused(), gap.at(-1));
    }
    await page.focus(game.at(cells[0]));
    await game.chord("Control", "End");
    assert.equal(await game.focused(), cells.at(-1));
    await game.key("PageUp");
    const above = cells.find((cell) => cell % data.side === cells.at(-1) % data.side);
    assert.equal(await game.focused(), above);
    await game.chord("Control", "Home");
    assert.equal(await game.focused(), cells[0]);
    // A click outside the cells changes nothing.
    const [x, y] = await page.$eval("#grid .hole", (hole) => {
      const { left, top, width, height } = hole.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
    await page.mouse.click(x, y);
    assert.deepEqual(await game.all("chosen"), [cells[0]]);
    // A shared cell belongs to both grids and sees both.
    const shared = gridOf(game, 0).find(
      (cell) => gridOf(game, 1).includes(cell) || (data.grids[2] && gridOf(game, 2).includes(cell)),
    );
    const names = data.areas.filter((area) => area.cells.includes(shared)).map(({ name }) => name);
    assert(names.length >= 2, names.join());
    const label = await game.label(shared);
    assert(names.every((name) => label.includes(name)), label);
    await game.done();
  },

  /** On a phone, a tap zooms into a grid, the view follows, and a button leads back. */
  async near(file, solution) {
    for (const [width, height] of PHONES) {
      const game = await open(file, { viewport: { width, height, hasTouch: true, isMobile: true } });
      const { page, data, digits } = game;
      if (!data.grids) {
        assert.equal(await page.$("#near"), null);
        return game.done();
      }
      if (await game.shown("#news")) await page.tap("#close");
      const isOffered = await page.$eval("#near", (button) => button.checkVisibility());
      const size = () => page.$eval(game.at(game.cells[0]), (cell) => cell.getBoundingClientRect().width);
      assert.equal(isOffered, (await size()) < 26, `cells of ${await size()} px at ${width}`);
      if (!isOffered) {
        await game.done();
        continue;
      }
      const all = await size();
      const last = data.grids.length - 1;
      await game.shot(`all-${width}x${height}`);
      for (const index of [0, last]) {
        const own = gridOf(game, index).filter((cell) =>
          data.grids.every((_, other) => other === index || !gridOf(game, other).includes(cell)),
        );
        const open = own.find((cell) => !data.givens[cell]);
        await page.tap(game.at(open));
        assert.equal(await isNear(game), true);
        assert.deepEqual(await game.all("chosen"), [open]);
        for (const cell of gridOf(game, index))
          assert(await isSeen(game, cell), `${cell} of grid ${index} at ${width}`);
        const now = await size();
        assert(now > 1.2 * all && (digits > 9 || now > 30 || height < 400), `${all} px became ${now}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
        await (await game.digitKeys())[solution[open] - 1].tap();
        assert.equal(await game.value(open), data.symbols[solution[open] - 1]);
        await game.shot(`near-${index}-${width}x${height}`);
        // The keyboard can leave the grid, and the view follows.
        const far = gridOf(game, last - index).find((cell) => !gridOf(game, index).includes(cell));
        await page.focus(game.at(far));
        assert.equal(await isNear(game), true);
        assert(await isSeen(game, far), `${far} after ${open}`);
        await page.tap("#near");
        assert.equal(await isNear(game), false);
        assert.equal(await size(), all);
      }
      // A pause hides the grid and shows its button; then the game continues in the same view.
      await page.tap("#near");
      assert.equal(await isNear(game), true);
      await page.tap("#pause");
      const resume = await page.$eval("#resume", (button) => button.getBoundingClientRect().right <= innerWidth);
      assert.equal(resume, true);
      await page.tap("#resume");
      assert(await isSeen(game, (await game.all("at"))[0]));
      // If all grids fit on the screen, there is no zoom.
      await page.setViewport({ width: 1280, height: 900 });
      await page.waitForFunction(() => document.getElementById("near").hidden);
      assert.equal(await isNear(game), false);
      await put(game, game.open[0], solution[game.open[0]]);
      await game.done();
    }
  },
};
