// Layout of pages on every screen, in light, dark and print; accessibility; and speed.

import assert from "node:assert/strict";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { browser, calm, keysOf, open, put, SCREENS, shots } from "./game.mjs";
import { legible } from "./legible.mjs";
import { assertAccessible } from "./accessible.mjs";

/**
 * The states of a page, each as a step from the previous one.
 * @type {Record<string, (game: any) => Promise<any>>}
 */
const STATES = {
  start: async () => {},
  marks: async ({ menu, page, at, open, chord }) => {
    await menu("all-marks");
    await page.focus(at(open[0]));
    await chord("Control", "Digit1");
  },
  hint: async ({ page, data }) => {
    await page.click(data.hints ? "#hint" : "#check");
    for (let depth = 1; data.hints && depth < 3; depth++) {
      if ((await page.$eval("#more", (more) => more.textContent)) !== data.texts.do) await page.click("#more");
    }
  },
  wrong: async (game) => {
    const { page, data, open, at } = game;
    await page.click("#close");
    await page.focus(at(open[0]));
    await game.key(...keysOf(data, data.givens.find((value) => value) ?? 1));
  },
  menu: ({ page }) => page.click("#menu"),
  settings: ({ tick }) => tick("#do-settings"),
  colours: async ({ page, tick }) => {
    await tick("#set-paint");
    await tick("#set-first");
    await page.click("#dialog .main");
    await page.click("#colour");
    await (await page.$("#pad button")).click();
  },
  keys: ({ menu }) => menu("keys"),
  paused: async ({ page }) => {
    await page.click("#dialog .main");
    await page.click("#pause");
  },
};

/** Returns true if there are more keys than fit on the smallest phones. */
function isTight({ page, data }) {
  const { width, height } = page.viewport();
  return data.symbols.length > 12 && Math.min(width, height) < 390;
}

/** Asserts that the grid, all keys and all buttons are on the screen, and nothing scrolls. */
async function fits(game, name) {
  const { width, height } = game.page.viewport();
  const out = await game.page.evaluate(() => {
    const parts = [...document.querySelectorAll("#grid, header button, .panel button")].filter((element) =>
      element.checkVisibility(),
    );
    const isOut = ({ left, right, top, bottom }) =>
      left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    return parts
      .filter((element) => isOut(element.getBoundingClientRect()))
      .map((element) => element.id || element.textContent);
  });
  const [wide, high] = await game.page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  assert(wide <= width, `${name}: ${wide} wide at ${width}`);
  if (isTight(game)) return;
  assert.deepEqual(out, [], `${name} at ${width} x ${height}`);
  assert(high <= height, `${name}: ${high} high at ${height}`);
  assert.equal(await game.page.evaluate(() => scrollY), 0);
}

/** The widths at which the accessibility checker runs: one for each arrangement of grid and keys. */
const CHECKED_WIDTHS = [320, 844, 1440];

/** Checks accessibility. Only contrast depends on colours, so the dark page is checked for contrast only. */
function checkAccess(page, colours, name) {
  const all = { rules: { "label-content-name-mismatch": { enabled: true } } };
  return assertAccessible(page, name, colours === "light" ? all : { runOnly: ["color-contrast"] });
}

/** The time of the first paint in milliseconds, as the minimum of five runs. */
async function firstPaint(page) {
  const paints = [];
  for (let count = 0; count < 5; count++) {
    await page.bringToFront();
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    paints.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime));
  }
  return Math.min(...paints);
}

