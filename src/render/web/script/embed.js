// Embedded pages: no rule of the style sheet may depend on the height of the frame, which is set to that of the page.

import { report } from "./rules.js";

if (window.parent !== window) {
  const root = document.documentElement;
  root.classList.add("embedded");
  for (const rule of document.styleSheets[0].cssRules) {
    if (/height|aspect/.test(rule.conditionText ?? "")) rule.media.mediaText = "not all";
  }
  const { body } = document;
  new ResizeObserver(() => report("height", { height: Math.ceil(body.getBoundingClientRect().height) })).observe(body);
}
