// Panels: mistakes in the spec, and findings about printing and reading.

import { make, showsAlready } from "./elements.js";
import { capital, t } from "./words.js";

/** Mistakes in the spec, each with its line, above the last valid book. `go` is called with the path of a field. */
export function mistakes(place, reports, hasBook, go) {
  const wrong = reports.filter((report) => report.error);
  if (showsAlready(place, [wrong, hasBook])) return;
  place.hidden = wrong.length === 0;
  if (place.hidden) return place.replaceChildren();
  const count = t("mistakes", { count: wrong.length });
  const head = make("h2", hasBook ? t("mistakes-last", { mistakes: count }) : count);
  const texts = wrong.map((report) => {
    const words = make("p", report.words);
    if (!report.path?.length) return [words, ...lineOf(report)];
    const button = make("button", t("go-to-setting"));
    button.type = "button";
    button.addEventListener("click", () => go(report.path));
    return [words, button, ...lineOf(report)];
  });
  place.replaceChildren(head, ...texts.flat());
}

/**
 * The line that a report is about, if there is one.
 * @param {PageState["reports"][0]} report
 */
function lineOf({ file, line, text }) {
  if (!text) return [];
  const [details, source] = [make("details"), make("pre", text)];
  source.tabIndex = 0;
  details.append(make("summary", t("where", { file, line: String(line) })), source);
  return [details];
}

const KEYS = [
  ["← →", "turn"],
  ["Home End", "ends"],
  ["g", "page"],
  ["/", "puzzle"],
  ["+ −", "zoom"],
  ["0", "fit"],
  ["f", "facing"],
];

/**
 * The findings of `gridpress check`, warnings, and keyboard shortcuts. `go` is called with a part and a page from 1.
 * @param {HTMLElement} place
 * @param {PageState} state
 */
export function findings(place, { findings, reports, book }, go) {
  const failing = findings ? findings.filter((finding) => !finding.passed && !finding.advice).length : 0;
  const parts = [];
  const warnings = reports.filter((report) => !report.error);
  if (showsAlready(place, [warnings, findings, book?.printer, Boolean(book)])) return failing;
  if (warnings.length) {
    const section = make("section");
    section.append(
      make("h2", t("warnings")),
      ...warnings.flatMap((report) => [make("p", report.words), ...lineOf(report)]),
    );
    parts.push(section);
  }
  const checked = make("section");
  checked.append(make("h2", t("check")));
  if (!findings) {
    checked.append(make("p", book ? t("check-busy") : t("book-none"), "sum"));
  } else {
    const rules = findings.filter((finding) => !finding.advice);
    const failed = rules.filter((finding) => !finding.passed);
    const notes = findings.filter((finding) => finding.advice && !finding.passed);
    const passed = rules.filter((finding) => finding.passed);
    const by = book?.printer ?? t("check-no-printer");
    const sum = failed.length ? t("rules-fail", { count: failed.length }) : t("rules-all", { count: rules.length });
    checked.append(make("p", `${by}. ${sum}.`, "sum"));
    const list = make("ul");
    list.append(
      ...failed.map((finding) => item(finding, "fail", go)),
      ...notes.map((finding) => item(finding, "note", go)),
    );
    checked.append(list);
    const rest = make("details");
    const good = make("ul");
    good.append(...passed.map((finding) => {
      const line = make("li", "", "pass");
      line.append(make("b", finding.name), finding.measured ? ` ${finding.measured}` : "");
      return line;
    }));
    rest.append(make("summary", t("rules-pass", { count: passed.length })), good);
    checked.append(rest);
  }
  parts.push(checked);
  const keys = make("section");
  const list = make("div", "", "keys");
  for (const [key, does] of KEYS) {
    const names = make("span");
    names.append(...key.split(" ").flatMap((name) => [make("kbd", name), " "]));
    list.append(names, make("span", t(`shortcut-${does}`)));
  }
  keys.append(make("h2", t("shortcuts")), list);
  parts.push(keys);
  const isOpen = place.querySelector("details")?.open;
  place.replaceChildren(...parts);
  const rest = place.querySelector("details");
  if (rest && isOpen) rest.open = true;
  return failing;
}

/** A failed finding: the measured value, the requirement and its source, what to change, and where. */
function item(finding, kind, go) {
  const line = make("li", "", kind);
  const where = finding.which === "book" ? "" : ` (${t(`part-${finding.which}`)})`;
  line.append(make("b", `${t(kind === "fail" ? "fails" : "advice")}: ${finding.name}${where}`));
  line.append(`${capital(finding.measured)}; ${t("required-is", { value: finding.required })}`);
  if (finding.change) line.append(make("small", t("what-to-change", { change: finding.change })));
  line.append(make("small", capital(finding.source)));
  if (finding.pages.length) {
    const pages = make("div", "", "pages");
    for (const page of finding.pages.slice(0, 12)) {
      const button = make("button", t("page-short", { page: String(page) }));
      button.type = "button";
      button.addEventListener("click", () => go(finding.which, page));
      pages.append(button);
    }
    if (finding.pages.length > 12) pages.append(make("small", t("more", { count: finding.pages.length - 12 })));
    line.append(pages);
  }
  return line;
}
