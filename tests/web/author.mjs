// Plays what authors do in the basic view of `gridpress watch`: node author.mjs [--shots FOLDER] GRIDPRESS [PLAY...]

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { open, program, run, SPEC, upToDate, watched } from "./preview.mjs";

/** A puzzle from elsewhere. */
const OWN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

/**
 * A page for an author, with what an author does there. `touch` taps in place of clicks.
 * @param {Record<string, any>} options
 */
async function author({ spec = SPEC, book, ...how } = {}) {
  const server = await watched(spec, book);
  const tab = await open({ url: server.url, view: "basic", width: 1300, height: 900, ...how });
  const { page } = tab;
  const file = join(server.folder, book ?? ".", "book.toml");
  const saved = () => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const saves = async (part) => {
    const has = () => (typeof part === "string" ? saved().includes(part) : part.test(saved()));
    for (let wait = 0; wait < 200 && !has(); wait++) await new Promise((later) => setTimeout(later, 50));
    assert(has(), `${part} in\n${saved()}`);
  };
  const loses = async (part) => {
    for (let wait = 0; wait < 200 && saved().includes(part); wait++)
      await new Promise((later) => setTimeout(later, 50));
    assert(!saved().includes(part), `${part} in\n${saved()}`);
  };
  /** The field with that title, opened and in view. */
  const field = async (title, at = 0) => {
    await page.waitForSelector("#basic .field");
    const found = await page.evaluateHandle((title, at) => {
      const fields = [...document.querySelectorAll("#basic .field")];
      const field = fields.filter((field) => field.querySelector("label, legend").firstChild.textContent === title)[at];
      for (let up = field?.closest("details"); up; up = up.parentElement.closest("details")) up.open = true;
      field?.scrollIntoView({ block: "center" });
      return field;
    }, title, at);
    /** @type {import("puppeteer-core").ElementHandle<any>} */
    const element = found.asElement();
    assert(element, `a field ${title}`);
    return element;
  };
  const write = async (title, text, at) => {
    const input = await (await field(title, at)).$("input:not([type=radio]), textarea");
    await input.click();
    await input.evaluate((input) => input.select());
    await page.keyboard.press("Backspace");
    await input.type(text);
    await page.keyboard.press("Tab");
  };
  const choose = async (title, text, at) => {
    const select = await (await field(title, at)).$("select");
    const value = await select.evaluate(
      (select, text) => [...select.options].find((option) => option.textContent === text)?.value,
      text,
    );
    assert(value !== undefined, `${text} in ${title}`);
    await select.select(value);
  };
  const card = async (title, text) => {
    const holder = await field(title);
    await holder.evaluate(
      (holder, text) => [...holder.querySelectorAll(".card")].find((card) => card.textContent === text).click(),
      text,
    );
  };
  const press = async (text, root = "body") => {
    const button = await page.waitForFunction(
      (text, root) =>
        [...document.querySelectorAll(`${root} button`)].find(
          (button) => button.textContent === text && button.checkVisibility() && !button.disabled,
        ),
      { timeout: 20_000 },
      text,
      root,
    );
    await button.evaluate((button) => button.scrollIntoView({ block: "center" }));
    await (how.touch ? button.tap() : button.click());
  };
  const upload = async (handle, path) => {
    const chooser = page.waitForFileChooser();
    await handle.evaluate((button) => button.scrollIntoView({ block: "center" }));
    await handle.click();
    await (await chooser).accept([path]);
  };
  const end = async () => {
    await tab.done();
    await server.end();
  };
  // The status is in the language of the page.
  await tab.until(() => !document.getElementById("status").className);
  if (await page.$eval("#edit", (panel) => panel.hidden)) await page.click("#show-edit");
  return { ...server, ...tab, saved, saves, loses, field, write, choose, card, press, upload, end };
}