export const layout = {
  /** Every state fits every screen without scrolling; at some widths, the accessibility checker finds no faults. */
  async screens(file) {
    for (const [width, height] of SCREENS) {
      const game = await open(file, { viewport: { width, height } });
      const { page } = game;
      const isChecked = CHECKED_WIDTHS.includes(width);
      const place = () => page.$eval("#grid", (grid) => JSON.stringify(grid.getBoundingClientRect()));
      const first = await place();
      for (const [name, reach] of Object.entries(STATES)) {
        await reach(game);
        for (const colours of ["light", "dark"]) {
          await page.emulateMediaFeatures(calm(colours));
          await game.shot(`${name}-${width}x${height}-${colours}`);
          if (isChecked) await checkAccess(page, colours, `${name} ${width} ${colours}`);
        }
        await page.emulateMediaFeatures(calm("light"));
        if (name !== "paused") await fits(game, name);
        if (name !== "paused" && !isTight(game)) assert.equal(await place(), first, `the grid has moved: ${name}`);
      }
      await game.done();
    }
  },

  /** Forced colours, and a page in right-to-left direction. */
  async others(file) {
    for (const [width, height] of [[390, 844], [1440, 900]]) {
      const game = await open(file, { viewport: { width, height } });
      const { page, at, data } = game;
      await page.evaluate(() => (document.documentElement.dir = "rtl"));
      await fits(game, "right to left");
      const left = (cell) => page.$eval(at(cell), (element) => element.getBoundingClientRect().left);
      assert((await left(0)) < (await left(1)));
      await page.focus(at(0));
      await game.key("ArrowRight");
      assert.equal(await game.focused(), 1);
      await page.click(data.hints ? "#hint" : "#check");
      await fits(game, "right to left");
      await game.shot(`rtl-${width}`);
      await page.click("#menu");
      await game.shot(`rtl-menu-${width}`);
      await game.key("Escape");
      await page.focus(at(0));
      const session = await page.createCDPSession();
      await session.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
      const style = (selector, name) => page.$eval(selector, (element, name) => getComputedStyle(element)[name], name);
      // The chosen cell differs from others not only in its background.
      assert.equal(await style(".at", "outlineStyle"), "solid");
      await game.chord("Shift", "ArrowDown");
      assert.equal(await style(".chosen:not(.at)", "outlineStyle"), "dashed");
      assert.equal(await style("#digit", "outlineStyle"), "solid");
      await game.shot(`forced-${width}`);
      await game.done();
    }
  },

  /** The page is legible in both colour schemes, at any width, and on paper. */
  async look(file) {
    const game = await open(file);
    const { page } = game;
    await game.menu("all-marks");
    await put(game, game.open[0], game.data.givens.find((value) => value));
    await legible(page);
    await page.emulateMediaFeatures(calm("dark"));
    await legible(page);
    await page.emulateMediaFeatures(calm("light"));
    for (const width of [280, 320, 375, 768, 1024, 1600]) {
      await page.setViewport({ width, height: 700 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert(wide <= width, `${wide} wide at ${width}`);
    }
    // Entries of the player and controls are not printed.
    await page.setViewport({ width: 1280, height: 900 });
    await page.emulateMediaFeatures(calm("dark"));
    await page.emulateMediaType("print");
    const seen = await page.evaluate(() => {
      const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
      const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen).length;
      return [
        seen("button"),
        seen(".own, .marks"),
        seen(".given"),
        seen("h1"),
        seen("time"),
        seen(".board svg"),
        seen("#clock"),
      ];
    });
    const givens = game.data.givens.filter((value) => value).length;
    assert.deepEqual(seen, [0, 0, givens, 1, 1, 1, 0]);
    assert.equal(await page.$$eval(".rule", (rules) => rules.every((rule) => rule.checkVisibility())), true);
    const pdf = await page.pdf({
      path: shots.folder && join(shots.folder, `${basename(file, ".html")}.pdf`),
      format: "A4",
      preferCSSPageSize: false,
    });
    assert.equal(
      Buffer.from(pdf)
        .toString("latin1")
        .match(/\/Type \/Page\b/g).length,
      1,
      "one sheet of paper",
    );
    await game.done();
  },

  /** With text of twice the size, nothing overlaps on a phone, and nothing scrolls sideways. */
  async large(file) {
    for (const width of [320, 390, 844]) {
      const prepare = async (page) => {
        const session = await page.createCDPSession();
        await session.send("Page.enable");
        await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      };
      const game = await open(file, { viewport: { width, height: 844 }, prepare });
      const { page } = game;
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert(wide <= width, `${wide} wide at ${width}`);
      const overlaps = await page.evaluate(() => {
        const parts = [...document.querySelectorAll("h1, .facts, #clock, header button, #grid, .panel button")];
        const boxes = parts.filter((part) => part.checkVisibility() && !part.closest(".news")).map((part) => [
          part.id || part.textContent,
          part.getBoundingClientRect(),
        ]);
        const meet = (one, other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        return boxes.flatMap(([name, box], index) =>
          boxes.slice(index + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} and ${other}`),
        );
      });
      assert.deepEqual(overlaps, [], `at ${width}`);
      await game.shot(`large-${width}`);
      await game.done();
    }
  },

  /** A screen reader finds names and roles. */
  async tree(file) {
    const game = await open(file);
    const { page, data, text } = game;
    const all = [];
    const gather = (node) => {
      all.push(node);
      (node.children ?? []).forEach(gather);
    };
    gather(await page.accessibility.snapshot({ interestingOnly: false }));
    const named = (role) => all.filter((node) => node.role === role).map((node) => node.name);
    assert.deepEqual(named("banner").length, 1);
    assert.equal(named("main").length, 1);
    assert.equal(named("heading").length, 1);
    assert.equal(named("grid").length, 1);
    assert(named("grid")[0].length > 3);
    const rows = new Set(game.cells.map((cell) => Math.floor(cell / data.side)));
    assert.equal(named("row").length, rows.size);
    const read = named("gridcell");
    assert.equal(read.length, game.cells.length);
    const cells = new Map(game.cells.map((cell, index) => [cell, read[index]]));
    game.cells.forEach((cell) => {
      const value = data.givens[cell];
      const where = text("cell", { row: Math.floor(cell / data.side) + 1, column: (cell % data.side) + 1 });
      const what = value ? text("given", { digit: data.symbols[value - 1] }) : text("empty");
      assert(cells.get(cell).startsWith(`${where}, ${what}`), cells.get(cell));
    });
    for (const area of data.areas) assert(area.cells.every((cell) => cells.get(cell).includes(area.name)));
    const buttons = named("button");
    data.symbols.forEach((symbol, index) => {
      const count = game.cells.length / game.digits - data.givens.filter((value) => value === index + 1).length;
      assert(buttons.includes(text("key", { digit: symbol, count })), `${symbol}: ${buttons}`);
    });
    assert(buttons.includes(text("menu")) && buttons.every((name) => name.length > 0));
    assert.equal(await page.$("#hint") !== null, Boolean(data.hints));
    assert.equal(await page.$$eval('#grid [tabindex="0"]', (all) => all.length), 1);
    assert.equal(await page.$$eval('[aria-live="polite"], [role="status"]', (all) => all.length), 2);
    assert.equal(await page.$eval("html", (html) => html.lang.length >= 2), true);
    await game.done();
  },

  /**
   * Reports the times on a phone six times slower than this machine: each key should take less than a frame, and the
   * page should appear at once. They depend on cells that are no grids, on one computed width, and on few elements.
   */
  async speed(file) {
    const game = await open(file, { viewport: { width: 390, height: 844 } });
    const { page } = game;
    const bare = await game.context.newPage();
    await bare.goto("data:text/html,<p>no more than this");
    // The time of an empty page is due to the browser and the load of the machine.
    const paint = (await firstPaint(page)) - (await firstPaint(bare));
    await bare.close();
    await page.bringToFront();
    // Processor time does not depend on other work on this machine.
    const session = await page.createCDPSession();
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const spent = async (...names) => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.reduce((sum, { name, value }) => sum + (names.includes(`${name}`) ? value * 1000 : 0), 0);
    };
    await page.focus(game.at(game.open[0]));
    const drawing = () => spent("ScriptDuration", "LayoutDuration", "RecalcStyleDuration");
    const unmarked = await drawing();
    await page.evaluate(() => {
      const target = document.activeElement;
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "m", code: "KeyM", altKey: true, bubbles: true }));
      return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    });
    const filling = 6 * ((await drawing()) - unmarked);
    const cells = await page.$$eval("#grid td:has(.marks)", (all) =>
      all.map((cell) => {
        const style = getComputedStyle(cell);
        return [cell.querySelectorAll("*").length, style.display, style.getPropertyValue("--cell")];
      }),
    );
    const isPlain = game.data.symbols.every((name) => /^\d$/.test(name));
    assert.equal(cells.length, game.open.length);
    for (const [count, display, width] of cells) {
      assert(count <= (isPlain ? 1 : game.digits + 1), `${count} elements in a cell`);
      assert.equal(display, "block");
      assert.match(width, /^[\d.]+px$/);
    }
    const before = await spent("ScriptDuration");
    const count = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const keys = [
        ["5", "Digit5"],
        ["ArrowRight"],
        ["Backspace"],
        ["ArrowDown"],
        ["3", "Digit3"],
        ["ArrowLeft"],
        ["Delete"],
        ["ArrowUp"],
      ];
      for (let round = 0; round < 6; round++) {
        for (const [key, code = ""] of keys) {
          await frame();
          document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }),
          );
        }
      }
      return 6 * keys.length;
    });
    const each = (6 * ((await spent("ScriptDuration")) - before)) / count;
    const times = [`first paint ${paint.toFixed(0)} ms`, `a key ${each.toFixed(1)} ms`, `all marks ${filling.toFixed(0)} ms`];
    console.log(`${basename(file)}: ${times.join(", ")}`);
    await game.done();
  },

  /** Without scripts, the page shows a puzzle that can be printed. */
  async still(file) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(pathToFileURL(resolve(file)).href);
    const text = await page.$eval("main", (main) => main.innerText);
    assert(text.length > 20);
    const givens = await page.$$eval(
      "#grid td",
      (cells) => cells.filter((cell) => cell.innerText && getComputedStyle(cell).fontWeight === "600").length,
    );
    assert(givens > 3);
    const offsets = await page.$$eval("#grid td", (cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const [outer, inner] = [cell, range].map((one) => one.getBoundingClientRect());
        const across = inner.x + inner.width / 2 - outer.x - outer.width / 2;
        return cell.innerText ? Math.abs(across) / outer.width : 0;
      }),
    );
    assert(Math.max(...offsets) < 0.1, "digits are in the middle of their cells");
    assert.equal(
      await page.$$eval(
        ".panel, .clock, #menu, #pause",
        (all) => all.filter((element) => element.checkVisibility()).length,
      ),
      0,
    );
    await context.close();
  },
};
