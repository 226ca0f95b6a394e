// Plays pages of the web edition in headless Chromium: node play.mjs [--shots FOLDER] FILE...
//
// CHROMIUM names the browser, `chromium` where it is not set.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import { solve } from "./solve.mjs";

const found = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const files = process.argv.slice(2);
const shots = files[0] === "--shots" ? files.splice(0, 2)[1] : undefined;
if (shots) mkdirSync(shots, { recursive: true });
assert(files.length > 0, "which pages?");

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? found,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});

/** The checker of accessibility, as a script. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What a browser is told: colours, and that nothing is to move. */
const calm = (colours) => [
  { name: "prefers-color-scheme", value: colours },
  { name: "prefers-reduced-motion", value: "reduce" },
];

/** A page of its own, with an empty store, that fails on complaints and on requests. */
async function open(file, { viewport = { width: 1280, height: 900 }, prepare = async () => {} } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints = [];
  const url = pathToFileURL(resolve(file)).href;
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => request.url() !== url && !request.url().startsWith("data:") && complaints.push(request.url()));
  await page.setViewport(viewport);
  await page.emulateMediaFeatures(calm("light"));
  await prepare(page);
  await page.goto(url);
  const data = await page.$eval("#puzzle", (element) => JSON.parse(element.textContent));
  const at = (cell) => `#grid > :nth-child(${Math.floor(cell / data.side) + 1}) > :nth-child(${(cell % data.side) + 1})`;
  const text = (name, values = {}) => data.texts[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
  const shown = (selector) => page.$eval(selector, (element) => element.textContent.trim());
  const self = {
    page, data, at, text, shown,
    key: (...keys) => keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve()),
    chord: async (...keys) => {
      for (const held of keys.slice(0, -1)) await page.keyboard.down(held);
      await page.keyboard.press(keys.at(-1));
      for (const held of keys.slice(0, -1).reverse()) await page.keyboard.up(held);
    },
    label: (cell) => page.$eval(at(cell), (element) => element.getAttribute("aria-label")),
    value: (cell) => page.$eval(at(cell), (element) => element.childElementCount ? "" : element.textContent),
    open: data.givens.flatMap((value, cell) => (value ? [] : [cell])),
    won: () => page.$eval("#dialog", (dialog) => dialog.open && dialog.className === "won"),
    shot: async (name) => shots && page.screenshot({ path: join(shots, `${basename(file, ".html")}-${name}.png`), fullPage: true }),
    done: async () => {
      assert.deepEqual(complaints, []);
      await context.close();
    },
  };
  return self;
}

