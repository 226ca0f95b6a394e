// The controls of fields. Each has inputs, reads its value, and shows a value of the spec.

import { addresses, store } from "./link.js";
import { acceptDrops, button, make, newId, option } from "./elements.js";
import { length } from "./units.js";
import { whileStoring } from "./unsaved.js";
import { t } from "./words.js";

/** A value in one line, as a person would write it. */
export function inWords(value) {
  if (value === true || value === false) return t(value ? "yes" : "no");
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  if (value && typeof value === "object")
    return "width" in value
      ? `${length(value.width)} × ${length(value.height)}`
      : Object.entries(value)
          .map(([key, value]) => `${key} ${inWords(value)}`)
          .join(", ");
  return typeof value === "string" ? length(value) : String(value ?? "");
}

/** A value as it is written in the spec. */
function asWritten(value) {
  if (Array.isArray(value)) return value.map(asWritten).join(", ");
  if (value && typeof value === "object") return "width" in value ? `${value.width} x ${value.height}` : inWords(value);
  return String(value ?? "");
}

/**
 * A choice of `options`, each with a value and a text, and perhaps a group. The default is one of them and leaves the
 * key out.
 */
export function choice(options, preset) {
  const select = make("select");
  const defaultName = preset === undefined ? null : String(preset);
  const known = options.find(({ value }) => value === defaultName);
  const defaultText = preset === undefined ? t("default") : t("is-default", { value: known?.text ?? inWords(preset) });
  const groups = new Map();
  const elements = options
    .filter(({ value }) => value !== defaultName)
    .map(({ value, text, group }) => [group, option(value, text)]);
  for (const [group, element] of elements) {
    if (!group) {
      select.append(element);
      continue;
    }
    if (!groups.has(group)) {
      const holder = make("optgroup");
      holder.label = group;
      groups.set(group, holder);
      select.append(holder);
    }
    groups.get(group).append(element);
  }
  select.prepend(option("", defaultText));
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

/** A line of text. */
export function line(type, preset) {
  const input = make("input");
  input.type = type;
  input.autocomplete = "off";
  input.spellcheck = false;
  if (preset !== undefined) input.placeholder = inWords(preset);
  return { inputs: [input], read: () => input.value, show: (value) => (input.value = asWritten(value)) };
}

/** A choice with a last entry for any other text, which is typed below it. */
export function open(options, preset) {
  const own = choice([...options, { value: "\u0000", text: t("other") }], preset);
  const [select] = own.inputs;
  const text = line("text");
  const [input] = text.inputs;
  input.setAttribute("aria-label", t("other"));
  const isOther = () => select.value === "\u0000";
  const update = () => (input.hidden = !isOther());
  select.addEventListener("change", (event) => {
    update();
    // The value is the text, once that is typed.
    if (isOther()) {
      event.stopPropagation();
      input.focus();
    }
  });
  update();
  return {
    inputs: [select, input],
    read: () => (isOther() ? input.value : select.value),
    show: (value) => {
      const written = asWritten(value);
      const known =
        value === undefined || options.some((option) => option.value.toLowerCase() === written.toLowerCase());
      own.show(known ? value : "\u0000");
      text.show(known ? "" : value);
      update();
    },
  };
}

export function paragraphs(preset, rows = 3) {
  const input = make("textarea");
  input.rows = rows;
  if (preset !== undefined) input.placeholder = preset;
  return { inputs: [input], read: () => input.value, show: (value) => (input.value = value ?? "") };
}

/** A set of options, any of which may be chosen. */
export function set(options) {
  const boxes = options.map(({ value, text }) => {
    const label = make("label", "", "box");
    const box = make("input");
    box.type = "checkbox";
    box.value = value;
    label.append(box, ` ${text}`);
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
export function pair(one) {
  const both = ["from", "to"].map((word) => {
    const control = one();
    const label = make("label", t(word), "part");
    label.append(...control.inputs);
    return [label, control];
  });
  return {
    parts: both.map(([label]) => label),
    inputs: both.flatMap(([, control]) => control.inputs),
    read: () => both.map(([, control]) => control.read()),
    show: (value) => both.forEach(([, control], at) => control.show(value?.[at])),
    isHalf: () => both.filter(([, control]) => control.read() === "").length === 1,
  };
}

/** A whole number in a range. */
export function whole({ least, most }, preset) {
  const own = line("number", preset);
  const [input] = own.inputs;
  // Fractions are reported by the library, not only by the browser.
  Object.assign(input, { min: least, step: "any", inputMode: "numeric" });
  if (most) input.max = most;
  return own;
}

export function flag(preset) {
  if (preset === undefined)
    return choice(
      [
        ["true", "yes"],
        ["false", "no"],
      ].map(([value, word]) => ({ value, text: t(word) })),
    );
  const box = make("input");
  box.type = "checkbox";
  return { isBox: true, inputs: [box], read: () => box.checked, show: (value) => (box.checked = value ?? preset) };
}

/**
 * Options as cards with a picture. Each has a value, a text, and a function that makes its picture. `preset` is the
 * value of the default.
 */
export function cards(options, preset, className = "") {
  const name = newId("cards");
  const made = options.map(({ value, text, picture }) => {
    const label = make("label", "", `card ${className}`);
    const input = make("input");
    Object.assign(input, { type: "radio", name, value });
    const caption = make("span", text, "caption");
    label.append(input, picture(), caption);
    return { value, label, input };
  });
  const same = (a, b) => String(a).toLowerCase() === String(b).toLowerCase();
  return {
    parts: made.map(({ label }) => label),
    inputs: made.map(({ input }) => input),
    read: () => {
      const chosen = made.find(({ input }) => input.checked)?.value ?? "";
      return same(chosen, preset) ? "" : chosen;
    },
    show: (value) => {
      const shown = value === undefined ? preset : asWritten(value);
      for (const { input, value } of made) input.checked = shown !== undefined && same(value, shown);
    },
  };
}

/** A picture of a look of the author's own book. It is drawn once its version is added to its address. */
export function lookPicture(table, key, value) {
  const image = new Image();
  image.alt = "";
  image.className = "look";
  image.dataset.look = addresses.look(table, key, value);
  return image;
}

/** The colours of a palette. */
export function swatch(colours) {
  const holder = make("span", "", "swatch");
  holder.append(...colours.map((colour) => {
    const part = make("i");
    part.style.background = colour;
    return part;
  }));
  return holder;
}

/**
 * A file of the author, chosen or dropped, and stored at once. `accept` lists the endings, and `judge` turns the facts
 * about a new file into a sentence.
 */
export function file(accept, judge) {
  const holder = make("div", "", "drop");
  const name = make("span", "", "file");
  const input = make("input");
  Object.assign(input, { type: "file", accept, hidden: true, tabIndex: -1 });
  const note = make("p", "", "about");
  note.setAttribute("role", "status");
  let value = "";
  let isStoring = false;
  const own = {
    parts: [holder],
    inputs: [],
    read: () => value,
    show: (shown) => {
      value = shown ?? "";
      name.textContent = value || t("file-none");
      out.hidden = !value;
    },
  };
  const settle = () => holder.dispatchEvent(new Event("change", { bubbles: true }));
  const take = async (chosen) => {
    if (!chosen || isStoring) return;
    isStoring = true;
    note.textContent = t("file-storing");
    try {
      const { status, response } = await whileStoring({}, () => store(chosen));
      note.textContent = status === 200 ? judge(response.facts) : response.why;
      note.classList.toggle("wrong", status !== 200);
      if (status === 200) {
        own.show(response.path);
        settle();
      }
    } catch {
      note.textContent = t("no-response");
    }
    isStoring = false;
  };
  const choose = button(t("file-choose"), () => input.click());
  const out = button(t("remove-item"), () => {
    own.show("");
    note.textContent = "";
    settle();
    choose.focus();
  });
  input.addEventListener("change", (event) => {
    event.stopPropagation();
    take(input.files[0]);
    input.value = "";
  });
  input.addEventListener("input", (event) => event.stopPropagation());
  acceptDrops(holder, ([dropped]) => take(dropped));
  holder.append(name, choose, out, input, make("span", t("file-drop"), "hint"), note);
  own.inputs = [choose];
  own.choose = () => input.click();
  own.show();
  return own;
}

/** A choice of `options`, or a file of the author in place of them. */
export function openFile(options, accept, judge) {
  const own = "\u0000";
  const list = choice([...options, { value: own, text: t("file-own") }]);
  const [select] = list.inputs;
  const chooser = file(accept, judge);
  const [holder] = chooser.parts;
  const update = () => (holder.hidden = select.value !== own);
  select.addEventListener("change", (event) => {
    update();
    if (select.value !== own) return;
    // The value is the file, once that is stored.
    event.stopPropagation();
    chooser.choose();
  });
  update();
  return {
    parts: [select, holder],
    inputs: [select, ...chooser.inputs],
    read: () => (select.value === own ? chooser.read() : select.value),
    show: (value) => {
      const isKnown =
        value === undefined || options.some((option) => option.value.toLowerCase() === String(value).toLowerCase());
      list.show(isKnown ? value : own);
      chooser.show(isKnown || typeof value !== "string" ? undefined : value);
      update();
    },
  };
}
