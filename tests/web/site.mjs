// The served site of a desk: node site.mjs PROGRAM [--shots FOLDER]
//
// The archive links to every day up to today, shows won games, and works offline; embedded pages report events and
// their height to the page around them.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { assertAccessible } from "./accessible.mjs";
import { browser, SCREENS, wait } from "./game.mjs";

const [program, flag, shots] = process.argv.slice(2);
assert(program && (!flag || flag === "--shots"), "which program?");
if (shots) mkdirSync(shots, { recursive: true });
const day = (ago) => new Date(Date.now() - ago * 864e5).toISOString().slice(0, 10);
const folder = mkdtempSync(join(tmpdir(), "site-"));
const spec = (url) => `
title = "The Morning Post"
seed = "a site that is played in a browser"
[daily]
first = "2026-01-01"
[daily.week]
monday = "easy"
tuesday = "easy"
wednesday = "easy"
thursday = "easy"
friday = "easy"
saturday = "easy"
sunday = "easy"
[daily.web]
site = true
url = "${url}"
link = "https://example.com/"
colours = ["#ffffff", "#1a1a1a", "#a0140e"]
footer = "© The Morning Post · [Imprint](https://example.com/imprint)"
embed = "*"
[[daily.slot]]
id = "classic"
[[daily.slot]]
id = "mini"
title = "Mini"
size = 6
`;

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/atom+xml",
};
const asked = [];
const server = createServer((request, response) => {
  const path = new URL(request.url, "http://site").pathname;
  asked.push(path);
  try {
    const name = path.endsWith("/") ? "index.html" : path.split("/").at(-1);
    const bytes = readFileSync(join(folder, name));
    response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "text/plain" });
    response.end(bytes);
  } catch {
    response.writeHead(404);
    response.end();
  }
});
await once(server.listen(0, "localhost"), "listening");
// A server on a port has no path.
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const url = `http://localhost:${port}/sudoku/`;
writeFileSync(join(folder, "desk.toml"), spec(url));
// Forty days, of which nine are still to come.
execFileSync(program, [
  "daily",
  join(folder, "desk.toml"),
  "--date",
  day(30),
  "--days",
  "40",
  "--format",
  "html",
  "-o",
  folder,
  "-q",
]);

const complaints = [];
async function open(context) {
  const page = await context.newPage();
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on(
    "request",
    (request) =>
      request.url().startsWith("http") &&
      !request.url().startsWith(new URL(url).origin) &&
      complaints.push(request.url()),
  );
  return page;
}

