// The press of a site in Node: its PDFs, covers and locks are those of the program, byte for byte.
//
// Usage: node bytes.mjs SITE PROGRAM ROOT [EVERY]: every EVERYth template and frozen book, by default all. ROOT is the
// folder of the sources.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, program, root, every = "1"] = process.argv.slice(2);
const { default: start, BrowserPress, provide } = await import(pathToFileURL(resolve(site, "gridpress.js")).href);
await start({ module_or_path: readFileSync(join(site, "gridpress_bg.wasm")) });
const work = mkdtempSync(join(tmpdir(), "gridpress-"));

/** Provides what the press lacks. Returns `true` if that was anything. */
function load(press) {
  const missing = press.missing();
  for (const name of missing) provide(name, readFileSync(join(site, "bundled", name)));
  return missing.length > 0;
}

/** Works until nothing is left but what waits for a pause. Returns the state. */
function finish(press) {
  const [MORE, PUZZLES] = [1, 3];
  while ([MORE, PUZZLES].includes(press.work(false)) || load(press)) load(press);
  return JSON.parse(new TextDecoder().decode(press.get("state").take()));
}

/** A press with the files of a folder. `name` is that of the spec. */
function open(folder, name = "book.toml", edit = (text) => text) {
  const press = new BrowserPress("1");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const isSpec = relative(folder, path) === name;
    press.load(isSpec ? "book.toml" : relative(folder, path), isSpec ? Buffer.from(edit(bytes.toString())) : bytes);
  }
  return press;
}

/** Makes a product. */
function make(press, product) {
  for (;;) {
    const { status } = press.post("make", Buffer.from(JSON.stringify({ product })));
    if (status === 200) break;
    assert(load(press), `status ${status}`);
  }
  const { job } = finish(press);
  assert(!job.failed, JSON.stringify(job.said));
}

const isDue = (at) => at % Number(every) === 0;
let count = 0;
const templates = execFileSync(program, ["templates"], { encoding: "utf8" })
  .split("\n")
  .map((line) => line.split(" ")[0])
  .filter(Boolean);
for (const name of templates.filter((_, at) => isDue(at))) {
  const folder = join(work, name);
  const spec = join(folder, "book.toml");
  execFileSync(program, ["new", folder, "--template", name, "-q"], { stdio: "pipe" });
  const press = open(folder);
  finish(press);
  make(press, "book");
  execFileSync(program, ["book", spec, "-q"], { stdio: "pipe" });
  const files = ["book.pdf", "book.lock"];
  if (/^\[cover\]|printer = "kdp/m.test(readFileSync(spec, "utf8"))) {
    make(press, "cover");
    execFileSync(program, ["cover", spec, "-q"], { stdio: "pipe" });
    files.push("book-cover.pdf");
  }
  if (existsSync(join(folder, "book-answers.pdf"))) files.push("book-answers.pdf");
  for (const file of files) {
    assert(readFileSync(join(folder, file)).equals(Buffer.from(press.file(file) ?? [])), `${name}/${file}`);
    count++;
  }
  press.free();
}

for (const table of ["books-1.txt"]) {
  const revision = table.match(/\d/)[0];
  const rows = readFileSync(join(root, "tests/golden", table), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
  const pdfs = rows.filter(([, profile]) => profile !== "puzzles");
  for (const [spec, profile, sha256] of pdfs.filter((_, at) => isDue(at))) {
    const edit = (text) => {
      const [, head, tables] = text.match(/^([^]*?)(^\[[^]*)$/m);
      const own = head.split("\n").filter((line) => !/^(seed|profile|engine)\s*=/.test(line));
      return [`seed = "frozen"`, `profile = "${profile}"`, `engine = ${revision}`, ...own].join("\n") + tables;
    };
    const press = open(dirname(join(root, spec)), basename(spec), edit);
    finish(press);
    make(press, "book");
    const made = createHash("sha256").update(press.file("book.pdf")).digest("hex");
    assert.equal(made, sha256, `${spec} with profile ${profile} and engine ${revision}`);
    count++;
    press.free();
  }
}
rmSync(work, { recursive: true });
console.log(`${count} files are the same in WebAssembly`);
