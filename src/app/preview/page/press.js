// Jobs that make the PDF, its lock and the cover, and their messages.

import { ask } from "./form.js";
import { make } from "./fields.js";

const $ = (id) => document.getElementById(id);
const NAMES = { book: "book", cover: "cover" };

export class Press {
  constructor() {
    for (const product of Object.keys(NAMES)) {
      $(`make-${product}`).addEventListener("click", () => this.begin(product));
    }
  }

  async begin(product) {
    if ($(`make-${product}`).getAttribute("aria-disabled") === "true") return;
    $("make-step").className = "";
    // The next state has the result, and may arrive before the response.
    $("make-step").textContent = `Making the ${NAMES[product]} …`;
    try {
      const { status, response } = await ask("make", { product });
      if (status !== 200) $("make-step").textContent = response.why;
    } catch {
      $("make-step").textContent = "No response: is gridpress watch still running?";
    }
  }

  /** Follows the state of the current or last job. */
  follow({ job, version }) {
    const isBusy = Boolean(job?.step);
    for (const product of Object.keys(NAMES)) $(`make-${product}`).setAttribute("aria-disabled", String(isBusy || version === null));
    $("make-busy").hidden = !isBusy;
    if (version === null) $("make-step").textContent = "There is no spec yet: start from a template, under Edit.";
    if (!job) return;
    const name = NAMES[job.product];
    const result = job.failed ? `The ${name} was not made.` : `The ${name} is finished.`;
    $("make-step").textContent = isBusy ? `Making the ${name}: ${job.step} …` : result;
    $("make-step").className = isBusy ? "" : job.failed ? "bad" : "good";
    const messages = JSON.stringify(job.said);
    if (messages === this.messages) return;
    this.messages = messages;
    $("made").replaceChildren(...job.said.map(({ kind, text }) => {
      const line = make("li", "", kind);
      const long = make(kind === "news" ? "span" : "pre", text);
      if (kind !== "news") long.tabIndex = 0;
      line.append(long);
      return line;
    }));
  }
}
