// The menu and its dialogs.

function showMenu() {
  const entries = [
    ["all-marks", !game.over && (() => after(markAll()))],
    ["check", !game.over && data.hints && check],
    ["show", !game.over && data.solution && (() => sure("ask-show", "show", reveal))],
    ["share", game.over === "won" && share],
    ["statistics", () => show(text("statistics"), statistics())],
    ["settings", showSettings],
    ["rules", showRules],
    ["keys", showKeys],
    ["print", () => window.print()],
    ["again", () => sure("ask-again", "again", again)],
  ];
  const buttons = entries.filter(([, then]) => then).map(([name, then]) => Object.assign(closing(text(name), then), { id: `do-${name}` }));
  show(text("menu"), [make("div", { className: "menu" }, ...buttons)]);
}

/** A setting with two values, or with more. */
function settingRow(name) {
  const values = offered(name);
  const words = text(`set-${name}`);
  if (typeof values[0] === "boolean") {
    const box = make("input", { type: "checkbox", id: `set-${name}`, checked: settings[name] });
    box.addEventListener("change", () => change(name, box.checked));
    return make("label", {}, box, words);
  }
  const choices = values.map((value) => make("option", { value, textContent: text(`${name}-${value}`) }));
  const list = make("select", { id: `set-${name}` }, ...choices);
  list.value = name === "check" ? checks() : settings[name];
  list.addEventListener("change", () => change(name, list.value));
  return make("label", {}, words, list);
}

function showSettings() {
  const rows = Object.keys(options).filter((name) => offered(name).length).map(settingRow);
  show(text("settings"), [make("div", { className: "settings" }, ...rows)]);
}

const showRules = () => {
  const all = document.querySelectorAll(".note, .rules p");
  show(text("rules"), [...all].map((paragraph) => make("p", { textContent: paragraph.textContent })));
};

/** The key of a command: its letter, or with Alt if the letter is a value of the grid. */
const keyName = (name) => (spelling.takes(name) ? `Alt+${name}` : name);

function showKeys() {
  const names = { pause: keyName("P"), all: keyName("M"), hint: keyName("H") };
  const told = ["move", "several", "fill", "marks", "back", "more", ...(data.hints ? ["hint"] : [])];
  const items = told.map((name) => make("li", { textContent: text(`keys-${name}`, names) }));
  show(text("keys"), [make("ul", {}, ...items)]);
}
