// Plays the page of `gridpress watch` in headless Chromium: node watch.mjs [--shots FOLDER] GRIDPRESS [PLAY...]
//
// These plays use the pages and the advanced view; author.mjs does what authors do.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { open as openPage, program, run, SPEC, upToDate, watched } from "./preview.mjs";

const COMMENTED = `# Mine.\n${SPEC.replace('seed = "s"', 'seed = "s" # for ever')}# The end.\n`;

const main = await watched(SPEC);
const { folder } = main;
const file = (name) => join(folder, name);
const save = (spec) => writeFileSync(file("book.toml"), spec);
const saved = () => readFileSync(file("book.toml"), "utf8");
const open = (how = {}) => openPage({ url: main.url, ...how });

const plays = {
  /** A saved spec is shown at the current page; mistakes keep that page. */
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
    assert.match(await text("#mistakes"), /Unknown key `coutn`[^]*Did you mean `count`[^]*book\.toml, line 13/);
    assert.equal(await text("#title"), "Played again");
    assert.equal(await value("#page"), "9");
    await shot("mistake");
    save(SPEC);
    await until(() => document.getElementById("mistakes").hidden);
    assert.equal(await text("#title"), "Played");
    await done();
  },

  /** Pages and puzzles are found by number, and the tabs lead to all parts. */
  async finds() {
    const { page, text, value, until, type, shot, done } = await open();
    await type("#puzzle", "13");
    assert.match(await text("#found"), /^Puzzle 13: page \d+, answer: page \d+/);
    const at = Number(await value("#page"));
    assert.match(await text("#found"), new RegExp(`page ${at}\\b`));
    await page.click("#found button:nth-of-type(2)");
    assert(Number(await value("#page")) > at);
    assert.equal(await page.$eval("#tab-answers", (tab) => tab.getAttribute("aria-selected")), "true");
    await type("#puzzle", "99");
    assert.match(await text("#found"), /^Puzzle 99 does not exist/);
    await type("#page", "999");
    assert.match(await text("#found"), /^Page 999 does not exist/);
    await page.click("#tab-cover");
    await until(() => document.querySelector("#viewer .none, #viewer img"));
    await shot("cover");
    await page.click("#tab-book");
    await until(() => document.querySelectorAll("#viewer .page").length > 4);
    await done();
  },

  /** Everything works by keyboard when the pages have the focus. */
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
    assert(last > 10);
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

  /** Guide lines over the pages, and findings that link to their pages. */
  async looks() {
    save(`${SPEC}[grid]\nthin = "0.1pt"\n`);
    const { page, text, value, until, shot, done } = await open();
    await until(() => document.querySelector("#findings li.fail .pages button"));
    assert.match(await text("#findings"), /rules? fails?/);
    assert.notEqual(await text("#count"), "");
    const named = await text("#findings li.fail .pages button:last-of-type");
    await page.locator("#findings li.fail .pages button:last-of-type").click();
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

  /** Nothing overflows at any width, and the current page survives a reload. */
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

  /** A screen reader finds a name for every control. */
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

  /** A value set in a field is written to the file, keeps comments and order, is shown, and can be undone. */
  async form() {
    save(COMMENTED);
    const { page, text, until, setting, shot, done } = await open({ refused: /status of 422/ });
    await until(upToDate);
    await page.click("#show-edit");
    const write = async (control, text) => {
      await control.click({ count: 3 });
      await page.keyboard.press("Backspace");
      await control.type(text);
      await page.keyboard.press("Enter");
    };
    const title = await setting("The book", "Title");
    await write(title, "Formed");
    await until(() => document.getElementById("title").textContent === "Formed");
    const formed = COMMENTED.replace("Played", "Formed");
    assert.equal(saved(), formed);
    await shot("form");
    // A key of a section; setting its default removes it.
    const perPage = await setting("Sections", "Per page");
    await write(perPage, "4");
    const four = formed.replace('count = 12\n', 'count = 12\nper_page = 4\n');
    await untilSaved(four);
    await write(perPage, "2");
    await untilSaved(formed);
    // A choice, a flag, and a table that does not exist yet.
    const folios = await setting("Page", "Folios");
    await folios.click();
    await untilSaved(
      formed.replace('printer = "kdp-paperback-white"\n', 'printer = "kdp-paperback-white"\nfolios = false\n'),
    );
    await page.click("#undo");
    await untilSaved(formed);
    await page.click("#undo");
    await untilSaved(four);
    await page.click("#redo");
    await untilSaved(formed);
    // A value that is invalid for its key is reported and not written; other mistakes are written and reported.
    await write(perPage, "0");
    await until(() =>
      [...document.querySelectorAll(".field .wrong")].some((line) => line.textContent.includes("Expected 1 to 100")),
    );
    assert.equal(saved(), formed);
    await write(perPage, "2");
    await until(() => [...document.querySelectorAll(".field .wrong")].every((line) => line.hidden));
    const trim = await setting("Page", "Trim");
    await write(trim, "a99");
    await until(() => document.querySelector('[aria-invalid="true"]'));
    assert.equal(await trim.evaluate((input) => input.getAttribute("aria-invalid")), "true");
    assert.equal(saved(), formed);
    // A mistake from elsewhere is reported at its field.
    await write(trim, "");
    await until(() => !document.querySelector('[aria-invalid="true"]'));
    save(formed.replace('printer = "kdp-paperback-white"', 'printer = "kdp-paperback-white"\ntrim = "a99"'));
    await until(() => !document.getElementById("mistakes").hidden);
    await page.click("#show-edit");
    await page.$eval("#mistakes button", (button) => button.click());
    assert.equal(await trim.evaluate((input) => document.activeElement === input), true);
    assert.equal(await text("#title"), "Formed");
    await write(trim, "");
    await untilSaved(formed);
    await until(upToDate);
    await done();
  },

  /** Sections are added, moved and removed; settings are found by search. */
  async sections() {
    save(COMMENTED);
    const { page, text, until, shot, done } = await open();
    await until(upToDate);
    await page.click("#show-edit");
    const press = (label) =>
      page.$$eval(
        "#tables button",
        (buttons, label) =>
          buttons.find((button) => (button.getAttribute("aria-label") ?? button.textContent).startsWith(label)).click(),
        label,
      );
    const titles = () => page.$$eval("#tables details.entry > summary", (all) => all.map((one) => one.textContent));
    await page.waitForSelector("#tables details.entry");
    await press("Move down: 1.");
    await until(() => document.querySelector("#tables details.entry > summary").textContent === "1. more");
    assert.deepEqual(await titles(), ["1. more", "2. Easy ones"]);
    assert(saved().indexOf('id = "more"') < saved().indexOf('id = "easy"'));
    assert(saved().startsWith("# Mine.\n") && saved().endsWith("# The end.\n"));
    await press("Add a section");
    await until(() => document.querySelectorAll("#tables details.entry").length === 3);
    assert.match(saved(), /\[\[section\]\]\nid = "easy-2"\nlevel = "easy"\ncount = 60\n/);
    await press("Remove: 3.");
    await until(() => document.querySelectorAll("#tables details.entry").length === 2);
    await press("Move up: 2.");
    await untilSaved(COMMENTED);
    await page.type("#seek", "bleed");
    assert.match(await text("#sought"), /^\d+ settings?$/);
    assert.equal(
      await page.$$eval(".field", (fields) =>
        fields.filter((field) => field.checkVisibility()).every((field) => /bleed/i.test(field.textContent)),
      ),
      true,
    );
    await shot("seek");
    await until(upToDate);
    await done();
  },

  /** A file that changed meanwhile is not overwritten, and typed text is not lost. */
  async conflict() {
    save(COMMENTED);
    const { page, text, until, setting, shot, done } = await open({ refused: /status of 409/ });
    await until(upToDate);
    await page.click("#show-edit");
    const title = await setting("The book", "Title");
    // After the next save, the page learns of changes only when the test allows it.
    await page.evaluate(async () => {
      const ask = window.fetch;
      const version = async (answer) => (await answer.clone().json()).version;
      const known = await version(await ask("spec", { cache: "no-store" }));
      let isHeld = false;
      window.fetch = async (what, ...more) => {
        const isState = String(what).startsWith("state");
        if (isState && isHeld && !window.isFree) await new Promise((go) => (window.release = go));
        const answer = await ask(what, ...more);
        if (what === "spec" && !more[0]?.method) isHeld ||= (await version(answer)) !== known;
        return answer;
      };
    });
    const before = `${COMMENTED}# Saved.\n`;
    save(before);
    await until(() => window.release);
    await title.click({ count: 3 });
    await title.type("Typed here");
    const theirs = before.replace("count = 12", "count = 14");
    save(theirs);
    await page.keyboard.press("Enter");
    await until(() => document.getElementById("edit-message").textContent.includes("changed elsewhere"));
    assert.equal(saved(), theirs);
    assert.equal(await title.evaluate((input) => input.value), "Typed here");
    await shot("conflict");
    await page.click("#edit-message button");
    await untilSaved(theirs.replace("Played", "Typed here"));
    await page.evaluate(() => {
      window.isFree = true;
      window.release();
    });
    await until(() => document.getElementById("title").textContent === "Typed here");
    assert.doesNotMatch(await text("#edit-message"), /changed elsewhere/);
    await done();
  },

  /** The form and the button for the PDF, by keyboard only. */
  async keyboard() {
    save(COMMENTED);
    const { page, text, until, done } = await open();
    await until(upToDate);
    const reach = async (is, /** @type {import("puppeteer-core").KeyInput} */ key = "Tab") => {
      for (let step = 0; step < 400; step++) {
        if (await page.evaluate(is)) return;
        await page.keyboard.press(key);
      }
      assert.fail(`not reached: ${is}`);
    };
    await page.evaluate(() => document.querySelector(".skip").focus());
    await reach(() => document.activeElement.id === "show-edit");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#tables details.entry");
    await reach(() => document.querySelector(":focus")?.labels?.[0]?.textContent === "Title");
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.type("By keys");
    await page.keyboard.press("Tab");
    const keyed = COMMENTED.replace("Played", "By keys");
    await untilSaved(keyed);
    await reach(() => document.activeElement.matches("details.entry > summary"));
    await page.keyboard.press("Enter");
    await reach(() => document.activeElement.getAttribute("aria-label")?.startsWith("Move down: 1."));
    await page.keyboard.press("Enter");
    await until(() => document.querySelector("#tables details.entry > summary").textContent === "1. more");
    // The focus moved with the section.
    await until(
      () => document.activeElement.closest("details.entry")?.querySelector("summary").textContent === "2. Easy ones",
    );
    await page.evaluate(() => document.querySelector(".skip").focus());
    await reach(() => document.activeElement.id === "undo");
    await page.keyboard.press("Enter");
    await untilSaved(keyed);
    await page.evaluate(() => document.querySelector(".skip").focus());
    await reach(() => document.activeElement.id === "show-make");
    await page.keyboard.press("Enter");
    assert.equal(await page.$eval("#edit", (panel) => panel.hidden), true);
    await reach(() => document.activeElement.id === "make-book");
    await page.keyboard.press("Enter");
    await until(() => document.getElementById("make-step").textContent === "The pages are finished.");
    assert.match(await text("#made"), /book\.pdf: \d+\sKB/);
    execFileSync(resolve(program), ["verify", "book.lock"], { cwd: folder });
    await done();
  },

  /** Buttons make the book and its cover, and overwrite no other files. */
  async makes() {
    save(COMMENTED);
    const { page, text, until, shot, done } = await open();
    await until(upToDate);
    await page.click("#show-make");
    const press = async (product) => {
      const begun = page.waitForResponse((answer) => answer.url().endsWith("/make"));
      await page.click(`#make-${product}`);
      assert.equal((await begun).status(), 200);
    };
    // Files of an earlier play.
    for (const name of ["book.pdf", "book.lock"]) rmSync(file(name), { force: true });
    await press("book");
    for (let wait = 0; wait < 200 && !existsSync(file("book.lock")); wait++)
      await new Promise((later) => setTimeout(later, 50));
    await until(() => document.getElementById("make-step").textContent === "The pages are finished.");
    execFileSync(resolve(program), ["verify", "book.lock"], { cwd: folder });
    assert.match(await text("#made"), /book\.pdf/);
    await shot("made");
    await press("cover");
    await until(() =>
      /^The cover (is finished|was not made)\.$/.test(document.getElementById("make-step").textContent),
    );
    assert.equal(existsSync(file("book-cover.pdf")), (await text("#make-step")) === "The cover is finished.");
    writeFileSync(file("book.pdf"), "mine");
    await press("book");
    await until(() => document.getElementById("make-step").textContent === "The pages were not made.");
    assert.match(await text("#made"), /did not write it/);
    assert.equal(readFileSync(file("book.pdf"), "utf8"), "mine");
    rmSync(file("book.pdf"));
    await done();
  },

  /** In a folder without a spec, a template starts one. */
  async begins() {
    const empty = await watched();
    const { page, until, shot, check, done } = await open({ url: empty.url });
    await page.waitForSelector("#starters li img");
    await check("templates");
    await shot("templates");
    await page.click('#starters button[aria-label="Use this template: Travel booklet"]');
    await page.waitForSelector("#tables details.entry");
    const spec = readFileSync(join(empty.folder, "book.toml"), "utf8");
    assert(spec.startsWith("#:schema book.schema.json\n") && existsSync(join(empty.folder, "book.schema.json")));
    await until(() => document.getElementById("status").textContent === "book.toml: up to date");
    assert.equal(await page.$eval("#starters", (starters) => starters.hidden), true);
    await done();
    await empty.end();
  },

  /** The accessibility checker finds nothing in any view at any width. */
  async accessible() {
    for (const [width, height] of [[390, 844], [800, 1000], [1300, 900]]) {
      save(COMMENTED);
      const { page, until, check, shot, done } = await open({ width, height });
      await until(upToDate);
      await check(`book at ${width}`);
      await page.click("#tab-cover");
      await until(() => document.querySelector("#viewer .none, #viewer img"));
      await check(`cover at ${width}`);
      await page.click("#tab-book");
      await page.click("#show-edit");
      await page.waitForSelector("#tables details.entry");
      await page.$$eval("#tables details", (all) => all.forEach((details) => (details.open = true)));
      await check(`form at ${width}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert(wide <= width, `${wide} wide at ${width}`);
      await page.click("#show-make");
      await check(`make at ${width}`);
      await page.click("#show-findings");
      await until(() => document.querySelector("#findings li"));
      await check(`findings at ${width}`);
      await page.click("#show-edit");
      save(COMMENTED.replace("count = 12", 'count = "x"').replace("Played", ""));
      await until(() => !document.getElementById("mistakes").hidden && document.querySelector('[aria-invalid="true"]'));
      await check(`mistakes at ${width}`);
      await shot(`mistakes-${width}`);
      save("title = ");
      await until(() => document.getElementById("tables").inert);
      await check(`no TOML at ${width}`);
      await done();
    }
    save(SPEC);
  },
};

/** Waits until the file contains a text. */
async function untilSaved(text) {
  for (let wait = 0; wait < 200 && saved() !== text; wait++) await new Promise((later) => setTimeout(later, 50));
  assert.equal(saved(), text);
}

await run("watch", plays, () => save(SPEC));
await main.end();
