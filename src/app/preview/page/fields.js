// A field of the form: a key of the spec, its value, and reports on it.

let count = 0;

/** An element with a text and a class. */
export const make = (name, text = "", className = "") => {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  if (className) element.className = className;
  return element;
};

export const button = (text, does, label) => {
  const element = make("button", text);
  element.type = "button";
  if (label) element.setAttribute("aria-label", label);
  element.addEventListener("click", does);
  return element;
};

const WORDS = { isbn: "ISBN", qr: "QR code", id: "Id" };

/** `per_page` as "Per page". */
export const named = (name) => WORDS[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

/** A sentence with code between backticks. */
function sentence(text) {
  const parts = text.split("`").map((part, at) => (at % 2 ? make("code", part) : part));
  const line = make("p", "", "about");
  line.append(...parts);
  return line;
}

/** A text with a full stop at its end, unless it has one. */
const ended = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A value in one line, as a person would write it. */
function inWords(value) {
  if (value === true || value === false) return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  if (value && typeof value === "object") return "width" in value ? `${value.width} x ${value.height}` : Object.entries(value).map(([key, value]) => `${key} ${inWords(value)}`).join(", ");
  return String(value ?? "");
}

function option(value, text) {
  const element = make("option", text);
  element.value = value;
  return element;
}

/** A choice of names. The default is one of them and leaves the key out. */
function choice(names, preset) {
  const select = make("select");
  const defaultText = preset === undefined ? "default" : `${inWords(preset)} (default)`;
  const defaultName = preset === undefined ? null : String(preset);
  const words = (name) => ({ true: "yes", false: "no" })[name] ?? name;
  select.append(option("", defaultText), ...names.filter((name) => name !== defaultName).map((name) => option(name, words(name))));
  return {
    inputs: [select],
    read: () => select.value,
    show: (value) => {
      const text = value === undefined || String(value) === defaultName ? "" : String(value);
      const options = [...select.options];
      let match = options.find((option) => option.value.toLowerCase() === text.toLowerCase());
      // The value of the file is shown even if it is invalid.
      if (!match) select.append((match = option(text, text)));
      select.value = match.value;
    },
  };
}

function line(type, preset, names = []) {
  const input = make("input");
  input.type = type;
  input.autocomplete = "off";
  input.spellcheck = false;
  if (preset !== undefined) input.placeholder = inWords(preset);
  const own = { inputs: [input], read: () => input.value, show: (value) => (input.value = inWords(value)) };
  if (names.length) {
    own.list = make("datalist");
    own.list.id = `list-${(count += 1)}`;
    own.list.append(...names.map((name) => option(name, name)));
    input.setAttribute("list", own.list.id);
  }
  return own;
}

function paragraphs(preset) {
  const input = make("textarea");
  input.rows = 3;
  if (preset !== undefined) input.placeholder = preset;
  return { inputs: [input], read: () => input.value, show: (value) => (input.value = value ?? "") };
}

/** A set of names, any of which may be chosen. */
function set(names) {
  const boxes = names.map((name) => {
    const label = make("label", "", "box");
    const box = make("input");
    box.type = "checkbox";
    box.value = name;
    label.append(box, ` ${name}`);
    return [label, box];
  });
  return {
    parts: boxes.map(([label]) => label),
    inputs: boxes.map(([, box]) => box),
    read: () => boxes.filter(([, box]) => box.checked).map(([, box]) => box.value),
    show: (value) => {
      const chosen = [value ?? []].flat().map((name) => String(name).toLowerCase());
      for (const [, box] of boxes) box.checked = chosen.includes(box.value);
    },
  };
}

/** Two values, from and to. */
function pair(of) {
  const both = ["from", "to"].map((word) => {
    const one = control({ control: of });
    const label = make("label", word, "part");
    label.append(...one.inputs);
    return [label, one];
  });
  return {
    parts: both.map(([label]) => label),
    inputs: both.flatMap(([, one]) => one.inputs),
    read: () => both.map(([, one]) => one.read()),
    show: (value) => both.forEach(([, one], at) => one.show(value?.[at])),
    isHalf: () => both.filter(([, one]) => one.read() === "").length === 1,
  };
}

function flag(preset) {
  if (preset === undefined) return choice(["true", "false"]);
  const box = make("input");
  box.type = "checkbox";
  return { isBox: true, inputs: [box], read: () => box.checked, show: (value) => (box.checked = value ?? preset) };
}

/** The control of a key. */
function control({ control, default: given }) {
  const preset = given ?? undefined;
  switch (control.kind) {
    case "flag":
      return flag(preset);
    case "choice":
      return choice(control.names, preset);
    case "set":
      return set(control.names);
    case "pair":
      return pair(control.of);
    case "paragraphs":
      return paragraphs(preset);
    case "whole": {
      const own = line("number", preset);
      const [input] = own.inputs;
      // Fractions are reported by the server, not only by the browser.
      Object.assign(input, { min: control.least, step: "any", inputMode: "numeric" });
      if (control.most) input.max = control.most;
      return own;
    }
    default:
      return line("text", preset, control.names);
  }
}

export class Field {
  /** `send` is called with the field and its value once it is entered. */
  constructor(key, path, send) {
    Object.assign(this, { key, path, send, isDirty: false, id: `field-${(count += 1)}` });
    this.control = control(key);
    this.build();
    this.element.addEventListener("input", () => (this.isDirty = true));
    this.element.addEventListener("change", () => this.control.isHalf?.() || this.settle());
    this.element.addEventListener("focusout", ({ relatedTarget }) => {
      if (this.isDirty && this.control.isHalf?.() && !this.element.contains(relatedTarget)) this.settle();
    });
  }

  build() {
    const { inputs, parts, list, isBox } = this.control;
    this.element = make(parts ? "fieldset" : "div", "", isBox ? "field flag" : "field");
    const name = make(parts ? "legend" : "label", named(this.key.name));
    if (!parts) {
      name.htmlFor = this.id;
      inputs[0].id = this.id;
    }
    if (this.key.required) name.append(make("span", " required", "needed"));
    const about = sentence(this.key.about + this.more());
    about.id = `${this.id}-about`;
    this.wrong = make("p", "", "wrong");
    this.wrong.id = `${this.id}-wrong`;
    this.wrong.hidden = true;
    for (const input of inputs) input.setAttribute("aria-describedby", `${about.id} ${this.wrong.id}`);
    const shown = parts ? [name, ...parts] : isBox ? [...inputs, name] : [name, ...inputs];
    this.element.append(...shown, ...(list ? [list] : []), this.wrong, about);
  }

  /** The text after the description of a key: its range, its default, an example. */
  more() {
    const { control, default: preset, example } = this.key;
    const range = control.kind === "whole" ? (control.most ? ` From ${control.least} to ${control.most}.` : ` At least ${control.least}.`) : "";
    if (preset !== null) return `${range} Default: ${ended(inWords(preset) || "none")}`;
    const shows = ["choice", "set", "flag"].includes(control.kind);
    return shows ? range : `${range} For example: \`${inWords(example)}\``;
  }

  settle() {
    this.isDirty = true;
    this.send(this, this.control.read());
  }

  /** Shows the value of the file, unless the field is being edited. */
  show(value) {
    this.element.classList.toggle("set", value !== undefined);
    if (this.isDirty) return;
    if (document.activeElement && this.control.inputs.includes(document.activeElement) && this.shown === JSON.stringify(value)) return;
    this.shown = JSON.stringify(value);
    this.control.show(value);
  }

  /** Shows problems: `own` of a value that was not saved, `found` of the saved one. */
  showProblem({ own = this.own, found = this.found }) {
    Object.assign(this, { own, found });
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
