// Further puzzles of the kind and level of this page, and QR codes, by the engine beside it. The seed of a puzzle is in
// the address, so that its page can be reloaded and shared.

import { closing, dialog, show } from "./dialog.js";
import { make } from "./elements.js";
import { additions } from "./ending.js";
import { MADE, isMade, seed } from "./made.js";
import { furtherEntries } from "./menu.js";
import { codes } from "./progress.js";
import { data, text } from "./rules.js";
import { fromStore, toStore } from "./store.js";

const { folder, ...wanted } = data.engine;

/** Asks the engine, in a worker of its own. */
function ask(request) {
  const worker = new Worker(`${folder}player.js`, { type: "module" });
  const reply = new Promise((resolve, reject) => {
    worker.onmessage = ({ data: answer }) => (answer.error ? reject(new Error(answer.error)) : resolve(answer));
    worker.onerror = () => reject(new Error(`${folder}player.js`));
    worker.postMessage(JSON.stringify(request));
  });
  return reply.finally(() => worker.terminate());
}

/** The address of a puzzle that was not made yet. */
function newAddress() {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return `${location.pathname}?another=${Array.from(words, (word) => word.toString(36)).join("")}`;
}

/** Makes the puzzle of the address, and stores it for the reloaded page. */
async function makePuzzle() {
  const { page } = await ask({ ask: "another", ...wanted, seed });
  const made = new DOMParser().parseFromString(page, "text/html");
  const puzzle = JSON.parse(made.getElementById("puzzle").textContent);
  const grid = made.querySelector(".game").outerHTML;
  toStore(MADE, { seed, path: location.pathname, program: wanted.program, grid, puzzle });
  if (fromStore(MADE)?.seed !== seed) throw new Error("localStorage");
}

async function makeHere() {
  const home = () => location.replace(location.pathname);
  dialog.addEventListener("close", home);
  const busy = make("p", { textContent: text("another-busy"), role: "status" });
  const back = closing(text("cancel"));
  show(text("another"), [busy], [back]);
  try {
    await makePuzzle();
    location.reload();
  } catch (error) {
    busy.textContent = text("another-failed", { why: error.message });
    back.textContent = text("close");
  }
}

// A file on a disk can load no engine.
if (location.protocol.startsWith("http")) {
  furtherEntries.another = () => location.assign(newAddress());
  additions.push(() => {
    const link = make("a", { href: newAddress(), textContent: text("another") });
    return make("p", { className: "leads" }, link);
  });
  codes.draw = async (link) => (await ask({ ask: "qr", text: link })).qr;
  if (seed && !isMade) makeHere();
}
