// From here to the shop: makes the files, proves them, and lists what is left to do.

import { $, bytes, make, showsAlready } from "./elements.js";
import { ask, get, linkToMade } from "./link.js";
import { inUnit } from "./units.js";
import { t } from "./words.js";

const PRODUCTS = ["book", "cover", "proof"];

export class Press {
  constructor() {
    this.waiting = [];
    for (const product of PRODUCTS) $(`make-${product}`).addEventListener("click", () => this.start([product]));
    $("make-all").addEventListener("click", () => this.start(PRODUCTS));
    this.list();
  }

  /** Makes products one after another. */
  start(products) {
    if ($("make-all").getAttribute("aria-disabled") === "true") return;
    this.waiting = products.slice(1);
    $("made").replaceChildren();
    this.messages = null;
    return this.begin(products[0]);
  }

  async begin(product) {
    $("make-step").className = "";
    // The next state has the result, and may arrive before the response.
    $("make-step").textContent = t(`making-${product}`);
    try {
      const { status, response } = await ask("make", { product });
      if (status !== 200) $("make-step").textContent = response.why;
    } catch {
      $("make-step").textContent = t("no-response");
    }
  }

  /**
   * Follows the state of the current or last job, and of what is left to do.
   * @param {PageState} state
   */
  follow(state) {
    const { job, version } = state;
    this.checklist(state);
    const isBusy = Boolean(job?.step);
    for (const name of [...PRODUCTS, "all"])
      $(`make-${name}`).setAttribute("aria-disabled", String(isBusy || version === undefined));
    $("make-busy").hidden = !isBusy;
    if (version === undefined) $("make-step").textContent = t("make-none");
    if (!job) return;
    if (showsAlready($("made"), [job.product, job.step, job.said])) return;
    const result = t(job.failed ? `failed-${job.product}` : `finished-${job.product}`);
    $("make-step").textContent = isBusy ? `${t(`making-${job.product}`)} ${job.step}` : result;
    $("make-step").className = isBusy ? "" : job.failed ? "bad" : "good";
    $("made").replaceChildren(...job.said.map(({ kind, text }) => {
      const line = make("li", "", kind);
      const long = make(kind === "news" ? "span" : "pre", text);
      if (kind !== "news") long.tabIndex = 0;
      line.append(long);
      return line;
    }));
    if (isBusy) return;
    this.list();
    const next = job.failed ? undefined : this.waiting.shift();
    if (job.failed) this.waiting = [];
    if (next) this.begin(next);
  }

  /** Lists the files that exist, with links to open and save them. */
  async list() {
    const { isOk, response } = await get("made").catch(() => ({ isOk: false, response: [] }));
    if (!isOk) return;
    $("files").replaceChildren(...response.map(({ role, name, folder, bytes: size, pages }) => {
      const item = make("li");
      const about = [pages ? t("count-pages", { count: pages }) : "", bytes(size)].filter(Boolean).join(", ");
      const links = make("span", "", "acts");
      const open = make("a", t("open"));
      linkToMade(open, name, false);
      open.setAttribute("aria-label", `${t("open")}: ${name}`);
      const save = make("a", t("save"));
      linkToMade(save, name, true);
      save.setAttribute("aria-label", `${t("save")}: ${name}`);
      links.append(open, save);
      item.append(make("b", t(`part-${role}`)), make("span", `${name}: ${about}`), links);
      item.title = folder;
      return item;
    }));
    $("folder").textContent = response[0]?.folder ? t("folder", { folder: response[0].folder }) : "";
  }

  /**
   * Shows what is left to do before the files go to the shop.
   * @param {PageState} state
   */
  checklist({ checklist, findings, book }) {
    if (showsAlready($("checklist"), checklist)) return;
    $("checklist").replaceChildren(
      ...(checklist ?? []).map(({ id, state, spine, rules, printer, ...others }) => {
        const nameOf = (rule) => findings?.find((finding) => finding.rule === rule)?.name ?? rule;
        const values = {
          ...others,
          spine: spine && inUnit(spine),
          rules: rules?.map(nameOf).join(", "),
          printer: printer && (book?.printer ?? printer),
        };
        const item = make("li", "", state);
        item.append(make("b", t(`state-${state}`)), make("span", t(`check-${id}-${state}`, values)));
        return item;
      }),
    );
  }
}
