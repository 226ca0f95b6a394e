// Thumbnails of the pages, below the titles of the outline.

import { addresses, show } from "./link.js";
import { t } from "./words.js";

export class Thumbs {
  /** `go` is called with the page that is chosen. */
  constructor(nav, go) {
    this.nav = nav;
    this.go = go;
    this.all = [];
    this.near = new IntersectionObserver((entries) => this.updateNear(entries), { root: nav, rootMargin: "50% 0px" });
  }

  show(edition, part, paper, outline, label) {
    const shape = JSON.stringify([part, paper.pages, paper.facing, paper.labels, outline]);
    Object.assign(this, { edition, part });
    this.nav.style.setProperty("--ratio", `${paper.width} / ${paper.height}`);
    if (shape !== this.shape) {
      this.shape = shape;
      this.build(paper, part === "book" ? outline : [], label);
    }
    this.renew();
  }

  clear() {
    this.shape = null;
    this.all = [];
    this.nav.replaceChildren();
  }

  build({ pages, facing }, outline, label) {
    const isOpen = facing && pages > 1;
    this.near.disconnect();
    this.all = [];
    const parts = [];
    for (let index = 0; index < pages; index++) {
      for (const entry of outline.filter(({ page, depth }) => page === index + 1 && depth === 0)) {
        const title = document.createElement("h2");
        title.textContent = entry.title;
        parts.push(title);
      }
      const isRight = !isOpen || index % 2 === 0;
      let row = parts.at(-1);
      if (!isOpen || !isRight || !row?.classList.contains("row") || row.childElementCount > 1) {
        row = document.createElement("div");
        row.className = isOpen ? "row" : "row single";
        parts.push(row);
      }
      const button = document.createElement("button");
      button.type = "button";
      button.className = isOpen && isRight ? "thumb right" : "thumb";
      button.setAttribute("aria-label", `${t("page")} ${label(index)}`);
      const sheet = document.createElement("span");
      button.append(sheet, label(index));
      button.addEventListener("click", () => this.go(index));
      row.append(button);
      const thumb = { index, button, sheet, edition: null, isNear: false };
      this.all.push(thumb);
    }
    this.nav.replaceChildren(...parts);
    for (const { button } of this.all) this.near.observe(button);
    this.mark(this.marked ?? 0);
  }

  updateNear(entries) {
    for (const { target, isIntersecting } of entries) {
      const thumb = this.all.find(({ button }) => button === target);
      if (thumb) thumb.isNear = isIntersecting;
    }
    this.renew();
  }

  async renew() {
    if (this.nav.hidden) return;
    for (const thumb of this.all.filter(({ isNear, edition }) => isNear && edition !== this.edition)) {
      const edition = this.edition;
      thumb.edition = edition;
      const image = new Image();
      image.alt = "";
      show(image, addresses.page(edition, this.part, thumb.index)).then(
        () => thumb.edition === edition && thumb.sheet.replaceChildren(image),
        () => thumb.edition === edition && (thumb.edition = null),
      );
    }
  }

  /** Marks the current page. */
  mark(index) {
    this.marked = index;
    for (const thumb of this.all) {
      const isHere = thumb.index === index;
      if ((thumb.button.getAttribute("aria-current") === "true") === isHere) continue;
      if (isHere) thumb.button.setAttribute("aria-current", "true");
      else thumb.button.removeAttribute("aria-current");
      if (isHere && !this.nav.hidden) thumb.button.scrollIntoView({ block: "nearest" });
    }
  }
}
