// The pages as readers see them: a column of spreads, of which only visible ones are loaded.

import { guides } from "./guides.js";
import { addresses, show } from "./link.js";
import { t } from "./words.js";

/** Pixels per point at actual size, and the space around a spread. */
const ACTUAL = 96 / 72;
const AROUND = 24;
const BELOW = 30;

export class Book {
  /** `moved` is called when another page reaches the middle. */
  constructor(viewer, moved) {
    this.viewer = viewer;
    this.moved = moved;
    /** @type {string | number} */
    this.zoom = "page";
    this.facing = true;
    this.shownGuides = new Set();
    this.pages = [];
    this.current = 0;
    this.near = new IntersectionObserver((entries) => this.updateNear(entries), {
      root: viewer,
      rootMargin: "60% 0px",
    });
    viewer.addEventListener("scroll", () => this.scrolled(), { passive: true });
    new ResizeObserver(() => this.paper && this.fit()).observe(viewer);
  }

  /** Shows a part of an edition. `paper` describes its pages; the page in the middle stays there. */
  show(edition, part, paper, lines) {
    const shape = JSON.stringify([part, paper.pages, paper.facing]);
    this.edition = edition;
    this.part = part;
    this.paper = paper;
    this.lines = lines;
    if (shape !== this.shape) {
      const place = this.shape && JSON.parse(this.shape)[0] === part ? this.place() : null;
      this.shape = shape;
      this.build();
      this.fit(place);
    } else {
      this.fit();
    }
    this.renew();
  }

  /** Shows only a text. */
  showText(text) {
    this.shape = this.paper = null;
    this.near.disconnect();
    this.pages = [];
    const message = document.createElement("p");
    message.className = "none";
    message.textContent = text;
    this.viewer.replaceChildren(message);
  }

  /** `true` if two pages are side by side. */
  get isOpen() {
    return this.facing && this.paper.facing && this.paper.pages > 1;
  }

  label(index) {
    return this.paper.labels?.[index] ?? String(index + 1);
  }

  build() {
    this.near.disconnect();
    this.pages = [];
    const spreads = [];
    for (let index = 0; index < this.paper.pages; index++) {
      // The first page is on the right.
      const continues = this.isOpen && index % 2 === 0 && index > 0;
      const spread = continues ? spreads.at(-1) : document.createElement("div");
      spread.className = continues ? "spread open" : "spread";
      if (!continues) spreads.push(spread);
      const figure = document.createElement("figure");
      figure.className = "page";
      figure.dataset.page = String(index);
      const sheet = document.createElement("div");
      sheet.className = "sheet";
      const caption = document.createElement("figcaption");
      caption.textContent = this.part === "cover" ? t("cover-parts") : this.label(index);
      figure.append(sheet, caption);
      spread.append(figure);
      this.pages.push({ index, figure, sheet, spread, isNear: false, edition: null });
    }
    // A single page is on its own side.
    if (this.isOpen) {
      for (const spread of spreads) {
        if (spread.childElementCount === 2) continue;
        const blank = document.createElement("div");
        blank.className = "page";
        spread.classList.add("alone");
        const first = this.pages[0].spread === spread;
        spread[first ? "prepend" : "append"](blank);
      }
    }
    this.viewer.replaceChildren(...spreads);
    for (const page of this.pages) this.near.observe(page.figure);
  }

  /** Sets the size of pages, and keeps `place` in view. */
  fit(place = this.place()) {
    const { width, height, bleed } = this.paper;
    const edge = this.shownGuides.has("bleed") ? bleed : 0;
    const wide = width * (this.isOpen ? 2 : 1) + 2 * edge;
    const free = [this.viewer.clientWidth - AROUND, this.viewer.clientHeight - AROUND - BELOW];
    const byWidth = free[0] / wide;
    const scale =
      this.zoom === "page"
        ? Math.min(byWidth, free[1] / (height + 2 * edge))
        : this.zoom === "width"
          ? byWidth
          : ACTUAL * Number(this.zoom);
    this.scale = Math.max(scale, 0.05);
    for (const [name, length] of [["--w", width], ["--h", height], ["--b", bleed]]) {
      this.viewer.style.setProperty(name, `${length * this.scale}px`);
    }
    this.viewer.classList.toggle("with-bleed", this.shownGuides.has("bleed"));
    if (place) this.put(place);
    else this.viewer.scrollTop = 0;
    this.draw();
    this.scrolled();
  }

