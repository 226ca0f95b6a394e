// Legibility of all text.

import assert from "node:assert/strict";

/** All text has the contrast that level AA requires: 4.5 to 1. */
export async function legible(page) {
  const faint = await page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    /** The colour of layers painted over one another. */
    const painted = (colours) => {
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (colour) => {
      const [red, green, blue] = colour.map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element) =>
      element ? [...behind(element.parentElement), getComputedStyle(element).backgroundColor] : [];
    const contrast = (element) => {
      const grounds = behind(element);
      const [one, two] = [painted(grounds), painted([...grounds, getComputedStyle(element).color])].map(light);
      return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    };
    const writes = (element) =>
      element.dataset.mark ||
      element.dataset.marks ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const all = [...document.body.querySelectorAll("*:not(script, noscript, svg *)")];
    const seen = all.filter((element) => writes(element) && element.checkVisibility());
    const told = seen.map((element) => [contrast(element), element.outerHTML.slice(0, 80)]);
    return told.filter(([ratio]) => Number(ratio) < 4.5);
  });
  assert.deepEqual(faint, []);
}
