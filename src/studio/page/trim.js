// The size of the page: the sizes of a printer as cards, and any other size in words.

import { cards, line } from "./controls.js";
import { make } from "./elements.js";
import { sides, unit } from "./units.js";
import { t } from "./words.js";

/** The widest picture of a page size, in pixels. */
const SIZE_PICTURE = 34;
const COMMON = ["5x8in", "5.5x8.5in", "6x9in", "7x10in", "8.5x11in"];

const points = (text) => {
  const match = String(text ?? "").match(/^([\d.]+)\s*(?:pt|in|mm|cm)?\s*[x×]\s*([\d.]+)\s*(pt|in|mm|cm)$/);
  if (!match) return null;
  const each = { pt: 1, in: 72, mm: 72 / 25.4, cm: 720 / 25.4 }[match[3]];
  return [Number(match[1]) * each, Number(match[2]) * each];
};

/** The sizes to choose from, in points: those of the printer, or common ones and papers. */
function sizesOf(printer, papers) {
  if (printer?.sizes) return printer.sizes.map(({ text, size }) => ({ size, value: text, name: "" }));
  const named = papers.filter(({ text }) => !["letter", "half-letter"].includes(text));
  return [
    ...COMMON.map((value) => ({ size: points(value), value, name: "" })),
    ...named.map(({ text, size }) => ({ size, value: text, name: `${text.toUpperCase().replace("-", " ")}, ` })),
  ];
}

/** The control of the page size, for a printer if there is one. */
export function trimControl(printer, papers) {
  const sizes = sizesOf(printer, papers);
  const largest = Math.max(...sizes.map(({ size }) => size[1]));
  const picture = (size) => {
    const [box, sheet] = [make("span", "", "sheet-picture"), make("i")];
    const [width, height] = size.map((side) => `${(side / largest) * SIZE_PICTURE}px`);
    Object.assign(sheet.style, { width, height });
    box.append(sheet);
    return box;
  };
  const options = sizes.map(({ size, value, name }) => ({
    value,
    text: name + sides(size),
    picture: () => picture(size),
  }));
  const known = cards(options, undefined, "size");
  const [input] = line("text").inputs;
  input.placeholder = unit() === "in" ? "6 x 9 in" : "148 x 210 mm";
  const label = make("label", t("size-other"), "part");
  label.append(input);
  const radios = known.inputs;
  // The chosen card counts until something is typed.
  let chosen = null;
  for (const radio of radios) radio.addEventListener("change", () => (chosen = radio));
  input.addEventListener("input", () => (chosen = null));
  return {
    parts: [...known.parts, label],
    inputs: [...radios, input],
    read: () => (chosen?.checked ? chosen.value : input.value),
    show: (value) => {
      const wanted = points(value ?? "6x9in") ?? papers.find(({ text }) => text === String(value).toLowerCase())?.size;
      const isSame = (size) => wanted && size.every((side, at) => Math.abs(side - wanted[at]) < 0.6);
      const match = sizes.find((one) => one.value === value || isSame(one.size));
      known.show(match?.value ?? "\u0000");
      input.value = match
        ? ""
        : value && typeof value === "object"
          ? `${value.width} x ${value.height}`
          : (value ?? "");
      chosen = radios.find((radio) => radio.checked) ?? null;
    },
  };
}
