// Plays the page of `gridpress watch` in headless Chromium: node watch.mjs [--shots FOLDER] GRIDPRESS
//
// CHROMIUM names the browser, `chromium` where it is not set.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const found = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const args = process.argv.slice(2);
const shots = args[0] === "--shots" ? args.splice(0, 2)[1] : undefined;
if (shots) mkdirSync(shots, { recursive: true });
const [program] = args;
assert(program, "which program?");

const SPEC = `title = "Played"
seed = "s"
[page]
printer = "kdp-paperback-white"
[[section]]
id = "easy"
title = "Easy ones"
level = "easy"
count = 12
[[section]]
id = "more"
level = "medium"
count = 8
per_page = 1
`;

const folder = mkdtempSync(join(tmpdir(), "gridpress-"));
const save = (spec) => writeFileSync(join(folder, "book.toml"), spec);
save(SPEC);
const watch = spawn(resolve(program), ["watch", "book.toml"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
const url = await new Promise((found) => {
  createInterface({ input: watch.stdout }).on("line", (line) => {
    const address = line.match(/http:\S+/);
    if (address) found(address[0]);
  });
});

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? found,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});

/** A page that fails on complaints and on requests elsewhere. */
async function open({ width = 1440, height = 900, hash = "" } = {}) {
  const page = await browser.newPage();
  const complaints = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => request.url().startsWith(url) || complaints.push(request.url()));
  await page.setViewport({ width, height });
  await page.goto(url + hash);
  await page.waitForSelector(".sheet img", { timeout: 60_000 });
  return {
    page,
    text: (selector) => page.$eval(selector, (element) => element.textContent.trim()),
    value: (selector) => page.$eval(selector, (element) => element.value),
    until: (what, ...values) => page.waitForFunction(what, { timeout: 30_000 }, ...values),
    type: async (selector, text) => {
      await page.click(selector, { count: 3 });
      await page.type(selector, text);
      await page.keyboard.press("Enter");
    },
    shot: async (name) => shots && page.screenshot({ path: join(shots, `${name}.png`) }),
    done: async () => {
      assert.deepEqual(complaints, []);
      await page.close();
    },
  };
}

const upToDate = () => document.getElementById("status").textContent.endsWith("up to date");

