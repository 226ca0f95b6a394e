// The link to the press in this tab: a worker that answers as the server of `gridpress watch` does.

import { parse } from "./words.js";

/** The number of pages of the default book that are files. */
const START_PAGES = 4;

const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module", name: location.search });
const waiting = new Map();
let hasAnswered = false;
let count = 0;

/** The browser's storage for what the author has entered. Only one tab has the project. */
export const storage = () => localStorage;

worker.addEventListener("message", ({ data: { id, project, ...reply } }) => {
  // The address leads to the project, also among several tabs.
  if (project) return history.replaceState(null, "", `?book=${project}${location.hash}`);
  hasAnswered = true;
  waiting.get(id)?.(reply);
  waiting.delete(id);
});
worker.addEventListener("error", ({ message }) => fail(message));
worker.addEventListener("messageerror", () => fail("the worker has failed"));

/** Ends all requests: the worker does not answer any more. */
function fail(why) {
  document.dispatchEvent(new CustomEvent("press-failed", { detail: why }));
  for (const settle of waiting.values()) settle({ status: 0, kind: "", body: null });
  waiting.clear();
}

/** Sends a request to the worker: a method, an address, and perhaps a body. Returns its status, media type and body. */
export function send(method, address, body) {
  return new Promise((resolve) => {
    const id = count++;
    waiting.set(id, resolve);
    worker.postMessage({ id, method, address, body });
  });
}

const text = (body) => new TextDecoder().decode(body);

/** The status and the data of a reply. */
async function data(promise) {
  const { status, body } = await promise;
  if (!status) throw new Error("no response");
  return { status, response: body?.byteLength ? parse(text(body)) : {} };
}

/** Returns data. Words are files beside the page. */
export async function get(what) {
  if (what.startsWith("words/")) {
    const answer = await fetch(what);
    return { status: answer.status, response: await answer.json(), isOk: answer.ok };
  }
  if (what === "spec" && isFirst && !hasAnswered)
    return { status: 200, response: await (await fetch("start/spec.json")).json(), isOk: true };
  const reply = await data(send("GET", what));
  return { ...reply, isOk: reply.status === 200 };
}

/** Sends a request that changes something. Returns the status and the response. */
export function ask(what, request) {
  return data(send("POST", what, new TextEncoder().encode(JSON.stringify(request))));
}

/** Stores a file of the author next to the spec. Returns the status and the response: its path, and facts about it. */
export async function store(file) {
  return data(send("POST", `file/${encodeURIComponent(file.name)}`, new Uint8Array(await file.arrayBuffer())));
}

const BEGUN = "gridpress-begun";

/** `true` until this browser has a project: then the first pages of the default book are files beside the page. */
let isFirst = (() => {
  try {
    return !localStorage.getItem(BEGUN);
  } catch {
    return false;
  }
})();

/** The number of the state that is a file. */
const FILED = -1;

/**
 * Returns the next state after the one with that number; without a number, the current one.
 * @returns {Promise<PageState>}
 */
export async function nextState(number) {
  if (isFirst && number === undefined) {
    const answer = await fetch("start/state.json");
    if (answer.ok) return { ...(await answer.json()), number: FILED };
    isFirst = false;
  }
  let after = number === FILED ? undefined : number;
  for (;;) {
    const { status, response } = await data(send("GET", after === undefined ? "state" : `state?after=${after}`));
    if (status !== 200) throw new Error(response.why);
    if (response.version) {
      isFirst = false;
      try {
        localStorage.setItem(BEGUN, "yes");
      } catch {
        // Without storage, every visit is the first.
      }
    }
    // The pages from files stay until the book is made.
    const isMade = response.edition !== undefined || (response.reports.length > 0 && !response.busy);
    if (number !== FILED || isMade) return response;
    after = response.number;
  }
}

/** The address of a page of the default book that is a file; `null` for others. */
const filed = (address) => {
  const [, index] = (isFirst && address.match(/^page\/0\/book\/(\d+)\.svg$/)) || [];
  return index < START_PAGES ? `start/${index}.svg` : null;
};

/** Shows a picture in an image, and returns once it is decoded. */
export async function show(image, address) {
  const file = address.startsWith("template/") ? address : filed(address);
  if (file) {
    image.src = file;
    return image.decode();
  }
  const { status, kind, body } = await send("GET", address);
  if (status !== 200) throw new Error("no picture");
  const url = URL.createObjectURL(new Blob([body], { type: kind }));
  image.src = url;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Saves a file in the browser's folder for downloads. */
export function save(name, body, kind) {
  const url = URL.createObjectURL(new Blob([body], { type: kind }));
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: name.split("/").pop() });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Makes a link open a file that was made, or save it. */
export function linkToMade(link, name, isSaved) {
  // A page of its own would not have its style here, so a listing is only saved.
  link.hidden = !isSaved && name.endsWith(".html");
  link.href = "#make";
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const tab = isSaved ? null : window.open("", "_blank");
    const { status, kind, body } = await send("GET", addresses.made(name, isSaved));
    if (status !== 200) return tab?.close();
    if (!tab) return save(name, body, kind);
    const url = URL.createObjectURL(new Blob([body], { type: kind }));
    tab.location = url;
    setTimeout(() => URL.revokeObjectURL(url), 600_000);
  });
}

/** `true` if volumes have folders. */
export const hasFolders = false;

/** Addresses of pictures and files. */
export const addresses = {
  page: (edition, part, index) => `page/${edition}/${part}/${index}.svg`,
  template: (name) => `template/${name}.png`,
  picture: (path) => `picture/${encodeURIComponent(path)}`,
  look: (table, key, value) => `look/${table || "top"}/${key}/${encodeURIComponent(value)}.svg?`,
  made: (name, isSaved) => `made/${encodeURIComponent(name)}${isSaved ? "?save" : ""}`,
};
