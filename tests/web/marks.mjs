// Pencil marks and colours in cells, and entries in several cells at once.

import assert from "node:assert/strict";
import { open, put } from "./game.mjs";

/**
 * The centre of a cell on the screen.
 * @returns {Promise<[number, number]>}
 */
async function middle(game, cell) {
  const box = await (await game.page.$(game.at(cell))).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Clicks on a key of the pad. */
const keysAfter = async (game, index) => (await game.digitKeys())[index].click();

/** The values of the marks that a cell shows. */
const shownMarks = ({ page, at, data }, cell) =>
  page.$eval(
    at(cell),
    (element, symbols) =>
      symbols.flatMap((name, index) => {
        const signs = [...element.querySelectorAll("i")].map((mark) => mark.dataset.mark);
        const text = element.querySelector(".marks")?.dataset.marks ?? "";
        return signs.includes(name) || text.includes(name) ? [index + 1] : [];
      }),
    data.symbols,
  );

/** Two open neighbouring cells in a row. */
const pair = ({ open, data }) => {
  const first = open.find((cell) => open.includes(cell + 1) && (cell + 1) % data.side);
  return [first, first + 1];
};

export const marks = {
  /** Marks of both kinds and input modes, by keyboard. */
  async marks(file) {
    const game = await open(file);
    const { text, data } = game;
    const [first] = game.open;
    const written = (...values) => values.map((value) => data.symbols[value - 1]).join(" ");
    const corner = (...values) => text("marks", { digits: written(...values) });
    const centre = (...values) => text("centre-marks", { digits: written(...values) });
    const says = async (...parts) => {
      await game.rest();
      const label = await game.label(first);
      const where = text("cell", { row: Math.floor(first / data.side) + 1, column: (first % data.side) + 1 });
      assert(`${label}, `.startsWith(`${[where, text("empty"), ...parts].join(", ")}, `), label);
    };
    await game.page.focus(game.at(first));
    await game.chord("Shift", "Digit2");
    await game.rest();
    await game.chord("Shift", "Digit4");
    await says(corner(2, 4));
    await game.chord("Alt", "Digit1");
    await game.rest();
    await game.chord("Control", "Digit3");
    await says(corner(2, 4), centre(1, 3));
    await game.shot("marks");
    await game.chord("Shift", "Digit4");
    await says(corner(2), centre(1, 3));
    // The space bar cycles through the modes; a held modifier means the digit if its mode is already active.
    await game.key("Space", "Digit3");
    await says(corner(2, 3), centre(1, 3));
    assert.equal(await game.attribute("#corner", "aria-pressed"), "true");
    await game.key("Space", "Digit3");
    await says(corner(2, 3), centre(1));
    await game.key("Space");
    assert.equal(await game.attribute("#digit", "aria-pressed"), "true");
    await game.key("Space");
    await game.chord("Shift", "Digit4");
    assert.equal(await game.value(first), data.symbols[3]);
    await game.chord("Control", "KeyZ");
    await game.key("Delete");
    await says();
    await game.chord("Control", "KeyZ");
    await says(corner(2, 3), centre(1));
    await game.chord("Control", "Shift", "KeyZ");
    await says();
    await game.chord("Control", "KeyZ");
    await game.chord("Control", "KeyY");
    await says();
    await game.done();
  },

  /** A digit removes its marks from the cells that see it, unless the player disables that. */
  async tidy(file) {
    for (const tidy of [true, false]) {
      const game = await open(file);
      const [first, mate] = pair(game);
      if (!tidy) await game.set("tidy", false);
      await game.page.focus(game.at(first));
      await game.chord("Shift", "Digit2");
      await game.chord("Control", "Digit2");
      const before = await game.label(first);
      await put(game, mate, 2);
      assert.equal((await game.label(first)) === before, !tidy);
      await game.key("Digit0");
      assert.equal(await game.value(mate), "");
      await game.done();
    }
  },

  /** All candidates of a cell are filled in at once, and undone in one move. */
  async candidates(file, solution) {
    const game = await open(file);
    const { data, text } = game;
    const [first] = game.open;
    await put(game, first, solution[first]);
    await game.menu("all-marks");
    const groups = [...data.houses, ...data.cages.map(({ cells }) => cells), ...data.apart];
    for (const cell of game.open.slice(1)) {
      const seen = new Set(
        groups
          .filter((group) => group.includes(cell))
          .flat()
          .map((peer) => (peer === first ? solution[first] : data.givens[peer])),
      );
      const left = data.symbols.filter((_, index) => !seen.has(index + 1));
      assert((await game.label(cell)).includes(text("marks", { digits: left.join(" ") })), await game.label(cell));
    }
    await game.shot("candidates");
    await game.page.click("#undo");
    assert(!(await game.label(game.open[1])).includes(text("marks", { digits: "" }).trim()));
    await game.chord(...(game.digits < 22 ? ["KeyM"] : ["Alt", "KeyM"]));
    assert((await game.label(game.open[1])).includes(text("marks", { digits: "" }).trim()));
    await game.done();
  },

  /** Filling in all marks leaves the player's own ones alone. */
  async keep(file) {
    const game = await open(file);
    const [first, second, third] = game.open;
    await game.page.focus(game.at(first));
    await game.chord("Shift", "Digit2");
    await game.page.focus(game.at(second));
    await game.chord("Control", "Digit3");
    const own = [await game.label(first), await game.label(second)];
    await game.menu("all-marks");
    assert.deepEqual([await game.label(first), await game.label(second)], own);
    assert((await shownMarks(game, third)).length > 0);
    await game.done();
  },

  /** Automatic candidates follow the entries, lose what is struck out, and leave the player's own marks alone. */
  async auto(file, solution) {
    const game = await open(file);
    const { page, data, text } = game;
    const [first, mate] = pair(game);
    await page.focus(game.at(first));
    await game.chord("Control", "Digit1");
    const plain = await game.label(mate);
    await game.set("auto", true);
    const all = await shownMarks(game, mate);
    assert(all.length > 1, "every open cell shows its candidates");
    const digits = all.map((value) => data.symbols[value - 1]).join(" ");
    assert((await game.label(mate)).includes(text("marks", { digits })));
    assert((await game.label(first)).includes(text("centre-marks", { digits: data.symbols[0] })));
    if (all.some((value) => value > 9)) return game.done();
    // An entry takes its candidate away, and its removal brings it back.
    const value = solution[first];
    await put(game, first, value);
    assert.deepEqual(await shownMarks(game, mate), all.filter((other) => other !== value));
    await game.key("Delete");
    assert.deepEqual(await shownMarks(game, mate), all);
    // A candidate is struck out, and comes back; undo and a reload keep that.
    await page.focus(game.at(mate));
    await game.chord("Shift", `Digit${all[0]}`);
    assert.deepEqual(await shownMarks(game, mate), all.slice(1));
    await page.reload();
    assert.deepEqual(await shownMarks(game, mate), all.slice(1));
    await page.focus(game.at(mate));
    await game.chord("Shift", `Digit${all[0]}`);
    assert.deepEqual(await shownMarks(game, mate), all);
    await game.chord("Control", "KeyZ");
    assert.deepEqual(await shownMarks(game, mate), all.slice(1));
    await game.shot("auto");
    await game.set("auto", false);
    assert.equal(await game.label(mate), plain);
    await game.done();
  },

  /** A double click, or a double tap, chooses all equal digits. */
  async equal(file, solution) {
    for (const hasTouch of [false, true]) {
      const game = await open(file, { viewport: { width: 1024, height: 1024, hasTouch } });
      const [first, ...others] = game.open;
      const same = others.find((cell) => solution[cell] === solution[first]);
      for (const cell of [first, same]) await put(game, cell, solution[first]);
      const given = game.data.givens.flatMap((value, cell) => (value === solution[first] ? [cell] : []));
      await game.page.click(game.at(first));
      const [x, y] = await middle(game, same);
      for (let count = 0; count < 2; count++) {
        if (hasTouch) await game.page.touchscreen.tap(x, y);
        else await game.page.mouse.click(x, y);
      }
      assert.deepEqual(await game.all("chosen"), [first, same, ...given].sort((one, other) => one - other));
      await game.done();
    }
  },

  /** Several cells, selected in every possible way. */
  async several(file) {
    const game = await open(file);
    const { page, text, data } = game;
    const [first, second] = pair(game);
    const third = game.open.findLast((cell) => cell > second + 1);
    const both = () => game.all("chosen");
    await page.click(game.at(first));
    await game.chord("Shift", "ArrowRight");
    assert.deepEqual(await both(), [first, second]);
    assert.equal(await game.focused(), second);
    assert.deepEqual(
      [await game.attribute(game.at(first), "aria-selected"), await game.attribute(game.at(third), "aria-selected")],
      ["true", "false"],
    );
    assert.equal(await game.attribute("#grid", "aria-multiselectable"), "true");
    await game.key("Escape");
    assert.deepEqual(await both(), [second]);
    await game.chord("Control", "ArrowLeft");
    assert.deepEqual(await both(), [first, second]);
    await page.keyboard.down("Control");
    await page.click(game.at(third));
    assert.deepEqual(await both(), [first, second, third]);
    await page.click(game.at(second));
    await page.keyboard.up("Control");
    assert.deepEqual(await both(), [first, third]);
    // Marks go into all cells that lack them, then out of all.
    const mark = text("marks", { digits: data.symbols[0] });
    const marked = async () => [(await game.label(first)).includes(mark), (await game.label(third)).includes(mark)];
    await game.chord("Shift", "Digit1");
    assert.deepEqual(await marked(), [true, true]);
    await game.rest();
    await game.chord("Shift", "Digit1");
    assert.deepEqual(await marked(), [false, false]);
    await game.rest();
    await game.key("Digit3");
    assert.deepEqual([await game.value(first), await game.value(third)], [data.symbols[2], data.symbols[2]]);
    await game.chord("Control", "KeyZ");
    assert.deepEqual([await game.value(first), await game.value(third)], ["", ""]);
    // Dragging with the mouse.
    await page.mouse.move(...(await middle(game, first)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(game, second)), { steps: 8 });
    await page.mouse.up();
    await page.mouse.move(...(await middle(game, third)), { steps: 8 });
    assert.deepEqual(await both(), [first, second]);
    await game.key("Digit2");
    assert.deepEqual([await game.value(first), await game.value(second)], [data.symbols[1], data.symbols[1]]);
    await game.chord("Control", "KeyA");
    assert.equal((await both()).length, game.cells.length);
    await game.key("Backspace");
    assert.deepEqual([await game.value(first), await game.value(second)], ["", ""]);
    assert.equal(
      await game.value(data.givens.findIndex((value) => value)),
      data.symbols[data.givens.find((value) => value) - 1],
    );
    await page.click(game.at(third));
    assert.deepEqual(await both(), [third]);
    await game.done();
  },

  /** Dragging with a finger. */
  async swipe(file) {
    const game = await open(file, { viewport: { width: 390, height: 844, hasTouch: true, isMobile: true } });
    const [first, second] = pair(game);
    const finger = await game.page.touchscreen.touchStart(...(await middle(game, first)));
    await finger.move(...(await middle(game, second)));
    await finger.end();
    assert.deepEqual(await game.all("chosen"), [first, second]);
    assert.equal(await game.page.evaluate(() => scrollY), 0);
    await game.done();
  },

  /** Colours, also in given cells. */
  async colours(file) {
    const game = await open(file);
    const { page, text, data } = game;
    assert.equal(await page.$eval("#colour", (button) => button.checkVisibility()), false);
    await game.set("paint", true);
    await page.click("#colour");
    const cell = data.givens.findIndex((value) => value);
    await page.click(game.at(cell));
    const keys = await game.digitKeys();
    await keys[1].click();
    assert.equal(await game.has(cell, "tint2"), true);
    assert((await game.label(cell)).includes(text("colour-of", { number: 2 })));
    assert((await game.attribute("#pad button", "aria-label")).includes(text("colour-of", { number: 1 })));
    await page.click(game.at(game.open[0]));
    await keys[3].click();
    await game.shot("colours");
    await page.reload();
    assert.equal(await game.has(cell, "tint2"), true);
    await page.focus(game.at(cell));
    await game.key("Delete");
    assert.equal(await game.has(cell, "tint2"), false);
    await game.chord("Control", "KeyZ");
    assert.equal(await game.has(cell, "tint2"), true);
    // A cell can have several colours, and loses each by itself.
    await page.click("#colour");
    await page.click(game.at(cell));
    await keysAfter(game, 0);
    assert.deepEqual([await game.has(cell, "tint1"), await game.has(cell, "tint2")], [true, true]);
    const stripes = await page.$eval(game.at(cell), (element) => element.style.backgroundImage);
    assert(stripes.includes("--tint1") && stripes.includes("--tint2"), stripes);
    assert((await game.label(cell)).includes([1, 2].map((number) => text("colour-of", { number })).join(", ")));
    await keysAfter(game, 1);
    assert.deepEqual([await game.has(cell, "tint1"), await game.has(cell, "tint2")], [true, false]);
    await game.done();
  },

  /** Digit first, then cells, up to the solution. */
  async first(file, solution) {
    const game = await open(file, { viewport: { width: 390, height: 844, hasTouch: true, isMobile: true } });
    await game.set("first", true);
    if (await game.shown("#news")) await game.page.click("#close");
    const keys = await game.digitKeys();
    for (const [index, key] of keys.entries()) {
      await key.tap();
      assert.equal(await key.evaluate((key) => key.getAttribute("aria-pressed")), "true");
      for (const cell of game.open.filter((cell) => solution[cell] === index + 1)) {
        await game.page.tap(game.at(cell));
        // The first tap only zoomed into a grid.
        if (!(await game.value(cell))) await game.page.tap(game.at(cell));
      }
      if (index === 0) await game.shot("first");
    }
    assert.equal(await game.won(), true);
    await game.done();
  },

  /** The same by keyboard. */
  async firstByKeys(file) {
    const game = await open(file);
    const { page, data } = game;
    await game.set("first", true);
    const [key] = await game.digitKeys();
    await key.focus();
    await game.key("Enter");
    await page.focus(game.at(game.open[0]));
    await game.key("Enter");
    assert.equal(await game.value(game.open[0]), data.symbols[0]);
    await game.done();
  },

  /** Letter keys for the left hand, by their position. */
  async letters(file) {
    const game = await open(file);
    const { page, data } = game;
    await page.focus(game.at(game.open[0]));
    if (game.digits > 9) {
      await page.click("#menu");
      await page.click("#do-settings");
      assert.equal(await page.$("#set-letters"), null);
      return game.done();
    }
    await game.key("KeyE");
    assert.equal(await game.value(game.open[0]), "");
    await game.set("letters", true);
    for (const [index, letter] of [..."QWEASDZXC"].slice(0, game.digits).entries()) {
      await game.key(`Key${letter}`);
      assert.equal(await game.value(game.open[0]), data.symbols[index]);
      await game.key("Backspace");
    }
    await game.done();
  },

  /** The combinations of a cage that the grid allows. */
  async sums(file, solution) {
    const game = await open(file);
    const { page, data, text } = game;
    if (!data.cages.length) {
      assert.equal(await page.$("#sums"), null);
      return game.done();
    }
    const told = async (cell) => {
      await page.click(game.at(cell));
      await page.click("#sums");
      const [, list] = (await game.shown("#news")).split(":\n");
      return list
        .split("\u2003")
        .map((way) => way.split("\u2009+\u2009").map((sign) => data.symbols.indexOf(sign) + 1));
    };
    for (const { cells, sum } of data.cages.slice(0, 6)) {
      const ways = await told(cells[0]);
      const right = cells.map((cell) => solution[cell]).sort((one, other) => one - other);
      assert(ways.some((way) => way.join() === right.join()), `${right} is none of ${ways}`);
      for (const way of ways) {
        assert.equal(way.reduce((total, value) => total + value, 0), sum);
        assert.equal(new Set(way).size, cells.length);
      }
    }
    await game.shot("sums");
    // Entries in the cage and in cells that it sees leave fewer combinations.
    const cage = data.cages.find(({ cells }) => cells.length > 1 && cells.every((cell) => !data.givens[cell]));
    const before = await told(cage.cells[0]);
    await put(game, cage.cells[0], solution[cage.cells[0]]);
    const after = await told(cage.cells[0]);
    assert(after.length <= before.length && after.every((way) => way.includes(solution[cage.cells[0]])));
    const outside = data.givens.findIndex((_, cell) => !data.cages.some(({ cells }) => cells.includes(cell)));
    if (outside >= 0) {
      await page.click(game.at(outside));
      await page.click("#sums");
      assert.equal(await game.shown("#news"), text("no-cage"));
    }
    await game.done();
  },
};
