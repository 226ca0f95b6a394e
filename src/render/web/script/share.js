// The result as a text that gives nothing of the puzzle away.

function result() {
  const facts = document.querySelector(".facts").textContent.trim().replace(/\s*\n\s*/g, " ");
  const help = text(game.helped ? "with-help" : "without-help");
  return [document.title, facts, `${text("won-in", { time: time(elapsed()) })} · ${help}`].join("\n");
}

/** Shows the text to copy it by hand, or what was copied. */
function showResult(heading) {
  const area = make("textarea", { readOnly: true, rows: 4, value: result(), ariaLabel: text("share") });
  show(heading, [area]);
  area.select();
}

/** By what the system has for it; or else by the clipboard; or else by hand. */
async function share() {
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
