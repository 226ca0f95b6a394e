// A page of the web edition in headless Chromium, and the actions of players.
//
// CHROMIUM is the browser, by default `chromium`.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";

const found = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

export const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? found,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});

/** The folder for screenshots; without it, none are taken. */
export const shots = { folder: undefined };

/** Preferences of the browser: colours and reduced motion. */
export const calm = (colours) => [
  { name: "prefers-color-scheme", value: colours },
  { name: "prefers-reduced-motion", value: "reduce" },
];

/** The screens that a page must fit: phones and a tablet in both orientations, and a desktop. */
export const SCREENS = [[320, 568], [390, 844], [568, 320], [844, 390], [768, 1024], [1024, 768], [1440, 900]];

/** The cells of a puzzle. Between overlapping grids, some places are in no house. */
export const cellsOf = ({ givens, houses }) => {
  const housed = new Set(houses.flat());
  return [...givens.keys()].filter((cell) => housed.has(cell));
};

/** The text of a hint on a page. */
export function readHint(data, [places, removes, figure, needs, clauses, numbers]) {
  const left = [...numbers];
  const clause = (index) => data.phrases[index].reduce((told, part) => told + left.shift() + part);
  const [look, pattern, ...told] = clauses.map(clause).join("").split("\n");
  return { look, pattern, told: told.join("\n"), figure, places, removes, needs };
}

/** The rows and columns of elements of the grid, optionally of a class only. Runs in the page. */
function places(elements, name) {
  const chosen = elements.filter((element) => !name || element.classList.contains(name));
  return chosen.map((element) => [element.parentElement.sectionRowIndex, element.cellIndex]);
}

/**
 * A new page with empty storage, which fails on console errors and on requests.
 * @param {string} file
 * @param {{ viewport?: import("puppeteer-core").Viewport, prepare?: (page: any) => Promise<any> }} options
 */
export async function open(file, { viewport = { width: 1280, height: 900 }, prepare = async () => {} } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints = [];
  const url = pathToFileURL(resolve(file)).href;
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on(
    "request",
    (request) => request.url() !== url && !request.url().startsWith("data:") && complaints.push(request.url()),
  );
  await page.setViewport(viewport);
  await page.emulateMediaFeatures(calm("light"));
  await prepare(page);
  await page.goto(url);
  const data = await page.$eval("#puzzle", (element) => JSON.parse(element.textContent));
  const cells = cellsOf(data);
  const at = (cell) =>
    `#grid tr:nth-child(${Math.floor(cell / data.side) + 1}) > :nth-child(${(cell % data.side) + 1})`;
  const attribute = (selector, name) => page.$eval(selector, (element, name) => element.getAttribute(name), name);
  const self = {
    page, data, at, attribute, context, cells,
    /** The number of digits. */
    digits: data.symbols.length,
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
    all: (name) =>
      page.$$eval("#grid td", places, name).then((all) => all.map(([row, column]) => row * data.side + column)),
    /** The cell with the focus, or -1. */
    focused: () =>
      page.$$eval("#grid td:focus", places).then(([place]) => (place ? place[0] * data.side + place[1] : -1)),
    digitKeys: () => page.$$("#pad button:not(#erase)"),
    /** Waits until the next digit starts a new number. */
    rest: () => wait(data.symbols.some((name) => name.length > 1) ? 1.25 : 0),
    open: cells.filter((cell) => !data.givens[cell]),
    won: () => page.$eval("#dialog", (dialog) => dialog.open && dialog.className === "won"),
    /** Clicks on a part of the dialog, after scrolling to it. */
    tick: async (selector) => {
      await page.$eval(selector, (element) => element.scrollIntoView({ block: "center" }));
      await page.click(selector);
    },
    /** Opens the menu and chooses an entry. */
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
    shot: async (name) =>
      shots.folder && page.screenshot({ path: join(shots.folder, `${basename(file, ".html")}-${name}.png`) }),
    done: async () => {
      assert.deepEqual(complaints, []);
      await context.close();
    },
  };
  return self;
}

/** The keys that type a value. */
export const keysOf = (data, value) =>
  [...data.symbols[value - 1]].map((sign) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`));

/** Types a value into a cell. */
export async function put(game, cell, value) {
  await game.page.focus(game.at(cell));
  await game.key(...keysOf(game.data, value));
}

/** Moves from the chosen cell to another by arrow keys: the shortest way, across places that are not cells. */
export async function walk(game, from, to) {
  const { side } = game.data;
  const housed = new Set(game.cells);
  const next = (cell, by) => {
    const inLine = (other) =>
      other >= 0 && other < side * side && (Math.abs(by) > 1 || Math.floor(other / side) === Math.floor(cell / side));
    for (let other = cell + by; inLine(other); other += by) if (housed.has(other)) return other;
    return cell;
  };
  const arrows = { ArrowDown: side, ArrowRight: 1, ArrowUp: -side, ArrowLeft: -1 };
  const ways = new Map([[from, []]]);
  for (const [cell, way] of ways) {
    if (cell === to) return game.key(...way);
    for (const [arrow, by] of Object.entries(arrows)) {
      const reached = next(cell, by);
      if (!ways.has(reached)) ways.set(reached, [...way, arrow]);
    }
  }
  throw new Error(`no way from ${from} to ${to}`);
}

export const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