/** A picture of one colour, as PNG, drawn by the browser. */
async function picture(page, path, width, height) {
  const data = await page.evaluate(async (width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    context.fillStyle = "#246";
    context.fillRect(0, 0, width, height);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, width, height);
  writeFileSync(path, Buffer.from(data, "base64"));
  return path;
}

/** Texts that an editor could spoil. */
const NASTY = [
  "",
  "   # Heading #  \n",
  "Setext\n===\ntext\n---\n",
  "a\r\nb\r\n\r\nc",
  "* a\n+ b\n- c\n",
  "1) a\n1) b\n\n\n1. c\n",
  "- a\n\n  b\n- c\n",
  "> a\nlazy\n> b\n",
  "> - a\n>   - b\n",
  "> > deep\n",
  "| a | b |\n|---|---|\n| 1 | 2 |\n",
  "a[^1]\n\n[^1]: note\n",
  "```\ncode\n\nmore\n```\n",
  "    code\n\ntext\n",
  "<div>\n\nhtml\n\n</div>\n",
  "---\ntitle: x\n---\n\ntext\n",
  "- [ ] task\n- [x] done\n",
  "~~struck~~ text\n",
  "[a][b] and [c]\n\n[b]: http://x 'title'\n[c]: <http://y>\n",
  "#### Fourth\n",
  '![](p.png){60%}\n\n![alt](<p q.png> "A \\"caption\\""){ 10 % }\n',
  "a ![](p.png) b\n",
  "***both** one*\n",
  "__a__ _b_ `c` <http://d>  \ne\\\nf\n",
  "&copy; &#65; \\* \\\\ &\n",
  "# A\nb\n# C\n***\nd\n",
  "1. a\n   - b\n     1. c\n",
  "\u00a0a\u00a0\n\n\u2003b\n",
  "# # #\n\n#\n",
  "-\n- a\n-\n",
  "\ta\n",
];
/** Parts of words that Markdown could take for its own. */
const BITS = [
  "word",
  "Ωmega",
  "1",
  "10.",
  "1)",
  "-",
  "+",
  "*",
  "**",
  "_",
  "`",
  "```",
  "~",
  "~~",
  "#",
  "<b>",
  "&amp;",
  "&",
  "&#65;",
  "\\",
  "!",
  "[x]",
  "](u)",
  "(y)",
  "|",
  "---",
  "===",
  "|-|",
  ":-:",
  ">",
  "http://a_b.c/d",
  "a@b.c",
  "é",
  "—",
  "“x”",
  "€",
  "…",
  "x*y",
  "{60%}",
  "^",
  '"',
  ":",
  "[^1]",
  "<!-- x -->",
  "日本",
  "e\u0301",
  "&copy;",
  "{#id}",
];

/** A text as Word puts it on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal { margin: 0 } --></style></head><body><!--StartFragment--><h1>Chapter<o:p></o:p></h1>
<p class=MsoNormal style='margin:0'>It is <b style='mso-bidi-font-weight:normal'>bold</b> &amp;
<i>slanted</i>.<span style='display:none;mso-hide:all'>hidden</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>First</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Last</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Numbered</p>
<table><tr><td><p>Level</p></td><td><p>Minutes</p></td></tr><tr><td>Easy</td><td>5</td></tr></table>
<p class=MsoNormal><img src="file:///C:/x.png" onerror="alert(1)"><script>alert(1)</script></p><!--EndFragment--></body></html>`;

/** Puts the caret at the end of the first element of a text with that selector. */
const caret = async (page, selector) => (await page.waitForSelector(`#writer-page ${selector}`)).evaluate((element) => {
  element.closest("#writer-page").focus();
  getSelection().selectAllChildren(element);
  getSelection().collapseToEnd();
});

/** Presses keys together. */
async function chord(page, held, key) {
  await page.keyboard.down(held);
  await page.keyboard.press(key);
  await page.keyboard.up(held);
}

/** Adds a page of text to the book. */
function withText({ folder }, text) {
  writeFileSync(join(folder, "a.md"), text);
  writeFileSync(join(folder, "book.toml"), `${SPEC}[[text]]\nfile = "a.md"\n`);
}

const paste = (page, html) => page.evaluate((html) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}, html);

