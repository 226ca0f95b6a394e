// What the player prefers, in all puzzles of the site.

// Each setting with the values that it can have, the usual one first.
const options = {
  check: ["clashes", "mistakes", "none"],
  look: ["system", "light", "dark"],
  clock: [true, false],
  peers: [true, false],
  same: [true, false],
  tidy: [true, false],
  first: [false, true],
  letters: [false, true],
  paint: [false, true],
  left: [false, true],
  print: [false, true],
};
const settings = {};

function restoreSettings() {
  const last = fromStore("gridpress-settings");
  for (const [name, values] of Object.entries(options)) {
    settings[name] = values.includes(last?.[name]) ? last[name] : values[0];
  }
}

/** What can be chosen here: without the solution no mistakes are known, and there are no more letters than nine. */
function offered(name) {
  if (name === "letters" && digits > 9) return [];
  return options[name].filter((value) => value !== "mistakes" || data.solution);
}

const checks = () => (offered("check").includes(settings.check) ? settings.check : "clashes");

function change(name, value) {
  settings[name] = value;
  toStore("gridpress-settings", settings);
  if (!settings.first) entry.first = 0;
  if (!settings.paint && entry.mode === "colour") setMode("digit");
  applySettings();
}

// The rules of the style sheet for the dark, and when they hold.
const dark = [...document.styleSheets[0].cssRules].find((rule) => rule.conditionText?.includes("color-scheme"));
const DARK = { system: dark.conditionText, light: "not all", dark: "all" };

/** Shows what the settings say. */
function applySettings() {
  const { dataset } = document.documentElement;
  for (const name of ["clock", "left", "print"]) dataset[name] = settings[name];
  dark.media.mediaText = DARK[settings.look];
  byId("colour").hidden = !settings.paint;
  draw();
}
