// Changes of the spec, one after another: each refers to the text that the previous one left.

import { button } from "./elements.js";
import { ask, get } from "./link.js";
import { t } from "./words.js";

export class Edits {
  /** `took` is called with the values of the spec whenever they may have changed, and `say` with messages. */
  constructor(took, say) {
    Object.assign(this, { took, say, queue: Promise.resolve() });
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

  take(spec) {
    this.spec = spec;
    this.took(spec);
  }

  /** Writes a field: its value, or the changes that it stands for. */
  async write(field, value) {
    const changes = field.changes ? field.changes(value) : [{ kind: "set", path: field.path, value }];
    const { status, why } = await this.enqueue("edit", changes, field);
    if (status === 200) return;
    field.showProblem({ own: status === 409 ? t("not.saved.changed") : why });
  }

  /** Makes changes that are not of a field. Returns `true` if they were made. */
  async change(...changes) {
    const { status } = await this.enqueue("edit", changes);
    return status === 200;
  }

  undo() {
    return this.enqueue("undo");
  }

  redo() {
    return this.enqueue("redo");
  }

  enqueue(what, changes, field) {
    const done = this.queue.then(() => this.request(what, changes, field)).catch(() => {
      this.say(t("no.response.saved"));
      return { status: 0 };
    });
    this.queue = done.then(() => {});
    return done;
  }

  async request(what, changes, field) {
    const { status, response } = await ask(what, { version: this.spec.version, changes });
    if (status === 200) {
      if (field) {
        field.isDirty = false;
        field.showProblem({ own: "" });
      }
      const isSame = response.version === this.spec.version;
      this.say({ undo: t("undone"), redo: t("redone") }[what] ?? (isSame ? "" : t("saved", { file: response.name })));
      this.take(response);
    } else if (status === 409) {
      const again = changes && button(t("again"), () => {
        this.say("");
        if (field) this.write(field, field.control.read());
        else this.change(...changes);
      });
      this.say(`${response.why.charAt(0).toUpperCase()}${response.why.slice(1)}.`.replaceAll("`", ""), again);
      // Not awaited: it joins the queue.
      this.reload();
    } else if (!field) {
      this.say(response.why);
    }
    return { status, why: response.why };
  }
}
