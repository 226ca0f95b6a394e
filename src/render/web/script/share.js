// The result as a text without spoilers.

import { elapsed, time } from "./clock.js";
import { show } from "./dialog.js";
import { make } from "./elements.js";
import { game } from "./game.js";
import { data, text } from "./rules.js";

/** The address of the page, for other browsers; nothing unless it belongs to a site. */
export function pageAddress() {
  const isOfSite = document.querySelector("[rel=canonical], [rel=manifest]");
  const { origin, pathname, protocol } = location;
  return isOfSite && protocol.startsWith("http") ? origin + pathname + (data.search ?? "") : undefined;
}

function result() {
  const parts = [...document.querySelector(".facts").children].map((part) => part.textContent.trim());
  const facts = parts.filter(Boolean).join(" · ");
  const help = text(game.helped ? "with-help" : "without-help");
  const won = `${text("won-in", { time: time(elapsed()) })} · ${help}`;
  return [document.title, facts, won, pageAddress()].filter(Boolean).join("\n");
}

/** Copies a text, and shows it; without a clipboard, it is copied by hand. */
export async function showText(value) {
  const area = make("textarea", { readOnly: true, rows: 5, value, ariaLabel: text("share") });
  const copied = await navigator.clipboard?.writeText(value).then(() => true, () => false);
  show(text(copied ? "copied" : "copy"), [area]);
  area.select();
}

/** Uses the system's share dialog, else the clipboard, else copying by hand. */
export async function share() {
  const told = { text: result() };
  try {
    if (navigator.share) await navigator.share(told);
    else await showText(told.text);
  } catch (error) {
    if (error.name !== "AbortError") await showText(told.text);
  }
}
