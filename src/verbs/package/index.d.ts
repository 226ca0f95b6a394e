import type { ErrorCode, Explanation, FormatOptions, GenerateOptions, Hint, Kind, Names, Puzzle, Solution } from "./types.js";

export * from "./types.js";

/** The messages of a language: the default export of `gridpress/languages/de`, and so on for others. */
export interface Language {
  tag: string;
  messages: Record<string, string>;
}

export interface ExplainOptions extends Kind {
  /** The language of the sentences. Default: English. */
  language?: "en" | Language;
}

/** A puzzle that has these fields. */
export type PuzzleWith<Field extends keyof Puzzle> = Puzzle & Required<Pick<Puzzle, Field>>;
export type Rating = PuzzleWith<"level" | "tier" | "technique" | "score">;
export type GeneratedPuzzle = Rating & PuzzleWith<"solution" | "number" | "seed" | "code">;

/** A puzzle in any notation that gridpress reads, or an object with `puzzle`. */
export type PuzzleInput = string | Pick<Puzzle, "puzzle"> & Partial<Puzzle>;

export class GridpressError extends Error {
  code: ErrorCode;
  /** The reply on a puzzle that has no solution or several: what is known about it. */
  reply?: Puzzle | Solution | Explanation | Hint;
}

/** Generates a puzzle with exactly one solution. Throws `out-of-reach` if the kind does not offer the level. */
export function generate(options?: GenerateOptions): GeneratedPuzzle;
/** Solves a puzzle. Throws `no-solution` or `several-solutions`. */
export function solve(puzzle: PuzzleInput, kind?: Kind): Solution & PuzzleWith<"solution">;
/** Returns the number of solutions, up to `limit` (2 by default, at most 1,000,000). */
export function count(puzzle: PuzzleInput, limit?: number, kind?: Kind): number;
/** Rates a puzzle by the hardest technique that a person needs. */
export function rate(puzzle: PuzzleInput, kind?: Kind): Rating;
/** Returns the steps to the solution, or to the position in which no technique applies. */
export function explain(puzzle: PuzzleInput, options?: ExplainOptions): Explanation;
/** Returns a hint for the next step, with the steps up to the next digit; without `steps` if there is none. */
export function hint(puzzle: PuzzleInput, options?: ExplainOptions): Hint;
/** Parses text with any number of puzzles: lines, grids, JSON, links ... */
export function parse(text: string, kind?: Kind): Puzzle[];
/** Writes a puzzle in a format such as `"line"`, `"grid"`, `"json"` or `"ipuz"`. */
export function format(puzzle: PuzzleInput, options?: FormatOptions): string;
/** Returns a form that puzzles share if they are the same under the symmetries of their kind. */
export function canonical(puzzle: PuzzleInput, kind?: Kind): string;
/** Returns the names that options can have. */
export function names(): Names;
