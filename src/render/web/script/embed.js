// Embedded pages: no rule of the style sheet may depend on the height of the frame, which is set to that of the page.

if (parent !== window) {
  const root = document.documentElement;
  root.classList.add("embedded");
  for (const rule of document.styleSheets[0].cssRules) {
    if (/height|aspect/.test(rule.conditionText ?? "")) rule.media.mediaText = "not all";
  }
  new ResizeObserver(() => report("height", { height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body);
}
