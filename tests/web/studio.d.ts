// The data of the page. `GOLDEN=write cargo test --test program declarations` renews this file.

declare interface PageState {
  /** Its book. */
  book?: {
    /** The guide lines of pages. */
    guides: {
      /** The first baseline. */
      baseline: number;
      /** The text block. */
      blocks: [[number, number, number, number], [number, number, number, number]];
      /** The distance between baselines. */
      leading: number;
      /** The area where nothing is cut off, if the printer publishes it. */
      safe?: [[number, number, number, number], [number, number, number, number]];
    };
    /** The outline of the book. */
    outline: Array<{
      /** The number of entries above it. */
      depth: number;
      /** The page, from 1. */
      page: number;
      /** The title. */
      title: string;
    }>;
    /** The documents. */
    parts: {
      /** The answers, if they are separate. */
      answers?: {
        /** The ink beyond it. */
        bleed: number;
        /** `true` if pages face each other. */
        facing: boolean;
        /** Its height. */
        height: number;
        /** The names of pages without folios. */
        labels?: Array<string>;
        /** The number of pages. */
        pages: number;
        /** The width of a finished page. */
        width: number;
      };
      /** The book. */
      book: {
        /** The ink beyond it. */
        bleed: number;
        /** `true` if pages face each other. */
        facing: boolean;
        /** Its height. */
        height: number;
        /** The names of pages without folios. */
        labels?: Array<string>;
        /** The number of pages. */
        pages: number;
        /** The width of a finished page. */
        width: number;
      };
    };
    /** The printer. */
    printer?: string;
    /** The puzzles: their names, pages, and pages of their answers, from 1. */
    puzzles: Array<[string, number, number | null]>;
    /** The first page of each section, from 1; `null` without puzzles. */
    sections: Array<number | null>;
    /** The first pages of the chapters of each text, and the page after it. */
    texts: Array<Array<number>>;
    /** The title. */
    title: string;
  };
  /** `true` while an edition is being built. */
  busy: boolean;
  /** The steps before its files go to a shop, once they have been compared. */
  checklist?: Array<{
    /** The number of pages for which the file of the cover was made. */
    bound?: number;
    /** The number of rules or puzzles. */
    count?: number;
    /** Its name. */
    id: string;
    /** The number of pages. */
    pages?: number;
    /** The number of rules that the book follows. */
    passed?: number;
    /** The name of the printer. */
    printer?: string;
    /** The number of puzzles that a text promises. */
    promised?: string;
    /** The rules that it does not follow. */
    rules?: Array<string>;
    /** The width of the spine, in points. */
    spine?: number;
    /** `good`, `todo` or `bad`. */
    state: string;
  }>;
  /** Its cover. */
  cover?: {
    /** Its sheet, if there is one. */
    paper?: {
      /** The ink beyond it. */
      bleed: number;
      /** `true` if pages face each other. */
      facing: boolean;
      /** Its height. */
      height: number;
      /** The names of pages without folios. */
      labels?: Array<string>;
      /** The number of pages. */
      pages: number;
      /** The width of a finished page. */
      width: number;
    };
    /** The reason why there is none. */
    why?: string;
  };
  /** The number of the edition. */
  edition?: number;
  /** The findings about it, once it has been checked. */
  findings?: Array<{
    /** `true` if it is only advice. */
    advice: boolean;
    /** The proposed change. */
    change: string;
    /** The measured value. */
    measured: string;
    /** Its name. */
    name: string;
    /** The pages, from 1. */
    pages: Array<number>;
    /** `true` if the pages follow the rule. */
    passed: boolean;
    /** The required value. */
    required: string;
    /** The rule. */
    rule: string;
    /** The source of the rule. */
    source: string;
    /** The PDF that it is about. */
    which: string;
  }>;
  /** The current job, or the last one. */
  job?: {
    /** `true` if it is finished and has failed. */
    failed: boolean;
    /** The product. */
    product: string;
    /** The messages so far. */
    said: Array<{
      /** `news`, `warning` or `error`. */
      kind: string;
      /** The text. */
      text: string;
    }>;
    /** The current step; absent once the job is finished. */
    step?: string;
  };
  /** The number of the state. */
  number: number;
  /** The mistakes in the spec, and warnings. */
  reports: Array<{
    /** `true` for a mistake, `false` for a warning. */
    error: boolean;
    /** The file that it is about. */
    file?: string;
    /** The line in the file, from 1. */
    line?: number;
    /** The path of the field, if it is about the spec. */
    path?: any;
    /** The text of the line. */
    text?: string;
    /** The message. */
    words: string;
  }>;
  /** The name of the spec. */
  spec: string;
  /** The version of the spec; absent if there is none yet. */
  version?: string;
}

declare interface PageSpec {
  /** `true` if the list of walkthroughs has followed the number of puzzles. */
  moved: boolean;
  /** Its name. */
  name: string;
  /** `true` if a change can be made again. */
  redo: boolean;
  /** The templates to start from, if there is no spec yet. */
  templates?: Array<{
    /** Its purpose. */
    about: string;
    /** Its name. */
    name: string;
  }>;
  /** `true` if a change can be undone. */
  undo: boolean;
  /** The values, by table and key. */
  values?: any;
  /** The version that changes must name; absent if there is no spec yet. */
  version?: string;
  /** The reason why the text has no values. */
  wrong?: string;
}
