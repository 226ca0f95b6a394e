// The result as a text without spoilers.

import { elapsed, time } from "./clock.js";
import { show } from "./dialog.js";
import { make } from "./elements.js";
import { game } from "./game.js";
import { text } from "./rules.js";

function result() {
  const parts = [...document.querySelector(".facts").children].map((part) => part.textContent.trim());
  const facts = parts.filter(Boolean).join(" · ");
  const help = text(game.helped ? "with-help" : "without-help");
  const { origin, pathname, protocol } = location;
  const address = protocol.startsWith("http") ? [origin + pathname] : [];
  return [document.title, facts, `${text("won-in", { time: time(elapsed()) })} · ${help}`, ...address].join("\n");
}

/** Shows the text, copied or to be copied by hand. */
function showResult(heading) {
  const area = make("textarea", { readOnly: true, rows: 5, value: result(), ariaLabel: text("share") });
  show(heading, [area]);
  area.select();
}

/** Uses the system's share dialog, else the clipboard, else copying by hand. */
export async function share() {
  try {
    if (navigator.share) await navigator.share({ text: result() });
    else {
      await navigator.clipboard.writeText(result());
      showResult(text("copied"));
    }
  } catch (error) {
    if (error.name !== "AbortError") showResult(text("copy"));
  }
}
