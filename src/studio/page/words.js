// The words of the page, in the language of the browser.

import { get } from "./link.js";

/** The languages of the page. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "uk", "tr", "el", "sv", "cs"];

let words = {};
let english = {};

/** The language of the page: the first language of the browser that the page speaks. */
export const language = navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => LANGUAGES.includes(tag)) ?? "en";

/** Loads the words, and puts them in place of the keys in the document. */
export async function load() {
  english = (await get("words/en.json")).response;
  words = language === "en" ? english : (await get(`words/${language}.json`)).response;
  document.documentElement.lang = language;
  document.getElementById("unserved")?.remove();
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
  for (const attribute of ["aria-label", "title", "placeholder"]) {
    for (const element of document.querySelectorAll(`[data-${attribute}]`)) element.setAttribute(attribute, t(element.getAttribute(`data-${attribute}`)));
  }
}

/** `true` if there are words with that key. */
export const has = (key) => key in words || key in english;

/** The words with that key, with `values` in place of their names in braces. With `count`, the right plural form. */
export function t(key, values = {}) {
  const form = "count" in values ? `${key}.${new Intl.PluralRules(language).select(values.count)}` : key;
  const text = [form, `${key}.other`, key].map((key) => words[key] ?? english[key]).find((text) => text !== undefined) ?? key;
  return text.replace(/\{(\w+)\}/g, (all, name) => (name in values ? (typeof values[name] === "number" ? number(values[name]) : values[name]) : all));
}

/** A text of the press, with the titles of fields in place of the paths of their settings. */
export const titled = (text) => text.replace(/⟦([^⟧]+)⟧/g, (_, path) => {
  const key = [`title.${path}`, path].find(has);
  return t("quoted", { text: key ? t(key) : path.split(".").pop() });
});

/** The data in a reply of the press. */
export const parse = (json) => JSON.parse(json, (_, value) => (typeof value === "string" ? titled(value) : value));

/** A number as people of the language write it. */
export const number = (value, digits = 2) => new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

/** A text that begins with a capital. */
export const capital = (text, tag = language) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

const INFORMAL = { "de-informal": "Deutsch (du)", "fr-informal": "Français (tu)", "es-informal": "Español (tú)" };

/** The name of a language in that language. */
export function languageName(tag) {
  if (INFORMAL[tag]) return INFORMAL[tag];
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  return capital(name, tag);
}
