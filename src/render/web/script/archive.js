// The calendar of all puzzles: a slot and a month at a time, up to today.

import { byId, make } from "./elements.js";
import { keepPages } from "./offline.js";

const data = JSON.parse(byId("data").textContent);
const tag = document.documentElement.lang;
// Plain English means British English, as on the pages.
const language = tag === "en" ? "en-GB" : tag;
const today = new Intl.DateTimeFormat("sv", { timeZone: data.zone }).format();
const utc = { timeZone: "UTC" };
const format = (options) => new Intl.DateTimeFormat(language, { ...options, ...utc });
const monthName = format({ year: "numeric", month: "long" });
const weekday = format({ weekday: "short" });
const fullDate = format({ dateStyle: "full" });
// The first day of the week of the language, if the browser knows it: 1 is Monday.
const locale = new Intl.Locale(language);
const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo ?? {}).firstDay ?? 1;
const at = (day) => new Date(`${day}T00:00:00Z`);
const dayOf = (date) => date.toISOString().slice(0, 10);

const slots = data.slots
  .map((slot) => ({ ...slot, days: new Map(slot.days.filter(([day]) => day <= today).map((day) => [day[0], day])) }))
  .filter((slot) => slot.days.size);
const shown = { slot: slots[0], month: "" };
const lastDay = (slot) => [...slot.days.keys()].at(-1);
const monthOf = (day) => day.slice(0, 7);

/** The stored state of a game: "solved", "begun" or nothing. */
function state(code) {
  try {
    const game = JSON.parse(localStorage.getItem(`gridpress:${code}`));
    return game.over === "won" ? "solved" : game.past.length || game.seconds ? "begun" : "";
  } catch {
    return "";
  }
}

const file = ([day], slot) => `${day}${slot.stem}.html`;

/** A cell of the calendar: a day, with its puzzle if it has one. */
function cell(date) {
  const day = dayOf(date);
  const puzzle = shown.slot.days.get(day);
  if (monthOf(day) !== shown.month) return make("td");
  if (!puzzle) return make("td", { textContent: date.getUTCDate() });
  const [, number, level, code] = puzzle;
  const how = state(code);
  const told = [fullDate.format(date), `${shown.slot.name} ${number}`, data.levels[level], ...(how ? [data[how]] : [])];
  const names = { className: how, title: data.levels[level], ariaLabel: told.join(", ") };
  const link = make("a", { href: file(puzzle, shown.slot), textContent: date.getUTCDate(), ...names });
  if (day === today) link.setAttribute("aria-current", "date");
  return make("td", {}, link);
}

function draw() {
  const { slot, month } = shown;
  const months = [...slot.days.keys()].map(monthOf);
  byId("earlier").disabled = month <= months[0];
  byId("later").disabled = month >= months.at(-1);
  const first = at(`${month}-01`);
  byId("name").textContent = monthName.format(first);
  const back = (first.getUTCDay() - (firstDay % 7) + 7) % 7;
  const days = Array.from({ length: 42 }, (_, index) => new Date(first.getTime() + (index - back) * 864e5));
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => days.slice(week * 7, week * 7 + 7));
  const head = weeks[0].map((day) => make("th", { scope: "col", textContent: weekday.format(day) }));
  const rows = weeks.filter((week) => week.some((day) => monthOf(dayOf(day)) === month));
  byId("calendar").replaceChildren(make("tr", {}, ...head), ...rows.map((week) => make("tr", {}, ...week.map(cell))));
  const [day, number, level] = slot.days.get(lastDay(slot));
  const newest = `${slot.name} ${number} · ${fullDate.format(at(day))} · ${data.levels[level]}`;
  byId("newest").replaceChildren(make("a", { href: file([day], slot), textContent: newest }));
  for (const button of byId("slots").children) button.setAttribute("aria-pressed", button.textContent === slot.name);
}

function turn(by) {
  const first = at(`${shown.month}-01`);
  first.setUTCMonth(first.getUTCMonth() + by);
  shown.month = monthOf(dayOf(first));
  draw();
}

function choose(slot) {
  shown.slot = slot;
  shown.month = monthOf(lastDay(slot));
  draw();
}

if (slots.length) {
  byId("earlier").onclick = () => turn(-1);
  byId("later").onclick = () => turn(1);
  byId("slots").append(...slots.map((slot) => make("button", { textContent: slot.name, onclick: () => choose(slot) })));
  byId("slots").hidden = slots.length < 2;
  byId("month").hidden = false;
  byId("calendar").hidden = false;
  choose(slots[0]);
  // Games may have changed when the player returns.
  window.addEventListener("pageshow", (event) => event.persisted && draw());
  // The newest puzzles can be played offline, too.
  keepPages(slots.flatMap((slot) => [...slot.days.values()].slice(-3).map((day) => file(day, slot)))).catch(() => {});
}