const plays = {
  /** From an empty folder to proved files for the shop, without a word of TOML. */
  async whole() {
    const me = await author({ spec: null });
    const { page, until, saves, shot } = me;
    await page.waitForSelector("#starters li button");
    await me.press("Use this template", "#starters li:first-child");
    await saves("[[section]]");
    await me.write("Title", "Quiet Evenings");
    await saves(/title\s*= "Quiet Evenings"/);
    await me.write("Author", "Ada Ink");
    await me.choose("Printed by", "Amazon KDP paperback, black ink on cream paper");
    await saves("kdp-paperback-cream");
    await me.card("Page size", "5 × 8 in");
    await saves(/trim\s*= "5x8in"/);
    await me.write("Number of puzzles", "66");
    await saves("66");
    await me.card("Design", "Pop");
    await saves("pop");
    await me.write("Text on the back", "For long evenings.");
    await saves("For long evenings.");
    await until(upToDate);
    await page.click("#show-make");
    await page.click("#make-all");
    await until(() => document.getElementById("make-step").textContent.startsWith("All files are proved"));
    await until(() => document.querySelectorAll("#files li").length >= 3);
    const roles = await page.$$eval("#files b", (all) => all.map((one) => one.textContent));
    assert.deepEqual(roles, ["Pages", "Cover", "Lock"]);
    await until(() => document.querySelectorAll("#checklist .good").length >= 5);
    assert.equal(await page.$$eval("#checklist li:not(.good)", (left) => left.length), 0);
    await shot("author-made");
    const [link] = await page.$$eval("#files a", (links) => links.map((link) => link.href));
    const pdf = await page.evaluate(async (link) => (await (await fetch(link)).arrayBuffer()).byteLength, link);
    assert.equal(pdf, readFileSync(join(me.folder, "book.pdf")).length);
    execFileSync(resolve(program), ["verify", "book.lock"], { cwd: me.folder });
    await me.end();
  },

  /** Invalid values are reported at their fields, with the way out, and not saved. */
  async refuses() {
    const me = await author({ refused: /status of 422/ });
    const before = me.saved();
    const wrong = async (title) => {
      const line = await (await me.field(title)).$(".wrong");
      await me.page.waitForFunction((line) => line.textContent, {}, line);
      return line.evaluate((line) => line.textContent);
    };
    const size = await me.field("Page size");
    await (await size.$("input:not([type=radio])")).type("6 by 9");
    await me.page.keyboard.press("Tab");
    assert.match(await wrong("Page size"), /6x9in/);
    await me.write("Number of puzzles", "0");
    assert.match(await wrong("Number of puzzles"), /Expected 1/);
    await me.write("ISBN", "978-3-16-148410-1");
    assert.match(await wrong("ISBN"), /check digit|0/);
    assert.equal(me.saved(), before);
    await me.end();
  },

  /** Pages of text are written beside their finished page, with pictures; puzzles from elsewhere are checked. */
  async content() {
    const me = await author({ refused: /status of 422/ });
    const { page, until, saves, shot } = me;
    await page.waitForSelector("#basic details.group");
    await page.$$eval("#basic details.group", (groups) => groups.forEach((group) => (group.open = true)));
    await me.press("Add a page of text", "#basic");
    await saves('file = "texts/text.md"');
    await page.waitForSelector("#writer:not([hidden])");
    await caret(page, "p:last-child");
    await page.keyboard.press("Enter");
    await page.select("#writer-style", "h2");
    await page.keyboard.type("Thank you");
    await page.keyboard.press("Enter");
    await page.keyboard.type("To all who ");
    await chord(page, "Control", "i");
    await page.keyboard.type("solve");
    await chord(page, "Control", "i");
    await page.keyboard.type(".");
    const text = () => readFileSync(join(me.folder, "texts/text.md"), "utf8");
    await until(() => /text\.md/.test(document.getElementById("writer-state").textContent));
    assert.match(text(), /\n\n## Thank you\n\nTo all who \*solve\*\.\n$/);
    // The page beside it follows.
    await until(() => document.querySelector(".page img"));
    const small = await picture(page, join(me.folder, "small.png"), 200, 100);
    await page.click("#writer-add");
    await me.upload(await page.$("#pictures-choose"), small);
    await until(() => /of the width of the text/.test(document.getElementById("writer-state").textContent));
    await page.type("#writer-page figure input", "Small");
    await page.keyboard.press("Tab");
    await until(() => /text\.md/.test(document.getElementById("writer-state").textContent));
    assert.match(text(), /\n\n!\[\]\(\.\.\/pictures\/small\.png "Small"\)\{\d+%\}/);
    // It can be chosen again.
    await page.click("#writer-add");
    await (await page.waitForSelector("#pictures-list button")).click();
    await until(() => document.querySelectorAll("#writer-page figure img").length === 2);
    await until(upToDate);
    await shot("author-text");
    await page.click("#writer-close");
    await me.press("Add your own puzzles …", "#basic");
    await page.type("#puzzles-text", OWN.slice(1));
    await until(() => document.querySelector("#puzzles-note .wrong"));
    assert.equal(await page.$eval("#puzzles-add", (button) => button.disabled), true);
    // As it comes from a spreadsheet, with a heading above each grid.
    const pasted = OWN.trim().match(/.{9}/g).map((row) => row.replaceAll(".", " ").split("").join("\t")).join("\n");
    await page.$eval("#puzzles-text", (input, text) => {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, `Puzzle 1\n${pasted}\n`);
    await until(() => document.querySelector("#puzzles-note .good"));
    assert.match(await me.text("#puzzles-note"), /Puzzle 1: (Easy|Medium|Hard), .*30 givens/);
    await page.click("#puzzles-add");
    await saves('source = "puzzles/puzzles.txt"');
    await until(() => !document.getElementById("puzzles").open);
    await until(upToDate);
    await me.end();
  },

  /** A text is written as in other editors, keeps what is pasted from Word, survives a reload, and is printed. */
  async writes() {
    const me = await author({ refused: /Applying inline style|status of 422/ });
    const { page, until, press, shot } = me;
    const file = join(me.folder, "a.md");
    page.on("dialog", (dialog) => dialog.accept());
    const kept = "# Kept\r\n\r\nAs  it *is*,\r\n`here`.\r\n\r\n\r\n* one\r\n\r\n[x]: http://x\r\n";
    withText(me, kept);
    const saves = async (text) => {
      for (let wait = 0; wait < 200 && readFileSync(file, "utf8") !== text; wait++)
        await new Promise((later) => setTimeout(later, 50));
      assert.equal(readFileSync(file, "utf8"), text);
    };
    const write = async () => {
      await page.waitForSelector("#basic .entries details .sum");
      await page.$$eval("#basic details", (all) => all.forEach((details) => (details.open = true)));
      await press("Write …", "#basic");
      await page.waitForSelector("#writer-page h1");
    };
    await write();
    assert.deepEqual(await page.$$eval("#writer-page > *", (all) => all.map(({ localName }) => localName)), [
      "h1",
      "p",
      "ul",
      "pre",
      "p",
    ]);
    // Only the block that changes is written anew.
    await caret(page, "h1");
    await page.keyboard.type(" & <b>_1_");
    await saves(kept.replace("Kept", "Kept & \\<b>\\_1\\_"));
    // What is left while it is typed is there after a reload.
    await page.keyboard.type("!");
    await page.reload();
    await saves(kept.replace("Kept", "Kept & \\<b>\\_1\\_!"));
    await page.waitForSelector("#basic details.group");
    if (await page.$eval("#edit", (panel) => panel.hidden)) await page.click("#show-edit");
    writeFileSync(file, "# Notes\n\nFirst.\n");
    await write();
    await caret(page, "p");
    await page.keyboard.press("Enter");
    await page.click("[data-command=ordered]");
    assert.equal(await page.$eval("[data-command=ordered]", (tool) => tool.ariaPressed), "true");
    await page.keyboard.type("one");
    await page.keyboard.press("Enter");
    await page.keyboard.type("deep");
    await page.keyboard.press("Tab");
    await saves("# Notes\n\nFirst.\n\n1. one\n   1. deep\n");
    await chord(page, "Control", "z");
    await saves("# Notes\n\nFirst.\n\n1. one\n2. deep\n");
    // An empty item ends the list.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("after");
    await saves("# Notes\n\nFirst.\n\n1. one\n2. deep\n\nafter\n");
    await chord(page, "Shift", "Home");
    await page.click("#writer-link");
    await page.keyboard.type("me@example.org");
    await page.keyboard.press("Enter");
    await saves("# Notes\n\nFirst.\n\n1. one\n2. deep\n\n[after](<mailto:me@example.org>)\n");
    await page.select("#writer-style", "blockquote");
    await caret(page, "h1");
    await paste(page, WORD);
    assert.match(await me.text("#writer-note"), /no tables.*Picture/);
    const pasted =
      "# Notes\n\n# Chapter\n\nIt is **bold** & *slanted*.\n\n- First\n  - Inner\n- Last\n\n1. Numbered\n\n" +
      "Level – Minutes  \nEasy – 5\n\nFirst.\n\n1. one\n2. deep\n\n> [after](<mailto:me@example.org>)\n";
    await saves(pasted);
    await me.check("text with all blocks");
    await shot("author-writes");
    await page.click("#writer-source");
    await until((text) => document.getElementById("writer-text").value === text, pasted);
    await page.click("#writer-source");
    await page.waitForSelector("#writer-page blockquote", { visible: true });
    await page.click("#writer-close");
    await saves(pasted);
    await until(upToDate);
    await page.click("#show-make");
    await page.click("#make-book");
    await until(() => document.getElementById("make-step").textContent === "The pages are finished.");
    const printed = execFileSync("pdftotext", ["-layout", join(me.folder, "book.pdf"), "-"], { encoding: "utf8" });
    for (const line of [
      /Chapter\n/,
      /It is bold & slanted\./,
      /• *First\n *• *Inner\n *• *Last/,
      /1\. *Numbered/,
      /Level – Minutes\n *Easy – 5/,
      /after \(me@example\.org\)/,
    ])
      assert.match(printed, line);
    await me.end();
  },

  /** Whatever is written is read by the press as it looks; what is read is kept as it is. */
  async round() {
    const me = await author({ refused: /status of 422/ });
    withText(me, "x\n");
    const wrong = await me.page.evaluate(
      async (seed, nasty, bits) => {
        const { TextSource } = await import("./markdown.js");
        const { filled } = await import("./lines.js");
        const { ask, get } = await import("./link.js");
        let { version } = (await get("text?path=a.md")).response;
        const read = async (text) => {
          ({ version } = (await ask("text", { path: "a.md", text, version })).response);
          return (await get("text?path=a.md")).response;
        };
        const random = (count) =>
          Math.floor(((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32) * count);
        const pick = (list) => list[random(list.length)];
        const words = () => Array.from({ length: 1 + random(3) }, () => pick(bits)).join(pick(["", " "]));
        /** Text in faces, of which no two neighbours are the same. */
        const line = (isInner) => {
          const names = ["text", "em", "strong", ...(isInner ? [] : ["a", "br"])];
          let last = "br";
          const nodes = Array.from({ length: 1 + random(4) }, () => {
            last = pick(names.filter((name) => name !== last));
            if (last === "br") return filled("br", []);
            if (last === "text") return words();
            if (last !== "a") return filled(last, [words()]);
            const link = filled("a", line(true));
            link.setAttribute(
              "href",
              pick(["http://x.y/z_(a)", "https://a.b/?q=1&amp=2", "mailto:a_b@c.d", "http://w.x/<y>\\b"]),
            );
            return link;
          });
          return last === "br" ? [...nodes, "."] : nodes;
        };
        const list = (depth) => {
          const items = Array.from({ length: 1 + random(3) }, () =>
            filled("li", [...line(), ...(depth < 2 && !random(3) ? [list(depth + 1)] : [])]),
          );
          const place = filled(pick(["ul", "ol"]), items);
          if (place.localName === "ol") place.setAttribute("start", String(1 + random(9)));
          return place;
        };
        const block = () =>
          [
            () => filled("p", line()),
            () => filled(pick(["h1", "h2", "h3"]), [words()]),
            () => list(1),
            () => filled("blockquote", [filled("p", line()), filled("p", line())]),
            () => filled("hr", []),
          ][random(5)]();
        const wrong = [];
        for (let count = 0; count < 25; count++) {
          const place = filled("div", Array.from({ length: 20 + random(10) }, block));
          const text = new TextSource({ text: "", blocks: [], rest: "" }).write(place);
          const source = new TextSource(await read(text));
          const back = filled("div", source.elements);
          if (back.innerHTML !== place.innerHTML || source.write(back) !== text)
            wrong.push([place.innerHTML, text, back.innerHTML]);
        }
        for (const text of nasty) {
          const source = new TextSource(await read(text));
          const place = filled("div", source.elements);
          if (source.write(place) !== text) wrong.push([text, source.write(place)]);
          // A new block leaves the others alone.
          place.append(filled("p", ["new"]));
          const before = text.trimEnd();
          if (source.write(place) !== `${before}${before && source.eol.repeat(2)}new${source.eol}`)
            wrong.push([text, source.write(place)]);
        }
        return wrong;
      },
      Number(process.env.SEED ?? 1),
      NASTY,
      BITS,
    );
    assert.deepEqual(wrong, []);
    await me.end();
  },

  /** A cover with a picture of the author: one that is too small is judged at once. */
  async cover() {
    const me = await author({ spec: SPEC.replace("count = 12", "count = 60") });
    const { page, saves } = me;
    const holder = await me.field("Your own picture on the front");
    const note = () => holder.$eval(".drop .about", (note) => note.textContent);
    await me.upload(await holder.$("button"), await picture(page, join(me.folder, "tiny.png"), 300, 450));
    await saves('picture = "pictures/tiny.png"');
    assert.match(await note(), /only 50 pixels per inch.*at least 1,800 × 2,700 pixels/);
    await me.upload(await holder.$("button"), await picture(page, join(me.folder, "front.png"), 1900, 2800));
    await saves('picture = "pictures/front.png"');
    assert.match(await note(), /sharp enough/);
    await page.click("#tab-cover");
    await me.until(() => document.querySelector("#viewer img"));
    await me.shot("author-cover");
    await me.press("Remove", "#basic .drop");
    await me.loses("picture");
    await me.end();
  },

  /** Sections of another kind, moved, removed and undone. */
  async sections() {
    const me = await author();
    await me.choose("Kind of puzzle", "9 × 9 Killer");
    await me.saves('variant = ["killer"]');
    await me.choose("Kind of puzzle", "6 × 6");
    await me.saves("size = 6\n");
    await me.loses("killer");
    await me.press("Undo");
    await me.saves('variant = ["killer"]');
    await me.press("Add a section", "#basic");
    await me.saves("Section 3");
    await me.until(upToDate);
    await me.end();
  },

  /** The listing for a shop follows the book, can be changed, and is written with its pictures. */
  async listing() {
    const me = await author();
    const { page, until, saves, shot } = me;
    await page.click("#show-listing");
    await until(() => document.querySelectorAll("#listing-texts .text").length > 10);
    assert.match(await me.text("#listing-texts"), /20 puzzles/i);
    await page.$eval("#listing details", (details) => (details.open = true));
    const [headline] = await page.$$("#listing-fields input");
    await headline.type("Twenty for the train");
    await page.keyboard.press("Tab");
    await saves('headline = "Twenty for the train"');
    await until(() => document.getElementById("listing-texts").textContent.includes("Twenty for the train"));
    const keywords = await page.waitForSelector("#listing-fields fieldset input");
    await keywords.type("train sudoku, short trips");
    await page.keyboard.press("Tab");
    await saves('keywords = ["train sudoku, short trips"]');
    await shot("author-listing");
    await me.check("listing");
    await page.click("#listing-write");
    for (let wait = 0; wait < 400 && !existsSync(join(me.folder, "book-listing/front.png")); wait++)
      await new Promise((later) => setTimeout(later, 50));
    await page.click("#show-make");
    await until(() => [...document.querySelectorAll("#files b")].some((one) => one.textContent === "Shop texts"));
    const html = await page.evaluate(async () =>
      (
        await fetch([...document.querySelectorAll("#files a")].find((link) => link.href.includes("listing.html")).href)
      ).text(),
    );
    assert.match(html, /Twenty for the train/);
    await me.end();
  },

  /** A class set: a sheet for each name. */
  async classes() {
    const me = await author({ spec: null });
    await me.press("Use this template", "#starters li:has([aria-label$='Class set'])");
    await me.saves("[worksheet]");
    await me.write("Names of the pupils", "Zoe Zebra\nYan Yak");
    await me.saves('"Zoe Zebra", "Yan Yak"');
    await me.until(upToDate);
    await me.shot("author-class");
    await me.end();
  },

  /** The next volume begins beside the first, with one registry above both. */
  async series() {
    const me = await author({ book: "volume-1" });
    await me.write("Name of the series", "Night Train");
    await me.saves("Night Train");
    const once = await me.field("Never repeat a puzzle of another volume");
    await (await once.$("input")).click();
    await me.saves('registry = "../series.db"');
    await me.until(upToDate);
    await me.page.click("#show-make");
    await me.page.click("#make-book");
    await me.until(() => document.getElementById("make-step").textContent === "The pages are finished.");
    await me.page.click("#show-edit");
    await me.press("Start the next volume", "#basic");
    const link = await me.page.waitForSelector(".next a");
    const next = await link.evaluate((link) => link.href);
    assert(existsSync(join(me.folder, "volume-2/book.toml")) && existsSync(join(me.folder, "series.db")));
    const second = await open({ url: next, view: "basic" });
    await second.until(upToDate);
    await second.page.click("#show-edit");
    await second.page.waitForSelector("#basic .field");
    assert.match(readFileSync(join(me.folder, "volume-2/book.toml"), "utf8"), /volume = 2/);
    await second.done();
    await me.end();
  },

  /** By keyboard, a panel is next to its button, and the overview is one stop; on paper, there are only pages. */
  async keyboard() {
    const me = await author({ spec: SPEC.replace("count = 12", "count = 60") });
    const { page, until } = me;
    const focused = (inside) =>
      page.evaluate((inside) => document.querySelector(inside).contains(document.activeElement), inside);
    await page.focus("#show-make");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert(await focused("#make"));
    if (await page.$eval("#thumbs", (nav) => nav.hidden)) await page.click("#show-thumbs");
    await page.waitForSelector("#thumbs button");
    assert.equal(await page.$$eval("#thumbs button", (all) => all.filter(({ tabIndex }) => tabIndex === 0).length), 1);
    await page.focus("#thumbs button[tabindex='0']");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await until(() => document.querySelector("#thumbs [aria-current]") === document.activeElement);
    await page.click("#show-listing");
    await until(() => document.querySelector("#listing-texts .described")?.tabIndex === 0);
    await page.emulateMediaType("print");
    const seen = await page.$$eval("header, aside, nav, .page", (all) =>
      all.filter((one) => one.checkVisibility()).map(({ className }) => className),
    );
    assert(seen.length > 0 && seen.every((name) => name === "page"), `${seen}`);
    await page.emulateMediaType(null);
    await me.end();
  },

  /** A printer that does not publish the thickness of its paper asks for it. */
  async thickness() {
    const me = await author();
    const isHidden = async () => (await me.field("Thickness of 1,000 pages")).evaluate((field) => field.hidden);
    assert.equal(await isHidden(), true);
    await me.choose("Printed by", "BoD paperback, black ink");
    await me.saves('printer = "bod"');
    await me.page.waitForFunction((field) => !field.hidden, {}, await me.field("Thickness of 1,000 pages"));
    await me.write("Thickness of 1,000 pages", "58mm");
    await me.saves('thousand_pages = "58mm"');
    await me.end();
  },

  /** The page speaks the language of the browser. */
  async languages() {
    for (const [languages, group] of [
      [["de-AT", "en"], "Das Buch"],
      [["xx", "fr-CA"], "Le livre"],
      [["xx"], "The book"],
    ]) {
      const me = await author({ languages });
      await me.page.waitForSelector("#basic details.group");
      assert.equal(await me.page.$eval("#basic summary", (summary) => summary.textContent), group);
      assert.equal(
        await me.page.$eval("html", (html) => html.lang),
        languages.at(-1) === "xx" ? "en" : group === "Das Buch" ? "de" : "fr",
      );
      const left = await me.page.evaluate(
        () =>
          [...document.querySelectorAll("[data-t]")].filter(
            (element) => !element.textContent || element.textContent === element.dataset.t,
          ).length,
      );
      assert.equal(left, 0);
      await me.end();
    }
  },

  /** On a phone, by touch: nothing is wider than the screen, and everything is within reach. */
  async phone() {
    const me = await author({ width: 390, height: 844, touch: true });
    const { page } = me;
    await me.write("Title", "On a phone");
    await me.saves("On a phone");
    await page.waitForSelector("#basic details.group");
    await page.$$eval("#basic details", (all) => all.forEach((details) => (details.open = true)));
    const wide = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.getElementById("edit").scrollWidth - document.getElementById("edit").clientWidth,
    ]);
    assert(wide[0] <= 390 && wide[1] <= 0, `${wide}`);
    await me.shot("author-phone");
    // Slow answers: the text is closed before it is read.
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = async (address, ...rest) => {
        if (String(address).includes("text?path")) await new Promise((done) => setTimeout(done, 500));
        return fetch(address, ...rest);
      };
    });
    await me.press("Add a page of text", "#basic");
    await page.waitForSelector("#writer:not([hidden])");
    const box = await page.$eval("#writer", (writer) => writer.getBoundingClientRect().toJSON());
    assert(box.width > 300 && box.right <= 391, JSON.stringify(box));
    await me.shot("author-phone-text");
    await page.click("#writer-close");
    await me.end();
    // Words are longest in Greek.
    const greek = await author({ width: 390, height: 844, touch: true, languages: ["el"] });
    const edges = await greek.page.$$eval(".docks button", (all) =>
      all.map((button) => button.getBoundingClientRect().right),
    );
    assert(
      edges.every((right) => right <= 390),
      `${edges}`,
    );
    await greek.end();
  },

  /** A large book: a change is shown without delay. The time is only printed, since it depends on the machine. */
  async large() {
    const spec = SPEC.replace("count = 12", "count = 1992\nper_page = 8");
    const me = await author({ spec });
    const { page } = me;
    assert(Number((await me.text("#of")).match(/[\d,.]+/)[0].replace(/\D/g, "")) > 300);
    await me.field("Title");
    const times = [];
    for (const title of ["One", "Two", "Three", "Four", "Five"]) {
      times.push(await page.evaluate(async (title) => {
        const input = document.querySelector("#basic input");
        const image = () => document.querySelector(".page img");
        const before = image().src;
        input.value = title;
        const began = performance.now();
        input.dispatchEvent(new Event("input", { bubbles: true }));
        input.dispatchEvent(new Event("change", { bubbles: true }));
        while (image().src === before || !image().complete) await new Promise(requestAnimationFrame);
        return Math.round(performance.now() - began);
      }, title));
    }
    console.log(`author: a change of a large book is visible after ${times.join(", ")} ms`);
    await me.saves("Five");
    await me.end();
  },

  /** The accessibility checker finds nothing, and the layout does not jump. */
  async accessible() {
    for (const [width, height] of [[390, 844], [800, 1000], [1300, 900]]) {
      const me = await author({ width, height });
      const { page } = me;
      await page.evaluate(() => {
        window.shift = 0;
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => entry.hadRecentInput || (window.shift += entry.value)),
        ).observe({ type: "layout-shift" });
      });
      await me.write("Title", "A title");
      await me.saves("A title");
      await me.until(upToDate);
      const shift = await page.evaluate(() => window.shift);
      assert(shift < 0.02, `the layout jumps: ${shift}`);
      await page.$$eval("#basic details", (all) => all.forEach((details) => (details.open = true)));
      await me.check(`basic view at ${width}`);
      await me.press("Add your own puzzles …", "#basic");
      await me.check(`puzzles at ${width}`);
      await page.keyboard.press("Escape");
      await me.press("Add a page of text", "#basic");
      await page.waitForSelector("#writer:not([hidden])");
      await me.check(`text at ${width}`);
      await page.click("#writer-close");
      await me.end();
    }
  },
};

await run("author", plays);
