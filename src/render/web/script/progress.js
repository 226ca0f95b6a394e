// The game as a link and a QR code, and all games as a file, for other browsers.

import { clock } from "./clock.js";
import { closing, show, sure } from "./dialog.js";
import { make } from "./elements.js";
import { data, text } from "./rules.js";
import { isSound, leaveTo, place, snapshot } from "./saved.js";
import { showText } from "./share.js";
import { fromStore, isWhole, storedKeys, toStore } from "./store.js";

const LINK = "#game=";
const STATISTICS = "gridpress-statistics";
// Links are read up to this length, which no game has.
const LONGEST = 20_000;
const SVG = "http://www.w3.org/2000/svg";

/** Draws QR codes, which another module may do: returns the side of the code, and its path. */
export const codes = { draw: undefined };

const piped = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream));

/** A link to this page with the game as it is, without its history. */
async function gameLink() {
  const state = JSON.stringify({ ...snapshot(), past: [], future: [] });
  const bytes = await piped(state, new CompressionStream("deflate-raw")).arrayBuffer();
  const coded = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  const safe = coded.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${location.origin}${location.pathname}${data.search ?? ""}${LINK}${safe}`;
}

/** The game in a link; nothing if there is none of this puzzle. */
async function gameIn(link) {
  try {
    const coded = atob(link.slice(0, LONGEST).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(coded, (letter) => letter.charCodeAt(0));
    const state = await piped(bytes, new DecompressionStream("deflate-raw")).json();
    return isSound(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Takes over the game of a link, unless the player keeps the one in this browser. */
export async function readLink() {
  if (!location.hash.startsWith(LINK)) return;
  const state = await gameIn(location.hash.slice(LINK.length));
  history.replaceState(null, "", location.pathname + location.search);
  const take = () => leaveTo(() => toStore(place, state));
  if (!state) show(text("progress-none"), []);
  else if (clock.begun) sure("progress-ask", "progress-take", take);
  else take();
}

/** Saves all games, times and settings of the site. */
function saveFile() {
  const kept = Object.fromEntries(storedKeys("gridpress").map((key) => [key, fromStore(key)]));
  const file = new Blob([JSON.stringify({ from: "gridpress", version: 1, kept })], { type: "application/json" });
  const link = make("a", { href: URL.createObjectURL(file), download: "sudoku.json" });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The value of a key after a file was read: of a game the one played longer, and of other values the own one. */
function merged(key, own, other) {
  if (key === STATISTICS) {
    const known = new Set([own].flat().map((record) => record?.[0]));
    return [...(own ?? []), ...[other].flat().filter((record) => !known.has(record?.[0]))];
  }
  const isLonger = isWhole(other?.seconds, 1e9) && !(own?.seconds >= other.seconds);
  return own === null || (key.includes(":") && isLonger) ? other : own;
}

async function readFile(file) {
  const { from, kept } = await file.text().then(JSON.parse).catch(() => ({}));
  if (from !== "gridpress" || typeof kept !== "object" || !kept) {
    show(text("progress-no-file"), []);
    return;
  }
  const keys = Object.keys(kept).filter((key) => /^gridpress(:|-(statistics|settings|rules)$)/.test(key));
  const take = () => keys.forEach((key) => toStore(key, merged(key, fromStore(key), kept[key])));
  const count = keys.filter((key) => key.includes(":")).length;
  show(text("progress-read", { count }), [], [closing(text("close"), () => leaveTo(take))]);
}

function chooseFile() {
  const input = make("input", { type: "file", accept: "application/json" });
  input.addEventListener("change", () => readFile(input.files[0]));
  input.click();
}

/** The code of a link, once it is drawn. */
function codeOf(link) {
  const picture = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  picture.classList.add("code");
  codes.draw?.(link).then(([side, dark]) => {
    // The quiet zone has four modules.
    picture.setAttribute("viewBox", [-4, -4, side + 8, side + 8].join(" "));
    path.setAttribute("d", dark);
    picture.append(path);
  }).catch(() => picture.remove());
  return picture;
}

export async function showProgress() {
  const link = await gameLink();
  const contents = [make("p", { textContent: text("progress-about") }), ...(codes.draw ? [codeOf(link)] : [])];
  show(text("progress"), contents, [
    closing(text("progress-link"), () => showText(link)),
    closing(text("progress-file"), saveFile),
    closing(text("progress-open"), chooseFile),
    closing(text("close")),
  ]);
}
