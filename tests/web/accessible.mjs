// The accessibility checker.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails with the places of what the checker finds on a page; `options` are those of `axe.run`. */
export async function assertAccessible(page, name, options = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options) => axe.run(document, { resultTypes: ["violations"], ...options }),
    options,
  );
  const told = violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(" "));
    return `${id}: ${places.join(", ")}`;
  });
  assert.deepEqual(told, [], name);
}