const plays = {
  /** What is saved is seen, at the page that is looked at; mistakes leave it there. */
  async edits() {
    const { page, text, value, until, type, shot, done } = await open();
    assert.equal(await text("#title"), "Played");
    await type("#page", "9");
    assert.equal(await value("#page"), "9");
    await until(() => document.querySelector('[data-page="8"] img'));
    const before = await page.$eval('[data-page="8"] img', (image) => image.src);
    save(SPEC.replace("Played", "Played again"));
    await until(() => document.getElementById("title").textContent === "Played again");
    await until((before) => document.querySelector('[data-page="8"] img').src !== before, before);
    assert.equal(await value("#page"), "9");
    save(SPEC.replace("count = 8", "coutn = 8"));
    await until(() => !document.getElementById("mistakes").hidden);
    assert.match(await text("#mistakes"), /book\.toml:13:1[^]*\^\^\^\^\^[^]*did you mean `count`/);
    assert.equal(await text("#title"), "Played again");
    assert.equal(await value("#page"), "9");
    await shot("mistake");
    save(SPEC);
    await until(() => document.getElementById("mistakes").hidden);
    assert.equal(await text("#title"), "Played");
    await done();
  },

  /** Pages are found by number, puzzles by theirs, and the tabs lead to all parts. */
  async finds() {
    const { page, text, value, until, type, shot, done } = await open();
    await type("#puzzle", "13");
    assert.match(await text("#found"), /^Puzzle 13: page \d+, its answer: page \d+/);
    const at = Number(await value("#page"));
    assert.match(await text("#found"), new RegExp(`page ${at}\\b`));
    await page.click("#found button:nth-of-type(2)");
    assert(Number(await value("#page")) > at);
    assert.equal(await page.$eval("#tab-answers", (tab) => tab.getAttribute("aria-selected")), "true");
    await type("#puzzle", "99");
    assert.match(await text("#found"), /no puzzle 99/);
    await type("#page", "999");
    assert.match(await text("#found"), /no page 999/);
    await page.click("#tab-cover");
    await until(() => document.querySelector("#viewer .none, #viewer img"));
    await shot("cover");
    await page.click("#tab-book");
    await until(() => document.querySelectorAll("#viewer .page").length > 4);
    await done();
  },

  /** All of it by keys, when the pages have the focus. */
  async keys() {
    const { page, value, until, done } = await open();
    assert.equal(await page.evaluate(() => document.activeElement.id), "viewer");
    await page.keyboard.press("ArrowRight");
    assert.equal(await value("#page"), "2");
    await page.keyboard.press("ArrowRight");
    assert.equal(await value("#page"), "4");
    await page.keyboard.press("f");
    assert.equal(await value("#facing"), "single");
    assert.equal(await value("#page"), "4");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await value("#page"), "3");
    await page.keyboard.press("End");
    const last = Number(await value("#page"));
    assert(last > 20);
    await page.keyboard.press("+");
    assert.equal(await value("#zoom"), "width");
    assert.equal(Number(await value("#page")), last);
    await page.keyboard.press("Home");
    assert.equal(await value("#page"), "1");
    await page.keyboard.press("g");
    assert.equal(await page.evaluate(() => document.activeElement.id), "page");
    await page.reload();
    await until(upToDate);
    await done();
  },

  /** Lines over the pages, and findings that lead to theirs. */
  async looks() {
    save(`${SPEC}[grid]\nthin = "0.1pt"\n`);
    const { page, text, value, until, shot, done } = await open();
    await until(() => document.querySelector("#findings li.fail .pages button"));
    assert.match(await text("#findings"), /rules fail|of \d+ rules/);
    assert.notEqual(await text("#count"), "");
    const named = await text("#findings li.fail .pages button:last-of-type");
    await page.click("#findings li.fail .pages button:last-of-type");
    assert.equal(`p. ${await value("#page")}`, named);
    await page.click("#guides summary");
    for (const box of await page.$$("#guides input")) await box.click();
    await page.waitForSelector(".page svg rect");
    assert(await page.$$eval(".page svg line", (lines) => lines.length > 10));
    await page.keyboard.press("Escape");
    await shot("guides");
    await page.$eval("#thumbs", (thumbs) => thumbs.hidden) && (await page.click("#show-thumbs"));
    await page.waitForSelector(".thumb img");
    await page.click('.thumb[aria-label="Page 2"]');
    assert.equal(await value("#page"), "2");
    save(SPEC);
    await until(() => document.getElementById("count").hidden);
    await done();
  },

  /** Nothing sticks out on any width, and a page is kept over a reload. */
  async widths() {
    for (const [width, height] of [[390, 844], [768, 1024], [1440, 900]]) {
      const { page, value, until, shot, done } = await open({ width, height, hash: "#book/5" });
      await until(() => document.querySelector('[data-page="4"] img'));
      assert.equal(await value("#page"), "5");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert(wide <= width, `${wide} wide at ${width}`);
      await shot(String(width));
      await done();
    }
  },

  /** A screen reader finds names for all there is. */
  async tree() {
    const { page, done } = await open();
    const all = [];
    const gather = (node) => {
      all.push(node);
      (node.children ?? []).forEach(gather);
    };
    gather(await page.accessibility.snapshot({ interestingOnly: false }));
    for (const role of ["button", "textbox", "combobox", "tab", "tabpanel", "navigation", "complementary", "toolbar"]) {
      const nodes = all.filter((node) => node.role === role);
      nodes.forEach((node) => assert(node.name, `${role} without a name`));
    }
    assert.equal(all.filter((node) => node.role === "tab").length, 3);
    assert(all.some((node) => node.role === "image" && node.name === "Page 1"));
    await done();
  },
};

let failed = 0;
for (const [name, play] of Object.entries(plays)) {
  const began = performance.now();
  try {
    await play();
    console.log(`watch: ${name} (${Math.round(performance.now() - began)} ms)`);
  } catch (error) {
    console.error(`watch: ${name} FAILED`, error);
    failed += 1;
    save(SPEC);
  }
}
await browser.close();
watch.kill("SIGINT");
const code = await new Promise((ended) => watch.on("exit", ended));
assert.equal(code, 130, "Ctrl-C ends it");
rmSync(folder, { recursive: true });
console.log(failed ? `${failed} failed` : "the page of watch played");
process.exitCode = failed ? 1 : 0;
