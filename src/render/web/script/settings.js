// The player's settings for all puzzles of the site.

// Each setting with its possible values, starting with the default.
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

/** The settings available here: without the solution there are no mistakes to show, and there are at most nine letters. */
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

// The rules of the style sheet for the dark theme, and their condition.
const dark = [...document.styleSheets[0].cssRules].find((rule) => rule.conditionText?.includes("color-scheme"));
const DARK = { system: dark.conditionText, light: "not all", dark: "all" };

/** Applies the settings. */
function applySettings() {
  const { dataset } = document.documentElement;
  for (const name of ["clock", "left", "print"]) dataset[name] = settings[name];
  dark.media.mediaText = DARK[settings.look];
  byId("colour").hidden = !settings.paint;
  draw();
}
