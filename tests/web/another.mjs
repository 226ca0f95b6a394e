// Further puzzles on the pages of a site, and games that move to other browsers: node another.mjs PROGRAM ENGINE
//
// ENGINE is the folder with the engine. It makes puzzles that are the same wherever their address is opened.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { assertAccessible } from "./accessible.mjs";
import { browser, wait } from "./game.mjs";

const [program, engine] = process.argv.slice(2);
assert(program && engine, "which program, and which engine?");
const folder = mkdtempSync(join(tmpdir(), "another-"));
const day = (ago) => new Date(Date.now() - ago * 864e5).toISOString().slice(0, 10);
const today = day(0);
writeFileSync(
  join(folder, "desk.toml"),
  `title = "The Morning Post"
seed = "5 walnut ladders, 81 kettles"
[daily]
first = "2026-01-01"
[daily.week]
${["mon", "tues", "wednes", "thurs", "fri", "satur", "sun"].map((day) => `${day}day = "easy"\n`).join("")}
[daily.web]
site = true
engine = "engine/"
[[daily.slot]]
id = "classic"
[[daily.slot]]
id = "killer"
size = 6
variant = "killer"
language = "de"
`,
);
const run = ["--date", day(1), "--days", "2", "--format", "html", "-o", folder, "-q"];
execFileSync(program, ["daily", join(folder, "desk.toml"), ...run]);

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
let serves = "engine";
const server = createServer((request, response) => {
  const path = normalize(new URL(request.url, "http://site").pathname).replace(/^\/sudoku\//, "");
  try {
    const of = path.startsWith("engine/") ? join(engine, path.slice(7)) : join(folder, path || "index.html");
    const isMissing = serves === "missing" && path.startsWith("engine/");
    let bytes = readFileSync(isMissing ? "missing" : of);
    if (serves === "other" && of.endsWith(".html")) bytes = Buffer.from(String(bytes).replace(/"program":"/, '$&of another version '));
    response.writeHead(200, { "content-type": TYPES[extname(of)] ?? "text/plain" });
    response.end(bytes);
  } catch {
    response.writeHead(404);
    response.end();
  }
});
await once(server.listen(0, "localhost"), "listening");
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const url = `http://localhost:${port}/sudoku/`;

async function open(address, warnings = []) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844 });
  page.on("console", (message) => message.type() === "warn" && warnings.push(message.text()));
  page.on("pageerror", (error) => assert.fail(String(error)));
  await page.goto(address);
  return page;
}

const puzzleOf = (page) => page.$eval("#puzzle", (puzzle) => JSON.parse(puzzle.textContent));
const made = (page) => page.waitForFunction(() => location.search && !document.querySelector("dialog[open]"), {});
async function choose(page, name) {
  await page.click("#menu");
  await page.click(`#do-${name}`);
}
/** Opens the dialog that moves games, once its link is there. */
async function move(page) {
  await choose(page, "progress");
  await page.waitForSelector("#dialog .answers button:nth-child(4)");
}
/** Enters the solution in all open cells but the last ones. */
const enter = (page, left = 0) =>
  page.evaluate((left) => {
    const { givens, solution } = JSON.parse(document.getElementById("puzzle").textContent);
    const cells = [...document.querySelectorAll("#grid td")];
    const open = cells.filter((_, index) => !givens[index]);
    for (const cell of open.slice(0, open.length - left)) {
      cell.focus();
      const code = `Digit${solution[cells.indexOf(cell)]}`;
      cell.dispatchEvent(new KeyboardEvent("keydown", { key: code.slice(5), code, bubbles: true, cancelable: true }));
    }
  }, left);
const entries = (page) => page.$$eval("#grid td", (cells) => cells.map((cell) => cell.textContent.trim()));

