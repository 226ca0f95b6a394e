// A page of the web edition, open in headless Chromium, and what players do with it.
//
// CHROMIUM names the browser, `chromium` where it is not set.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";

const found = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));

export const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? found,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});

/** Where screenshots go; nowhere without a folder. */
export const shots = { folder: undefined };

/** What a browser is told: colours, and that nothing is to move. */
export const calm = (colours) => [
  { name: "prefers-color-scheme", value: colours },
  { name: "prefers-reduced-motion", value: "reduce" },
];

/** The screens that a page must fit: phones upright and on their side, a tablet both ways, a desk. */
export const SCREENS = [[320, 568], [390, 844], [568, 320], [844, 390], [768, 1024], [1024, 768], [1440, 900]];

/** A hint of a page as it is read. */
export function readHint(data, [places, removes, cells, needs, clauses, numbers]) {
  const left = [...numbers];
  const clause = (index) => data.phrases[index].reduce((told, part) => told + left.shift() + part);
  const [look, pattern, ...told] = clauses.map(clause).join("").split("\n");
  return { look, pattern, told: told.join("\n"), cells, places, removes, needs };
}

/** A page of its own, with an empty store, that fails on complaints and on requests. */
export async function open(file, { viewport = { width: 1280, height: 900 }, prepare = async () => {} } = {}) {
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
  const at = (cell) => `#grid tr:nth-child(${Math.floor(cell / data.side) + 1}) > :nth-child(${(cell % data.side) + 1})`;
  const attribute = (selector, name) => page.$eval(selector, (element, name) => element.getAttribute(name), name);
  const self = {
    page, data, at, attribute, context,
    text: (name, values = {}) => data.texts[name].replace(/\{(\w+)\}/g, (_, key) => values[key]),
    shown: (selector) => page.$eval(selector, (element) => element.textContent.trim()),
    hints: (data.hints ?? []).map((hint) => readHint(data, hint)),
    key: (...keys) => keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve()),
    chord: async (...keys) => {
      for (const held of keys.slice(0, -1)) await page.keyboard.down(held);
      await page.keyboard.press(keys.at(-1));
      for (const held of keys.slice(0, -1).reverse()) await page.keyboard.up(held);
    },
    label: (cell) => attribute(at(cell), "aria-label"),
    value: (cell) => page.$eval(at(cell), (element) => (element.childElementCount ? "" : element.textContent)),
    has: (cell, name) => page.$eval(at(cell), (element, name) => element.classList.contains(name), name),
    /** The cells with a class. */
    all: (name) => page.$$eval("#grid td", (cells, name) => cells.flatMap((cell, index) => (cell.classList.contains(name) ? [index] : [])), name),
    /** The cell that has the focus, or -1. */
    focused: () => page.$$eval("#grid td", (cells) => cells.indexOf(document.activeElement)),
    digitKeys: () => page.$$("#pad button:not(#erase)"),
    /** Until the next figure is no part of a number with the last one. */
    rest: () => wait(data.symbols.some((name) => name.length > 1) ? 1.25 : 0),
    open: data.givens.flatMap((value, cell) => (value ? [] : [cell])),
    won: () => page.$eval("#dialog", (dialog) => dialog.open && dialog.className === "won"),
    /** Clicks on a part of the dialog, which may have to scroll there. */
    tick: async (selector) => {
      await page.$eval(selector, (element) => element.scrollIntoView({ block: "center" }));
      await page.click(selector);
    },
    /** Opens the menu and takes an entry of it. */
    menu: async (name) => {
      await page.click("#menu");
      await self.tick(`#do-${name}`);
    },
    /** Changes a setting. */
    set: async (name, value) => {
      await self.menu("settings");
      if (typeof value === "string") await page.select(`#set-${name}`, value);
      else if ((await page.$eval(`#set-${name}`, (box) => box.checked)) !== value) await self.tick(`#set-${name}`);
      await page.click("#dialog .main");
    },
    shot: async (name) => shots.folder && page.screenshot({ path: join(shots.folder, `${basename(file, ".html")}-${name}.png`) }),
    done: async () => {
      assert.deepEqual(complaints, []);
      await context.close();
    },
  };
  return self;
}

/** The keys that type a value. */
export const keysOf = (data, value) => [...data.symbols[value - 1]].map((sign) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`));

/** Types a value into a cell. */
export async function put(game, cell, value) {
  await game.page.focus(game.at(cell));
  await game.key(...keysOf(game.data, value));
}

/** From the chosen cell to another, by arrows. */
export async function walk(game, from, to) {
  const { side } = game.data;
  const [down, right] = [Math.floor(to / side) - Math.floor(from / side), (to % side) - (from % side)];
  for (let step = 0; step < Math.abs(down); step++) await game.key(down > 0 ? "ArrowDown" : "ArrowUp");
  for (let step = 0; step < Math.abs(right); step++) await game.key(right > 0 ? "ArrowRight" : "ArrowLeft");
}

export const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