/** axe finds nothing, in light and dark, on every screen. */
async function sound(page, name) {
  for (const value of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    for (const [width, height] of SCREENS) {
      await page.setViewport({ width, height });
      await assertAccessible(page, `${name} at ${width}, ${value}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert(wide <= width, `${name} is ${wide} wide at ${width}`);
      if (shots) await page.screenshot({ path: join(shots, `${name}-${width}-${value}.png`) });
    }
  }
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
  await page.setViewport({ width: 390, height: 844 });
}

const links = (page) => page.$$eval("#calendar a", (links) => links.map((link) => link.getAttribute("href")));
const solve = (page) =>
  page.evaluate(() => {
    const { solution } = JSON.parse(document.getElementById("puzzle").textContent);
    for (const [index, cell] of [...document.querySelectorAll("#grid td")].entries()) {
      if (cell.classList.contains("given")) continue;
      cell.focus();
      document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", {
          key: `${solution[index]}`,
          code: `Digit${solution[index]}`,
          bubbles: true,
          cancelable: true,
        }),
      );
    }
  });

const context = await browser.createBrowserContext();
const page = await open(context);

const plays = {
  /** The archive shows every day up to today, month by month, and no future days. */
  async archive() {
    await page.goto(url);
    await sound(page, "archive");
    const today = day(0);
    const seen = new Set(await links(page));
    assert(seen.has(`${today}-classic.html`) && !seen.has(`${day(-1)}-classic.html`));
    assert.equal(
      await page.$eval("#calendar [aria-current]", (link) => link.getAttribute("href")),
      `${today}-classic.html`,
    );
    while (!(await page.$eval("#earlier", (button) => button.disabled))) {
      await page.click("#earlier");
      (await links(page)).forEach((link) => seen.add(link));
    }
    assert.equal(seen.size, 31);
    await page.click("#slots button:nth-child(2)");
    assert((await links(page)).every((link) => link.endsWith("-mini.html")));
    assert((await page.$eval("#newest", (newest) => newest.textContent)).includes("Mini"));
    await page.click("#slots button:nth-child(1)");
  },

  /** A page links to the previous and the next day, to the archive and to the paper; the archive shows won games. */
  async around() {
    await page.goto(`${url}${day(1)}-classic.html`);
    await sound(page, "page");
    assert.equal(await page.$eval("[rel=next]", (next) => next.hidden), false);
    await page.click("[rel=prev]");
    await page.waitForFunction((day) => location.pathname.includes(day), {}, day(2));
    await solve(page);
    // The result that is shared has the address of the page.
    await page.evaluate(() => {
      navigator.share = async ({ text }) => void (window.told = text);
      document.querySelector("#dialog .main").click();
    });
    assert((await page.evaluate(() => window.told)).endsWith(`\n${url}${day(2)}-classic.html`));
    assert.equal(await page.$eval("[rel=canonical]", (link) => link.href), `${url}${day(2)}-classic.html`);
    const leads = await page.$$eval("#dialog .leads a", (links) => links.map((link) => link.getAttribute("href")));
    assert.equal(leads.length, 3);
    await page.keyboard.press("Escape");
    await page.click(".days a[href='index.html']");
    await page.waitForSelector("#newest a");
    if (day(2).slice(0, 7) < day(0).slice(0, 7)) await page.click("#earlier");
    const won = await page.$eval(`#calendar a[href='${day(2)}-classic.html']`, (link) => [
      link.className,
      link.ariaLabel,
    ]);
    assert.equal(won[0], "solved");
    assert(won[1].endsWith("Solved"), won[1]);
    await page.goto(`${url}${day(0)}-classic.html`);
    assert.equal(await page.$eval("[rel=next]", (next) => next.hidden), true);
    assert.equal(await page.$eval(".paper a", (link) => link.href), "https://example.com/");
    const card = await page.$eval("[property='og:image']", (card) => card.content);
    assert.equal((await fetch(card)).status, 200);
  },

  /** The feed contains published days. */
  async feed() {
    const text = await (await fetch(`${url}feed.xml`)).text();
    const told = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, "application/xml");
      return {
        wrong: feed.querySelector("parsererror")?.textContent,
        pages: [...feed.querySelectorAll("entry > link")].map((link) => link.getAttribute("href")),
      };
    }, text);
    assert.equal(told.wrong, undefined);
    assert.equal(told.pages.length, 31);
    assert.equal(told.pages[0], `${url}${day(0)}-classic.html`);
    for (const page of told.pages.slice(0, 3)) assert.equal((await fetch(page)).status, 200);
  },

  /** The site can be installed with its icons; opened pages and the newest days work offline. */
  async offline() {
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const kept = `${url}${day(0)}-classic.html`;
    for (
      let tries = 0;
      tries < 100 && !(await page.evaluate(async (kept) => Boolean(await caches.match(kept)), kept));
      tries++
    )
      await wait(0.1);
    const session = await page.createCDPSession();
    const { errors, url: manifest } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    assert.equal(manifest, `${url}site.webmanifest`);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
    // The first page was loaded before the worker, but is cached as well.
    const first = await open(await browser.createBrowserContext());
    const only = `${url}${day(1)}-mini.html`;
    await first.goto(only);
    const isKept = (url) =>
      Promise.all([url, new URL("index.html", url).href].map((url) => caches.match(url))).then((kept) =>
        kept.every(Boolean),
      );
    for (let tries = 0; tries < 100 && !(await first.evaluate(isKept, only)); tries++) await wait(0.1);
    await new Promise((closed) => { server.close(closed); server.closeAllConnections(); });
    await first.reload();
    assert.equal((await first.$$("#grid td")).length, 36);
    await first.close();
    await page.goto(url);
    assert((await links(page)).length > 0);
    await page.goto(kept);
    await solve(page);
    assert.equal(await page.$eval("#dialog", (dialog) => dialog.className), "won");
    // Pages that were never opened lead to the archive.
    await page.goto(`${url}${day(20)}-mini.html`);
    assert.equal(await page.$eval("h1", (heading) => heading.textContent), "All puzzles");
    complaints.length = 0;
    await once(server.listen(Number(new URL(url).port), "localhost"), "listening");
  },

  /** An embedded page reports its height and events. */
  async embedded() {
    const host = await open(await browser.createBrowserContext());
    for (const width of [320, 700, 1100]) {
      await host.setViewport({ width, height: 900 });
      writeFileSync(join(folder, "host.html"), `<!doctype html><title>host</title><link rel="icon" href="data:,">
        <body style="margin:0"><iframe src="${day(0)}-classic.html" style="width:100%;border:0;height:150px"></iframe><script>
        const told = []; addEventListener("message", ({ data }) => { told.push(data); if (data.event === "height") document.querySelector("iframe").style.height = data.height + "px"; });</script>`,
      );
      await host.goto(`${url}host.html`);
      await host.waitForFunction(() => told.some(({ event }) => event === "height"));
      await wait(0.5);
      const frame = host.frames().find((frame) => frame !== host.mainFrame());
      const [inner, outer, sees] = await frame.evaluate(() => [
        document.documentElement.scrollHeight,
        innerHeight,
        document.querySelector(".tools").getBoundingClientRect().bottom,
      ]);
      assert(inner <= outer && sees <= outer, `${width}: ${inner} in ${outer}, tools to ${sees}`);
      // The height no longer changes.
      const heights = await host.evaluate(() => told.filter(({ event }) => event === "height").length);
      await wait(0.5);
      assert.equal(await host.evaluate(() => told.filter(({ event }) => event === "height").length), heights);
      if (shots) await host.screenshot({ path: join(shots, `embedded-${width}.png`), fullPage: true });
    }
    const frame = host.frames().find((frame) => frame !== host.mainFrame());
    await solve(frame);
    await host.waitForFunction(() => told.some(({ event }) => event === "won"));
    const told = await host.evaluate(() => told.filter(({ event }) => event !== "height"));
    assert.deepEqual(
      told.map(({ event }) => event),
      ["start", "won"],
    );
    assert.deepEqual(
      [told[0].from, told[0].day, told[1].helped, typeof told[1].seconds],
      ["gridpress", day(0), false, "number"],
    );
  },
};

let failed = 0;
for (const [name, play] of Object.entries(plays)) {
  try {
    await play();
    assert.deepEqual(complaints, []);
    console.log(`site: ${name}`);
  } catch (error) {
    console.error(`site: ${name} FAILED`, error);
    complaints.length = 0;
    failed++;
  }
}
await browser.close();
server.close();
rmSync(folder, { recursive: true });
console.log(failed ? `${failed} failed` : "the site was played");
process.exitCode = failed ? 1 : 0;
