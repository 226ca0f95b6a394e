// The puzzle that the engine generated for the address of this page, in place of the puzzle of the day. All modules
// that read the puzzle follow this one.

import { byId, make } from "./elements.js";
import { fromStore } from "./store.js";

export const GENERATED = "gridpress-generated";
const ofDay = JSON.parse(byId("puzzle").textContent);
/** The seed in the address; empty for the puzzle of the day. */
export const seed = new URLSearchParams(location.search).get("another") ?? "";
const lastGenerated = fromStore(GENERATED);

/** Puts the parts of another page, as HTML, in place of those of this one. */
function takePlace({ parts, puzzle }) {
  const { day, before, embed, engine, level, texts } = ofDay;
  const search = `?another=${encodeURIComponent(seed)}`;
  byId("puzzle").textContent = JSON.stringify({ ...puzzle, day, before, embed, engine, level, texts, search });
  // Without the solution of the day, its page has fewer tools.
  for (const name of [".game", ...(ofDay.hints ? [] : [".tools"])]) {
    const part = new DOMParser().parseFromString(parts[name], "text/html").querySelector(name);
    document.querySelector(name).replaceWith(part);
  }
  const heading = document.querySelector("h1");
  document.title = document.title.replace(heading.textContent, texts.another);
  heading.textContent = texts.another;
  const date = document.querySelector(".facts time");
  date.replaceWith(make("a", { href: location.pathname, textContent: date.textContent }));
  document.querySelector(".facts .minutes")?.remove();
}

// An engine of another version may have other data.
const isOfPage = lastGenerated?.path === location.pathname && lastGenerated.program === ofDay.engine.program;
if (seed && isOfPage && lastGenerated.seed === seed) takePlace(lastGenerated);
