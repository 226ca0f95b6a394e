// The press in this tab. It answers the requests of the page one after another, and works in between.

import start, { BrowserPress, provide } from "./gridpress.js";
import { Storage } from "./storage.js";

/** The time without requests after which longer work may begin, in milliseconds. */
const PAUSE = 400;
/** What is left to do. */
const NOTHING = 0;
const AFTER_PAUSE = 2;
const PUZZLES = 3;
/** The maximum number of other workers that search for puzzles. */
const MAX_HELPERS = 4;
/** The status of a request that lacks a font or words. */
const MISSING = 503;
/** The fonts, of which every book needs some; they are loaded at once. */
const FONTS = FONT_FILES;

let storage;
let library;
let press;
/** The number of the open project; `undefined` before there is one. */
let project;
let isElsewhere = false;
let lastRequest = performance.now();
/** Requests for the next state, with the number of the last one. */
let states = [];
let isWorking = false;
/** `true` if a request has brought more work since the last step. */
let hasMore = false;

const encode = (value) => new TextEncoder().encode(JSON.stringify(value));
const decode = (bytes) => JSON.parse(new TextDecoder().decode(bytes));
const json = (status, value) => ({ status, kind: "application/json", body: encode(value) });

async function download(name) {
  const answer = await fetch(`bundled/${name}`);
  if (!answer.ok) throw new Error(`${name} cannot be loaded`);
  provide(name, new Uint8Array(await answer.arrayBuffer()));
}

const newSeed = () => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return String((BigInt(high) << 32n) | BigInt(low));
};

/** A press that speaks the language of the page. */
function newPress() {
  const created = new BrowserPress(newSeed());
  created.speak(navigator.languages.join());
  return created;
}

/** Calls a press, again once it has what it lacks. */
async function call(work, of = press) {
  for (;;) {
    const reply = work();
    if (reply.status !== MISSING) {
      const result = { status: reply.status, kind: reply.kind, body: reply.take() };
      reply.free();
      return result;
    }
    reply.free();
    await Promise.all(of.missing().map(download));
  }
}

/** Keeps the project for this tab alone, as long as it is open. Returns `false` if another tab has it. */
function hold(id) {
  if (!navigator.locks) return Promise.resolve(true);
  // A page that is being loaded again gives its project up a moment later.
  const signal = AbortSignal.timeout(1500);
  return new Promise((resolve) => {
    const forEver = () => {
      resolve(true);
      return new Promise(() => {});
    };
    navigator.locks.request(`gridpress-${id}`, { signal }, forEver).catch(() => resolve(false));
  });
}

async function open() {
  storage = await Storage.open();
  const fonts = Promise.all(FONTS.map((name) => fetch(`bundled/${name}`).then((answer) => answer.arrayBuffer())));
  library = await WebAssembly.compileStreaming(fetch(new URL("gridpress_bg.wasm", import.meta.url)));
  await start({ module_or_path: library });
  for (const [at, bytes] of (await fonts).entries()) provide(FONTS[at], new Uint8Array(bytes));
  press = newPress();
  // The address of a worker from the cache has no query.
  const id = Number(new URLSearchParams(name).get("book")) || (await storage?.current());
  if (!id || !storage) return;
  isElsewhere = !(await hold(id));
  if (isElsewhere) return;
  const files = await storage.files(id);
  for (const [path, bytes] of files) press.load(path, bytes);
  if (!files.length) return;
  await show(id);
  await loadOthers();
}

/** Tells the press about the other projects: no puzzle of another volume may come again. */
async function loadOthers() {
  for (const { id } of (await storage?.projects()) ?? []) {
    if (id === project) continue;
    const [spec, lock] = await Promise.all(["book.toml", "book.lock"].map((path) => storage.file(id, path)));
    if (spec) press.addOther(id, spec, lock);
  }
}

/** Makes a project that of this tab. */
async function show(id) {
  project = id;
  postMessage({ project });
  await storage.setCurrent(id);
}

