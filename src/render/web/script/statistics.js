// The games won in this browser, each counted once.

import { elapsed, time } from "./clock.js";
import { make } from "./elements.js";
import { game } from "./game.js";
import { data, text } from "./rules.js";
import { fromStore, isWhole, toStore } from "./store.js";

export const STATISTICS = "gridpress-statistics";
// The number of stored games; the oldest are dropped.
const MOST_GAMES = 1000;
const isDay = (day) => /^\d{4}-\d\d-\d\d$/.test(day);
const isText = (words) => typeof words === "string" && words.length <= 200;

/**
 * True if this is a won game: puzzle, day, previous day with a puzzle, level, time in seconds, help, and the day on
 * which it was played.
 */
function isRecord(record) {
  if (!Array.isArray(record) || record.length !== 8 || !isDay(record[7])) return false;
  const [code, day, before, level, name, seconds, helped] = record;
  const isBefore = before === "" || (isDay(before) && before < day);
  const isTime = isWhole(seconds, 1e9);
  return [code, level, name].every(isText) && isDay(day) && isBefore && isTime && typeof helped === "boolean";
}

const recordsIn = (stored) => (Array.isArray(stored) ? stored : []).filter(isRecord).slice(-MOST_GAMES);
const records = () => recordsIn(fromStore(STATISTICS));

/** The games won in this browser and in another, by the day on which they were played. */
export function mergedRecords(other) {
  const own = records();
  const codes = new Set(own.map(([code]) => code));
  const all = [...own, ...recordsIn(other).filter(([code]) => !codes.has(code))];
  return all.sort((one, next) => one[7].localeCompare(next[7])).slice(-MOST_GAMES);
}

export function record() {
  const { code, day, before, level } = data;
  const all = records();
  if (all.some(([known]) => known === code)) return;
  all.push([code, day, before, ...level, Math.floor(elapsed()), game.helped, today()]);
  toStore(STATISTICS, all.slice(-MOST_GAMES));
}

const today = () => new Intl.DateTimeFormat("sv").format();
const dayBefore = (day) => new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10);

/**
 * The days on which games were won, each with the day before it. If the puzzle of the day was played, that is the
 * previous day with a puzzle.
 */
function playedDays(all) {
  const days = new Map();
  for (const [, day, before, , , , , played] of all) {
    if (day === played) days.set(played, before);
    else if (!days.has(played)) days.set(played, dayBefore(played));
  }
  return days;
}

/** The number of consecutive days with a won game up to this one. */
function streak(days, day) {
  let count = 0;
  for (; days.has(day); day = days.get(day)) count++;
  return count;
}

/** A row of the table: level, number of games, and the best and the mean time of those without help. */
function levelRow(games) {
  const times = games.filter((game) => !game[6]).map((game) => game[5]);
  const mean = times.reduce((sum, seconds) => sum + seconds, 0) / times.length;
  const best = Math.min(...times);
  return [games.at(-1)[4], games.length, ...[best, mean].map((seconds) => (times.length ? time(seconds) : "–"))];
}

/** The statistics, as elements. */
export function statistics() {
  const all = records();
  if (!all.length) return [make("p", { textContent: text("none-won") })];
  const days = playedDays(all);
  const now = today();
  // Today may still be played.
  const current = streak(days, days.has(now) ? now : now === data.day ? data.before : dayBefore(now));
  const longest = Math.max(...[...days.keys()].map((day) => streak(days, day)));
  const levels = [...new Set(all.map((game) => game[3]))].sort();
  const rows = levels.map((level) => levelRow(all.filter((game) => game[3] === level)));
  const head = ["level", "solved", "best", "mean"].map((name) => make("th", { scope: "col", textContent: text(name) }));
  const cellsOf = (texts) =>
    texts.map((text, at) => (at ? make("td", {}, text) : make("th", { scope: "row", textContent: text })));
  const streaks = [text("streak", { count: current }), text("longest", { count: longest })];
  return [
    make("p", { className: "streak", textContent: streaks.join("\n") }),
    make("table", {}, make("tr", {}, ...head), ...rows.map((row) => make("tr", {}, ...cellsOf(row)))),
    make("p", { className: "aside", textContent: text("times") }),
  ];
}
