// The listing in a shop: what to copy into its form, and what to change there.

import { choice, line, paragraphs } from "./controls.js";
import { $, button, make } from "./elements.js";
import { Field } from "./fields.js";
import { get } from "./link.js";
import { number, t } from "./words.js";

/** The tags of descriptions. */
const TAGS = ["P", "BR", "B", "STRONG", "I", "EM", "U", "UL", "OL", "LI", "H4", "H5", "H6"];
const AUDIENCES = ["adults", "children", "seniors"];

/** The nodes of a description. Everything but its few tags becomes text. */
function rendered(html) {
  const copy = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.data);
    const inner = [...node.childNodes].map(copy);
    if (!TAGS.includes(node.nodeName)) return inner;
    const element = document.createElement(node.nodeName);
    element.append(...inner.flat(Infinity));
    return element;
  };
  return [...new DOMParser().parseFromString(html, "text/html").body.childNodes].map(copy).flat(Infinity);
}

/** Several lines of text, each for a field of the shop's form. */
function fields(count, most, title) {
  const lines = Array.from({ length: count }, () => line("text"));
  const inputs = lines.map(({ inputs }) => inputs[0]);
  inputs.forEach((input, at) => {
    input.setAttribute("aria-label", `${title} ${at + 1}`);
    if (most) input.maxLength = most;
  });
  return {
    parts: inputs,
    inputs,
    read: () => inputs.map((input) => input.value.trim()).filter(Boolean),
    show: (value) => inputs.forEach((input, at) => (input.value = value?.[at] ?? "")),
  };
}

export class Listing {
  constructor(form, press) {
    this.form = form;
    this.press = press;
    $("listing-write").addEventListener("click", () => press.start(["listing"]));
    this.values = {};
  }

  /** Builds the fields, once the keys are known. */
  build({ tables, names }) {
    this.keys = new Map((tables.find(({ path }) => path[0] === "listing")?.keys ?? []).map((key) => [key.name, key]));
    const of = (name, own) =>
      new Field(this.keys.get(name), ["listing", name], (field, value) => this.form.edits.write(field, value), {
        names,
        title: t(`shop-${name}`),
        about: t(`shop-${name}-is`),
        ...own,
      });
    this.fields = [
      of("headline"),
      of("description", { control: paragraphs(undefined, 12) }),
      of("keywords", { control: fields(7, 50, t("shop-keywords")) }),
      of("categories", { control: fields(3, 0, t("shop-categories")) }),
      of("audience", { control: choice(AUDIENCES.map((value) => ({ value, text: t(`audience-${value}`) }))) }),
      of("contributors"),
      of("ai_content"),
    ];
    $("listing-fields").replaceChildren(...this.fields.map(({ element }) => element));
  }

  /** Shows the values of the spec. */
  show(values) {
    if (!this.fields && this.form.form) this.build(this.form.form);
    this.values = values;
    for (const field of this.fields ?? []) field.show(values);
  }

  /**
   * Follows the editions of the book while the panel is open.
   * @param {PageState} state
   */
  async follow({ edition }) {
    if ($("listing").hidden || edition === undefined || edition === this.edition) return;
    this.edition = edition;
    const { isOk, response } = await get("listing").catch(() => ({ isOk: false, response: { why: t("no-response") } }));
    $("listing-note").textContent = isOk ? "" : response.why;
    if (isOk) this.render(response);
  }

  /** Shows the texts to copy. */
  render(listing) {
    const { facts, limits } = listing;
    $("listing-warnings").replaceChildren(...listing.warnings.map(({ words }) => make("li", words)));
    const item = (name, text, count) => {
      const block = make("section", "", "text");
      const head = make("div", "", "head");
      head.append(
        make("h3", name),
        ...(count ? [make("span", t("shop-count", count), count.used > count.most ? "wrong" : "sum")] : []),
      );
      head.append(
        button(
          t("copy"),
          async (event) => {
            const { target } = event;
            await navigator.clipboard.writeText(text);
            target.textContent = t("web-copied");
            setTimeout(() => (target.textContent = t("copy")), 1500);
          },
          `${t("copy")}: ${name}`,
        ),
      );
      block.append(head);
      return block;
    };
    const plain = (name, text, count) => {
      if (!text) return [];
      const block = item(name, text, count);
      block.append(make("p", text));
      return [block];
    };
    const description = item(t("shop-description"), listing.description, {
      used: limits.description,
      most: limits.most_description,
    });
    const shown = make("div", "", "described");
    shown.append(...rendered(listing.description));
    // It scrolls, by the keyboard too.
    shown.tabIndex = 0;
    shown.setAttribute("role", "group");
    shown.setAttribute("aria-label", t("shop-description"));
    description.append(shown);
    const series = [listing.series, listing.volume && t("shop-volume", { volume: String(listing.volume) })]
      .filter(Boolean)
      .join(", ");
    const levels = facts.levels.map(({ name, puzzles }) => `${name}: ${number(puzzles)}`).join(", ");
    const told = [
      t("count-pages", { count: facts.pages }),
      facts.trim,
      t("count-puzzles", { count: facts.puzzles }),
      levels,
      facts.kinds.join(", "),
      facts.techniques.join(", "),
      facts.isbn && `ISBN ${facts.isbn}`,
    ];
    $("listing-texts").replaceChildren(
      ...plain(t("title-title"), listing.title, { used: limits.titles, most: limits.most_titles }),
      ...plain(t("title-subtitle"), listing.subtitle),
      ...plain(t("group-series"), series),
      ...plain(t("title-author"), listing.author),
      ...plain(t("shop-contributors"), listing.contributors.map(({ role, name }) => `${name} (${role})`).join(", ")),
      description,
      ...listing.keywords.flatMap((text, at) =>
        plain(`${t("shop-keywords")} ${at + 1}`, text, { used: text.length, most: limits.most_keyword }),
      ),
      ...listing.categories.flatMap((text, at) => plain(`${t("shop-categories")} ${at + 1}`, text)),
      ...plain(t("shop-ai"), listing.ai_content),
      ...plain(t("shop-facts"), told.filter(Boolean).join("; ")),
    );
  }
}