/** The title of a press's book, for the list of projects. */
function titleOf(of) {
  const reply = of.get("spec");
  const { values } = reply.status === 200 ? decode(reply.take()) : {};
  reply.free();
  return typeof values?.title === "string" ? values.title : "";
}

/** The paths of files whose content is not in the storage. */
const unkept = new Set();
let kept = Promise.resolve();

/** Writes what has changed to the storage. Returns once all of it is there. */
const keep = () => (kept = kept.catch(() => {}).then(write));

async function write() {
  for (const path of press.takeChanges()) unkept.add(path);
  if (!unkept.size || !storage) return;
  if (project === undefined) {
    const id = await storage.add("");
    await hold(id);
    await show(id);
  }
  try {
    await storage.write(project, titleOf(press), [...unkept].map((path) => [path, press.file(path)]));
    unkept.clear();
  } catch (error) {
    const why = `this browser cannot keep the project (${error?.name}): save it as a file, and remove other projects`;
    throw new Error(why, { cause: error });
  }
}

/** The other workers, as far as there are processors for them. */
let helpers;

/**
 * Searches for the puzzles of the book together with other workers. What one of them does not find is found later, and
 * what was found for an earlier version of the book is not used.
 */
async function share() {
  helpers ??= Array.from({ length: Math.min(MAX_HELPERS, (navigator.hardwareConcurrency ?? 1) - 1) }, () => {
    try {
      const helper = new Worker(new URL("helper.js", import.meta.url), { type: "module" });
      helper.postMessage({ library, fonts: FONTS });
      return helper;
    } catch {
      return null;
    }
  }).filter(Boolean);
  if (!helpers.length) return;
  const of = helpers.length + 1;
  const revision = press.revision();
  const files = filesOf(press);
  const others = helpers.map((helper, at) => new Promise((found) => {
    helper.onmessage = ({ data }) => found(data);
    helper.onerror = () => found("[]");
    helper.postMessage({ files, part: at + 1, of });
  }));
  await call(() => press.find(0, of));
  for (const found of await Promise.all(others)) press.addFound(found, revision);
}

/** Works until nothing is left, and looks for requests after each step. */
async function work() {
  hasMore = true;
  if (isWorking) return;
  isWorking = true;
  try {
    for (;;) {
      hasMore = false;
      const isIdle = performance.now() - lastRequest > PAUSE;
      const left = press.work(isIdle);
      if (left === PUZZLES) await share().catch(() => {});
      const missing = press.missing();
      // Without the network, a missing file is needed again a moment later.
      const isLoaded = await Promise.all(missing.map(download)).then(() => true, () => false);
      await keep().catch(() => {});
      tell();
      serve();
      if (left === NOTHING && !missing.length && !hasMore) break;
      await new Promise((later) => setTimeout(later, isLoaded ? (left === AFTER_PAUSE ? 50 : 0) : 1000));
    }
  } finally {
    isWorking = false;
  }
}

/** Answers requests for the next state, if there is one. */
async function tell() {
  const number = press.stateNumber();
  const due = states.filter(({ after }) => after !== number);
  states = states.filter(({ after }) => after === number);
  for (const { id } of due) answer(id, await call(() => press.get("state")));
}

function answer(id, { status, kind, body }) {
  postMessage({ id, status, kind, body }, body ? [body.buffer] : []);
}

/** A press with the files of a request, for what does not belong to the project. */
async function withFiles(files, use) {
  const other = newPress();
  try {
    for (const [path, bytes] of files) other.load(path, bytes);
    return await use(other);
  } finally {
    other.free();
  }
}

const filesOf = (of) => of.paths().map((path) => [path, of.file(path)]);

/** Adds a project. */
async function add(title, files) {
  const id = await storage.add(title);
  await storage.write(id, title, files);
  return json(200, { id });
}

