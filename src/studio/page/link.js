// The link to the library behind the page. Everything that the page knows or changes goes through here.

import { parse } from "./words.js";

/** The press answers in the language of the page. */
const options = (own) => ({
  cache: "no-store",
  ...own,
  headers: { "Accept-Language": document.documentElement.lang, ...own?.headers },
});

/** The browser's storage for what the author has entered. Another tab may show the same book. */
export const storage = () => sessionStorage;

async function reply(answer) {
  return { status: answer.status, response: await answer.text().then(parse).catch(() => ({ why: answer.statusText })) };
}

/** Returns data. */
export async function get(what) {
  const answer = await fetch(what, options());
  return { ...(await reply(answer)), isOk: answer.ok };
}

/** Sends a request that changes something. Returns the status and the response. */
export async function ask(what, request) {
  return reply(
    await fetch(
      what,
      options({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) }),
    ),
  );
}

/** Stores a file of the author next to the spec. Returns the status and the response: its path, and facts about it. */
export async function store(file) {
  const name = encodeURIComponent(file.name);
  return reply(
    await fetch(
      `file/${name}`,
      options({ method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file }),
    ),
  );
}

/**
 * Returns the next state after the one with that number; without a number, the current one.
 * @returns {Promise<PageState>}
 */
export async function nextState(number) {
  const { isOk, response, status } = await get(number === undefined ? "state" : `state?after=${number}`);
  if (!isOk) throw new Error(status);
  return response;
}

/** Shows a picture in an image, and returns once it is decoded. */
export async function show(image, address) {
  image.src = address;
  await image.decode();
}

/** Makes a link open a file that was made, or save it. */
export function linkToMade(link, name, isSaved) {
  Object.assign(
    link,
    { href: addresses.made(name, isSaved) },
    isSaved ? { download: name } : { target: "_blank", rel: "noreferrer" },
  );
}

/** `true` if volumes have folders. */
export const hasFolders = true;

/** Addresses of pictures and files. */
export const addresses = {
  page: (edition, part, index) => `page/${edition}/${part}/${index}.svg`,
  template: (name) => `template/${name}.png`,
  picture: (path) => `picture/${encodeURIComponent(path)}`,
  /** Ends with `?`, after which a version goes. */
  look: (table, key, value) => `look/${table || "top"}/${key}/${encodeURIComponent(value)}.svg?`,
  made: (name, isSaved) => `made/${encodeURIComponent(name)}${isSaved ? "?save" : ""}`,
};
