// Small parts of the page.

import { t } from "./words.js";

/** The element with an id. */
export const $ = (id) => document.getElementById(id);

let count = 0;

/** A new id. */
export const newId = (name) => `${name}-${(count += 1)}`;

/** An element with a text and a class. */
export const make = (name, text = "", className = "") => {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  if (className) element.className = className;
  return element;
};

/** What the parts of the page show. */
const contents = new WeakMap();

/**
 * Returns `true` if a part of the page shows `content` already; otherwise it does from now on. What has not changed
 * keeps the focus.
 */
export function showsAlready(place, content) {
  const text = JSON.stringify(content);
  if (contents.get(place) === text) return true;
  contents.set(place, text);
  return false;
}

export const button = (text, does, label) => {
  const element = make("button", text);
  element.type = "button";
  if (label) element.setAttribute("aria-label", label);
  element.addEventListener("click", does);
  return element;
};

/** Makes an element take files that are dropped on it. */
export function acceptDrops(place, take) {
  place.addEventListener("dragover", (event) => {
    event.preventDefault();
    place.classList.add("over");
  });
  place.addEventListener("dragleave", () => place.classList.remove("over"));
  place.addEventListener("drop", (event) => {
    event.preventDefault();
    place.classList.remove("over");
    take(event.dataTransfer.files);
  });
}

/** A sentence with code between backticks. */
export function sentence(text) {
  const parts = text.split("`").map((part, at) => (at % 2 ? make("code", part) : part));
  const line = make("p", "", "about");
  line.append(...parts);
  return line;
}

/** A term with its meaning, which opens below it. */
export function term(text, meaning) {
  const details = make("details", "", "term");
  details.append(make("summary", text), make("p", meaning));
  return details;
}

export function option(value, text) {
  const element = make("option", text);
  element.value = value;
  return element;
}

/** A size of a file in words. */
export function bytes(size) {
  const units = ["kB", "MB", "GB"];
  let value = size / 1000;
  let unit = 0;
  while (value >= 1000 && unit < 2) {
    value /= 1000;
    unit += 1;
  }
  return t("size-bytes", { value: Math.max(0.1, Math.round(value * 10) / 10), unit: units[unit] });
}
