// The facts about pictures and fonts in words.

import { number, t } from "./words.js";

/** The resolution of a picture in words: `fit` is where it is printed, `isSized` at a width that is enough. */
export function pictureWords(facts, fit) {
  if (facts.kind === "font")
    return facts.forbidden
      ? t("font-file-forbidden", { family: facts.family, why: facts.forbidden })
      : t("font-file-fine", { family: facts.family });
  if (!facts.pixels) return "";
  const [width, height] = facts.pixels;
  const values = {
    width: number(width),
    height: number(height),
    resolution: fit?.resolution,
    required: facts.required,
  };
  if (!fit) return t("picture-size", values);
  if (fit.resolution >= facts.required) return t("picture-fine", values);
  if (fit.isSized) return t("picture-part", { ...values, part: fit.part });
  const [wide, high] = fit.needed ?? [];
  return wide
    ? t("picture-coarse-needed", { ...values, wide: number(wide), high: number(high) })
    : t("picture-coarse", values);
}
