// Sends the time of a won game to the paper, if the player agrees, and shows how it compares. Nothing else is sent: no
// name, no cookie, no address of the page.

import { elapsed } from "./clock.js";
import { make } from "./elements.js";
import { additions } from "./ending.js";
import { game } from "./game.js";
import { data } from "./rules.js";
import { fromStore, toStore } from "./store.js";

const TIMES = "gridpress-results";
// The number of puzzles whose times are remembered as sent.
const MOST_SENT = 1000;
// A puzzle that the engine made is not one of the paper's.
const [address, question, faster] = data.results ?? [];

/** The player's answer, and the codes of the puzzles whose times were sent. */
function consent() {
  const { agreed, sent } = fromStore(TIMES) ?? {};
  return { agreed: agreed === true, sent: Array.isArray(sent) ? sent.slice(-MOST_SENT) : [] };
}

async function send(shown) {
  const { sent } = consent();
  // A puzzle that is played again would count twice.
  if (sent.includes(data.code)) return;
  const [kind] = data.level;
  const time = { code: data.code, day: data.day, kind, seconds: Math.floor(elapsed()), helped: game.helped };
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ version: 1, ...time }),
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  });
  if (!answer.ok) return;
  toStore(TIMES, { agreed: true, sent: [...sent, data.code] });
  const compared = await answer.json().catch(() => ({}));
  const percent = compared?.faster;
  if (percent >= 0 && percent <= 100) shown.textContent = faster.replace("{percent}", String(Math.round(percent)));
}

if (data.results) additions.push(() => {
  const box = make("input", { type: "checkbox", id: "send-times", checked: consent().agreed });
  const shown = make("span", { role: "status" });
  // Without a connection the game ends as usual.
  const offer = () => box.checked && send(shown).catch(() => {});
  box.addEventListener("change", () => {
    toStore(TIMES, { ...consent(), agreed: box.checked });
    offer();
  });
  offer();
  return make("p", { className: "results" }, make("label", {}, box, question), " ", shown);
});
