// The page of `gridpress watch` in headless Chromium, for plays.
//
// CHROMIUM is the browser, by default `chromium`.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";
import { assertAccessible } from "./accessible.mjs";

const found = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);
const args = process.argv.slice(2);
const shots = args[0] === "--shots" ? args.splice(0, 2)[1] : undefined;
if (shots) mkdirSync(shots, { recursive: true });
export const [program, ...only] = args;
assert(program, "which program?");

export const SPEC = `title = "Played"
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


/** The programs that a failed play leaves. */
const running = new Set();

/** A watched folder, and the address of its page. `book` is the folder of the spec in it. */
export async function watched(spec, book = ".") {
  const folder = mkdtempSync(join(tmpdir(), "gridpress-"));
  mkdirSync(join(folder, book), { recursive: true });
  if (spec) writeFileSync(join(folder, book, "book.toml"), spec);
  const watch = spawn(resolve(program), ["watch", book], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  const url = await new Promise((found) => {
    createInterface({ input: watch.stdout }).on("line", (line) => {
      const address = line.match(/http:\S+/);
      if (address) found(address[0]);
    });
  });
  running.add(watch);
  const end = async () => {
    running.delete(watch);
    watch.kill("SIGINT");
    const code = await new Promise((ended) => watch.on("exit", ended));
    assert.equal(code, 130, "Ctrl-C ends it");
    rmSync(folder, { recursive: true });
  };
  return { folder, url, end };
}

export const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? found,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});

/**
 * A page in a `profile` that fails on console errors, except for `refused` responses, and on requests elsewhere. The
 * form shows `view`, in the first of `languages` that it speaks.
 */
export async function open({
  profile = browser.defaultBrowserContext(),
  url,
  width = 1440,
  height = 900,
  hash = "",
  refused = /^$/,
  view = "advanced",
  languages = ["en-US"],
  touch = false,
}) {
  const page = await profile.newPage();
  await page.evaluateOnNewDocument((view, languages) => {
    try {
      if (!localStorage.getItem("gridpress-view")) localStorage.setItem("gridpress-view", view);
    } catch {
      // A document without an origin, such as that of a picture, has no storage.
    }
    Object.defineProperty(navigator, "languages", { get: () => languages });
    Object.defineProperty(navigator, "language", { get: () => languages[0] });
  }, view, languages);
  const complaints = [];
  page.on(
    "console",
    (message) =>
      ["error", "warning"].includes(message.type()) && !refused.test(message.text()) && complaints.push(message.text()),
  );
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on(
    "request",
    (request) =>
      request
        .url()
        .replace(/^blob:/, "")
        .startsWith(new URL(url).origin) || complaints.push(request.url()),
  );
  await page.setViewport({ width, height, hasTouch: touch, isMobile: touch });
  await page.goto(url + hash);
  await page.waitForSelector(".sheet img", { timeout: 60_000 });
  return {
    page,
    text: (selector) => page.$eval(selector, (element) => element.textContent.trim()),
    /** @param {string} selector */
    value: (selector) => page.$eval(selector, (element) => element.value),
    until: (what, ...values) => page.waitForFunction(what, { timeout: 30_000 }, ...values),
    type: async (selector, text) => {
      await page.click(selector, { count: 3 });
      await page.type(selector, text);
      await page.keyboard.press("Enter");
    },
    /** The control of a setting, by the titles of its table and the setting. */
    setting: async (table, name) => {
      const find = (table, name) => {
        const details = [...document.querySelectorAll("details.table")].find(
          (details) => details.querySelector("summary span").textContent === table,
        );
        const field = [...(details?.querySelectorAll(".field") ?? [])].find(
          (field) => field.querySelector("label, legend").firstChild.textContent === name,
        );
        for (let at = field?.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
        return field?.querySelector("input, select, textarea");
      };
      await page.waitForSelector("details.table");
      /** @type {import("puppeteer-core").ElementHandle<any>} */
      const found = (await page.evaluateHandle(find, table, name)).asElement();
      assert(found, `no setting ${name} of ${table}`);
      return found;
    },
    /** The findings of the accessibility checker. */
    check: (state) => assertAccessible(page, state),
    shot: async (name) => shots && page.screenshot({ path: join(shots, `${name}.png`) }),
    done: async () => {
      assert.deepEqual(complaints, []);
      await page.close();
    },
  };
}

export const upToDate = () => document.getElementById("status").textContent.endsWith("up to date");

/** Runs plays one after another, or only the named ones; `recover` is called after a failure. */
export async function run(name, plays, recover) {
  let failed = 0;
  const chosen = Object.entries(plays).filter(([play]) => !only.length || only.includes(play));
  for (const [play, does] of chosen) {
    const began = performance.now();
    try {
      await does();
      console.log(`${name}: ${play} (${Math.round(performance.now() - began)} ms)`);
    } catch (error) {
      console.error(`${name}: ${play} FAILED`, error);
      failed += 1;
      recover?.();
    }
  }
  await browser.close();
  if (failed) for (const watch of running) watch.kill();
  console.log(failed ? `${failed} failed` : `${name} played`);
  process.exitCode = failed ? 1 : 0;
}
