// What scripts of a page find in their document. A selector or an id says more than TypeScript knows: which element it
// is, and that there is one.

/** An element of the page, with what fields, lists, tables and dialogs have. */
interface PageElement extends HTMLElement {
  checked: boolean;
  disabled: boolean;
  alt: string;
  download: string;
  files: FileList;
  href: string;
  open: boolean;
  src: string;
  options: HTMLOptionsCollection;
  readonly rows: HTMLCollectionOf<HTMLTableRowElement>;
  readonly tBodies: HTMLCollectionOf<HTMLTableSectionElement>;
  value: string;
  close(): void;
  select(): void;
  requestSubmit(): void;
  setSelectionRange(start: number, end: number): void;
  showModal(): void;
}

interface Document {
  getElementById(id: string): PageElement;
}

interface ParentNode {
  querySelector(selector: string): PageElement;
  querySelectorAll(selector: string): NodeListOf<PageElement>;
}

interface Element {
  /** Numbers and truth values become text. */
  setAttribute(name: string, value: string | number | boolean): void;
  closest(selector: string): PageElement;
}

/** What a field of the form may have of its own. */
interface FieldParts {
  /** The names of choices. */
  names?: any;
  control?: any;
  /** The paths of the values that it stands for. */
  paths?: (string | number)[][];
  title?: string;
  about?: string;
  /** Finds the value in the spec. */
  find?(values: any): any;
  /** The changes of the spec that a value stands for. */
  changes?(value: any): object[];
  /** What comes after the description. */
  after?: Node[];
}

interface CSSRule {
  conditionText?: string;
  media?: MediaList;
}

interface DocumentEventMap {
  "press-failed": CustomEvent<string>;
}

declare namespace Intl {
  interface Locale {
    /** As older browsers have it. */
    weekInfo?: { firstDay: number };
  }
}
