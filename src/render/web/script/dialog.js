// The dialog.

import { byId, make } from "./elements.js";
import { text } from "./rules.js";

export const dialog = byId("dialog");

const button = (words, then) => make("button", { textContent: words, onclick: then });

/** A button that closes the dialog and then does something. */
export const closing = (words, then = () => {}) =>
  button(words, () => {
    dialog.close();
    then();
  });

/** Shows a heading, contents and buttons, starting with the most likely choice. */
export function show(heading, contents, buttons = [closing(text("close"))], kind = "") {
  if (dialog.open) dialog.close();
  dialog.className = kind;
  buttons[0].className = "main";
  const head = make("h2", { id: "asked", textContent: heading });
  dialog.replaceChildren(head, ...contents, make("div", { className: "answers" }, ...buttons));
  dialog.showModal();
  // The focus moves to the first control, which may be at the end of a long text.
  dialog.scrollTop = 0;
}

/** Asks for confirmation of something that cannot be undone. */
export const sure = (name, yes, then) =>
  show(text(name), [], [closing(text(yes), then), closing(text("cancel"))], "question");

dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
