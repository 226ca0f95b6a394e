// Changes of the spec, one after another: each refers to the text that the previous one left.

import { button } from "./elements.js";
import { ask, get } from "./link.js";
import { left, record, whileStoring } from "./unsaved.js";
import { t } from "./words.js";

export class Edits {
  /** `took` is called with the values of the spec whenever they may have changed, and `say` with messages. */
  constructor(took, say) {
    // The versions of the pages of text, by path.
    this.took = took;
    this.say = say;
    this.queue = Promise.resolve();
    this.texts = new Map();
  }

  /** Reads the spec anew. */
  reload() {
    this.queue = this.queue.then(async () => {
      const { isOk, response } = await get("spec");
      if (isOk) this.take(response);
      else this.say(response.why);
    }).catch(() => {});
    return this.queue;
  }

  /** @param {PageSpec} spec */
  take(spec) {
    const isFirst = !this.spec;
    this.spec = spec;
    this.took(spec);
    if (isFirst && spec.version) this.takeUp();
  }

  /** Sends again what an earlier page of this book has left. What it had sent may have been stored, too. */
  takeUp() {
    for (const { what, request, version } of left()) {
      const isNew = !version || version === this.spec.version || !request.changes?.some(({ kind }) => kind !== "set");
      if (isNew) this.enqueue(what, request);
    }
  }

  /** Writes a field: its value, or the changes that it stands for. */
  async write(field, value) {
    const changes = field.changes ? field.changes(value) : [{ kind: "set", path: field.path, value }];
    field.sent = JSON.stringify(value);
    const { status, why } = await this.enqueue("edit", { changes }, field);
    if (status === 200) return;
    field.showProblem({ own: status === 409 ? t("not-saved-changed") : why });
  }

  /** Makes changes that are not of a field. Returns `true` if they were made. */
  async change(...changes) {
    const { status } = await this.enqueue("edit", { changes });
    return status === 200;
  }

  undo() {
    return this.enqueue("undo");
  }

  redo() {
    return this.enqueue("redo");
  }

  enqueue(what, request, field) {
    this.say(t("saving"));
    const entry = { what: request && what, request };
    const send = what === "text" ? () => this.sendText(request) : () => this.send(what, entry, field);
    const done = whileStoring(entry, () => this.queue.then(send)).catch(() => {
      this.say(t("no-response-saved"));
      return { status: 0, why: t("no-response-saved") };
    });
    this.queue = done.then(() => {});
    return done;
  }

  /** Replaces a page of text. */
  async sendText({ path, text }) {
    const version = this.texts.get(path) ?? (await get(`text?path=${encodeURIComponent(path)}`)).response.version;
    const { status, response } = await ask("text", { path, text, version });
    if (status === 200) this.texts.set(path, response.version);
    this.say(status === 200 ? t("saved", { file: path }) : response.why);
    return { status, why: response.why };
  }

  async send(what, entry, field) {
    const changes = entry.request?.changes;
    entry.version = this.spec.version;
    record();
    const { status, response } = await ask(what, { version: this.spec.version, changes });
    if (status === 200) {
      if (field) {
        // The author may have gone on typing.
        field.isDirty = JSON.stringify(field.control.read()) !== field.sent;
        field.showProblem({ own: "" });
      }
      const isSame = response.version === this.spec.version;
      this.say(
        { undo: t("undone"), redo: t("redone") }[what] ??
          (isSame ? "" : response.moved ? t("saved-moved") : t("saved", { file: response.name })),
      );
      this.take(response);
    } else if (status === 409) {
      const again = changes && button(t("again"), () => {
        this.say("");
        if (field) this.write(field, field.control.read());
        else this.change(...changes);
      });
      this.say(response.why.replaceAll("`", ""), again);
      // Not awaited: it joins the queue.
      this.reload();
    } else {
      this.say(field ? "" : response.why);
    }
    return { status, why: response.why };
  }
}
