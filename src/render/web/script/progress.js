// The game as a link and a QR code, and all games as a file, for other browsers.

import { draw } from "./board.js";
import { clock, setClock } from "./clock.js";
import { closing, dialog, show, sure } from "./dialog.js";
import { make } from "./elements.js";
import { text } from "./rules.js";
import { isSound, restore, save, snapshot, stopSaving } from "./saved.js";
import { pageAddress, showText } from "./share.js";
import { STATISTICS, mergedRecords } from "./statistics.js";
import { fromStore, isWhole, storedKeys, toStore } from "./store.js";

const LINK = "#game=";
// Links are read up to this length, which no game has.
const LONGEST = 20_000;
// The keys of games, times and settings.
const SHARED = /^gridpress(:|-(statistics|settings|rules)$)/;

/** Draws QR codes, which another module may do. */
export const codes = { draw: undefined };

const piped = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream));

/** A link to this page with the game as it is, without its history; nothing for a page without an address. */
async function gameLink() {
  const address = pageAddress();
  if (!address) return undefined;
  try {
    const state = JSON.stringify({ ...snapshot(), past: [], future: [] });
    const bytes = await piped(state, new CompressionStream("deflate-raw")).arrayBuffer();
    const coded = btoa(String.fromCharCode(...new Uint8Array(bytes)));
    return address + LINK + coded.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  } catch {
    // An older browser.
    return undefined;
  }
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
  const take = () => {
    restore(state);
    setClock();
    draw();
    save();
  };
  if (!state) show(text("progress-none"), []);
  else if (clock.begun) sure("progress-ask", "progress-take", take);
  else take();
}

/** Saves all games, times and settings of the site. */
function saveFile() {
  const keys = storedKeys().filter((key) => SHARED.test(key));
  const stored = Object.fromEntries(keys.map((key) => [key, fromStore(key)]));
  const file = new Blob([JSON.stringify({ from: "gridpress", version: 1, stored })], { type: "application/json" });
  const link = make("a", { href: URL.createObjectURL(file), download: "sudoku.json" });
  link.click();
  // Some browsers read the file only after a question.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const isGame = (game) =>
  typeof game?.givens === "string" &&
  [game.values, game.past].every(Array.isArray) &&
  ["", "shown", "won"].includes(game.over) &&
  isWhole(game.seconds, 1e9);
/** The games of a puzzle by how far they got: won ones last, and then by the time played. */
const reach = (game) => (game.over === "won" ? 1e10 : 0) + game.seconds;

/** The value of a key after a file was read: of two games the one that got further, of other values the own one. */
function merged(key, own, other) {
  if (key === STATISTICS) return mergedRecords(other);
  if (!key.includes(":")) return own ?? other;
  if (!isGame(other)) return own;
  return isGame(own) && (own.givens !== other.givens || reach(own) >= reach(other)) ? own : other;
}

async function readFile(file) {
  const { from, stored } = (await file.text().then(JSON.parse).catch(() => null)) ?? {};
  if (from !== "gridpress" || typeof stored !== "object" || !stored) {
    show(text("progress-no-file"), []);
    return;
  }
  const keys = Object.keys(stored).filter((key) => SHARED.test(key));
  for (const key of keys) toStore(key, merged(key, fromStore(key), stored[key]));
  stopSaving();
  show(text("progress-read", { count: keys.filter((key) => key.includes(":")).length }), []);
  dialog.addEventListener("close", () => location.reload());
}

function chooseFile() {
  const input = make("input", { type: "file", accept: "application/json" });
  input.addEventListener("change", () => readFile(input.files[0]));
  input.click();
}

/** The code of a link, once it is drawn. */
function codeOf(link) {
  const place = make("div", { className: "code" });
  codes.draw(link).then((code) => place.append(code), () => place.remove());
  return place;
}

export async function showProgress() {
  const link = await gameLink();
  const about = [...(link ? ["progress-of-link"] : []), "progress-of-file"].map((name) => text(name)).join(" ");
  const contents = [make("p", { textContent: about }), ...(link && codes.draw ? [codeOf(link)] : [])];
  show(text("progress"), contents, [
    ...(link ? [closing(text("progress-link"), () => showText(link))] : []),
    closing(text("progress-file"), saveFile),
    closing(text("progress-open"), chooseFile),
    closing(text("close")),
  ]);
}
