// Panels: mistakes in the spec, and findings about printing and reading.

const make = (name, text, className) => {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  if (className) element.className = className;
  return element;
};

/** Mistakes in the spec, each with its line, above the last valid book. `go` is called with the path of a field. */
export function mistakes(place, reports, hasBook, go) {
  const wrong = reports.filter((report) => report.error);
  place.hidden = wrong.length === 0;
  if (place.hidden) return place.replaceChildren();
  const count = wrong.length === 1 ? "A mistake in the spec" : `${wrong.length} mistakes in the spec`;
  const head = make("h2", hasBook ? `${count}: this is the last valid book` : count);
  const texts = wrong.map((report) => {
    const text = make("pre", report.text);
    text.tabIndex = 0;
    if (!report.path?.length) return [text];
    const button = make("button", "Go to this setting");
    button.type = "button";
    button.addEventListener("click", () => go(report.path));
    return [text, button];
  });
  place.replaceChildren(head, ...texts.flat());
}

const KEYS = [
  ["← →", "previous and next pages"],
  ["Home End", "first and last page"],
  ["g", "go to a page"],
  ["/", "go to a puzzle"],
  ["+ −", "zoom in and out"],
  ["0", "fit the page"],
  ["f", "facing or single pages"],
];

/** The findings of `gridpress check`, warnings, and keyboard shortcuts. `go` is called with a part and a page from 1. */
export function findings(place, { findings, reports, book }, go) {
  const parts = [];
  const warnings = reports.filter((report) => !report.error);
  if (warnings.length) {
    const section = make("section");
    section.append(make("h2", "Warnings"), ...warnings.map((report) => {
      const text = make("pre", report.text);
      text.tabIndex = 0;
      return text;
    }));
    parts.push(section);
  }
  const checked = make("section");
  checked.append(make("h2", "Check"));
  if (!findings) {
    checked.append(make("p", book ? "Checking the pages …" : "There is no book yet.", "sum"));
  } else {
    const rules = findings.filter((finding) => !finding.advice);
    const failed = rules.filter((finding) => !finding.passed);
    const notes = findings.filter((finding) => finding.advice && !finding.passed);
    const passed = rules.filter((finding) => finding.passed);
    const by = book?.printer ?? "The spec names no printer: these are the rules for all books";
    const sum = failed.length ? `${failed.length} of ${rules.length} rules fail` : `All ${rules.length} rules pass`;
    checked.append(make("p", `${by}. ${sum}.`, "sum"));
    const list = make("ul");
    list.append(...failed.map((finding) => item(finding, "fail", go)), ...notes.map((finding) => item(finding, "note", go)));
    checked.append(list);
    const rest = make("details");
    const good = make("ul");
    good.append(...passed.map((finding) => {
      const line = make("li", "", "pass");
      line.append(make("b", finding.rule), finding.measured ? ` ${finding.measured}` : "");
      return line;
    }));
    rest.append(make("summary", `${passed.length} rules pass`), good);
    checked.append(rest);
  }
  parts.push(checked);
  const keys = make("section");
  const list = make("div", "", "keys");
  for (const [key, does] of KEYS) {
    const names = make("span");
    names.append(...key.split(" ").flatMap((name) => [make("kbd", name), " "]));
    list.append(names, make("span", does));
  }
  keys.append(make("h2", "Keyboard shortcuts on the pages"), list);
  parts.push(keys);
  const isOpen = place.querySelector("details")?.open;
  place.replaceChildren(...parts);
  const rest = place.querySelector("details");
  if (rest && isOpen) rest.open = true;
  return findings ? findings.filter((finding) => !finding.passed && !finding.advice).length : 0;
}

/** A failed finding: the measured value, the requirement and its source, what to change, and where. */
function item(finding, kind, go) {
  const line = make("li", "", kind);
  const where = finding.which === "book" ? "" : ` (${finding.which})`;
  line.append(make("b", `${kind === "fail" ? "Fails" : "Advice"}: ${finding.rule}${where}`));
  line.append(`${finding.measured}; required: ${finding.required}.`);
  if (finding.change) line.append(make("small", `What to change: ${finding.change}`));
  line.append(make("small", finding.source));
  if (finding.pages.length) {
    const pages = make("div", "", "pages");
    for (const page of finding.pages.slice(0, 12)) {
      const button = make("button", `p. ${page}`);
      button.type = "button";
      button.addEventListener("click", () => go(finding.which, page));
      pages.append(button);
    }
    if (finding.pages.length > 12) pages.append(make("small", `and ${finding.pages.length - 12} more`));
    line.append(pages);
  }
  return line;
}
