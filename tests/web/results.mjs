// Statistics of won games, and sharing of results.

import assert from "node:assert/strict";
import { open, put } from "./game.mjs";

const KEY = "gridpress-statistics";
const before = (day, days) => new Date(Date.parse(day) - days * 86400000).toISOString().slice(0, 10);

/** Wins by entering the solution, which is the fastest way. */
async function win(game, solution) {
  for (const cell of game.open) await put(game, cell, solution[cell]);
  assert.equal(await game.won(), true);
}

const stored = (game) => game.page.evaluate((key) => JSON.parse(localStorage.getItem(key)), KEY);

/** A page with the given statistics in its storage from the start. */
const openWith = (file, store) =>
  open(file, {
    prepare: (page) =>
      page.evaluateOnNewDocument(
        (key, store) => localStorage.getItem(key) ?? localStorage.setItem(key, store),
        KEY,
        typeof store === "string" ? store : JSON.stringify(store),
      ),
  });

export const results = {
  /** A won game counts once, with its level, day and time. */
  async counted(file, solution) {
    const game = await open(file);
    const { page, text, data } = game;
    await game.menu("statistics");
    assert((await game.shown("#dialog")).includes(text("none-won")));
    await game.key("Escape");
    await win(game, solution);
    const shown = await game.shown("#dialog");
    assert(shown.includes(text("streak", { count: 1 })) && shown.includes(text("longest", { count: 1 })), shown);
    assert.equal((await page.$$("#dialog tr")).length, 2);
    const [record, ...others] = await stored(game);
    assert.deepEqual(others, []);
    assert.deepEqual([...record.slice(0, 5), record[6]], [data.code, data.day, data.before, ...data.level, false]);
    assert.equal(record[7], new Intl.DateTimeFormat("sv").format());
    await game.key("Escape");
    // The same puzzle does not count again.
    await game.menu("again");
    await page.click("#dialog .main");
    await win(game, solution);
    assert.equal((await stored(game)).length, 1);
    assert.deepEqual(await page.cookies(), []);
    await game.done();
  },

  /** Streaks count the days on which games were won, whatever their puzzles; times count games without help. */
  async streaks(file, solution) {
    const now = new Intl.DateTimeFormat("sv").format();
    const ago = (days) => before(now, days);
    const game = await openWith(file, [
      ["a", ago(6), ago(7), "9 0", "Easy", 100, false, ago(6)],
      ["b", ago(5), ago(6), "9 0", "Easy", 300, false, ago(5)],
      // No puzzle is printed on the fourth and the third day before today.
      ["c", ago(2), ago(5), "9 0", "Easy", 7, true, ago(2)],
      // Old puzzles do not make a day longer, but count as a game of the day.
      ["d", ago(90), ago(91), "9 4", "Wild", 4000, true, ago(1)],
      ["d2", ago(91), ago(92), "9 4", "Wild", 4000, true, ago(1)],
      ["old", ago(20), "", "9 4", "Wild", 4000, true],
      ["bad", ago(4), ago(4), "9 4", "Wild", 4000, true, ago(4)],
      ["bad", "yesterday", "", "9 4", "Wild", 4000, true, ago(4)],
      ["bad", ago(4), "", "9 4", "Wild", -1, true, ago(4)],
      ["bad", ago(4), "", 9, "Wild", 1, true, ago(4)], 7, null, ["bad"],
    ]);
    const rows = () =>
      game.page.$$eval("#dialog tr", (all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
    await game.menu("statistics");
    await game.shot("statistics");
    const [, easy, wild, ...more] = await rows();
    assert.deepEqual([easy, wild, more], [["Easy", "3", "1:40", "3:20"], ["Wild", "2", "–", "–"], []]);
    const streaks = async (count) => {
      const told = await game.shown(".streak");
      for (const name of ["streak", "longest"]) assert(told.includes(game.text(name, { count })), told);
    };
    await streaks(4);
    await game.key("Escape");
    await win(game, solution);
    await streaks(5);
    await game.done();
  },

  /** A won game is replayed; the steps to the solution are listed. */
  async replayed(file, solution) {
    const game = await open(file);
    const { page, text } = game;
    await win(game, solution);
    await game.key("Escape");
    await game.menu("replay");
    await page.waitForFunction((first) => document.getElementById("news").textContent.startsWith(first), {},
      text("move", { number: 1, count: "" }).split("1")[0]);
    assert.equal(await game.value(game.open.at(-1)), "");
    // What is stored meanwhile is the won game.
    await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
    const { over, values } = await page.evaluate((code) => JSON.parse(localStorage.getItem(`gridpress:${code}`)), game.data.code);
    assert.deepEqual([over, values], ["won", solution]);
    const isWon = (won) => document.getElementById("news").textContent === won;
    await page.waitForFunction(isWon, { timeout: 60_000 }, text("won"));
    assert.equal(await game.value(game.open.at(-1)), game.data.symbols[solution[game.open.at(-1)] - 1]);
    await page.click("#menu");
    assert.equal((await page.$("#do-path")) !== null, Boolean(game.data.hints));
    if (game.data.hints) {
      await game.tick("#do-path");
      assert.equal((await page.$$("#dialog li")).length, game.hints.length);
    }
    await game.done();
  },

  /** The stored list is limited, and invalid contents are ignored. */
  async bounded(file, solution) {
    const { data } = await open(file).then(async (game) => (await game.done(), game));
    const many = Array.from({ length: 1500 }, (_, index) => [
      `old ${index}`,
      before(data.day, 2000 - index),
      before(data.day, 2001 - index),
      "9 0",
      "Easy",
      60,
      false,
      before(data.day, 2000 - index),
    ]);
    const game = await openWith(file, many);
    await win(game, solution);
    const all = await stored(game);
    assert.deepEqual([all.length, all.at(-1)[0]], [1000, data.code]);
    await game.done();
    for (const broken of ["7", "null", "{", '{"length":3}']) {
      const other = await openWith(file, broken);
      await other.menu("statistics");
      assert((await other.shown("#dialog")).includes(other.text("none-won")), broken);
      await other.done();
    }
  },

  /** The result is shared by the system, copied, or shown; it reveals nothing about the puzzle. */
  async shared(file, solution) {
    const ways = {
      share: (page) => page.evaluateOnNewDocument(() => {
        navigator.share = async ({ text }) => void (window.told = text);
      }),
      clipboard: (page) => page.evaluateOnNewDocument(() => {
        navigator.share = undefined;
        Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => (window.told = text) } });
      }),
      nothing: (page) => page.evaluateOnNewDocument(() => {
        navigator.share = undefined;
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      }),
    };
    for (const [way, prepare] of Object.entries(ways)) {
      const game = await open(file, { prepare });
      const { page, text, data } = game;
      if (way === "nothing" && data.hints) await page.click("#hint");
      await win(game, solution);
      await page.click("#dialog .main");
      if (way !== "share") await page.waitForSelector("#dialog textarea");
      const told =
        way === "nothing" ? await page.$eval("textarea", (area) => area.value) : await page.evaluate(() => window.told);
      assert(told.includes(await page.title()) && told.includes(data.level[1].split(",")[0]), told);
      assert(told.includes(text(way === "nothing" && data.hints ? "with-help" : "without-help")), told);
      assert(told.includes(text("won-in", { time: await game.shown("#clock") })), told);
      assert.equal(told.split("\n").length, 3);
      // The parts of the second line are apart.
      assert(told.split("\n")[1].includes(` · ${data.level[1].split(",")[0]}`), told);
      if (way !== "share") assert.equal(await game.shown("#asked"), text(way === "clipboard" ? "copied" : "copy"));
      if (way === "nothing") await game.shot("shared");
      await game.done();
    }
  },
};
