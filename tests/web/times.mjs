// Times that pages send to a newspaper: node times.mjs PROGRAM
//
// Nothing is sent before the player agrees; each puzzle is sent once; the answer is shown; and `gridpress calibrate`
// reads what the collector has stored.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { collect } from "./collector.mjs";
import { browser } from "./game.mjs";

const [program] = process.argv.slice(2);
assert(program, "which program?");
const folder = mkdtempSync(join(tmpdir(), "times-"));
const table = join(folder, "times.csv");
const server = collect(table);
await once(server, "listening");
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const desk = join(folder, "desk.toml");
writeFileSync(
  desk,
  `title = "The Morning Post"
seed = "times of a site that is played in a browser"
[daily]
first = "2026-01-01"
[daily.web]
results = "http://127.0.0.1:${port}/times"
`,
);
execFileSync(program, ["daily", desk, "--date", "2026-03-02", "--format", "html", "-o", folder, "-q"]);
const url = pathToFileURL(join(folder, "2026-03-02.html")).href;
const lines = () => (existsSync(table) ? readFileSync(table, "utf8").trim().split("\n").length : 0);

/** Wins the game in a new profile, agrees, and returns the page. */
async function win() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(url);
  const data = await page.$eval("#puzzle", (element) => JSON.parse(element.textContent));
  for (const [cell, value] of data.solution.entries()) {
    if (data.givens[cell]) continue;
    const [row, column] = [Math.floor(cell / data.side) + 1, (cell % data.side) + 1];
    await page.click(`#grid tr:nth-child(${row}) > :nth-child(${column})`);
    await page.keyboard.type(String(value));
  }
  await page.waitForSelector("#send-times");
  return page;
}

const first = await win();
assert.equal(lines(), 0, "sent without consent");
await first.click("#send-times");
await first.waitForFunction(() => JSON.parse(localStorage.getItem("gridpress-results")).sent.length === 1);
assert.equal(lines(), 2);
const stored = readFileSync(table, "utf8").split("\n")[1];
assert.match(stored, /^[0-9A-Z]{5}-[0-9A-Z]{5},\d+,false$/);
// Agreed once, and sent once.
await first.click("#send-times");
await first.click("#send-times");
assert.equal(lines(), 2);

const second = await win();
await second.click("#send-times");
const shown = await second.waitForFunction(() => document.querySelector(".results [role=status]").textContent);
assert.match(String(await shown.jsonValue()), /^Faster than \d+ % of the players\.$/);
assert.equal(lines(), 3);
const calibration = join(folder, "calibration.toml");
execFileSync(program, ["calibrate", table, desk, "-o", calibration, "-q"]);
assert(existsSync(calibration));
await browser.close();
server.close();
rmSync(folder, { recursive: true });
console.log("times are collected");
