// Single puzzles: makes or reads one, and shows it with its solution, its rating and its steps.

import { $, make, option } from "./elements.js";
import { get, save, send } from "./link.js";
import { language, load, number, t } from "./words.js";

await load();

const { response: form } = await get(`form/${language}`);
const { kinds, names } = form;
let last = null;
// The code and the seed of a puzzle in a book, in the address of its QR code.
const asked = new URLSearchParams(location.search);
const ofBook = asked.get("code");

const groups = new Map();
kinds.forEach((kind, at) => {
  if (!groups.has(kind.group)) {
    const group = make("optgroup");
    group.label = t(`single-kind-${kind.group}`);
    groups.set(kind.group, group);
    $("kind").append(group);
  }
  groups.get(kind.group).append(option(at, kind.title));
});
const nine = kinds.findIndex(({ group, size }) => group === "sizes" && size === 9);
$("kind").value = nine;

function showLevels() {
  const { levels } = kinds[$("kind").value];
  const chosen = $("level").value || "medium";
  $("level").replaceChildren(...levels.map((level) => option(level, names.level[level])));
  $("level").value = levels.includes(chosen) ? chosen : levels[0];
}
$("kind").addEventListener("change", showLevels);
showLevels();

const random = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);
$("seed").value = random();
$("make-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const { size, variant, grids } = kinds[$("kind").value];
  ask({ size, variant, grids, level: $("level").value, seed: $("seed").value });
});
$("another").addEventListener("click", () => {
  $("seed").value = random();
  $("make-form").requestSubmit();
});
$("enter-form").addEventListener("submit", (event) => {
  event.preventDefault();
  if ($("text").value.trim()) ask({ text: $("text").value });
});

const picture = (svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/** Makes or reads a puzzle, and shows it. */
async function ask(request) {
  $("note").className = "";
  $("note").textContent = t("single-busy");
  const date = new Date().toLocaleDateString("sv");
  const { status, body } = await send(
    "POST",
    "single",
    new TextEncoder().encode(JSON.stringify({ ...request, language, date })),
  );
  const reply = body ? JSON.parse(new TextDecoder().decode(body)) : { why: t("no-response") };
  $("note").textContent = status === 200 ? "" : reply.why;
  $("note").className = status === 200 ? "" : "wrong";
  if (status !== 200) return;
  last = { ...reply, code: request.code };
  $("result").hidden = false;
  const { explanation } = reply;
  const level = names.level[explanation.level];
  $("name").textContent = `${reply.kind}, ${level}`;
  for (const [id, svg, about] of [
    ["picture", reply.pictures[0], "puzzle-field"],
    ["solution", reply.pictures[1], "single-solution"],
  ]) {
    const image = $(id);
    URL.revokeObjectURL(image.src);
    image.src = picture(svg);
    image.alt = `${t(about)}: ${id === "picture" ? explanation.puzzle : explanation.solution}`;
  }
  const facts = [
    ["single-level", level],
    ["single-technique", names.technique[explanation.technique]],
    ["single-score", number(explanation.score)],
    ["single-givens", number(explanation.puzzle.replace(/[.x]/g, "").length)],
  ];
  if (explanation.minutes) {
    const { expected, low, high } = explanation.minutes;
    const [count, least, most] = [expected, low, high].map((minutes) => Math.max(1, Math.round(minutes)));
    facts.push(["single-time", t("single-minutes", { count, low: least, high: most })]);
  }
  $("facts").replaceChildren(...facts.flatMap(([name, value]) => [make("dt", t(name)), make("dd", value)]));
  $("steps").replaceChildren(...explanation.steps.map(({ tier, name, brief, text }) => {
    const item = make("li");
    if (tier > 1) item.append(make("b", `${name}. `));
    item.append(tier > 1 ? text : brief);
    return item;
  }));
  $("unsolved").hidden = explanation.solved;
  $("block").textContent = reply.grid;
  await offerPlay(reply.page);
}

/** Offers the page on which the puzzle is played. It has scripts, which only the worker for pages may serve. */
async function offerPlay(page) {
  const link = $("play");
  link.hidden = !navigator.serviceWorker?.controller;
  if (link.hidden) return;
  const address = new URL(`play/${Date.now()}.html`, location.href);
  const cache = await caches.open("gridpress-played");
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(address, new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
  link.href = address.href;
  // The link of a book's code leads to the game.
  if (ofBook && last.code === ofBook) location.replace(address);
}

if (ofBook) ask({ code: ofBook, seed: asked.get("seed") ?? "" });

$("save").addEventListener("click", () => save("puzzle.svg", last.pictures[0], "image/svg+xml"));

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("controllerchange", () => last && offerPlay(last.page));
  navigator.serviceWorker.register("offline.js").catch(() => {});
}
