// The dialog.

const dialog = byId("dialog");

/** An element with these properties and contents. */
function make(tag, properties = {}, ...contents) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...contents);
  return element;
}

const button = (words, then) => make("button", { textContent: words, onclick: then });

/** A button that closes the dialog and then does something. */
const closing = (words, then = () => {}) =>
  button(words, () => {
    dialog.close();
    then();
  });

/** Shows a heading, contents and buttons, starting with the most likely choice. */
function show(heading, contents, buttons = [closing(text("close"))], kind = "") {
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
const sure = (name, yes, then) => show(text(name), [], [closing(text(yes), then), closing(text("cancel"))], "question");

dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
