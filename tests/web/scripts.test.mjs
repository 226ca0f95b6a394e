// Tests the scripts that complete a site and a module of WebAssembly, on a small site and a small module: node --test.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "../..");
const work = mkdtempSync(join(tmpdir(), "gridpress-scripts-"));
test.after(() => rmSync(work, { recursive: true }));

/** A press whose book has one page, once it has all that it lacks. */
const PRESS = `
const provided = [];
export default async () => {};
export const provide = (name) => provided.push(name);
export class BrowserPress {
  work() {}
  missing() { return provided.includes("extra.txt") ? [] : ["extra.txt"]; }
  get(address) {
    const edition = provided.includes("extra.txt") ? 7 : undefined;
    const text = address === "state" ? JSON.stringify({ edition, provided }) : address;
    return { take: () => new TextEncoder().encode(text) };
  }
}`;

test("a site has its words, its policy, its first pages and all files for use without a network", () => {
  const site = join(work, "site");
  for (const page of ["studio", "browser"]) cpSync(join(root, "src", page, "page"), site, { recursive: true });
  mkdirSync(join(site, "bundled/de"), { recursive: true });
  for (const name of ["one.ttf", "extra.txt", "de/author.ftl", "de/page.ftl", "de/site.ftl"]) {
    writeFileSync(join(site, "bundled", name), "");
  }
  for (const [name, text] of [
    ["gridpress.js", PRESS],
    ["gridpress_bg.wasm", ""],
    ["LICENSE.txt", ""],
    ["package.json", '{"type":"module"}'],
  ]) {
    writeFileSync(join(site, name), text);
  }
  const read = (name) => readFileSync(join(site, name), "utf8");
  const printed = execFileSync(process.execPath, [join(root, ".ci/site.mjs"), site, "--sizes"], { encoding: "utf8" });
  assert.match(printed, /^all \d+ files: \d+ KB$/m);
  assert.equal(read("words/de.json"), "words/de.json");
  assert.deepEqual(readdirSync(join(site, "bundled/de")), ["author.ftl"]);
  for (const name of ["index.html", "puzzles.html"]) {
    const page = read(name);
    assert.match(page, /http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'/);
    assert.match(page, /<body[^>]*>\n<p id="unserved">/);
    const ahead = [...page.matchAll(/rel="modulepreload" href="(.*?)"/g)].map(([, file]) => file);
    assert(ahead.includes("words.js") && !ahead.includes("worker.js"), name);
    for (const file of ahead) assert(read(file), file);
  }
  assert.match(read("index.html"), /src="projects\.js"/);
  assert.match(read("worker.js"), /FONTS = \["one\.ttf"\]/);
  const provided = ["one.ttf", "de/author.ftl", "de/page.ftl", "de/site.ftl", "extra.txt"];
  assert.deepEqual(JSON.parse(read("start/state.json")), { edition: 7, provided });
  assert.equal(read("start/0.svg"), "page/7/book/0.svg");
  const offline = read("offline.js");
  const files = JSON.parse(offline.match(/FILES = (\[.*\]);/)[1]);
  const all = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  assert.equal(files.length, all.length - 1, "all but the list itself and the licence, and the page by its folder");
  for (const name of ["./", "start/0.svg", "words/de.json", "bundled/one.ttf"]) assert(files.includes(name), name);
  assert.match(offline, /"gridpress-[0-9a-f]{16}"/);
});

/** A number as LEB128. */
const leb = (value) => (value < 128 ? [value] : [(value % 128) | 128, ...leb(Math.floor(value / 128))]);
const text = (value) => [...leb(value.length), ...Buffer.from(value)];
const section = (id, bytes) => [id, ...leb(bytes.length), ...bytes];
const list = (items) => [...leb(items.length), ...items.flat()];
/** A note of wasm-bindgen: two texts with their lengths in four bytes. */
const note = (...texts) => texts.flatMap((value) => [value.length, 0, 0, 0, ...Buffer.from(value)]);

test("functions whose names begin with a prefix lose their exports and notes", async () => {
  // So many that their number takes two bytes.
  const others = Array.from({ length: 200 }, (_, at) => `other_${at}`);
  const exported = ["keep", "Pdf_new", "__wbindgen_describe_Pdf_new", "__wbindgen_describe_keep", ...others];
  const notes = [...note("0.2", "keep"), ...note("0.2", "Pdf_new"), ...note("0.2", "last")];
  const bytes = Buffer.from([
    0, 97, 115, 109, 1, 0, 0, 0,
    ...section(1, list([[0x60, 0, 0]])),
    ...section(3, list([[0]])),
    ...section(7, list(exported.map((name) => [...text(name), 0, 0]))),
    ...section(10, list([[2, 0, 0x0b]])),
    ...section(0, [...text("__wasm_bindgen_unstable"), ...notes]),
    ...section(0, [...text("other"), ...Buffer.from("Pdf_new")]),
  ]);
  const [from, to] = ["from.wasm", "to.wasm"].map((name) => join(work, name));
  writeFileSync(from, bytes);
  execFileSync(process.execPath, [join(root, ".ci/wasm-exports.mjs"), from, to, "Pdf_"]);
  const module = await WebAssembly.compile(readFileSync(to));
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  assert.deepEqual(names, ["keep", "__wbindgen_describe_keep", ...others]);
  const custom = (name) => Buffer.from(WebAssembly.Module.customSections(module, name)[0]).toString("latin1");
  assert.equal(
    custom("__wasm_bindgen_unstable"),
    Buffer.from([...note("0.2", "keep"), ...note("0.2", "last")]).toString("latin1"),
  );
  assert.equal(custom("other"), "Pdf_new");
});
