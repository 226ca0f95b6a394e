// Settings of the player, which all puzzles of a site share.

import assert from "node:assert/strict";
import { calm, keysOf, open, put } from "./game.mjs";
import { clash } from "./rounds.mjs";

const KEY = "gridpress-settings";

export const settings = {
  /** Conflicting or wrong entries are highlighted as they are typed, or not. */
  async typing(file, solution) {
    const game = await open(file);
    const { data, text } = game;
    const [cell, value] = clash(game);
    const isFlagged = async () => (await game.attribute(game.at(cell), "aria-invalid")) === "true";
    await put(game, cell, value);
    assert.equal(await isFlagged(), true);
    assert((await game.label(cell)).includes(text("clash")));
    assert((await game.shown("#said")).includes(text("clash")));
    await game.shot("clash");
    await game.set("check", "none");
    assert.equal(await isFlagged(), false);
    if (data.solution) {
      await game.set("check", "mistakes");
      assert((await game.label(cell)).includes(text("wrong")));
    } else {
      await game.page.click("#menu");
      await game.page.click("#do-settings");
      assert.equal(await game.page.$('option[value="mistakes"]'), null);
      await game.key("Escape");
    }
    await put(game, cell, solution[cell]);
    assert.equal(await isFlagged(), false);
    await game.done();
  },

  /** Highlights around the chosen cell. */
  async highlights(file) {
    const game = await open(file);
    const { page, data } = game;
    const cell = data.givens.findIndex((value) => value);
    await page.click(game.at(cell));
    const same = data.givens.flatMap((value, other) => (value === data.givens[cell] ? [other] : []));
    assert.deepEqual(await game.all("same"), same);
    const groups = [...data.houses, ...data.cages.map(({ cells }) => cells), ...data.apart].filter((group) =>
      group.includes(cell),
    );
    const peers = [...new Set(groups.flat())].filter((other) => other !== cell).sort((one, other) => one - other);
    assert.deepEqual(await game.all("peer"), peers);
    await game.set("peers", false);
    await game.set("same", false);
    assert.deepEqual([await game.all("peer"), await game.all("same")], [[], []]);
    // Marks of the value are highlighted too.
    await game.set("same", true);
    await page.focus(game.at(game.open[0]));
    await game.chord("Shift", ...keysOf(data, data.givens[cell]).slice(0, 1));
    await page.click(game.at(cell));
    const lit = await page.$$eval(".lit", (marks) => marks.length);
    assert.equal(lit, data.givens[cell] < 10 ? 1 : 0);
    await game.done();
  },

  /** Dark and light, the clock, the side of the keys, and printing. */
  async looks(file, solution) {
    const game = await open(file);
    const { page } = game;
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [light] = [await ground()];
    await game.set("look", "dark");
    const dark = await ground();
    assert.notEqual(dark, light);
    await page.reload();
    assert.equal(await ground(), dark);
    await page.emulateMediaFeatures(calm("dark"));
    await game.set("look", "light");
    assert.equal(await ground(), light);
    await game.set("look", "system");
    assert.equal(await ground(), dark);
    await page.emulateMediaFeatures(calm("light"));
    assert.equal(await ground(), light);

    await game.set("clock", false);
    assert.deepEqual(await page.$$eval(".clock", (all) => all.map((element) => element.checkVisibility())), [
      false,
      false,
    ]);
    const left = (selector) => page.$eval(selector, (element) => element.getBoundingClientRect().left);
    assert((await left("#grid")) < (await left("#pad")));
    await game.set("left", true);
    assert((await left("#grid")) > (await left("#pad")));
    await game.shot("left");

    const [first, second] = game.open;
    await put(game, first, solution[first]);
    await page.focus(game.at(second));
    await game.chord("Shift", "Digit1");
    const printed = async () => {
      await page.emulateMediaType("print");
      const seen = await page.$$eval(
        ".own, .marks",
        (all) => all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
      );
      await page.emulateMediaType("screen");
      return seen;
    };
    assert.equal(await printed(), 0);
    await game.set("print", true);
    assert.equal(await printed(), 2);
    await game.done();
  },

  /** Settings are stored for all puzzles, separately from the game, and invalid ones are ignored. */
  async kept(file) {
    const game = await open(file);
    const { page } = game;
    await game.set("tidy", false);
    assert.equal(JSON.parse(await page.evaluate((key) => localStorage.getItem(key), KEY)).tidy, false);
    await page.reload();
    await page.click("#menu");
    await page.click("#do-settings");
    assert.equal(await page.$eval("#set-tidy", (box) => box.checked), false);
    await game.shot("settings");
    for (const broken of ["null", "7", "[]", "{", '{"check":"all","look":1,"clock":"no","tidy":null}']) {
      await page.evaluateOnNewDocument((key, broken) => localStorage.setItem(key, broken), KEY, broken);
      await page.reload();
      await page.click("#menu");
      await page.click("#do-settings");
      const values = await page.$$eval(".settings :is(input, select)", (all) =>
        all.map((element) => (element.type === "checkbox" ? element.checked : element.value)),
      );
      assert.deepEqual(values.slice(0, 6), ["clashes", "system", true, true, true, true], broken);
      assert(values.slice(6).every((value) => value === false));
    }
    await game.done();
  },

  /** The rules of a kind are shown on its first page only. */
  async rules(file) {
    const game = await open(file);
    const { page } = game;
    const rule = await page.$$eval(".rule", (all) => all.map((element) => element.textContent).join());
    assert.equal(await game.shown("#news"), rule);
    await page.reload();
    assert.equal(await game.shown("#news"), "");
    await page.evaluateOnNewDocument(() => localStorage.setItem("gridpress-rules", '{"a":1}'));
    await page.reload();
    assert.equal(await game.shown("#news"), rule);
    await game.done();
  },

  /** Every entry of the menu, the keys and the rules, by keyboard only. */
  async menu(file) {
    const game = await open(file);
    const { page, text, data } = game;
    await page.focus("#menu");
    await game.key("Enter");
    await game.shot("menu");
    const names = await page.$$eval(".menu button", (all) => all.map((button) => button.textContent));
    const some = [
      "all-marks",
      ...(data.solution ? ["next-cell", "check", "show"] : []),
      "progress",
      "statistics",
      "settings",
      "rules",
      "keys",
      "print",
      "again",
    ];
    assert.deepEqual(
      names,
      some.map((name) => text(name)),
    );
    await game.key("Escape");
    assert.equal(await page.evaluate(() => document.activeElement.id), "menu");
    await page.focus(game.at(game.open[0]));
    await game.key("?");
    assert.equal(await game.shown("#asked"), text("keys"));
    const keys = await page.$$eval("#dialog li", (all) => all.map((item) => item.textContent));
    assert.equal(keys.length, data.hints ? 7 : 6);
    assert(keys.every((words) => words.length > 8 && !/[{}]/.test(words)));
    await game.shot("keys");
    await game.key("Escape");
    assert.equal(await game.focused(), game.open[0]);
    await game.menu("rules");
    const rules = await game.shown("#dialog");
    for (const words of await page.$$eval(".rules p, .rule", (all) => all.map((element) => element.textContent)))
      assert(rules.includes(words));
    await game.shot("rules");
    // A click outside closes the dialog.
    await page.mouse.click(5, 5);
    assert.equal(await page.$eval("#dialog", (dialog) => dialog.open), false);
    await game.done();
  },
};
