// The puzzle that the engine made for the address of this page, in place of the puzzle of the day. All modules that
// read the puzzle follow this one.

import { byId, make } from "./elements.js";
import { fromStore } from "./store.js";

export const MADE = "gridpress-made";
const ofDay = JSON.parse(byId("puzzle").textContent);
/** The seed in the address; empty for the puzzle of the day. */
export const seed = new URLSearchParams(location.search).get("another") ?? "";
const lastMade = fromStore(MADE);
/** True if the puzzle of that seed was made, by the engine of this version. */
export const isMade =
  seed !== "" &&
  lastMade?.seed === seed &&
  lastMade.path === location.pathname &&
  lastMade.program === ofDay.engine.program;

function takePlace({ grid, puzzle }) {
  const { day, before, embed, engine, level, texts } = ofDay;
  const search = `?another=${encodeURIComponent(seed)}`;
  const made = { ...puzzle, day, before, embed, engine, level, texts, search };
  byId("puzzle").textContent = JSON.stringify(made);
  const fresh = new DOMParser().parseFromString(grid, "text/html");
  document.querySelector(".game").replaceWith(fresh.querySelector(".game"));
  const heading = document.querySelector("h1");
  document.title = document.title.replace(heading.textContent, texts.another);
  heading.textContent = texts.another;
  const date = document.querySelector(".facts time");
  date.replaceWith(make("a", { href: location.pathname, textContent: date.textContent }));
  document.querySelector(".facts .minutes")?.remove();
}

if (isMade) takePlace(lastMade);
