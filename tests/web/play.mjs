// Plays pages of the web edition in headless Chromium: node play.mjs [--shots FOLDER] [--only NAME] FILE...

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { basename } from "node:path";
import { browser, open, shots } from "./game.mjs";
import { grids } from "./grids.mjs";
import { layout } from "./layout.mjs";
import { marks } from "./marks.mjs";
import { results } from "./results.mjs";
import { rounds } from "./rounds.mjs";
import { settings } from "./settings.mjs";
import { signs } from "./signs.mjs";
import { solve } from "./solve.mjs";

const files = process.argv.slice(2);
const option = (name) => (files.includes(name) ? files.splice(files.indexOf(name), 2)[1] : undefined);
shots.folder = option("--shots");
if (shots.folder) mkdirSync(shots.folder, { recursive: true });
const only = option("--only");
assert(files.length > 0, "which pages?");

const plays = Object.entries({ ...rounds, ...signs, ...marks, ...settings, ...results, ...layout, ...grids });
const chosen = plays.filter(([name]) => !only || name === only);
assert(chosen.length > 0, `no such play: ${only}`);

let failed = 0;
for (const file of files) {
  const game = await open(file);
  const solution = solve(game.data);
  if (game.data.solution) assert.deepEqual(game.data.solution, solution);
  await game.done();
  for (const [name, play] of chosen) {
    const began = performance.now();
    // A reopened page may get a new process, which sometimes reads the storage before it has received the last write. A
    // failed play is therefore repeated once; a real fault fails twice.
    for (const last of [false, true]) {
      try {
        await play(file, solution);
        console.log(`${basename(file)}: ${name} (${Math.round(performance.now() - began)} ms)`);
        break;
      } catch (error) {
        console.error(`${basename(file)}: ${name} FAILED${last ? "" : ", and is played once more"}`, error);
        if (last) failed++;
      }
    }
  }
}
await browser.close();
console.log(failed ? `${failed} failed` : "all pages played");
process.exitCode = failed ? 1 : 0;
