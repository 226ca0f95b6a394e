// The page of `gridpress watch`: requests the next state of the book, and shows it.

import { Book } from "./book.js";
import { $ } from "./elements.js";
import { Form } from "./form.js";
import { nextState } from "./link.js";
import { Listing } from "./listing.js";
import { findings, mistakes } from "./panels.js";
import { Press } from "./press.js";
import { Thumbs } from "./thumbs.js";
import { load, t } from "./words.js";

await load();

const [title, status, viewer, pageField, puzzleField, found] = [
  "title",
  "status",
  "viewer",
  "page",
  "puzzle",
  "found",
].map($);
const tabs = [...document.querySelectorAll('[role="tab"]')];
const isNarrow = matchMedia("(max-width: 900px)").matches;

/** The page that the address names; it is opened once there is a book. */
let opened = location.hash.match(/^#(book|answers|cover)\/(\d+)$/);
/** @type {PageState} */
let state = null;
let part = "book";
/** `true` once the page has offered to start a spec. */
let hasOffered = false;
/** The last viewed page of each part, from 0. */
const last = { book: 0, answers: 0, cover: 0 };
const book = new Book(viewer, moved);
const thumbs = new Thumbs($("thumbs"), (index) => {
  book.go(index);
  if (isNarrow) toggle("thumbs", false);
});

const form = new Form((index) => index >= 0 && go("book", index));
const press = new Press();
const listing = new Listing(form, press);
form.alsoShow((values) => listing.show(values));

/** The pages of a part, if it has any. */
function paperOf(name) {
  if (name !== "cover") return state?.book?.parts[name] ?? null;
  return state?.cover?.paper ?? null;
}

/** The first page of the answers within the book, from 0. */
function firstAnswer() {
  const pages = state?.book?.puzzles.map(([, , answer]) => answer).filter(Boolean) ?? [];
  return pages.length ? Math.min(...pages) - 1 : null;
}

function render() {
  const { busy, reports } = state;
  const className = busy ? "busy" : reports.some((report) => report.error) ? "wrong" : "";
  title.textContent = state.book?.title ?? t("book-name", { file: state.spec });
  document.title = `${title.textContent} – gridpress`;
  status.textContent = t(`status-${className || "fine"}`, { file: state.spec });
  status.className = className;
  form.follow(state);
  press.follow(state);
  listing.follow(state);
  mistakes($("mistakes"), reports, Boolean(state.book), goToField);
  const failed = findings($("findings"), state, (which, page) => go(which, page - 1));
  $("count").hidden = !failed;
  $("count").textContent = failed ? String(failed) : "";
  $("count").title = t("rules-fail", { count: failed });
  const hasAnswers = Boolean(paperOf("answers")) || firstAnswer() !== null;
  for (const tab of tabs) tab.disabled = tab.dataset.part === "answers" && !hasAnswers;
  if (part === "answers" && !paperOf("answers")) part = "book";
  select(part);
  renderPart(state);
  $("no-safe").hidden = !state.book || Boolean(state.book.guides.safe);
  moved(book.current);
}

/**
 * Shows the pages of the part, or why there are none.
 * @param {PageState} state
 */
function renderPart({ busy, edition }) {
  const paper = paperOf(part);
  if (paper) {
    book.show(edition, part, paper, part === "cover" ? null : state.book.guides);
    thumbs.show(edition, part, paper, state.book.outline, (index) => book.label(index));
  } else {
    thumbs.clear();
    const cover = `${t("cover-none")}\n\n${state.cover?.why}`;
    book.showText(part === "cover" && state.book ? cover : busy ? t("status-busy") : t("book-none"));
  }
}

/** Shows which page is current. */
function moved(index) {
  const paper = paperOf(part);
  const has = Boolean(paper) && book.pages.length > 0;
  if (document.activeElement !== pageField)
    pageField.value = has ? book.label(Math.min(index, book.pages.length - 1)) : "";
  $("of").textContent = has ? t("page-of", { count: paper.pages }) : "";
  pageField.disabled = $("before").disabled = $("after").disabled = !has;
  thumbs.mark(index);
  if (!has) return;
  // Selects the tab of the current page if the answers are part of the book.
  const first = paperOf("answers") ? null : firstAnswer();
  if (part === "book" && first !== null) select(index >= first ? "answers" : "book");
  last[part] = index;
  if (!opened) history.replaceState(null, "", `#${part}/${index + 1}`);
}

function select(name) {
  for (const tab of tabs) {
    const isHere = tab.dataset.part === name;
    tab.setAttribute("aria-selected", String(isHere));
    tab.tabIndex = isHere ? 0 : -1;
  }
  viewer.setAttribute("aria-labelledby", `tab-${name}`);
}

/** Goes to a page of a part, by index. */
function go(name, index) {
  if (part !== name) {
    part = name;
    render();
  }
  book.go(index);
  if (isNarrow) toggle("findings", false);
}

/** Opens a tab at its last viewed page, or at its first page if it is open. */
function open(name) {
  if (name === "answers" && !paperOf(name)) go("book", firstAnswer() ?? 0);
  else go(name, name === part ? 0 : last[name]);
}

tabs.forEach((tab, at) => {
  tab.addEventListener("click", () => open(tab.dataset.part));
  tab.addEventListener("keydown", ({ key }) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!by) return;
    const others = tabs.filter((tab) => !tab.disabled);
    const next = others[(others.indexOf(tabs[at]) + by + others.length) % others.length];
    next.focus();
    open(next.dataset.part);
  });
});

/** The index of the page that a text names, by its printed number or its number in the PDF. */
function pageNamed(text) {
  const labels = paperOf(part)?.labels ?? [];
  const printed = labels.findIndex((label) => label.toLowerCase() === text.toLowerCase());
  return printed >= 0 ? printed : /^\d+$/.test(text) ? Number(text) - 1 : null;
}

