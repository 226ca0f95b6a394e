/** The name of a level, from the easiest to the hardest. */
export type Level = "easy" | "medium" | "hard" | "expert" | "extreme";

/** The name of a set of rules in addition to the standard ones. */
export type Variant =
  | "diagonal" | "windoku" | "jigsaw" | "antiknight" | "asterisk" | "center-dot" | "girandola" | "killer" | "antiking"
  | "disjoint" | "consecutive" | "non-consecutive" | "kropki" | "some-kropki" | "greater-than" | "xv" | "some-xv"
  | "even-odd" | "thermo" | "arrow" | "palindrome" | "whispers" | "renban" | "frame" | "sandwich" | "skyscraper"
  | "little-killer" | "x-sums" | "calcudoku" | "futoshiki" | "skyscrapers" | "quadruple" | "between";

/** The symmetry of the givens. */
export type Symmetry =
  | "none" | "rotate180" | "rotate90" | "mirror-horizontal" | "mirror-vertical" | "mirror-diagonal"
  | "mirror-antidiagonal" | "mirrors" | "dihedral";

/** The name of a notation. */
export type Format =
  | "line" | "grid" | "sdk" | "sdm" | "json" | "ipuz" | "csv" | "opensudoku" | "hodoku" | "sudokupad" | "sumocue"
  | "tatham" | "ksudoku" | "latex";

/** The rules and the size of a puzzle, for text that does not state them. */
export interface Kind {
  /** Cells in a row: 4, 6, 8, 9, 10, 12 ... Default: 9. */
  size?: number;
  /** Rows and columns of a box, as in `"3x2"`. */
  box?: string;
  /** Rules in addition to the standard ones, such as `"killer"` or `["diagonal", "antiknight"]`. */
  variant?: Variant | readonly Variant[];
  /** A layout of several grids, such as `"samurai"`; see `names()`. */
  grids?: string;
}

export interface GenerateOptions extends Kind {
  /** Default: medium, or any with `removed`. */
  level?: Level;
  /** The same seed and options always give the same puzzle, on every machine. Default: a random seed. */
  seed?: string | number;
  /** The number of the puzzle among those of its seed, kind and level. Default: 1. */
  index?: number;
  /** Default: `"rotate180"`, if the grids have it. */
  symmetry?: Symmetry;
  /** The number of removed cells, its least and most, or `"minimal"`. Default: that of the level. */
  removed?: number | readonly [number, number] | "minimal";
  /** Adds the field `canonical`, as `canonical()` returns it. Default: false. */
  canonical?: boolean;
}

/** The messages of a language: the default export of `gridpress/languages/de`, and so on for others. */
export interface Language {
  tag: string;
  messages: Record<string, string>;
}

export interface ExplainOptions extends Kind {
  /** The language of the sentences. Default: English. */
  language?: "en" | Language;
}

/** A cage of a killer or a calcudoku, or a mark: fields by kind, as in gridpress's JSON. */
export type Fields = Record<string, unknown>;

/** A puzzle as a plain object. */
export interface Puzzle {
  /** The givens, row by row; `.` for an empty cell, and letters after 9. */
  puzzle: string;
  /** The number of empty cells. */
  removed: number;
  size: number;
  box?: string;
  variant: string[];
  grids?: string;
  /** The region of each cell of a jigsaw. */
  regions?: string;
  cages?: Fields[];
  marks?: Fields[];
}

export interface Rating extends Puzzle {
  level: Level;
  /** The tier of the hardest technique, from 1 to 5; 6 if no technique solves the puzzle. */
  tier: number;
  /** The hardest technique that a person needs. */
  technique: string;
  /** The position on the scale of techniques. */
  score: number;
  /** The expected solving time in minutes, with the range of four of five puzzles; absent if the model does not apply. */
  minutes?: { expected: number; low: number; high: number; estimate: boolean };
}

export interface GeneratedPuzzle extends Rating {
  solution: string;
  /** The number of the puzzle among those of its seed, kind and level. */
  number: number;
  seed: string;
  /** The code that makes the puzzle again, together with the seed. */
  code: string;
  canonical?: string;
}

export interface Candidate {
  /** As in `"r1c9"`. */
  cell: string;
  digit: number;
}

/** A step of a person who takes the easiest one in each position. */
export interface Step {
  technique: string;
  tier: number;
  weight: number;
  parts: Part[];
  /** The links of a chain, colouring or net, from which the eliminations can be proved. */
  links?: Link[];
  placements: Candidate[];
  eliminations: Candidate[];
  /** The name of the technique. It and the sentences below are in the language of the options. */
  name: string;
  /** Where to look: the first hint. */
  look: string;
  /** The pattern that is there: the second hint. */
  pattern: string;
  /** Why the pattern leads to the placements or eliminations. */
  text: string;
}

/** Some cells and digits of a pattern. */
export interface Part {
  role: string;
  /** The house that contains them, in words, and all its cells. */
  house?: string;
  house_cells?: string[];
  cells: string[];
  digits: number[];
}

/** A link between candidates at two ends. */
export interface Link {
  /** In forcing chains, the index of its start among the parts with the role `start`. */
  branch?: number;
  strength: "strong" | "weak" | "both" | "filling";
  from: Candidate[];
  to: Candidate[];
  /** The rules by which the link holds, with their cells. */
  rules: { kind: string; house?: string; cells: string[] }[];
}

/** A puzzle in any notation that gridpress reads, or an object with `puzzle`. */
export type PuzzleInput = string | Pick<Puzzle, "puzzle"> & Partial<Puzzle>;

export type ErrorCode = "argument" | "notation" | "kind" | "format" | "out-of-reach" | "no-solution" | "several-solutions" | "undetermined";

export class GridpressError extends Error {
  code: ErrorCode;
}

/** Generates a puzzle with exactly one solution. Throws `out-of-reach` if the kind does not offer the level. */
export function generate(options?: GenerateOptions): GeneratedPuzzle;
/** Returns the only solution. Throws `no-solution` or `several-solutions`. */
export function solve(puzzle: PuzzleInput, kind?: Kind): string;
/** Returns the number of solutions, up to `limit` (2 by default, at most 1,000,000). */
export function count(puzzle: PuzzleInput, limit?: number, kind?: Kind): number;
/** Rates a puzzle by the hardest technique that a person needs. */
export function rate(puzzle: PuzzleInput, kind?: Kind): Rating;
/** Returns the steps to the solution, or to the position in which no technique applies. */
export function explain(puzzle: PuzzleInput, options?: ExplainOptions): Step[];
/** Returns the easiest next step; `null` if there is none. */
export function hint(puzzle: PuzzleInput, options?: ExplainOptions): Step | null;
/** Parses text with any number of puzzles: lines, grids, JSON, links ... */
export function parse(text: string, kind?: Kind): Puzzle[];
/** Writes a puzzle in a format such as `"line"`, `"grid"`, `"json"` or `"ipuz"`. */
export function format(puzzle: PuzzleInput, options?: Kind & { format?: Format; solution?: boolean }): string;
/** Returns a form that puzzles share if they are the same under the symmetries of their kind. */
export function canonical(puzzle: PuzzleInput, kind?: Kind): string;
/** Returns the names that options can have. */
export function names(): {
  levels: Level[];
  sizes: number[];
  variants: Variant[];
  layouts: string[];
  symmetries: Symmetry[];
  formats: Format[];
  languages: string[];
};