  /** Draws the lines over the pages that are near. */
  draw() {
    for (const page of this.pages) {
      page.lines?.remove();
      if (!page.isNear || !this.shownGuides.size) continue;
      const isLeft = this.paper.facing && page.index % 2 === 1;
      page.lines = guides(this.paper, this.lines, isLeft ? 1 : 0, this.shownGuides, this.scale);
      if (page.lines) page.figure.append(page.lines);
    }
  }

  updateNear(entries) {
    for (const { target, isIntersecting } of entries) {
      const page = this.pages[target.dataset.page];
      if (page) page.isNear = isIntersecting;
    }
    this.renew();
    this.draw();
  }

  /** Loads nearby pages that are not of this edition. The old picture stays until the new one is loaded. */
  renew() {
    for (const page of this.pages) {
      if (page.isNear && page.edition !== this.edition) this.load(page, this.edition);
    }
  }

  async load(page, edition) {
    page.edition = edition;
    const image = new Image();
    image.alt = this.part === "cover" ? t("part-cover") : `${t("page")} ${this.label(page.index)}`;
    try {
      await show(image, addresses.page(edition, this.part, page.index));
    } catch {
      // Another edition has replaced it.
      if (page.edition === edition) page.edition = null;
      return;
    }
    if (page.edition === edition) page.sheet.replaceChildren(image);
  }

  /** The page in the middle, and the position of the top of the window on it. */
  place() {
    const page = this.pages[this.current];
    if (!page) return null;
    const top = page.spread.offsetTop;
    return { index: this.current, share: (this.viewer.scrollTop - top) / Math.max(page.spread.offsetHeight, 1) };
  }

  put({ index, share }) {
    const page = this.pages[Math.min(index, this.pages.length - 1)];
    if (page) this.viewer.scrollTop = page.spread.offsetTop + share * page.spread.offsetHeight;
  }

  scrolled() {
    // A page that was requested counts, even if it cannot reach the middle.
    if (this.requestedTop === this.viewer.scrollTop) return this.moved(this.current);
    this.requestedTop = null;
    const middle = this.viewer.scrollTop + this.viewer.clientHeight / 2;
    // The first page of the spread in the middle, or the requested one if it is in that spread.
    const found =
      this.pages.find(({ spread }) => spread.offsetTop + spread.offsetHeight + BELOW / 2 >= middle) ??
      this.pages.at(-1);
    if (found && this.pages[this.current]?.spread !== found.spread) this.current = found.index;
    this.moved(this.current);
  }

  /** Goes to a page. */
  go(index) {
    const page = this.pages[Math.max(0, Math.min(index, this.pages.length - 1))];
    if (!page) return;
    this.current = page.index;
    const { spread } = page;
    const free = this.viewer.clientHeight - spread.offsetHeight - BELOW;
    this.viewer.scrollTop = spread.offsetTop - Math.max(12, free / 2);
    this.requestedTop = this.viewer.scrollTop;
    const { offsetLeft, offsetWidth } = page.figure;
    if (this.viewer.scrollWidth > this.viewer.clientWidth)
      this.viewer.scrollLeft = offsetLeft + offsetWidth / 2 - this.viewer.clientWidth / 2;
    this.moved(this.current);
  }

  /** Moves on by a number of spreads. */
  step(by) {
    const spreads = [...new Set(this.pages.map((page) => page.spread))];
    const at = spreads.indexOf(this.pages[this.current]?.spread) + by;
    const spread = spreads[Math.max(0, Math.min(at, spreads.length - 1))];
    const page = this.pages.find((page) => page.spread === spread);
    if (page) this.go(page.index);
  }

  /** Changes how pages are shown. */
  set({ zoom = this.zoom, facing = this.facing, shownGuides = this.shownGuides }) {
    const current = this.current;
    const turned = facing !== this.facing;
    this.zoom = zoom;
    this.facing = facing;
    this.shownGuides = shownGuides;
    if (!this.paper) return;
    if (turned) this.build();
    this.fit(null);
    this.go(current);
    this.renew();
  }
}
