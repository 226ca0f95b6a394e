// Making the PDF, its lock and the cover; and what is said meanwhile.

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
    // What comes of it the next state tells, which may be here before the answer.
    $("make-step").textContent = `Making the ${NAMES[product]} …`;
    try {
      const { status, told } = await ask("make", { product });
      if (status !== 200) $("make-step").textContent = told.why;
    } catch {
      $("make-step").textContent = "No response: is gridpress watch still running?";
    }
  }

  /** Follows the state: what is being made, or was made last. */
  follow({ job, version }) {
    const isBusy = Boolean(job?.step);
    for (const product of Object.keys(NAMES)) $(`make-${product}`).setAttribute("aria-disabled", String(isBusy || version === null));
    $("make-busy").hidden = !isBusy;
    if (version === null) $("make-step").textContent = "There is no spec yet: start from a template, under Edit.";
    if (!job) return;
    const name = NAMES[job.product];
    const over = job.failed ? `The ${name} was not made.` : `The ${name} is finished.`;
    $("make-step").textContent = isBusy ? `Making the ${name}: ${job.step} …` : over;
    $("make-step").className = isBusy ? "" : job.failed ? "bad" : "good";
    const said = JSON.stringify(job.said);
    if (said === this.said) return;
    this.said = said;
    $("made").replaceChildren(...job.said.map(({ kind, text }) => {
      const line = make("li", "", kind);
      const long = make(kind === "news" ? "span" : "pre", text);
      if (kind !== "news") long.tabIndex = 0;
      line.append(long);
      return line;
    }));
  }
}
