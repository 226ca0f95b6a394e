/** The name of a level, from the easiest to the hardest. */
export type Level = "easy" | "medium" | "hard" | "expert" | "extreme";

/** The rules and the size of a puzzle. */
export interface Kind {
  /** Cells in a row: 4, 6, 8, 9, 10, 12 ... Default: 9. */
  size?: number;
  /** Rows and columns of a box, as in `"3x2"`. */
  box?: string;
  /** Rules in addition to the standard ones, such as `"killer"` or `["diagonal", "antiknight"]`; see `names()`. */
  variant?: string | string[];
  /** A layout of several grids, such as `"samurai"`. */
  grids?: string;
}

export interface GenerateOptions extends Kind {
  /** Default: medium. */
  level?: Level;
  /** The same seed and options always give the same puzzle, on every machine. Default: a random seed. */
  seed?: string | number;
  /** The number of the puzzle among those of its seed, kind and level. Default: 1. */
  index?: number;
  /** The symmetry of the givens, such as `"rotate180"` or `"none"`; see `names()`. */
  symmetry?: string;
  /** The number of removed cells, its least and most, or `"minimal"`. Default: that of the level. */
  removed?: number | [number, number] | "minimal";
  /** Adds the field `canonical`, as `canonical()` returns it. Default: false. */
  canonical?: boolean;
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
  placements: Candidate[];
  eliminations: Candidate[];
  /** The step in short, as in `"x-wing r2c4-5 r8c9-5"`. */
  text: string;
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
export function explain(puzzle: PuzzleInput, kind?: Kind): Step[];
/** Returns the easiest next step; `null` if there is none. */
export function hint(puzzle: PuzzleInput, kind?: Kind): Step | null;
/** Parses text with any number of puzzles: lines, grids, JSON, links ... */
export function parse(text: string, kind?: Kind): Puzzle[];
/** Writes a puzzle in a format such as `"line"`, `"grid"`, `"json"` or `"ipuz"`; see `names()`. */
export function format(puzzle: PuzzleInput, options?: { format?: string; solution?: boolean; kind?: Kind }): string;
/** Returns a form that puzzles share if they are the same under the symmetries of their kind. */
export function canonical(puzzle: PuzzleInput, kind?: Kind): string;
/** Returns the names that options can have. */
export function names(): { levels: Level[]; sizes: number[]; variants: string[]; layouts: string[]; symmetries: string[]; formats: string[] };
