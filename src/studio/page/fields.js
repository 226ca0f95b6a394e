// A field of the form: one or several keys of the spec, their control, and reports on them.

import { file, flag, choice, inWords, line, open, pair, paragraphs, set, whole } from "./controls.js";
import { make, newId, sentence, term } from "./elements.js";
import { pictureWords } from "./pictures.js";
import { has, t } from "./words.js";

/** `per_page` as "Per page", or in the words of the page. */
export const named = (name) =>
  has(`key-${name}`) ? t(`key-${name}`) : name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

/** A text with a full stop at its end, unless it has one. */
const ended = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The text for the value of a choice: its real name. */
export function titleOf(value, names = {}) {
  for (const table of ["level", "variant", "technique", "printer"])
    if (names[table]?.[value]) return names[table][value];
  if (has(`choice-${value}`)) return t(`choice-${value}`);
  return value === "true" ? t("yes") : value === "false" ? t("no") : value;
}

/** Terms that are explained at keys. */
const TERMS = { bleed: "bleed", inside: "gutter", opener: "opener", registry: "registry" };
/** Keys whose value is a picture. */
const PICTURES = ["section.picture", "cover.picture", "cover.logo"];

/** The control of a key, by the values that it can have. */
function controlOf({ control, default: given = undefined }, names, path = []) {
  const preset = given ?? undefined;
  if (PICTURES.includes(path.filter((step) => typeof step === "string").join(".")))
    return file(".png,.jpg,.jpeg", (facts) => pictureWords(facts, facts.page));
  const options = () => control.names.map((value) => ({ value, text: titleOf(value, names) }));
  switch (control.kind) {
    case "flag":
      return flag(preset);
    case "choice":
      return choice(options(), preset);
    case "set":
      return set(options());
    case "pair":
      return pair(() => controlOf({ control: control.of }, names));
    case "paragraphs":
      return paragraphs(preset);
    case "whole":
      return whole(control, preset);
    default:
      return control.names?.length ? open(options(), preset) : line("text", preset);
  }
}

export class Field {
  /**
   * `key` describes a key, `path` leads to it, and `send` is called with the field and its value once that is
   * entered. `own` has what is not as for other keys.
   * @param {FieldParts} own
   */
  constructor(key, path, send, own = {}) {
    this.key = key;
    this.path = path;
    this.send = send;
    this.control = own.control ?? controlOf(key, own.names, path);
    this.paths = own.paths ?? [path];
    this.title = own.title ?? named(key.name);
    this.about = own.about;
    this.find = own.find;
    this.changes = own.changes;
    this.after = own.after;
    this.isDirty = false;
    this.id = newId("field");
    this.build();
    this.element.addEventListener("input", () => (this.isDirty = true));
    this.element.addEventListener("change", () => this.control.isHalf?.() || this.settle());
    this.element.addEventListener("focusout", ({ relatedTarget }) => {
      if (this.isDirty && this.control.isHalf?.() && !this.element.contains(relatedTarget)) this.settle();
    });
  }

  build() {
    const { inputs, parts, isBox } = this.control;
    this.element = make(parts ? "fieldset" : "div", "", isBox ? "field flag" : "field");
    const name = make(parts ? "legend" : "label", this.title);
    if (!parts) {
      name.htmlFor = this.id;
      inputs[0].id = this.id;
    }
    if (this.key.required) name.append(make("span", ` ${t("required")}`, "needed"));
    const about = sentence(this.about ?? this.key.about + this.more());
    about.id = `${this.id}-about`;
    about.hidden = !about.textContent;
    this.wrong = make("p", "", "wrong");
    this.wrong.id = `${this.id}-wrong`;
    this.wrong.hidden = true;
    for (const input of inputs) input.setAttribute("aria-describedby", `${about.id} ${this.wrong.id}`);
    const unnamed = parts ? inputs.filter((input) => input.tagName === "SELECT" && !input.closest("label")) : [];
    for (const input of unnamed) input.setAttribute("aria-label", this.title);
    const shown = parts ? [name, ...parts] : isBox ? [...inputs, name] : [name, ...inputs];
    this.element.append(...shown, this.wrong, about, ...(this.after ?? this.terms()));
  }

  /** The term that is explained at the key, if there is one. */
  terms() {
    const name = TERMS[this.key.name];
    return name ? [term(t(`term-${name}`), t(`term-${name}-is`))] : [];
  }

  /** The text after the description of a key: its range, its default, an example. */
  more() {
    const { control, default: preset, example } = this.key;
    const { least, most } = control;
    const range = control.kind === "whole" ? ` ${most ? t("range", { least, most }) : t("at-least", { least })}` : "";
    if (preset !== null) return `${range} ${t("default-is", { value: ended(inWords(preset) || t("no-value")) })}`;
    const shows = ["choice", "set", "flag"].includes(control.kind);
    return shows ? range : `${range} ${t("for-example", { value: `\`${inWords(example)}\`` })}`;
  }

  settle() {
    this.isDirty = true;
    this.send(this, this.control.read());
  }

  /** Shows the value of the file, unless the field is being edited. */
  show(values) {
    const value = this.find ? this.find(values) : this.path.reduce((value, step) => value?.[step], values);
    this.element.classList.toggle("set", value !== undefined);
    if (this.isDirty) return;
    if (
      document.activeElement &&
      this.control.inputs.includes(document.activeElement) &&
      this.shown === JSON.stringify(value)
    )
      return;
    this.shown = JSON.stringify(value);
    this.control.show(value);
  }

  /** `true` if a path leads to the field. */
  covers(path) {
    return this.paths.some((own) => own.every((step, at) => step === path[at]));
  }

  /** Shows problems: `own` of a value that was not saved, `found` of the saved one. */
  showProblem({ own = this.own, found = this.found }) {
    this.own = own;
    this.found = found;
    const text = [own, found].filter(Boolean).join("\n");
    this.wrong.textContent = text;
    this.wrong.hidden = !text;
    for (const input of this.control.inputs) {
      if (text) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
    }
  }

  focus() {
    this.control.inputs[0].focus();
    this.element.scrollIntoView({ block: "center" });
  }
}
