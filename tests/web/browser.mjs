// Plays the application in a browser tab: SITE=FOLDER node browser.mjs [--shots FOLDER] GRIDPRESS [PLAY...]
//
// FOLDER is the site. What is made there is compared with what the program makes.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize, resolve } from "node:path";
import { assertAccessible } from "./accessible.mjs";
import { browser, open as openPage, program, run, SPEC } from "./preview.mjs";

const site = resolve(process.env.SITE);
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
/** Requests that wait until they are released, by a part of their address. */
let held = null;
/** The paths of the workers that were started, as far as they were not in the browser's cache. */
const started = new Set();
const server = createServer(async (request, response) => {
  const path = decodeURIComponent(new URL(request.url, "http://site").pathname);
  if (request.headers["sec-fetch-dest"] === "worker") started.add(path);
  if (held && path.includes(held.part)) await held.released;
  const file = join(site, normalize(path.endsWith("/") ? `${path}index.html` : path));
  const isThere = file.startsWith(site) && existsSync(file);
  response.writeHead(isThere ? 200 : 404, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
  response.end(isThere ? readFileSync(file) : "");
});
await once(server.listen(0, "127.0.0.1"), "listening");
// A server on a port has no path.
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const url = `http://127.0.0.1:${port}/`;
const folder = mkdtempSync(join(tmpdir(), "gridpress-"));

/** The pages of the site, and what the browser keeps of it. */
let profile = await browser.createBrowserContext();

/** Closes all pages, and forgets the site. */
async function forget() {
  await profile.close();
  profile = await browser.createBrowserContext();
}

/**
 * A page of a browser that was never here. Downloads go to a folder.
 * @param {Record<string, any>} options
 */
async function open({ isBack = false, ...how } = {}) {
  if (!isBack) await forget();
  const opened = await openPage({ profile, url, view: "basic", ...how });
  const downloads = mkdtempSync(join(folder, "downloads-"));
  const session = await opened.page.createCDPSession();
  await session.send("Page.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
  return {
    ...opened,
    /** Waits for a downloaded file. */
    downloaded: async (name) => {
      for (let wait = 0; wait < 400; wait++) {
        if (existsSync(join(downloads, name)) && !readdirSync(downloads).some((file) => file.endsWith(".crdownload")))
          return readFileSync(join(downloads, name));
        await new Promise((later) => setTimeout(later, 50));
      }
      throw new Error(`${name} was not downloaded, but ${readdirSync(downloads)}`);
    },
  };
}

/** Waits until the pages of the spec are shown. No page names its file. */
const ready = ({ until }, name = "book.toml") =>
  until(async (name) => {
    const { response } = await (await import("./link.js")).get("state");
    return (
      response.spec === name &&
      !response.busy &&
      !document.getElementById("status").className &&
      !document.body.innerText.includes("book.toml")
    );
  }, name);
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Starts from the first template, and waits for the pages. */
async function begin(opened) {
  await opened.until(() => document.querySelector("#starters button"));
  await opened.page.evaluate(() => document.querySelector("#starters button").click());
  await ready(opened);
}

/** Sets values of the spec, by their tables. */
const edit = (page, values, more = []) =>
  page.evaluate(
    async (values, more) => {
      const changes = [];
      const collect = (path, value) => {
        if (typeof value === "object")
          for (const [key, inner] of Object.entries(value))
            collect([...path, /^\d+$/.test(key) ? Number(key) : key], inner);
        else changes.push({ kind: "set", path, value: String(value) });
      };
      collect([], values);
      const link = await import("./link.js");
      const { response } = await link.get("spec");
      return link.ask("edit", { version: response.version, changes: [...changes, ...more] });
    },
    values,
    more,
  );

/** Makes everything. */
async function make({ page, until }) {
  if (await page.$eval("#make", (panel) => panel.hidden)) await page.click("#show-make");
  await page.click("#make-all");
  await until(
    () =>
      document.getElementById("make-step").className === "good" &&
      document.querySelectorAll("#files li").length >= 3 &&
      document.getElementById("make-step").textContent.includes("proved"),
  );
}

/** The project as a ZIP file, opened in a folder by Python. */
async function unpacked({ page, downloaded }, button, name) {
  await page.evaluate(
    (button) => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === button).click(),
    button,
  );
  const zip = join(folder, `${Date.now()}.zip`);
  writeFileSync(zip, await downloaded(name));
  const target = mkdtempSync(join(folder, "unpacked-"));
  execFileSync("python3", ["-m", "zipfile", "-e", zip, target]);
  return { zip, target };
}

const plays = {
  /** On the first visit, pages are visible before the press is loaded. */
  async first() {
    let release;
    held = { part: ".wasm", released: new Promise((released) => (release = released)) };
    const { page, text, until, shot, done } = await open();
    assert.equal(await text("#title"), "One Hundred and Twenty Sudoku");
    await shot("first");
    held = null;
    release();
    await ready({ until }, "the default spec");
    // Pages that are no files come from the press.
    await page.evaluate(() => (document.getElementById("page").value = "30"));
    await page.focus("#page");
    await page.keyboard.press("Enter");
    await until(() => document.querySelector('[data-page="29"] img'));
    await until(() => document.querySelector("#findings").textContent.length > 100);
    await done();
  },

  /** A book is begun, changed, made, and saved: with the bytes of the program. */
  async book() {
    const opened = await open();
    const { page, text, until, downloaded, shot, done } = opened;
    await begin(opened);
    await until(() => document.querySelector("#basic input"));
    await page.click("#basic input", { count: 3 });
    await page.keyboard.type("Made in a tab");
    await page.keyboard.press("Enter");
    await until(() => document.getElementById("title").textContent === "Made in a tab");
    await make(opened);
    await shot("made");
    await page.evaluate(() => document.querySelector("#files li a:nth-of-type(2)").click());
    const pdf = await downloaded("book.pdf");
    const { target } = await unpacked(opened, "Save all as one ZIP file", "Made-in-a-tab-files.zip");
    assert.deepEqual(readdirSync(target).sort(), ["book-cover.pdf", "book.lock", "book.pdf"]);
    await page.click("#show-projects");
    const project = (await unpacked(opened, "Save as a file", "Made-in-a-tab.zip")).target;
    const own = mkdtempSync(join(folder, "own-"));
    writeFileSync(join(own, "book.toml"), readFileSync(join(project, "book.toml")));
    for (const product of ["book", "cover"]) execFileSync(program, [product, "-q"], { cwd: own });
    for (const name of ["book.pdf", "book-cover.pdf", "book.lock"])
      assert.equal(sha256(readFileSync(join(own, name))), sha256(readFileSync(join(target, name))), name);
    assert.equal(sha256(pdf), sha256(readFileSync(join(own, "book.pdf"))));
    // The files are opened too.
    const [tab] = await Promise.all([
      new Promise((opens) => page.once("popup", opens)),
      page.evaluate(() => document.querySelector("#files li a").click()),
    ]);
    await tab.waitForFunction(() => location.protocol === "blob:").catch(() => {});
    assert.match(tab.url(), /^blob:/);
    await tab.close();
    assert.match(await text("#checklist"), /fits/);
    await done();
  },

  /** Several workers make the same book as the program. */
  async workers() {
    // What keeps the site would start the helpers out of its cache.
    let release;
    held = { part: "offline.js", released: new Promise((released) => (release = released)) };
    started.clear();
    const opened = await open();
    await begin(opened);
    const { page, until, done } = opened;
    const change = async () => {
      const link = await import("./link.js");
      const { response } = await link.get("spec");
      const section = (key, value) => ({ kind: "set", path: ["section", 0, key], value });
      return link.ask("edit", {
        version: response.version,
        changes: [
          section("variant", ["diagonal"]),
          // Some puzzles may be drawn already, for pictures of settings.
          section("count", 60),
          { kind: "set", path: ["title"], value: "By many" },
        ],
      });
    };
    const { status, response } = await page.evaluate(change);
    assert.equal(status, 200, JSON.stringify(response));
    await until(() => document.getElementById("title").textContent === "By many");
    await make(opened);
    release();
    held = null;
    const cores = await page.evaluate(() => navigator.hardwareConcurrency);
    if (cores > 1) assert(started.has("/helper.js"), `only ${[...started]} were started`);
    await page.click("#show-projects");
    const { target } = await unpacked(opened, "Save as a file", "By-many.zip");
    const own = mkdtempSync(join(folder, "own-"));
    writeFileSync(join(own, "book.toml"), readFileSync(join(target, "book.toml")));
    execFileSync(program, ["book", "-q"], { cwd: own });
    assert(readFileSync(join(own, "book.pdf")).equals(readFileSync(join(target, "book.pdf"))));
    await done();
  },

  /** Projects stay in the browser, are copied, opened, moved by file, and deleted. */
  async projects() {
    let opened = await open();
    await begin(opened);
    await opened.page.click("#show-projects");
    await opened.until(() => document.querySelectorAll("#projects li").length === 1);
    await opened.page.evaluate(() =>
      [...document.querySelectorAll("#projects li button")]
        .find(({ textContent }) => textContent === "Duplicate")
        .click(),
    );
    await opened.until(() => document.querySelectorAll("#projects li").length === 2);
    await opened.until(() => document.querySelector("#projects .wrong").textContent.includes("new seed"));
    await opened.shot("projects");
    const { zip } = await unpacked(opened, "Save as a file", "One-Hundred-and-Twenty-Sudoku.zip");
    await opened.done();

    // The project is there again, but in one tab only.
    opened = await open({ isBack: true });
    await ready(opened);
    const other = await open({ isBack: true });
    await other.until(() => document.querySelector("#projects[open]")?.textContent.includes("open in another tab"));
    await other.done();
    await opened.page.click("#show-projects");
    opened.page.once("dialog", (dialog) => dialog.accept());
    await Promise.all([
      opened.page.waitForNavigation(),
      opened.page.evaluate(() => {
        const current = [...document.querySelectorAll("#projects li")].find((item) =>
          item.textContent.includes("open now"),
        );
        [...current.querySelectorAll("button")].find(({ textContent }) => textContent === "Delete").click();
      }),
    ]);
    await opened.until(() => document.querySelector("#starters button"));
    await opened.page.click("#show-projects");
    await opened.until(() => document.querySelectorAll("#projects li").length === 1);
    const input = await opened.page.$('#projects input[accept=".zip"]');
    writeFileSync(join(folder, "wrong.zip"), "no archive");
    await input.uploadFile(join(folder, "wrong.zip"));
    await opened.until(() => document.querySelector("#projects .wrong").textContent.includes("not an intact ZIP file"));
    await Promise.all([opened.page.waitForNavigation(), input.uploadFile(zip)]);
    await ready(opened);
    await opened.page.click("#show-projects");
    await opened.until(() => document.querySelectorAll("#projects li").length === 2);
    await opened.done();
  },

  /** Pictures of the author are kept with the project and printed. */
  async pictures() {
    const opened = await open({ view: "advanced" });
    await begin(opened);
    const { page, until, done } = opened;
    if (await page.$eval("#edit", (panel) => panel.hidden)) await page.click("#show-edit");
    const before = await page.evaluate(async () => (await (await import("./link.js")).get("spec")).response.version);
    const picture = join(site, "template", "kids.png");
    const stored = await page.evaluate(
      async (bytes) => (await import("./link.js")).store(new File([new Uint8Array(bytes)], "my picture.png")),
      [...readFileSync(picture)],
    );
    assert.equal(stored.status, 200);
    await page.evaluate(
      async (version, path) =>
        (await import("./link.js")).ask("edit", {
          version,
          changes: [{ kind: "set", path: ["cover", "picture"], value: path }],
        }),
      before,
      stored.response.path,
    );
    await ready(opened);
    await page.click("#tab-cover");
    await until(() => document.querySelector("#viewer img"));
    await done();
    const back = await open({ isBack: true });
    await ready(back);
    await back.page.click("#show-projects");
    const { target } = await unpacked(back, "Save as a file", "One-Hundred-and-Twenty-Sudoku.zip");
    assert(readFileSync(join(target, stored.response.path)).equals(readFileSync(picture)));
    await back.done();
  },

  /** Pages of text are written, with pictures of the project. */
  async writes() {
    const opened = await open();
    const { page, until, shot, done } = opened;
    page.on("dialog", (dialog) => dialog.accept());
    await begin(opened);
    if (await page.$eval("#edit", (panel) => panel.hidden)) await page.click("#show-edit");
    await page.waitForSelector("#basic details.group");
    await page.evaluate(() =>
      [...document.querySelectorAll("#basic button")]
        .find(({ textContent }) => textContent === "Add a page of text")
        .click(),
    );
    await page.waitForSelector("#writer-page h1");
    await page.click("#writer-page p");
    await page.click("[data-command=ordered]");
    await page.keyboard.type(" One");
    await until(() => document.getElementById("writer-state").textContent === "Saved.");
    await page.click("#writer-add");
    await (await page.$("#writer-picture")).uploadFile(join(site, "template", "kids.png"));
    await page.waitForSelector("#writer-page figure img");
    await until(() => document.querySelector("#writer-page figure img").naturalWidth);
    await page.click("#writer-add");
    await until(() => document.querySelector("#pictures-list img")?.naturalWidth);
    await shot("writes");
    // The focus returns when the dialog has closed.
    const closed = page.$eval("#pictures", (dialog) => new Promise((closes) => (dialog.onclose = () => closes(true))));
    await Promise.all([closed, page.click("#pictures-close")]);
    await page.type("#writer-page figure input", "Kids");
    // A picture keeps its fields when the lines around it become a list.
    await page.click("#writer-page p");
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.click("[data-command=unordered]");
    await page.waitForSelector("#writer-page figure img");
    assert.equal(await page.$eval("#writer-page figure input", ({ value }) => value), "Kids");
    await until(async () => {
      const { response } = await (await import("./link.js")).get("text?path=texts%2Ftext.md");
      return /^[-*] .*One/m.test(response.text) && /kids\.png "Kids"\)/.test(response.text);
    });
    await done();
  },

  /** Finished files from elsewhere are compared with their lock. */
  async verifies() {
    const own = mkdtempSync(join(folder, "own-"));
    // Its words are not loaded yet.
    writeFileSync(join(own, "tale.toml"), `language = "cs"\n${SPEC}[[text]]\nfile = "texts/tale.md"\n`);
    for (const name of ["texts", "pictures"]) mkdirSync(join(own, name));
    writeFileSync(join(own, "texts/tale.md"), "# Tale\n\n![](../pictures/kids.png)\n");
    const picture = readFileSync(join(site, "template", "kids.png"));
    writeFileSync(join(own, "pictures/kids.png"), picture);
    execFileSync(program, ["book", "tale.toml", "-q"], { cwd: own });
    const { page, text, until, shot, done } = await open();
    await page.click("#show-projects");
    await page.click("#projects summary");
    const input = await page.$("#projects input[multiple]");
    const files = ["tale.pdf", "tale.lock", "kids (1).png"].map((name) => join(own, name));
    // A browser has renamed the picture.
    writeFileSync(files[2], picture);
    await input.uploadFile(...files);
    await until(() => document.querySelector("#projects .good"));
    assert.match(await text("#projects details"), /identical when rebuilt/);
    await shot("verified");
    writeFileSync(files[0], `${readFileSync(files[0], "latin1")}\n`, "latin1");
    await input.uploadFile(...files);
    await until(() => document.querySelector("#projects p.bad"));
    await input.uploadFile(files[0]);
    await until(() => document.querySelector("#projects details").textContent.includes("Expected one lock"));
    await done();
  },

  /** What was entered is there after a reload at once, also while a cover with a picture is drawn. */
  async keeps() {
    const opened = await open();
    const { page, until, done } = opened;
    page.on("dialog", (dialog) => dialog.accept());
    await begin(opened);
    const picture = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(1900, 2850);
      const context = canvas.getContext("2d");
      for (let at = 0; at < 4000; at++) {
        context.fillStyle = `hsl(${(at * 137) % 360} 60% 50%)`;
        context.fillRect((at * 7919) % 1900, (at * 104729) % 2850, 150, 150);
      }
      const link = await import("./link.js");
      const { response } = await link.store(new File([await canvas.convertToBlob({ type: "image/png" })], "front.png"));
      return response.path;
    });
    assert.equal((await edit(page, { cover: { design: "picture", picture } })).status, 200);
    await page.reload();
    await ready(opened);
    const type = async (at, text) => {
      await page.waitForSelector("#basic input");
      if (await page.$eval("#edit", (panel) => panel.hidden)) await page.click("#show-edit");
      const input = (await page.$$("#basic input"))[at];
      await input.click({ count: 3 });
      await page.keyboard.type(text);
    };
    for (let round = 1; round <= Number(process.env.ROUNDS ?? 5); round++) {
      await type(0, `Title ${round}`);
      await page.keyboard.press("Tab");
      await new Promise((later) => setTimeout(later, 350));
      await type(1, `Subtitle ${round}`);
      // Every other time, the reload comes while it is typed.
      if (round % 2) await page.keyboard.press("Tab");
      await new Promise((later) => setTimeout(later, 100 * (round % 5)));
      await page.reload();
      await until(async (round) => {
        const { values } = (await (await import("./link.js")).get("spec")).response;
        return values?.title === `Title ${round}` && values.subtitle === `Subtitle ${round}`;
      }, round);
      // Leaving is free again.
      await until(() => !Object.keys(localStorage).some((key) => key.startsWith("gridpress-unsaved")));
    }
    await done();
  },

  /** Three volumes of a series share no puzzle, and take their files along; two tabs keep two books. */
  async series() {
    const opened = await open();
    const { page, until, done } = opened;
    await begin(opened);
    const refused = await page.evaluate(async () => (await import("./link.js")).ask("next-volume", {}));
    assert.match(refused.response.why, /no name/);
    assert.equal((await edit(page, { series: { name: "Trains", registry: "../series.db", volume: 1 } })).status, 200);
    const text = await page.evaluate(
      async (bytes) => {
        const link = await import("./link.js");
        const { response } = await link.store(new File([new Uint8Array(bytes)], "photo.png"));
        return (await link.ask("new-text", { name: "Hello", text: `# Hello\n\n![](../${response.path})\n` })).response
          .path;
      },
      [...readFileSync(join(site, "template", "kids.png"))],
    );
    await edit(page, {}, [
      { kind: "add", path: ["text"] },
      { kind: "set", path: ["text", 0, "file"], value: text },
    ]);
    await ready(opened);
    const early = await page.evaluate(async () => (await import("./link.js")).ask("next-volume", {}));
    assert.match(early.response.why, /make its files first/);
    const seen = new Set();
    for (let volume = 1; volume <= 3; volume++) {
      await make(opened);
      await page.click("#show-listing");
      await until(() => document.querySelectorAll("#listing-texts .text").length > 5);
      const lock = await page.evaluate(async (link) => {
        const { body } = await (await import(link)).send("GET", "made/book.lock");
        return new TextDecoder().decode(body);
      }, "./link.js");
      const givens = [...lock.matchAll(/^givens = "(.*)"/gm)].map(([, cells]) => cells);
      assert(givens.length >= 30 && givens.every((cells) => !seen.has(cells)), `volume ${volume}`);
      givens.forEach((cells) => seen.add(cells));
      await page.click("#show-edit");
      await page.evaluate(() =>
        [...document.querySelectorAll("#basic button")]
          .find(({ textContent }) => textContent === "Start the next volume")
          .click(),
      );
      const link = await page.waitForSelector(".next a");
      await Promise.all([page.waitForNavigation(), link.evaluate((link) => link.click())]);
      await ready(opened);
      assert.equal(
        await page.evaluate(async () => (await (await import("./link.js")).get("spec")).response.values.series.volume),
        volume + 1,
      );
    }
    // Another tab has another book, and each keeps its own.
    const first = await openPage({ profile, url: `${url}?book=1`, view: "basic" });
    await ready(first);
    await Promise.all([page.reload(), first.page.reload()]);
    for (const { tab, volume } of [{ tab: opened, volume: 4 }, { tab: first, volume: 1 }]) {
      await tab.page.bringToFront();
      await ready(tab);
      assert.equal(
        await tab.page.evaluate(
          async () => (await (await import("./link.js")).get("spec")).response.values.series.volume,
        ),
        volume,
      );
    }
    await first.done();
    await done();
  },

  /** A single puzzle is made, entered, explained and played. */
  async single() {
    await forget();
    const page = await profile.newPage();
    const complaints = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.setViewport({ width: 390, height: 800, hasTouch: true, isMobile: true });
    await page.goto(`${url}puzzles.html`);
    await page.waitForSelector("#level option");
    await page.select("#level", "hard");
    await page.click("#seed", { count: 3 });
    await page.keyboard.type("autumn 2026");
    await page.tap("#make-form .first");
    await page.waitForSelector("#result:not([hidden])");
    const line = (await page.$eval("#picture", ({ alt }) => alt)).split(": ")[1];
    // The recipe of a book with one section.
    const own = mkdtempSync(join(folder, "own-"));
    writeFileSync(
      join(own, "book.toml"),
      'engine = 1\nseed = "autumn 2026"\n[[section]]\nid = "puzzle"\ncount = 1\nlevel = "hard"\nsize = 9\n',
    );
    execFileSync(program, ["book", "-q"], { cwd: own });
    assert(readFileSync(join(own, "book.lock"), "utf8").includes(line), line);
    assert((await page.$$("#steps li")).length > 30);
    assert(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      "nothing is wider than a phone",
    );
    // It is played on a page of its own.
    await page.waitForFunction(() => !document.getElementById("play").hidden && document.getElementById("play").href);
    const play = await profile.newPage();
    await play.goto(await page.$eval("#play", ({ href }) => href));
    await play.waitForFunction(() => document.querySelectorAll("[role=gridcell], .cell, td").length >= 81);
    await play.close();
    // The address of a code in a book leads to its puzzle.
    const lock = readFileSync(join(own, "book.lock"), "utf8");
    const [, code] = /^code = "(.*)"$/m.exec(lock);
    const printed = await profile.newPage();
    await printed.goto(`${url}puzzles.html?code=${encodeURIComponent(code)}&seed=autumn+2026`);
    await printed.waitForFunction(() => location.pathname.includes("/play/") && document.getElementById("puzzle"));
    const { givens } = await printed.$eval("#puzzle", (puzzle) => JSON.parse(puzzle.textContent));
    assert.equal(givens.map((value) => value || ".").join(""), line);
    await printed.close();
    // An own puzzle, and a wrong one.
    await page.$eval(
      "#text",
      (area) => (area.value = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    );
    await page.evaluate(() => document.getElementById("enter-form").requestSubmit());
    await page.waitForFunction(() => document.getElementById("solution").alt.includes("534678912"));
    await page.$eval(
      "#text",
      (area) => (area.value = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    );
    await page.evaluate(() => document.getElementById("enter-form").requestSubmit());
    await page.waitForFunction(() => document.getElementById("note").className === "wrong");
    assert.deepEqual(complaints, []);
    await page.close();
  },

  /** Opened from a disk, the page says what it needs. */
  async disk() {
    const page = await profile.newPage();
    await page.goto(`file://${join(site, "index.html")}`);
    await page.waitForFunction(
      () => document.getElementById("unserved")?.checkVisibility({ visibilityProperty: true }),
      { timeout: 5_000 },
    );
    assert.match(await page.$eval("#unserved", (text) => text.textContent), /python3 -m http.server/);
    await page.close();
  },

  /** After the first visit, everything works without a network. */
  async offline() {
    const opened = await open();
    await begin(opened);
    await opened.page.evaluate(() => navigator.serviceWorker.ready);
    await opened.until(() => navigator.serviceWorker.controller);
    await opened.done();
    await new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
    const back = await open({ isBack: true, languages: ["de-DE"] });
    await ready(back);
    // A book in another language needs another file.
    const change = async () => {
      const link = await import("./link.js");
      const { response } = await link.get("spec");
      return link.ask("edit", {
        version: response.version,
        changes: [{ kind: "set", path: ["language"], value: "pl" }],
      });
    };
    assert.equal((await back.page.evaluate(change)).status, 200);
    await back.until(() => document.getElementById("thumbs").textContent.includes("Spis"));
    await back.shot("offline");
    await back.done();
    await once(server.listen(Number(new URL(url).port), "127.0.0.1"), "listening");
  },

  /** Everything is accessible, wide and narrow. */
  async accessible() {
    for (const width of [1300, 390]) {
      const opened = await open({ width, height: 800, languages: width === 390 ? ["uk-UA"] : ["en-US"] });
      await begin(opened);
      await opened.page.click("#show-projects");
      await opened.until(() => document.querySelectorAll("#projects li").length === 1);
      await opened.check(`projects at ${width}`);
      await opened.shot(`projects-${width}`);
      assert(await opened.page.evaluate(() => document.querySelector("#projects").scrollWidth <= innerWidth));
      await opened.done();
      const single = await profile.newPage();
      await single.setViewport({ width, height: 800 });
      await single.goto(`${url}puzzles.html`);
      await single.waitForSelector("#level option");
      await single.click("#make-form .first");
      await single.waitForSelector("#result:not([hidden])");
      await assertAccessible(single, `single at ${width}`);
      await single.close();
    }
  },
};

mkdirSync(folder, { recursive: true });
await run("browser", plays);
server.close();
rmSync(folder, { recursive: true, force: true });