const plays = {
  /** A puzzle of the same kind and level replaces that of the day, is played like it, and has an address of its own. */
  async another() {
    const page = await open(`${url}${today}-killer.html`);
    const ofDay = await puzzleOf(page);
    await choose(page, "another");
    await made(page);
    const puzzle = await puzzleOf(page);
    assert.notDeepEqual(puzzle.solution, ofDay.solution);
    assert.deepEqual(puzzle.level, ofDay.level);
    assert(puzzle.cages.length > 5 && puzzle.symbols.length === 6);
    assert.equal(await page.$eval("h1", (heading) => heading.textContent), "Noch ein Rätsel");
    assert.equal(await page.$eval(".facts a", (link) => link.getAttribute("href")), `/sudoku/${today}-killer.html`);
    await assertAccessible(page, "another puzzle");
    await page.click("#hint");
    assert.match(await page.$eval("#news", (news) => news.textContent), /\p{L}/u);
    await enter(page);
    assert.equal(await page.$eval("#dialog", (dialog) => dialog.className), "won");
    const further = await page.$$eval("#dialog .leads a", (links) => links.map((link) => link.href));
    assert(further.some((link) => link.includes("?another=")));
    // The same address gives the same puzzle elsewhere, and after the page of the day.
    const address = page.url();
    const other = await open(address);
    await made(other);
    assert.deepEqual((await puzzleOf(other)).solution, puzzle.solution);
    await page.goto(`${url}${today}-killer.html`);
    assert.deepEqual((await puzzleOf(page)).solution, ofDay.solution);
    assert(!(await entries(page)).every(Boolean));
    await page.goto(further.find((link) => link.includes("?another=")));
    await made(page);
    assert.notDeepEqual((await puzzleOf(page)).solution, puzzle.solution);
    await other.close();
    await page.close();
  },

  /** Once the engine was loaded, it makes puzzles without a network. */
  async offline() {
    const page = await open(`${url}${today}-classic.html`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await choose(page, "another");
    await made(page);
    const puzzle = await puzzleOf(page);
    await wait(0.5);
    await new Promise((closed) => { server.close(closed); server.closeAllConnections(); });
    await choose(page, "another");
    const isNew = (code) => JSON.parse(document.getElementById("puzzle").textContent).code !== code;
    await page.waitForFunction(isNew, {}, puzzle.code);
    await made(page);
    assert.notDeepEqual((await puzzleOf(page)).solution, puzzle.solution);
    await once(server.listen(port, "localhost"), "listening");
    await page.close();
  },

  /** Without the engine, or with that of another version, the page says so and returns to the puzzle of the day. */
  async failing() {
    for (const state of ["missing", "other"]) {
      serves = state;
      const reasons = [];
      const page = await open(`${url}${today}-classic.html?another=x`, reasons);
      await page.waitForFunction(() => document.querySelector("dialog p")?.textContent.includes("could be made"));
      assert(reasons.at(-1)?.includes(state === "other" ? "another version" : "engine/player.js"), reasons.at(-1));
      await Promise.all([page.waitForNavigation(), page.click("#dialog .answers button")]);
      assert.equal(page.url(), `${url}${today}-classic.html`);
      await page.close();
    }
    serves = "engine";
  },

  /** A link and its QR code carry a game to another browser, which asks before it loses one. */
  async link() {
    const page = await open(`${url}${today}-classic.html`);
    await enter(page, 5);
    const kept = await entries(page);
    await move(page);
    await page.waitForSelector(".code path");
    await assertAccessible(page, "taking along");
    const picture = join(folder, "code.png");
    writeFileSync(picture, await (await page.$(".code svg")).screenshot());
    const read = execFileSync("zbarimg", ["-q", "--raw", picture], { stdio: ["ignore", "pipe", "ignore"] });
    const link = read.toString().trim();
    assert(link.startsWith(`${url}${today}-classic.html#game=`), link);
    const other = await open(link);
    await other.waitForFunction(() => document.querySelectorAll("#grid .own").length > 20);
    assert.deepEqual(await entries(other), kept);
    // A game that was begun is only replaced if the player agrees.
    const third = await open(`${url}${today}-classic.html`);
    await enter(third, 20);
    const own = await entries(third);
    await third.goto(link);
    await third.waitForSelector("#dialog.question");
    await third.click("#dialog .answers button:nth-child(2)");
    assert.deepEqual(await entries(third), own);
    await third.goto(`${url}${today}-classic.html`);
    await third.goto(`${url}${today}-classic.html#game=nothing`);
    await third.waitForFunction(() => document.getElementById("asked")?.textContent.includes("no game"));
    // The link of a further puzzle waits until the other browser has it.
    await page.goto(`${url}${today}-killer.html?another=link`);
    await made(page);
    await enter(page, 5);
    const further = await entries(page);
    await move(page);
    await page.waitForSelector(".code path");
    await page.click("#dialog .answers button");
    await page.waitForSelector("#dialog textarea");
    const fourth = await open(await page.$eval("#dialog textarea", (area) => area.value));
    await fourth.waitForFunction(() => document.querySelectorAll("#grid .own").length > 10);
    assert.deepEqual(await entries(fourth), further);
    for (const one of [page, other, third, fourth]) await one.close();
  },

  /** A page leads to the steps of the one before, which asks before that ends its game. */
  async steps() {
    const page = await open(`${url}${today}-classic.html`);
    const [link] = await page.$$eval("footer .leads a", (links) => links.map((link) => link.href));
    assert.equal(link, `${url}${day(1)}-classic.html#path`);
    await page.goto(link);
    await page.waitForSelector("#dialog.question");
    assert(!(await entries(page)).every(Boolean));
    await page.click("#dialog .answers button");
    await page.waitForSelector("#dialog ol li");
    assert((await entries(page)).every(Boolean));
    await page.reload();
    await page.waitForSelector("#dialog ol li");
    await page.close();
  },

  /** A file carries all games, and keeps the longer one. */
  async file() {
    const page = await open(`${url}${today}-classic.html`);
    await enter(page, 3);
    await page.evaluate(() => {
      URL.createObjectURL = (blob) => {
        /** @type {Blob} */ (blob).text().then((text) => (window.told = text));
        return "#";
      };
    });
    await move(page);
    await page.click("#dialog .answers button:nth-child(2)");
    await page.waitForFunction(() => window.told);
    const file = join(folder, "games.json");
    writeFileSync(file, await page.evaluate(() => window.told));
    const kept = await entries(page);
    const other = await open(`${url}${today}-classic.html`);
    const read = async (file) => {
      await move(other);
      const [chooser] = await Promise.all([
        other.waitForFileChooser(),
        other.click("#dialog .answers button:nth-child(3)"),
      ]);
      await chooser.accept([file]);
    };
    await read(join(folder, "desk.toml"));
    await other.waitForFunction(() => document.getElementById("asked").textContent.includes("no games"));
    await other.keyboard.press("Escape");
    await read(file);
    await other.waitForFunction(() => document.getElementById("asked").textContent.includes(": 1"));
    await Promise.all([other.waitForNavigation(), other.keyboard.press("Escape")]);
    assert.deepEqual(await entries(other), kept);
    // A won game stays, however long the other one took; so does a game beside one that is none.
    await enter(other);
    await other.keyboard.press("Escape");
    const text = readFileSync(file, "utf8");
    for (const changed of [text.replace(/"seconds":\d+/, '"seconds":9000'), text.replace(/"values":\[/, '"values":[99,')]) {
      writeFileSync(file, changed);
      await read(file);
      await other.waitForFunction(() => document.getElementById("asked").textContent.includes(": 1"));
      await Promise.all([other.waitForNavigation(), other.keyboard.press("Escape")]);
      assert((await entries(other)).every(Boolean));
    }
    for (const one of [page, other]) await one.close();
  },
};

try {
  for (const [name, play] of Object.entries(plays)) {
    await play();
    console.log(`another: ${name}`);
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
}
