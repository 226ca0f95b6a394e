// What the author has entered and the press has not stored yet: leaving is held up meanwhile, and a page that is opened
// again takes it up.

import { storage } from "./link.js";

/** What is being stored, in the order in which it was entered. */
const entries = [];
/** The control whose value is being typed. */
let typed = null;

addEventListener("input", ({ target }) => (typed = target));
addEventListener("change", () => (typed = null));
const enter = () => typed?.dispatchEvent(new Event("change", { bubbles: true }));
addEventListener("beforeunload", (event) => {
  enter();
  if (entries.length) event.preventDefault();
});
// A telephone may end a page that it has hidden.
document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && enter());

/** The name of the entries of this book, to which the address leads. */
const key = () => `gridpress-unsaved ${location.pathname}${location.search}`;

/** Records the entries. Files are too large for that. */
export function record() {
  try {
    const kept = entries.filter(({ what }) => what);
    if (kept.length) storage().setItem(key(), JSON.stringify(kept));
    else storage().removeItem(key());
  } catch {
    // Without storage, leaving is only held up.
  }
}

/** The entries that an earlier page of this book has left. */
export function left() {
  try {
    return JSON.parse(storage().getItem(key())) ?? [];
  } catch {
    return [];
  }
}

/** Returns the result of `work`, which stores an entry. Without a reply, the entry stays. */
export async function whileStoring(entry, work) {
  entries.push(entry);
  record();
  const remove = () => {
    entries.splice(entries.indexOf(entry), 1);
    record();
  };
  return work().then((result) => {
    remove();
    return result;
  }, (error) => {
    if (!entry.what) remove();
    throw error;
  });
}
