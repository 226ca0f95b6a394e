// Searches for a share of the puzzles of a book, beside the worker that makes the book.

import start, { BrowserPress, provide } from "./gridpress.js";

/** The status of a request that lacks a font or words. */
const MISSING = 503;
let started;

async function download(name) {
  const answer = await fetch(`bundled/${name}`);
  provide(name, new Uint8Array(await answer.arrayBuffer()));
}

async function find({ files, part, of }) {
  await started;
  const press = new BrowserPress("");
  for (const [path, bytes] of files) press.load(path, bytes);
  for (;;) {
    const reply = press.find(part, of);
    const isMissing = reply.status === MISSING;
    const found = new TextDecoder().decode(reply.take());
    reply.free();
    if (!isMissing) {
      press.free();
      return found;
    }
    await Promise.all(press.missing().map(download));
  }
}

addEventListener("message", async ({ data }) => {
  if (data.library) started = Promise.all([start({ module_or_path: data.library }), ...data.fonts.map(download)]);
  else postMessage(await find(data).catch(() => "[]"));
});
