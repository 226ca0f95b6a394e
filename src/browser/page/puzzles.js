// Single puzzles: makes or reads one, and shows it with its solution, its rating and its steps.

import { $, make, option } from "./elements.js";
import { get, save, send } from "./link.js";
import { language, load, number, t } from "./words.js";

await load();

const { response: form } = await get(`form/${language}`);
const { kinds, names } = form;
let last = null;

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
  last = reply;
  $("result").hidden = false;
  $("name").textContent = `${reply.kind}, ${reply.level}`;
  for (const [id, svg, about] of [
    ["picture", reply.pictures[0], "puzzle-field"],
    ["solution", reply.pictures[1], "single-solution"],
  ]) {
    const image = $(id);
    URL.revokeObjectURL(image.src);
    image.src = picture(svg);
    image.alt = `${t(about)}: ${id === "picture" ? reply.line : reply.solution}`;
  }
  const facts = [
    ["single-level", reply.level],
    ["single-technique", reply.technique],
    ["single-score", number(reply.score)],
    ["single-givens", number(reply.givens)],
  ];
  if (reply.seconds) {
    const [count, low, high] = reply.seconds.map((seconds) => Math.max(1, Math.round(seconds / 60)));
    facts.push(["single-time", t("single-minutes", { count, low, high })]);
  }
  $("facts").replaceChildren(...facts.flatMap(([name, value]) => [make("dt", t(name)), make("dd", value)]));
  $("steps").replaceChildren(...reply.steps.map(({ name, text }) => {
    const item = make("li");
    if (name) item.append(make("b", `${name}. `));
    item.append(text);
    return item;
  }));
  $("unsolved").hidden = reply.solved;
  $("block").textContent = reply.text;
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
}

$("save").addEventListener("click", () => save("puzzle.svg", last.pictures[0], "image/svg+xml"));

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("controllerchange", () => last && offerPlay(last.page));
  navigator.serviceWorker.register("offline.js").catch(() => {});
}
