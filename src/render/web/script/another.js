// Further puzzles of the kind and level of this page, and QR codes, by the engine beside it. The seed of a puzzle is in
// the address, so that its page can be reloaded and shared.

import { closing, dialog, show } from "./dialog.js";
import { make } from "./elements.js";
import { additions } from "./ending.js";
import { GENERATED, seed } from "./generated.js";
import { furtherEntries } from "./menu.js";
import { codes } from "./progress.js";
import { data, isAwaited, text } from "./rules.js";
import { fromStore, toStore } from "./store.js";

const { folder, ...request } = data.engine;

/** Asks the engine, in a worker of its own. */
function ask(question) {
  const worker = new Worker(`${folder}player.js`, { type: "module" });
  const reply = new Promise((resolve, reject) => {
    worker.onmessage = ({ data: answer }) => (answer.error ? reject(new Error(answer.error)) : resolve(answer));
    worker.onerror = () => reject(new Error(`${folder}player.js could not be loaded`));
    worker.postMessage(JSON.stringify(question));
  });
  return reply.finally(() => worker.terminate());
}

/** The address of a puzzle that was not generated yet. */
function newAddress() {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return `${location.pathname}?another=${Array.from(words, (word) => word.toString(36)).join("")}`;
}

/** Generates the puzzle of the address, and stores it for the reloaded page. */
async function generate() {
  const { page } = await ask({ ask: "another", ...request, seed });
  const fresh = new DOMParser().parseFromString(page, "text/html");
  const puzzle = JSON.parse(fresh.getElementById("puzzle").textContent);
  const parts = Object.fromEntries([".game", ".tools"].map((name) => [name, fresh.querySelector(name).outerHTML]));
  toStore(GENERATED, { seed, path: location.pathname, program: request.program, parts, puzzle });
  if (fromStore(GENERATED)?.seed !== seed) throw new Error("localStorage is blocked or full");
}

/** Draws a QR code. The quiet zone around it has four modules. */
async function drawCode(link) {
  const [side, dark] = (await ask({ ask: "qr", text: link })).qr;
  const drawing = `<svg viewBox="-4 -4 ${side + 8} ${side + 8}"><path d="${dark}"/></svg>`;
  return new DOMParser().parseFromString(drawing, "text/html").querySelector("svg");
}

async function generateHere() {
  const home = () => location.replace(location.pathname);
  const state = make("p", { textContent: text("another-busy"), role: "status" });
  const cancel = closing(text("cancel"));
  show(text("another"), [state], [cancel]);
  dialog.addEventListener("close", home);
  try {
    await generate();
    location.reload();
  } catch (error) {
    // The reason is for those who keep the site.
    console.warn(error.message);
    state.textContent = text("another-failed");
    cancel.textContent = text("close");
  }
}

// A file on a disk can load no engine.
if (location.protocol.startsWith("http")) {
  furtherEntries.another = () => location.assign(newAddress());
  additions.push(() => {
    const link = make("a", { href: newAddress(), textContent: text("another") });
    return make("p", { className: "leads" }, link);
  });
  codes.draw = drawCode;
  if (isAwaited) generateHere();
}