pageField.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  const index = pageNamed(pageField.value.trim());
  const pages = paperOf(part)?.pages ?? 0;
  const exists = index !== null && index >= 0 && index < pages;
  showLine(exists ? "" : t("page-unknown", { page: pageField.value.trim() || "?", count: pages }));
  if (!exists) return;
  viewer.focus();
  book.go(index);
});
for (const field of [pageField, puzzleField]) field.addEventListener("focus", () => field.select());
pageField.addEventListener("blur", () => moved(book.current));

puzzleField.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !state?.book) return;
  const name = puzzleField.value.trim();
  const { puzzles } = state.book;
  const puzzle = puzzles.find(([known]) => known.toLowerCase() === name.toLowerCase());
  if (!puzzle)
    return showLine(t("puzzle-unknown", { puzzle: name || "?", first: puzzles[0]?.[0], last: puzzles.at(-1)?.[0] }));
  const [known, page, answer] = puzzle;
  const buttons = [[t("puzzle-field"), "book", page]];
  if (answer) buttons.push([t("answer"), paperOf("answers") ? "answers" : "book", answer]);
  showLine(
    t(answer ? "puzzle-pages" : "puzzle-page", { puzzle: known, page: String(page), answer: String(answer) }),
    buttons,
  );
  go("book", page - 1);
});

/** Shows a line above the pages, with buttons that lead to pages. */
function showLine(text, buttons = []) {
  found.hidden = !text;
  found.replaceChildren(text, ...buttons.map(([name, which, page]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.addEventListener("click", () => go(which, page - 1));
    return button;
  }));
  if (!text) return;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = t("web-close");
  close.addEventListener("click", () => { showLine(""); viewer.focus(); });
  found.append(close);
}

$("before").addEventListener("click", () => book.step(-1));
$("after").addEventListener("click", () => book.step(1));
$("zoom").addEventListener("change", () => zoom($("zoom").value));
$("facing").addEventListener("change", () => book.set({ facing: $("facing").value === "facing" }));
$("guides").addEventListener("change", () => {
  const boxes = $("guides").querySelectorAll("input:checked");
  book.set({ shownGuides: new Set([...boxes].map((box) => box.value)) });
});
document.addEventListener("click", (event) => {
  if (!event.composedPath().includes($("guides"))) $("guides").open = false;
});
document.addEventListener("keydown", ({ key }) => {
  // A dialog closes itself.
  if (key !== "Escape" || document.querySelector("dialog[open]")) return;
  if ($("guides").open) {
    $("guides").open = false;
    $("guides").querySelector("summary").focus();
  } else if (isNarrow) {
    const open = PANELS.find((name) => !$(name).hidden);
    if (!open) return;
    toggle(open, false);
    $(`show-${open}`).focus();
  }
});

/** The panels that share a place, one of which is open; in narrow windows, all share one. */
const DOCKS = ["edit", "make", "listing", "findings"];
const PANELS = ["thumbs", ...DOCKS];

function toggle(name, on = $(name).hidden) {
  $(name).hidden = !on;
  $(`show-${name}`).setAttribute("aria-expanded", String(on));
  const others = isNarrow ? PANELS : DOCKS;
  if (on && others.includes(name))
    others.filter((other) => other !== name && !$(other).hidden).forEach((other) => toggle(other, false));
  thumbs.renew();
  if (name === "listing" && on && state) listing.follow(state);
}
for (const name of PANELS) {
  $(name).tabIndex = -1;
  $(`show-${name}`).addEventListener("click", () => {
    toggle(name);
    // The panel is next, wherever it stands in the page.
    if (!$(name).hidden) $(name).focus({ preventScroll: true });
  });
}

/** Goes to the field of a mistake. */
function goToField(path) {
  toggle("edit", true);
  form.goTo(path);
}

const ZOOMS = [...$("zoom").options].map((option) => option.value);
function zoom(value) {
  $("zoom").value = value;
  book.set({ zoom: Number(value) || value });
}

viewer.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const by = (step) => zoom(ZOOMS[Math.max(0, Math.min(ZOOMS.indexOf($("zoom").value) + step, ZOOMS.length - 1))]);
  const does = {
    ArrowLeft: () => book.step(-1),
    ArrowRight: () => book.step(1),
    Home: () => book.go(0),
    End: () => book.go(book.pages.length - 1),
    g: () => pageField.focus(),
    "/": () => puzzleField.focus(),
    "+": () => by(1),
    "-": () => by(-1),
    0: () => zoom("page"),
    f: () => {
      $("facing").value = book.facing ? "single" : "facing";
      book.set({ facing: !book.facing });
    },
  }[event.key];
  if (!does) return;
  event.preventDefault();
  does();
});

/** Requests states in an endless loop. */
async function follow() {
  for (;;) {
    try {
      const next = await nextState(state?.number);
      const isNew = !state || next.number !== state.number;
      state = next;
      // Without a spec, offer to start one.
      if (isNew && !hasOffered && state.spec && state.version === undefined) toggle("edit", true);
      hasOffered ||= Boolean(state.spec);
      if (isNew) render();
      if (opened && paperOf(opened[1])) {
        go(opened[1], Number(opened[2]) - 1);
        opened = null;
      }
    } catch {
      status.textContent = t("no-response");
      status.className = "wrong";
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}
if (matchMedia("(max-width: 520px)").matches) {
  $("facing").value = "single";
  book.facing = false;
}
if (!isNarrow) {
  toggle("findings", true);
  if (matchMedia("(min-width: 1200px)").matches) toggle("thumbs", true);
}
viewer.focus();
follow();
