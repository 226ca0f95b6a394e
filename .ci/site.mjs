// Completes the site in a folder: the page of the application, the first pages of the default book, the words, and the
// list of files that work without a network. Usage: node site.mjs FOLDER [--sizes]. With --sizes, it prints the sizes
// of the compressed files, and fails if they are too large.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const site = process.argv[2];
const path = (...names) => join(site, ...names);
const read = (name) => readFileSync(path(name), "utf8");
const change = (name, edit) => writeFileSync(path(name), edit(read(name)));

/** Replaces a text that occurs once. */
function replace(text, from, to) {
  if (text.split(from).length !== 2) throw new Error(`${from} does not occur once`);
  return text.replace(from, () => to);
}

// The page allows nothing from elsewhere.
const POLICY = [
  "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'", "style-src 'self'",
  "img-src 'self' blob:", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
].join("; ");
const policy = `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n<link rel="manifest" href="site.webmanifest">`;
for (const name of ["index.html", "puzzles.html"])
  change(name, (page) => replace(page, '<meta charset="utf-8">', policy));
// Browsers run no modules from a disk, so the page itself says what to do; the script removes that.
const unserved = `<p id="unserved">This page has to come from a web server. Put this folder on any host for static files, or run <code>python3 -m http.server</code> in it and open <a href="http://localhost:8000/">http://localhost:8000/</a>. The program gridpress shows the same application with <code>gridpress watch</code>.</p>`;
for (const name of ["index.html", "puzzles.html"])
  change(name, (page) => page.replace(/<body[^>]*>/, (body) => `${body}\n${unserved}`));
change("index.html", (page) =>
  replace(
    replace(page, 'src="main.js"', 'src="projects.js"'),
    '<link rel="stylesheet" href="form.css">',
    '<link rel="stylesheet" href="form.css">\n<link rel="stylesheet" href="site.css">',
  ),
);

// All scripts of the first view are requested at once, not one after the other as they import each other.
const OTHERS = /^(gridpress|puzzles|offline|worker|helper|storage)\.js$/;
const ahead = (names) => names.map((name) => `<link rel="modulepreload" href="${name}">\n`).join("");
const modules = readdirSync(site).filter((name) => name.endsWith(".js") && !OTHERS.test(name));
for (const [name, scripts] of [["index.html", modules], ["puzzles.html", ["elements.js", "link.js", "words.js"]]]) {
  change(name, (page) => replace(page, "</head>", `${ahead(scripts)}</head>`));
}

const fonts = readdirSync(path("bundled")).filter((name) => name.endsWith(".ttf"));
change("worker.js", (script) => replace(script, "FONT_FILES", JSON.stringify(fonts)));

// The first pages of the default book, for the first visit.
const { default: start, BrowserPress, provide } = await import(pathToFileURL(path("gridpress.js")));
await start({ module_or_path: readFileSync(path("gridpress_bg.wasm")) });
const load = (name) => provide(name, readFileSync(path("bundled", name)));
fonts.forEach(load);
const press = new BrowserPress("1");
const reply = (address) => new TextDecoder().decode(press.get(address).take());

// The words of the page are files, so that it has them before the program is there.
mkdirSync(path("words"));
for (const tag of readdirSync(path("bundled")).filter((name) => existsSync(path("bundled", name, "page.ftl")))) {
  for (const file of readdirSync(path("bundled", tag))) load(`${tag}/${file}`);
  writeFileSync(path("words", `${tag}.json`), reply(`words/${tag}.json`));
  for (const part of ["page", "site"]) rmSync(path("bundled", tag, `${part}.ftl`));
}

let state;
do {
  press.work(false);
  press.missing().forEach(load);
  state = JSON.parse(reply("state"));
} while (state.edition === undefined);
const pages = Number(read("link.js").match(/START_PAGES = (\d+)/)[1]);
mkdirSync(path("start"));
writeFileSync(path("start", "state.json"), JSON.stringify(state));
writeFileSync(path("start", "spec.json"), reply("spec"));
for (let page = 0; page < pages; page++)
  writeFileSync(path("start", `${page}.svg`), reply(`page/${state.edition}/book/${page}.svg`));

/** All files, with their addresses: those of the site, and those of the engine for other sites. */
const all = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
  .sort();
const isEngine = (file) => file.startsWith("engine/");
const files = all.filter((file) => !isEngine(file));
const hash = createHash("sha256");
for (const file of files) hash.update(file).update(readFileSync(path(file)));
const offline = ["./", ...files.filter((file) => !/^offline\.js$|LICENSE/.test(file))];
change("offline.js", (script) =>
  replace(replace(script, "SITE_FILES", JSON.stringify(offline)), "SITE_VERSION", hash.digest("hex").slice(0, 16)),
);

if (process.argv[3] !== "--sizes") process.exit();
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const sizes = new Map(all.map((file) => [file, brotliCompressSync(readFileSync(path(file)), { params }).length]));
const sum = (some) => some.reduce((total, file) => total + sizes.get(file), 0);
const scripts = files.filter(
  (file) =>
    /^[^/]*\.(js|css|html|svg)$/.test(file) && !/^(gridpress|puzzles|offline|worker|helper|storage)\b/.test(file),
);
const first = [...scripts, "words/en.json", "start/state.json", ...files.filter((file) => /^start\/\d/.test(file))];
const pressFiles = [
  "gridpress.js",
  "gridpress_bg.wasm",
  "worker.js",
  "storage.js",
  ...fonts.map((name) => `bundled/${name}`),
];
const kilobytes = (bytes) => `${Math.ceil(bytes / 1000)} KB`;
console.log(`before the first page is visible: ${kilobytes(sum(first))}`);
console.log(
  `the press and its fonts: ${kilobytes(sum(pressFiles))}, of which the program ${kilobytes(sizes.get("gridpress_bg.wasm"))}`,
);
const ENGINE = ["engine/player.js", "engine/engine.js", "engine/engine_bg.wasm"];
console.log(`the engine for pages of a desk: ${kilobytes(sum(ENGINE))}`);
console.log(`all ${files.length} files: ${kilobytes(sum(files))}`);
const MOST = 6_000_000;
if (sum(files) > MOST) throw new Error(`the site is larger than ${MOST} bytes`);
