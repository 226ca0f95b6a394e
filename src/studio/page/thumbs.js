// Thumbnails of the pages, below the titles of the outline.

import { addresses, show } from "./link.js";
import { t } from "./words.js";

export class Thumbs {
  /** `go` is called with the page that is chosen. */
  constructor(nav, go) {
    this.nav = nav;
    this.go = go;
    this.all = [];
    nav.addEventListener("keydown", (event) => this.move(event));
    this.near = new IntersectionObserver((entries) => this.updateNear(entries), { root: nav, rootMargin: "50% 0px" });
  }

  show(edition, part, paper, outline, label) {
    const shape = JSON.stringify([part, paper.pages, paper.facing, paper.labels, outline]);
    this.edition = edition;
    this.part = part;
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
    this.isOpen = isOpen;
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
      button.tabIndex = -1;
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
    this.mark(Math.min(this.marked ?? 0, pages - 1));
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

  /** Moves the focus by arrows: all pages are one stop of the keyboard. */
  move(event) {
    const at = this.all.findIndex(({ button }) => button === document.activeElement);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + (this.isOpen ? 2 : 1),
      ArrowLeft: at - 1,
      ArrowUp: at - (this.isOpen ? 2 : 1),
      Home: 0,
      End: this.all.length - 1,
    }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    this.all[Math.min(Math.max(to, 0), this.all.length - 1)].button.focus();
  }

  /** Marks the current page. */
  mark(index) {
    this.marked = index;
    for (const thumb of this.all) {
      const isHere = thumb.index === index;
      thumb.button.tabIndex = isHere ? 0 : -1;
      if ((thumb.button.getAttribute("aria-current") === "true") === isHere) continue;
      if (isHere) thumb.button.setAttribute("aria-current", "true");
      else thumb.button.removeAttribute("aria-current");
      if (isHere && !this.nav.hidden) thumb.button.scrollIntoView({ block: "nearest" });
    }
  }
}
