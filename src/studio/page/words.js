// The words of the page, in the language of the browser.

import { get } from "./link.js";

/** @type {Record<string, any>} */
let words = {};

/** The language of the page: the first language of the browser that the page speaks. */
export let language = "en";

/** Loads the words, and puts them in place of the keys in the document. */
export async function load() {
  words = (await get("words/en.json")).response;
  const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
  language = wanted.find((tag) => words.languages.includes(tag)) ?? language;
  if (language !== "en") words = (await get(`words/${language}.json`)).response;
  document.documentElement.lang = language;
  document.getElementById("unserved")?.remove();
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
  for (const attribute of ["aria-label", "title", "placeholder"]) {
    for (const element of document.querySelectorAll(`[data-${attribute}]`)) {
      element.setAttribute(attribute, t(element.getAttribute(`data-${attribute}`)));
    }
  }
}

/** The words with a key, whose parts may come from names and paths with dots. */
const find = (key) => words[key.replaceAll(".", "-")];

/** `true` if there are words with that key. */
export const has = (key) => find(key) !== undefined;

/**
 * The words with that key, with `values` in place of their names in braces, in the plural form that fits.
 * @param {Record<string, any>} values
 */
export function t(key, values = {}) {
  let text = find(key) ?? key;
  if (typeof text === "object") {
    const [[name, forms]] = Object.entries(text);
    text = forms[new Intl.PluralRules(language).select(values[name])] ?? forms.other;
  }
  return text.replace(/\{(\w+)\}/g, (all, name) => {
    const value = name in values ? values[name] : all;
    return typeof value === "number" ? number(value) : value;
  });
}

/** The help for the setting at a path; empty if it needs none. */
export const help = (path) => (has(`help-${path}`) ? t(`help-${path}`) : "");

/** A text of the press, with the titles of fields in place of the paths of their settings. */
export const titled = (text) => text.replace(/⟦([^⟧]+)⟧/g, (_, path) => {
  const key = [`title-${path}`, path].find(has);
  return t("quoted-title", { text: key ? t(key) : path.split(".").pop() });
});

/** The data in a reply of the press. */
export const parse = (json) => JSON.parse(json, (_, value) => (typeof value === "string" ? titled(value) : value));

/** A number as people of the language write it. */
export const number = (value, digits = 2) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

/** A text that begins with a capital. */
export const capital = (text, tag = language) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

const INFORMAL = { "de-informal": "Deutsch (du)", "fr-informal": "Français (tu)", "es-informal": "Español (tú)" };

/** The name of a language in that language. */
export function languageName(tag) {
  if (INFORMAL[tag]) return INFORMAL[tag];
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  return capital(name, tag);
}