/** What the worker does besides the press: the projects of this browser. */
const OWN = {
  "GET projects": async () => {
    const projects = (await storage?.projects()) ?? [];
    return json(200, {
      projects: projects.map((one) => ({ ...one, isOpen: one.id === project })),
      isElsewhere,
      isKept: Boolean(storage),
    });
  },
  "POST projects/new": async () => {
    await storage?.setCurrent(undefined);
    return json(200, {});
  },
  "POST projects/copy": async ({ id, title }) =>
    withFiles(await storage.files(id), async (other) => {
      const renewed = await call(() => other.renew(), other);
      return renewed.status === 200 ? add(title, filesOf(other)) : renewed;
    }),
  "POST next-volume": async () => {
    await loadOthers();
    const next = await call(() => press.post("next-volume", encode({ name: newSeed() })));
    if (next.status !== 200) return next;
    const { spec, files, notes } = decode(next.body);
    const { body } = await add(titleOf(press), [
      ["book.toml", new TextEncoder().encode(spec)],
      ...files.map((path) => [path, press.file(path)]),
    ]);
    return json(200, { address: `?book=${decode(body).id}`, notes });
  },
  "POST projects/remove": async ({ id }) => {
    await storage?.remove(id);
    if (id === project) await storage?.setCurrent(undefined);
    return json(200, {});
  },
  "POST projects/import": (_, body) =>
    withFiles([], async (other) => {
      if (!storage) return json(409, { why: "this browser keeps no projects, so none can be opened" });
      const opened = await call(() => other.open(body), other);
      if (opened.status !== 200) return opened;
      return add(titleOf(other), filesOf(other));
    }),
  "GET project.zip": () => ({ status: 200, kind: "application/zip", body: press.save(false) }),
  "GET made.zip": () => ({ status: 200, kind: "application/zip", body: press.save(true) }),
  "POST single": (_, body) => call(() => press.single(new TextDecoder().decode(body))),
};

async function handle({ id, method, address, body }) {
  lastRequest = performance.now();
  if (method === "GET" && address.startsWith("state?after=")) {
    states.push({ id, after: Number(address.slice(12)) });
    tell();
    return;
  }
  if (method === "VERIFY") return answer(id, await withFiles(body, (other) => call(() => other.verify(), other)));
  const own = OWN[`${method} ${address}`];
  if (own) return answer(id, await own(body && /^projects\/(copy|remove)$/.test(address) ? decode(body) : {}, body));
  if (address === "make" || address === "edit") await loadOthers();
  const reply = await call(() => (method === "GET" ? press.get(address) : press.post(address, body)));
  if (method === "POST") await keep();
  answer(id, reply);
  if (method === "POST") {
    tell();
    work();
  }
}

const opened = open();
opened.then(work, () => {});
const requests = [];
let isServing = false;

/**
 * Takes the next request: what the author has entered goes before what is drawn. Pictures of settings need the puzzles
 * of the book, so they come once it is built: other workers may help with that.
 */
function take() {
  const isWaiting = ({ address }) => address?.startsWith("look/") && press && !press.isBuilt();
  const entered = requests.findIndex(({ method }) => method === "POST");
  const at = entered < 0 ? requests.findIndex((request) => !isWaiting(request)) : entered;
  return at < 0 ? undefined : requests.splice(at, 1)[0];
}

/** Answers requests. */
async function serve() {
  if (isServing) return;
  isServing = true;
  for (let request = take(); request; request = take()) {
    await opened
      .then(() => handle(request))
      .catch((error) => {
        const isBug = error instanceof WebAssembly.RuntimeError;
        answer(
          request.id,
          json(500, {
            why: isBug ? "gridpress failed because of a bug; reload the page" : String(error?.message ?? error),
          }),
        );
      });
    // New requests arrive between two others.
    await new Promise((later) => setTimeout(later, 0));
  }
  isServing = false;
}
addEventListener("message", ({ data }) => {
  requests.push(data);
  serve();
});
