// Whole games by each input method, and everything that happens during a game.

import assert from "node:assert/strict";
import { keysOf, open, put, wait, walk } from "./game.mjs";

/** Asserts that the chosen cell has the focus, and that no other cell looks like it. */
async function isOne(game, cell) {
  assert.equal(await game.focused(), cell);
  assert.deepEqual(await game.all("at"), [cell]);
  assert.deepEqual(await game.all("chosen"), [cell]);
}

export const rounds = {
  /** A game by keyboard only. */
  async keyboard(file, solution) {
    const game = await open(file);
    assert.equal(await game.won(), false);
    let from = game.open[0];
    while ((await game.focused()) < 0) await game.key("Tab");
    await isOne(game, from);
    assert.equal(await game.page.$eval(game.at(from), (cell) => getComputedStyle(cell).outlineStyle), "solid");
    // Keys without effect do no harm.
    await game.chord("Control", "Home");
    await game.key("ArrowUp", "ArrowLeft", "End", "Home", "PageDown", "PageUp");
    from = 0;
    for (const cell of game.open) {
      await walk(game, from, cell);
      await game.key(...keysOf(game.data, solution[cell]));
      from = cell;
    }
    assert.equal(await game.won(), true);
    assert.equal(await game.shown("#asked"), game.text("won"));
    await game.shot("won");
    await game.key("Escape");
    assert.equal(await game.won(), false);
    // A won game cannot be changed, and is still won when the page is reopened.
    await game.page.focus(game.at(from));
    await game.key("Backspace");
    assert.equal(await game.value(from), game.data.symbols[solution[from] - 1]);
    await game.page.reload();
    assert.equal(await game.shown("#news"), game.text("won"));
    await game.done();
  },

  /** A game by touch only, on the narrowest screen. */
  async touch(file, solution) {
    const game = await open(file, { viewport: { width: 320, height: 568, hasTouch: true, isMobile: true } });
    for (const key of await game.page.$$("button")) {
      const box = await key.boundingBox();
      if (box) assert(box.width >= 43.9 && box.height >= 43.9, `a key of ${box.width} x ${box.height}`);
    }
    const keys = await game.digitKeys();
    if (await game.shown("#news")) await game.page.tap("#close");
    for (const cell of game.open) {
      await game.page.tap(game.at(cell));
      await keys[solution[cell] - 1].tap();
    }
    assert.equal(await game.won(), true);
    await game.shot("won-320");
    await game.page.tap("#dialog .answers button:last-child");
    assert.equal(await game.won(), false);
    await game.done();
  },

  /** A game by mouse only: undo, redo, erase, solution, restart. */
  async mouse(file, solution) {
    const game = await open(file);
    const { page, text } = game;
    const [first, second] = game.open;
    const keys = await game.digitKeys();
    const press = (id) => page.click(`#${id}`);
    const own = (cell, value) =>
      game.value(cell).then((shown) => assert.equal(shown, value ? game.data.symbols[value - 1] : ""));
    await page.click(game.at(first));
    await isOne(game, first);
    await keys[solution[first] - 1].click();
    await own(first, solution[first]);
    await press("undo");
    await own(first, 0);
    await press("redo");
    await own(first, solution[first]);
    await press("erase");
    await own(first, 0);
    await page.click(game.at(second));
    await keys[solution[second] - 1].click();
    await own(second, solution[second]);
    // The undone cell is chosen and has the focus.
    await press("undo");
    await isOne(game, second);
    await press("undo");
    await isOne(game, first);
    await own(first, solution[first]);
    await press("redo");
    await press("redo");
    await isOne(game, second);
    for (let count = 0; count < 9; count++) await press("undo");
    await own(second, 0);
    assert.equal(await game.attribute("#undo", "aria-disabled"), "true");
    if (game.data.solution) {
      await game.menu("show");
      await page.click("#dialog .answers button:last-child");
      await own(first, 0);
      await game.menu("show");
      await page.click("#dialog .main");
      assert.equal(await game.shown("#news"), text("revealed"));
      await own(second, solution[second]);
      assert((await game.label(second)).includes(text("shown", { digit: game.data.symbols[solution[second] - 1] })));
      assert.equal(await game.won(), false);
    } else {
      assert.equal(await page.$("#hint"), null);
      await press("menu");
      assert.equal(await page.$("#do-show"), null);
      await game.key("Escape");
    }
    await game.menu("again");
    await page.click("#dialog .main");
    await own(second, 0);
    await game.done();
  },

  /** A game by hints only, which begins with a wrong entry. */
  async hints(file, solution) {
    const game = await open(file);
    if (!game.data.hints) return game.done();
    const { page, text } = game;
    const [first] = game.open;
    const key = game.digits < 17 ? ["KeyH"] : ["Alt", "KeyH"];
    await put(game, first, (solution[first] % game.digits) + 1);
    await game.chord(...key);
    assert.equal(await game.shown("#news"), text("mistakes-first"));
    assert((await game.label(first)).includes(text("wrong")));
    await game.chord("Control", "KeyZ");
    const told = [];
    // Each hint has up to three depths, and then carries out the step.
    for (let asked = 0; asked < game.hints.length * 4 && !(await game.won()); asked++) {
      if (await page.$eval("#more", (more) => !more.checkVisibility())) await game.chord(...key);
      else await page.click("#more");
      const news = await game.shown("#news");
      if (news && told.length === 2) await game.shot("hint");
      told.push(news);
    }
    assert.equal(await game.won(), true);
    const steps = game.hints.filter((hint) => told.includes(hint.told.trim()));
    assert(steps.length >= 1);
    for (const { look, pattern } of steps) assert(told.includes(look) && (!pattern || told.includes(pattern)), look);
    await game.done();
  },

  /** A hint depends on the player's progress, and its cell is chosen after it is carried out. */
  async order(file, solution) {
    const game = await open(file);
    if (!game.data.hints) return game.done();
    const { page } = game;
    // All cells except that of the last step.
    const last = game.hints.findLast((hint) => hint.places.length);
    const left = last.places.map(([cell]) => cell);
    for (const cell of game.open.filter((cell) => !left.includes(cell))) await put(game, cell, solution[cell]);
    await page.click("#hint");
    assert.equal(await game.shown("#news"), last.look);
    await game.key("Escape");
    assert.equal(await game.shown("#news"), "");
    await game.done();

    // By keyboard, from the button, which disappears: the focus must not be lost.
    const other = await open(file);
    const [{ places, removes }] = other.hints;
    await other.page.focus("#hint");
    await other.key("Enter");
    await other.page.focus("#more");
    for (let asked = 0; asked < 3 && !(await other.value((places[0] ?? removes[0])[0])); asked++)
      await other.key("Enter");
    if (places.length) {
      await isOne(other, places[0][0]);
      await other.key("Backspace");
      assert.equal(await other.value(places[0][0]), "");
    }
    await other.done();
  },

  /** Wrong and conflicting entries. */
  async check(file, solution) {
    const game = await open(file);
    const { page, text, data } = game;
    await game.set("check", "none");
    const check = () => (data.solution ? game.menu("check") : page.click("#check"));
    const [good, bad] = data.solution ? ["no-mistakes", "mistakes"] : ["no-clashes", "clashes"];
    await check();
    assert.equal(await game.shown("#news"), text(good));
    // A value that a given in the same row has.
    const [cell, value] = clash(game);
    await put(game, cell, value);
    assert.equal(await game.attribute(game.at(cell), "aria-invalid"), null);
    await check();
    assert.equal(await game.shown("#news"), text(bad, { count: 1 }));
    assert.equal(await game.attribute(game.at(cell), "aria-invalid"), "true");
    assert((await game.label(cell)).includes(text(data.solution ? "wrong" : "clash")));
    await game.shot("wrong");
    await put(game, cell, solution[cell]);
    assert.equal(await game.attribute(game.at(cell), "aria-invalid"), null);
    await game.done();
  },

  /** The game continues where it was left, with its history; and it works without storage. */
  async store(file, solution) {
    const game = await open(file);
    const { page, text, data } = game;
    const [first, second] = game.open;
    const at = `gridpress:${data.code}`;
    await put(game, first, solution[first]);
    await page.focus(game.at(second));
    await game.chord("Shift", "Digit1");
    await game.chord("Control", "Digit2");
    const before = [await game.label(first), await game.label(second)];
    await page.reload();
    assert.deepEqual([await game.label(first), await game.label(second)], before);
    assert(
      before[1].includes(text("marks", { digits: "1" })) && before[1].includes(text("centre-marks", { digits: "2" })),
    );
    for (let count = 0; count < 3; count++) await game.chord("Control", "KeyZ");
    assert.deepEqual(
      [
        await game.value(first),
        await game.label(second).then((label) => label.includes(text("marks", { digits: "1" }))),
      ],
      ["", false],
    );
    await page.reload();
    for (let count = 0; count < 3; count++) await game.chord("Control", "KeyY");
    assert.deepEqual([await game.label(first), await game.label(second)], before);
    // A state of another puzzle is ignored.
    const kept = JSON.parse(await page.evaluate((at) => localStorage.getItem(at), at));
    const change = [first, solution[first], 0, 0, 0, 0];
    const broken = [
      '{"values":[1]}', "[]", "nonsense", "7",
      ...[
        { values: kept.values.map(() => 1) },
        { corners: [-1] },
        { past: [[[data.side ** 2, 1, 0, 0, 0, 0]]] },
        { past: [[[first, 99, 0, 0, 0, 0]]] },
        { struck: [-1] },
        { future: [[7]] },
        { past: Array(2001).fill([change]) },
        { past: 1 },
        { told: [1e6] },
        { helped: 1 },
        { seconds: -1 },
        { over: "yes" },
      ].map((part) => JSON.stringify({ ...kept, ...part })),
    ];
    let script;
    const reloadWith = async (store) => {
      if (script) await page.removeScriptToEvaluateOnNewDocument(script.identifier);
      script = await page.evaluateOnNewDocument((at, store) => localStorage.setItem(at, store), at, store);
      await page.reload();
    };
    for (const store of broken) {
      await reloadWith(store);
      assert.equal(await game.value(first), "", store.slice(0, 80));
    }
    await reloadWith(JSON.stringify(kept));
    assert.equal(await game.value(first), data.symbols[solution[first] - 1]);
    await game.done();

    const denied = await open(file, {
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          const deny = () => {
            throw new DOMException("denied", "SecurityError");
          };
          Object.defineProperty(window, "localStorage", { get: deny });
        }),
    });
    await put(denied, first, solution[first]);
    assert.equal(await denied.value(first), denied.data.symbols[solution[first] - 1]);
    await denied.done();
  },

  /** The history is limited, since the storage of browsers is. */
  async history(file) {
    const game = await open(file);
    const [first] = game.open;
    await game.page.focus(game.at(first));
    await game.page.evaluate(() => {
      const erase = document.getElementById("erase");
      const [key] = document.querySelectorAll("#pad button");
      for (let count = 0; count < 1500; count++) [key, erase].forEach((button) => button.click());
    });
    const { past } = JSON.parse(
      await game.page.evaluate((code) => localStorage.getItem(`gridpress:${code}`), game.data.code),
    );
    const changes = past.reduce((sum, move) => sum + move.length, 0);
    assert(changes > 1000 && changes <= 2000, `${changes} changes`);
    await game.done();
  },

  /** The clock starts with the first move, and stops while the page is hidden or the game is paused. */
  async clock(file, solution) {
    const game = await open(file);
    const { page, data } = game;
    const hide = (hidden) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    const seconds = async () => Number((await game.shown("#clock")).split(":")[1]);
    const [first, second] = game.open;
    await wait(1.2);
    await page.click(game.at(first));
    await page.click("#pause");
    assert.equal(await page.$eval("#resume", (button) => button.checkVisibility()), false);
    assert.equal(await seconds(), 0);
    await put(game, first, solution[first]);
    await wait(2.2);
    assert((await seconds()) >= 1);
    await hide(true);
    const stood = await seconds();
    await wait(1.3);
    assert.equal(await seconds(), stood);
    await hide(false);
    // A paused game shows and reads nothing except one button, which has the focus.
    await page.click("#pause");
    const paused = await seconds();
    const isSeen = (selector) =>
      page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));
    assert.equal(await isSeen(game.at(first)), false);
    assert.equal(await page.evaluate(() => document.activeElement.id), "resume");
    await game.shot("paused");
    await game.key(...keysOf(data, solution[second]));
    assert.equal(await game.value(second), "");
    const tree = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }));
    assert(!tree.includes("gridcell") && tree.includes(await game.shown("#resume")));
    await wait(1.3);
    assert.equal(await seconds(), paused);
    await game.key("Enter");
    assert.equal(await isSeen(game.at(first)), true);
    await isOne(game, first);
    const pauseKey = game.digits < 25 ? ["KeyP"] : ["Alt", "KeyP"];
    await game.chord(...pauseKey);
    assert.equal(await isSeen(game.at(first)), false);
    await game.chord(...pauseKey);
    assert.equal(await isSeen(game.at(first)), true);
    await game.done();
  },
};

/** An open cell, and a value that a given in its row has. */
export function clash({ data, open }) {
  const rows = open.flatMap((cell) =>
    data.houses
      .filter((house) => house.includes(cell))
      .flat()
      .map((peer) => [cell, data.givens[peer]]),
  );
  return rows.find(([, value]) => value);
}
