// Elements of a page.

/** The element with an id. */
export const byId = (id) => document.getElementById(id);

/** An element with these properties and contents. */
export function make(tag, properties = {}, ...contents) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...contents);
  return element;
}