/** The keys that type a value. */
const keysOf = (data, value) => [...data.symbols[value - 1]].map((sign) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`));

/** From the chosen cell to another, by arrows. */
async function walk(game, from, to) {
  const { side } = game.data;
  const [down, right] = [Math.floor(to / side) - Math.floor(from / side), (to % side) - (from % side)];
  for (let step = 0; step < Math.abs(down); step++) await game.key(down > 0 ? "ArrowDown" : "ArrowUp");
  for (let step = 0; step < Math.abs(right); step++) await game.key(right > 0 ? "ArrowRight" : "ArrowLeft");
}

const plays = {
  /** Keys alone, to the end. */
  async keyboard(file, solution) {
    const game = await open(file);
    assert.equal(await game.won(), false);
    await game.key("Tab");
    let from = game.open[0];
    assert.equal(await game.page.evaluate((at) => document.activeElement === document.querySelector(at), game.at(from)), true);
    assert.equal(await game.page.$eval(game.at(from), (cell) => getComputedStyle(cell).outlineStyle), "solid");
    // Keys that lead nowhere do no harm.
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
    await game.key("Enter");
    assert.equal(await game.won(), false);
    // What is won stays as it is, and is still won when the page is opened again.
    await game.page.focus(game.at(from));
    await game.key("Backspace");
    assert.equal(await game.value(from), game.data.symbols[solution[from] - 1]);
    await game.page.reload();
    assert.equal(await game.shown("#news"), game.text("won"));
    await game.done();
  },

  /** A finger alone, on the narrowest screen. */
  async touch(file, solution) {
    const game = await open(file, { viewport: { width: 320, height: 640, hasTouch: true, isMobile: true } });
    const keys = await game.page.$$("#pad button");
    for (const key of [...keys, ...(await game.page.$$(".tools button"))]) {
      const { width, height } = await key.boundingBox();
      assert(width >= 44 && height >= 44, `a key of ${width} x ${height}`);
    }
    for (const cell of game.open) {
      await game.page.tap(game.at(cell));
      await keys[solution[cell] - 1].tap();
    }
    assert.equal(await game.won(), true);
    await game.page.tap("#yes");
    await game.done();
  },

  /** A mouse alone: marks, undo, redo, erase, solution, again. */
  async mouse(file, solution) {
    const game = await open(file);
    const { page, text } = game;
    const [first, second] = game.open;
    const keys = await page.$$("#pad button");
    const press = (id) => page.click(`#${id}`);
    const own = (cell, value) => game.value(cell).then((shown) => assert.equal(shown, value ? game.data.symbols[value - 1] : ""));
    await page.click(game.at(first));
    await press("pencil");
    assert.equal(await page.$eval("#pencil", (button) => button.getAttribute("aria-pressed")), "true");
    await keys[0].click();
    await keys[2].click();
    const [one, three] = [0, 2].map((index) => game.data.symbols[index]);
    assert((await game.label(first)).includes(text("marks", { digits: `${one} ${three}` })));
    await keys[0].click();
    assert((await game.label(first)).includes(text("marks", { digits: three })));
    await press("undo");
    assert((await game.label(first)).includes(text("marks", { digits: `${one} ${three}` })));
    await game.shot("marks");
    await press("pencil");
    await keys[solution[first] - 1].click();
    await own(first, solution[first]);
    await press("undo");
    assert((await game.label(first)).includes(text("marks", { digits: `${one} ${three}` })));
    await press("redo");
    await own(first, solution[first]);
    await press("erase");
    await own(first, 0);
    await page.click(game.at(second));
    await keys[solution[second] - 1].click();
    await own(second, solution[second]);
    for (let count = 0; count < 9; count++) await press("undo");
    await own(second, 0);
    assert.equal(await page.$eval("#undo", (button) => button.getAttribute("aria-disabled")), "true");
    if (game.data.solution) {
      await press("show");
      await press("no");
      await own(first, 0);
      await press("show");
      await press("yes");
      assert.equal(await game.shown("#news"), text("revealed"));
      await own(second, solution[second]);
      assert((await game.label(second)).includes(text("shown", { digit: game.data.symbols[solution[second] - 1] })));
      assert.equal(await game.won(), false);
    } else {
      assert.equal(await page.$("#show"), null);
      assert.equal(await page.$("#hint"), null);
    }
    await press("again");
    await press("yes");
    await own(second, 0);
    await game.done();
  },

  /** Hints alone, to the end; and first with something wrong. */
  async hints(file, solution) {
    const game = await open(file);
    if (!game.data.hints) return game.done();
    const { page, text } = game;
    const [first] = game.open;
    await page.focus(game.at(first));
    await game.key(...keysOf(game.data, (solution[first] % game.data.side) + 1), "?");
    assert.equal(await game.shown("#news"), text("mistakes-first"));
    assert((await game.label(first)).includes(text("wrong")));
    await game.chord("Control", "KeyZ");
    const told = [];
    // Each of at most three depths, and the doing.
    for (let asked = 0; asked < game.data.hints.length * 4 && !(await game.won()); asked++) {
      if (await page.$eval("#further", (further) => further.hidden)) await game.key("?");
      else await page.click("#more");
      const news = await game.shown("#news");
      if (news && told.length === 2) await game.shot("hint");
      told.push(news);
    }
    assert.equal(await game.won(), true);
    const steps = game.data.hints.filter((hint) => told.includes(hint.told.trim()));
    assert(steps.length >= 1);
    for (const { look, pattern } of steps) assert(told.includes(look) && (!pattern || told.includes(pattern)), look);
    await game.done();
  },

  /** What a hint is depends on what the player found. */
  async order(file, solution) {
    const game = await open(file);
    if (!game.data.hints) return game.done();
    // All but what the last step fills in.
    const last = game.data.hints.findLast((hint) => hint.places.length);
    const left = last.places.map(([cell]) => cell);
    for (const cell of game.open.filter((cell) => !left.includes(cell))) {
      await game.page.focus(game.at(cell));
      await game.key(...keysOf(game.data, solution[cell]));
    }
    await game.page.click("#hint");
    assert.equal(await game.shown("#news"), last.look);
    await game.key("Escape");
    assert.equal(await game.shown("#news"), "");
    await game.done();
  },

  /** Wrong entries, and those that clash. */
  async check(file, solution) {
    const game = await open(file);
    const { page, text, data } = game;
    const [good, bad] = data.solution ? ["no-mistakes", "mistakes"] : ["no-clashes", "clashes"];
    await page.click("#check");
    assert.equal(await game.shown("#news"), text(good));
    // A value that a given of its own row has.
    const [cell, value] = game.open.flatMap((cell) => {
      const row = data.givens.slice(cell - (cell % data.side), cell - (cell % data.side) + data.side);
      return row.filter((value) => value).map((value) => [cell, value]);
    })[0];
    await page.focus(game.at(cell));
    await game.key(...keysOf(data, value));
    await page.click("#check");
    assert.equal(await game.shown("#news"), text(bad, { count: 1 }));
    assert.equal(await page.$eval(game.at(cell), (element) => element.getAttribute("aria-invalid")), "true");
    assert((await game.label(cell)).includes(text(data.solution ? "wrong" : "clash")));
    await game.shot("wrong");
    await game.key(...keysOf(data, solution[cell]));
    assert.equal(await page.$eval(game.at(cell), (element) => element.getAttribute("aria-invalid")), null);
    await game.done();
  },

  /** Marks and modes of the keyboard. */
  async marks(file, solution) {
    const game = await open(file);
    const { text, data } = game;
    const [first] = game.open;
    const marks = (...values) => text("marks", { digits: values.map((value) => data.symbols[value - 1]).join(" ") });
    await game.page.focus(game.at(first));
    await game.chord("Shift", "Digit2");
    await game.chord("Alt", "Digit4");
    await game.chord("Control", "Digit3");
    assert((await game.label(first)).includes(marks(2, 3, 4)), await game.label(first));
    await game.key("Space", "Digit3");
    assert((await game.label(first)).includes(marks(2, 4)));
    assert.equal(await game.page.$eval("#pencil", (button) => button.getAttribute("aria-pressed")), "true");
    await game.key("Space", "Delete");
    assert((await game.label(first)).endsWith(text("empty")) || (await game.label(first)).includes(`${text("empty")},`));
    await game.chord("Control", "KeyZ");
    assert((await game.label(first)).includes(marks(2, 4)));
    await game.chord("Control", "KeyZ");
    await game.chord("Control", "Shift", "KeyZ");
    await game.chord("Control", "KeyZ");
    assert((await game.label(first)).includes(marks(2, 3, 4)));
    await game.chord("Control", "KeyY");
    assert((await game.label(first)).includes(marks(2, 4)));
    // A digit that goes in takes its marks from the cells that see it.
    const mate = game.open.find((cell) => cell !== first && Math.floor(cell / data.side) === Math.floor(first / data.side));
    if (mate !== undefined) {
      await game.page.focus(game.at(mate));
      await game.key("Digit2");
      assert((await game.label(first)).includes(marks(4)));
      await game.key("Digit0");
      assert.equal(await game.value(mate), "");
    }
    await game.done();
  },

  /** The game goes on where it was left; and without a store. */
  async store(file, solution) {
    const game = await open(file);
    const { page, text } = game;
    const [first, second] = game.open;
    await page.focus(game.at(first));
    await game.key(...keysOf(game.data, solution[first]));
    await page.focus(game.at(second));
    await game.chord("Shift", "Digit1");
    const before = [await game.label(first), await game.label(second)];
    await page.reload();
    assert.deepEqual([await game.label(first), await game.label(second)], before);
    assert(before[1].includes(text("marks", { digits: "1" })));
    // What is no state of this puzzle is passed over.
    for (const broken of ['{"values":[1]}', "[]", "nonsense", "7"]) {
      await page.evaluateOnNewDocument((code, broken) => localStorage.setItem(`gridpress:${code}`, broken), game.data.code, broken);
      await page.reload();
      assert.equal(await game.value(first), "");
    }
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
    await denied.page.focus(denied.at(first));
    await denied.key(...keysOf(denied.data, solution[first]));
    assert.equal(await denied.value(first), denied.data.symbols[solution[first] - 1]);
    await denied.done();
  },

  /** The clock stands while the page is hidden. */
  async clock(file) {
    const game = await open(file);
    const hide = (hidden) =>
      game.page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const seconds = async () => Number((await game.shown("#clock")).split(":")[1]);
    await wait(2.2);
    assert((await seconds()) >= 1);
    await hide(true);
    const stood = await seconds();
    await wait(2.2);
    assert.equal(await seconds(), stood);
    await hide(false);
    await wait(2.2);
    assert((await seconds()) > stood);
    await game.done();
  },

  /** How it looks: light, dark, narrow, on paper. */
  async look(file) {
    const game = await open(file);
    const { page } = game;
    const colours = () => page.evaluate(() => [document.body, document.querySelector("h1")].map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return color + backgroundColor;
    }).join());
    await page.focus(game.at(game.open[0]));
    await game.key(...keysOf(game.data, game.data.givens.find((value) => value)));
    await page.click("#check");
    await game.shot("light");
    await legible(page);
    const light = await colours();
    await page.emulateMediaFeatures(calm("dark"));
    assert.notEqual(await colours(), light);
    await legible(page);
    await game.shot("dark");
    await page.emulateMediaFeatures(calm("light"));
    for (const width of [320, 375, 768, 1024, 1600]) {
      await page.setViewport({ width, height: 700 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert(wide <= width, `${wide} wide at ${width}`);
      if (width === 320 || width === 768) await game.shot(String(width));
    }
    // What the player entered is not printed, and neither is anything to press.
    await page.setViewport({ width: 1280, height: 900 });
    await page.focus(game.at(game.open[0]));
    await game.key("Digit1");
    await page.emulateMediaFeatures(calm("dark"));
    await page.emulateMediaType("print");
    const seen = await page.evaluate(() => {
      const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
      const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen).length;
      return [seen("button"), seen(".own"), seen(".given"), seen("h1"), seen("time"), seen("svg"), seen("#clock")];
    });
    const givens = game.data.givens.filter((value) => value).length;
    assert.deepEqual(seen, [0, 0, givens, 1, 1, 1, 0]);
    const pdf = await page.pdf({ path: shots && join(shots, `${basename(file, ".html")}.pdf`), format: "A4", preferCSSPageSize: false });
    assert.equal(Buffer.from(pdf).toString("latin1").match(/\/Type \/Page\b/g).length, 1, "one sheet of paper");
    await game.done();
  },

  /** A checker of accessibility finds nothing, at all widths, in both colours. */
  async accessible(file) {
    for (const [width, height] of [[390, 844], [800, 1000], [1300, 900]]) {
      const { page, done } = await open(file, { viewport: { width, height } });
      await page.evaluate(AXE);
      for (const colours of ["light", "dark"]) {
        await page.emulateMediaFeatures(calm(colours));
        // Keys of the pad show a digit and how many are left; their names say both, with words between.
        const rules = { "label-content-name-mismatch": { enabled: false } };
        const { violations } = await page.evaluate((rules) => axe.run(document, { resultTypes: ["violations"], rules }), rules);
        const told = violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target.join(" ")).join(", ")}`);
        assert.deepEqual(told, [], `${width} ${colours}`);
      }
      await done();
    }
  },

  /** What a screen reader finds. */
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
    assert.equal(named("row").length, data.side);
    const cells = named("gridcell");
    assert.equal(cells.length, data.side ** 2);
    data.givens.forEach((value, cell) => {
      const where = text("cell", { row: Math.floor(cell / data.side) + 1, column: (cell % data.side) + 1 });
      const what = value ? text("given", { digit: data.symbols[value - 1] }) : text("empty");
      assert(cells[cell].startsWith(`${where}, ${what}`), cells[cell]);
    });
    for (const area of data.areas) assert(cells[area.cells[0]].includes(area.name));
    const buttons = named("button");
    data.symbols.forEach((symbol) => assert(buttons.some((name) => name.startsWith(text("key", { digit: symbol, count: "" }).trim().slice(0, symbol.length + 1)))));
    for (const name of ["undo", "redo", "erase", "check", "again", "print"]) assert(buttons.includes(text(name)), name);
    assert.equal(buttons.includes(text("hint")), Boolean(data.hints));
    assert.equal(await page.$$eval('#grid [tabindex="0"]', (all) => all.length), 1);
    assert.equal(await page.$$eval('[aria-live="polite"], [role="status"]', (all) => all.length), 2);
    assert.equal(await page.$eval("html", (html) => html.lang.length >= 2), true);
    await game.done();
  },
};

/** All that is written is as plain as AA asks for: 4.5 to 1. */
async function legible(page) {
  const faint = await page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    /** The colour of these, painted one over the other. */
    const painted = (colours) => {
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (colour) => {
      const [red, green, blue] = colour.map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element) => (element ? [...behind(element.parentElement), getComputedStyle(element).backgroundColor] : []);
    const contrast = (element) => {
      const grounds = behind(element);
      const [one, two] = [painted(grounds), painted([...grounds, getComputedStyle(element).color])].map(light);
      return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    };
    const writes = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const all = [...document.body.querySelectorAll("*:not(script, noscript, svg *)")];
    const seen = all.filter((element) => writes(element) && element.checkVisibility());
    const told = seen.map((element) => [contrast(element), element.outerHTML.slice(0, 80)]);
    return told.filter(([ratio]) => ratio < 4.5);
  });
  assert.deepEqual(faint, []);
}

/** The page with no script is a puzzle to look at and to print. */
async function still(file) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setJavaScriptEnabled(false);
  await page.goto(pathToFileURL(resolve(file)).href);
  const text = await page.$eval("main", (main) => main.innerText);
  assert(text.length > 20);
  await context.close();
}

let failed = 0;
for (const file of files) {
  const game = await open(file);
  const solution = solve(game.data);
  if (game.data.solution) assert.deepEqual(game.data.solution, solution);
  await game.done();
  for (const [name, play] of [...Object.entries(plays), ["still", still]]) {
    const began = performance.now();
    // A page that is opened again may get a process of its own, which now and then asks for the store before it has heard
    // what the last one wrote: what fails is played once more, and what is broken fails twice.
    for (const last of [false, true]) {
      try {
        await play(file, solution);
        console.log(`${basename(file)}: ${name} (${Math.round(performance.now() - began)} ms)`);
        break;
      } catch (error) {
        console.error(`${basename(file)}: ${name} FAILED${last ? "" : ", and is played once more"}`, error);
        failed += last;
      }
    }
  }
}
await browser.close();
console.log(failed ? `${failed} failed` : "all pages played");
process.exitCode = failed ? 1 : 0;
