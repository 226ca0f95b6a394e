// The projects of this browser, the check of files from elsewhere, and what makes the page an application of its own.

import "./main.js";
import { acceptDrops, button, make } from "./elements.js";
import { ask, get, save, send } from "./link.js";
import { language, t } from "./words.js";

const dialog = make("dialog", "", "projects");
dialog.id = "projects";
const title = make("h2", t("site-projects"));
title.id = "projects-title";
dialog.setAttribute("aria-labelledby", title.id);
const note = make("p", "", "wrong");
note.setAttribute("role", "status");
const list = make("ul");
const input = make("input");
Object.assign(input, { type: "file", accept: ".zip", hidden: true, tabIndex: -1 });
input.setAttribute("aria-label", t("site-open"));

/** Opens a project, or none. Pages of another book are no place to stay. */
const go = (id) => location.assign(id ? `?book=${id}` : location.pathname);

async function showProjects() {
  const { response } = await get("projects");
  note.textContent = response.isElsewhere ? t("site-elsewhere") : response.isKept ? "" : t("site-not-kept");
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  list.replaceChildren(
    ...response.projects.map(({ id, title, changed, isOpen }) => {
      const name = title || t("site-untitled");
      const item = make("li");
      const acts = make("span", "", "acts");
      if (!isOpen) acts.append(button(t("open"), () => go(id), `${t("open")}: ${name}`));
      acts.append(
        button(
          t("site-copy"),
          async () => {
            const { status, response } = await ask("projects/copy", { id, title: t("site-copy-of", { title: name }) });
            await showProjects();
            note.textContent = status === 200 ? t("site-copied") : response.why;
          },
          `${t("site-copy")}: ${name}`,
        ),
        button(
          t("site-remove"),
          async () => {
            if (!confirm(t("site-remove-sure", { title: name }))) return;
            await ask("projects/remove", { id });
            if (isOpen) go();
            else showProjects();
          },
          `${t("site-remove")}: ${name}`,
        ),
      );
      item.append(
        make("b", name),
        make("span", isOpen ? t("site-current") : t("site-changed", { date: time.format(changed) })),
        acts,
      );
      return item;
    }),
  );
}

async function open(file) {
  if (!file) return;
  const { status, body } = await send("POST", "projects/import", new Uint8Array(await file.arrayBuffer()));
  const { id, why } = JSON.parse(new TextDecoder().decode(body));
  if (status === 200) return go(id);
  note.textContent = why;
}

/** Saves files of the project as one ZIP file. */
async function saveAll(address, ending) {
  const { status, body, kind } = await send("GET", address);
  const name =
    document
      .getElementById("title")
      .textContent.trim()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "book";
  if (status === 200) save(`${name}${ending}.zip`, body, kind);
}

input.addEventListener("change", () => open(input.files[0]).finally(() => (input.value = "")));
const acts = make("p", "", "acts");
acts.append(
  button(t("site-new"), () => ask("projects/new", {}).then(() => go())),
  button(t("site-open"), () => input.click()),
  button(t("site-save"), () => saveAll("project.zip", "")),
);
dialog.append(title, make("p", t("site-projects-is"), "about"), note, list, acts, input);

// The check of files from elsewhere.
const checked = make("ul");
const state = make("p");
state.setAttribute("role", "status");
const chosen = make("input");
Object.assign(chosen, { type: "file", multiple: true, hidden: true, tabIndex: -1 });
chosen.setAttribute("aria-label", t("site-verify-choose"));

async function verify(files) {
  if (!files.length) return;
  state.className = "";
  state.textContent = t("site-verify-busy");
  checked.replaceChildren();
  // Files of one name come from several folders.
  const loaded = await Promise.all(
    [...files].map(async (file, at) => [`${at}/${file.name}`, new Uint8Array(await file.arrayBuffer())]),
  );
  const { status, body } = await send("VERIFY", "", loaded);
  const result = JSON.parse(new TextDecoder().decode(body));
  const isGood = status === 200 && !result.failed;
  state.className = isGood ? "good" : "bad";
  state.textContent = t(isGood ? "site-verify-good" : "site-verify-bad");
  const said = result.said ?? [{ kind: "error", text: result.why }];
  checked.replaceChildren(...said.map(({ kind, text }) => make("li", text, kind)));
}
chosen.addEventListener("change", () => verify(chosen.files).finally(() => (chosen.value = "")));
const place = make("div", "", "drop");
place.append(
  button(t("site-verify-choose"), () => chosen.click()),
  make("span", t("site-verify-drop"), "hint"),
  chosen,
);
acceptDrops(place, verify);
const more = make("details", "", "group");
more.append(make("summary", t("site-verify")), make("p", t("site-verify-is"), "about"), place, state, checked);
dialog.append(more);

const foot = make("p", "", "acts");
const single = make("a", t("single-puzzles"));
single.href = "puzzles.html";
foot.append(single, button(t("web-close"), () => dialog.close()));
dialog.append(foot);
document.body.append(dialog);

const show = button(t("site-projects"), () => {
  showProjects();
  dialog.showModal();
});
show.id = "show-projects";
document.querySelector(".docks").prepend(show);

// All files for the printer and the shop in one.
const all = button(t("site-all"), () => saveAll("made.zip", "-files"));
all.id = "save-made";
const made = document.getElementById("files");
made.after(all);
const updateAll = () => (all.hidden = !made.childElementCount);
new MutationObserver(updateAll).observe(made, { childList: true });
updateAll();

const { response } = await get("projects").catch(() => ({ response: {} }));
if (response.isElsewhere || response.isKept === false) {
  show.click();
} else if (response.projects?.length) {
  // Keeps the projects when the browser clears its storage.
  navigator.storage?.persist?.();
}
document.addEventListener("press-failed", ({ detail }) => {
  note.textContent = t("site-failed", { why: detail });
  if (!dialog.open) dialog.showModal();
});

// The page works without a network once it was visited.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("offline.js").catch(() => {});
