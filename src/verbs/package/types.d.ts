// The types of requests and replies. `GOLDEN=write cargo test --test program declarations` renews this file.

export type Level =
  "easy" | "medium" | "hard" | "expert" | "extreme";

export type Variant =
  "diagonal" | "windoku" | "jigsaw" | "antiknight" | "asterisk" | "center-dot" | "girandola" | "killer" | "antiking" |
  "disjoint" | "consecutive" | "non-consecutive" | "kropki" | "some-kropki" | "greater-than" | "xv" | "some-xv" |
  "even-odd" | "thermo" | "arrow" | "palindrome" | "whispers" | "renban" | "frame" | "sandwich" | "skyscraper" |
  "little-killer" | "x-sums" | "calcudoku" | "futoshiki" | "skyscrapers" | "quadruple" | "between";

export type Symmetry =
  "none" | "rotate180" | "rotate90" | "mirror-horizontal" | "mirror-vertical" | "mirror-diagonal" |
  "mirror-antidiagonal" | "mirrors" | "dihedral";

export type Format =
  "line" | "grid" | "sdk" | "sdm" | "json" | "ipuz" | "csv" | "opensudoku" | "hodoku" | "sudokupad" | "sumocue" |
  "tatham" | "ksudoku" | "latex";

export type Technique =
  "full-house" | "hidden-single-box" | "hidden-single-line" | "naked-single" | "cage-combination" | "innie" |
  "pointing" | "claiming" | "naked-pair" | "hidden-pair" | "cage-claiming" | "cage-sum" | "naked-triple" |
  "hidden-triple" | "innies" | "wide-innies" | "naked-quad" | "hidden-quad" | "x-wing" | "swordfish" | "xy-wing" |
  "xyz-wing" | "unique-rectangle-1" | "unique-rectangle-2" | "unique-rectangle-3" | "unique-rectangle-4" |
  "hidden-rectangle" | "jellyfish" | "bug" | "remote-pair" | "skyscraper" | "two-string-kite" | "turbot-fish" |
  "empty-rectangle" | "simple-colouring" | "multi-colouring" | "w-wing" | "finned-x-wing" | "sashimi-x-wing" |
  "x-chain" | "xy-chain" | "wxyz-wing" | "finned-swordfish" | "sashimi-swordfish" | "finned-jellyfish" |
  "sashimi-jellyfish" | "aic" | "grouped-aic" | "sue-de-coq" | "als-xz" | "als-xy-wing" | "death-blossom" |
  "forcing-chain" | "forcing-net" | "beyond" | "mark-pair" | "mark-room" | "mark-house" | "line-number" |
  "line-filling" | "house-combination" | "cage-overlap" | "cage-chain" | "cage-net";

export type ErrorCode =
  "argument" | "notation" | "kind" | "format" | "out-of-reach" | "no-solution" | "several-solutions" | "undetermined";

/** The rules and the size of a puzzle, for text that does not state them. Classic by default. */
export interface Kind {
  /** The rows and columns of a box, as in `2x3`. Default: as close to a square as possible. */
  box?: string;
  /** A layout of several grids, such as `samurai`, or their top left cells, as in `r1c1r7c7`. */
  grids?: string;
  /** The cells in a row: one of the sizes in `names()`. Default: 9. */
  size?: number;
  /** Rules in addition to the standard ones. */
  variant?: Variant | Array<Variant>;
}

/** A puzzle to generate. */
export interface GenerateOptions extends Kind {
  /** Adds the field `canonical`, as `canonical()` returns it. Default: `false`. */
  canonical?: boolean;
  /** The number of the puzzle among those of its seed, kind and level. Default: 1. */
  index?: number;
  /** The level. Default: medium, or any with `removed`. */
  level?: Level;
  /** The number of removed cells, its least and most, or `minimal`. Default: that of the level. */
  removed?: number | [number, number] | "minimal";
  /** The seed, which always gives the same puzzle for the same options, on every machine. Default: a random seed. */
  seed?: string | number;
  /** The symmetry of the givens. Default: `rotate180`, if the grids have it. */
  symmetry?: Symmetry;
}

/** A puzzle to write. */
export interface FormatOptions extends Kind {
  /** The format. Default: `line`. */
  format?: Format;
  /** Adds the solution. Default: `false`. */
  solution?: boolean;
}

/** An expected solving time in minutes, to a tenth. */
export interface Minutes {
  /** `true` for an estimate: the model was fitted to times of classic puzzles only. */
  estimate?: boolean;
  /** The expected time. */
  expected: number;
  /** The longest time of that range. */
  high?: number;
  /** The shortest time of the range that covers four of five puzzles; absent if the puzzle is from CSV. */
  low?: number;
}

/** The size of a canvas. */
export interface Canvas {
  /** The number of rows. */
  height: number;
  /** The number of places in a row. */
  width: number;
}

/** A cage. */
export interface Cage {
  /** The cells by row and column from 1, as in `r1c2`. */
  cells: Array<string>;
  /** In a calcudoku, the operation by which the digits make the target, if the puzzle states it. In a killer, `sum` if digits may repeat, and `distinct` if they differ and have no sum. */
  operation?: "sum" | "difference" | "product" | "quotient" | "distinct";
  /** In a killer, the sum of the digits, which differ. */
  sum?: number;
  /** The result of the operation. */
  target?: number;
}

/** A mark. */
export interface Mark {
  /** A single cell, two adjacent cells, the four cells around a corner, the cells of a line in order, or the cells that an outside number refers to, the nearest first; by row and column from 1, as in `r1c2`. */
  cells: Array<string>;
  /** The printed sign. */
  sign: "bar" | "white" | "black" | "less" | "greater" | "x" | "v" | "odd" | "even" | "thermo" | "arrow" | "palindrome" | "whispers" | "renban" | "frame" | "sandwich" | "skyscraper" | "little-killer" | "x-sum" | "quadruple" | "between";
  /** The number of a sign outside the grid, or the digits in a circle on a corner, as in 1258. */
  value?: number;
}

/** A puzzle. A field is present where its value exists and was determined. Later versions of the program may add fields. */
export interface Puzzle {
  /** The rows and columns of a box, as in `3x2`, if they are not the default ones of the size. */
  box?: string;
  /** The cages of a killer or a calcudoku. */
  cages?: Array<Cage>;
  /** The canonical form, which equivalent puzzles share. */
  canonical?: string;
  /** The canonical form of the solution, which equivalent solutions share. */
  canonical_solution?: string;
  /** The size of the canvas of overlapping grids, a square as wide as the longer side of all grids together, so its last columns or rows may contain only `x`. */
  canvas?: Canvas;
  /** The code that reproduces the puzzle, together with the seed or with the spec of a desk. */
  code?: string;
  /** The level by the number of empty cells alone. */
  grade?: Level;
  /** The layout of overlapping grids, or their upper left cells as in `r1c1r7c7`. `puzzle` and `solution` then hold the square canvas around all grids, row by row, with `x` for each hole, and names of cells refer to the canvas. */
  grids?: string;
  /** The level by the techniques that the puzzle needs, whatever level it is printed under. */
  level?: Level;
  /** The marks between cells, in cells, along lines and outside the grid, for variants with marks. */
  marks?: Array<Mark>;
  /** `true` if no given can be removed without leaving several solutions. */
  minimal?: boolean;
  /** The expected solving time in minutes, if the model applies. */
  minutes?: Minutes;
  /** The printed name, if it is not the number: that of a section as in `A12`, or a date. */
  name?: string;
  /** The number of the puzzle: in its book, among the days of its desk, or among those of its seed. */
  number?: number;
  /** The givens row by row: `.` for an empty cell, digits from 1 to 9 and then letters from A. */
  puzzle: string;
  /** The regions of a jigsaw: for each cell, row by row, the digit or letter of its region. */
  regions?: string;
  /** The number of empty cells. */
  removed: number;
  /** The difficulty: the weight of the hardest step in thousands, plus the effort. */
  score?: number;
  /** The id of its section. */
  section?: string;
  /** The title of its section. */
  section_title?: string;
  /** The seed that the puzzle was generated from. */
  seed?: string;
  /** The number of cells in a row of a grid, and of digits. */
  size: number;
  /** The solution row by row. */
  solution?: string;
  /** The number of solutions: 0, 1, or 2 for several; all of them if they were counted. */
  solutions?: number;
  /** The characters for the digits from 1 on, if they are the letters of a word, digits from 0 or those of another script. `puzzle` and `solution` contain digits from 1, and then letters from A. */
  symbols?: string;
  /** The hardest technique that it needs. */
  technique?: Technique;
  /** The tier of the hardest technique that it needs: 1 singles, 2 subsets and locked candidates, 3 fish and wings, 4 chains, 5 forcing, and beyond. */
  tier?: number;
  /** The variants of the puzzle; empty for a classic sudoku. */
  variant: Array<Variant>;
}

/** The mistake in a grid. */
export interface Mistake {
  /** The digits at fault, as in `r1c3=2`. */
  digits: Array<string>;
  /** `clash` of digits in a house or cage, `no-digit` for a cell, a digit wrong `alone` or `among` others, digits wrong `together`, digits `wrong` because the solution is known, or `marks` that lack the right digit. */
  kind: string;
  /** The mistake in a sentence. */
  text: string;
}

/** A digit in a cell. */
export interface Candidate {
  /** The cell, as in `r1c9`. */
  cell: string;
  /** The digit, from 1. */
  digit: number;
}

/** Some cells and digits of a pattern. */
export interface Part {
  /** The cells. */
  cells: Array<string>;
  /** The digits, from 1. */
  digits: Array<number>;
  /** The house that contains them, in words. */
  house?: string;
  /** All cells of the house. */
  house_cells?: Array<string>;
  /** Their role in the pattern. */
  role: "pattern" | "base" | "cover" | "fin" | "pivot" | "pincer" | "link" | "almost-locked" | "restricted-common" | "colour-a" | "colour-b" | "on" | "off" | "start" | "cage";
}

/** A rule by which a link holds. */
export interface LinkRule {
  /** The cells that the rule applies to. */
  cells: Array<string>;
  /** The house, in words. */
  house?: string;
  /** `cell`, `house`, `cage`, `innies`, `mark` or `pair`. */
  kind: string;
}

/** A link between candidates. */
export interface Link {
  /** The branch of forcing chains: the index of its start among the parts with that role. */
  branch?: number;
  /** The candidates at the first end. */
  from: Array<Candidate>;
  /** The rules by which the link holds. */
  rules: Array<LinkRule>;
  /** The relation of the candidates at both ends. */
  strength: "strong" | "weak" | "both" | "filling";
  /** The candidates at the other end. */
  to: Array<Candidate>;
}

/** A step of a person who takes the easiest one in each position. Its sentences are in the requested language. */
export interface Step {
  /** The step in a line. */
  brief: string;
  /** The cells of each cage that the pattern consists of. */
  cages?: Array<Array<string>>;
  /** The candidates that the step removes. */
  eliminations: Array<Candidate>;
  /** The links of a chain, colouring or net, from which the eliminations can be proved. */
  links?: Array<Link>;
  /** The place to look at: the first hint. */
  look: string;
  /** The name of the technique, in words. */
  name: string;
  /** The cells and digits of the pattern. */
  parts: Array<Part>;
  /** The pattern that is there: the second hint. */
  pattern: string;
  /** The digits that the step places. */
  placements: Array<Candidate>;
  /** The technique. */
  technique: Technique;
  /** The reason why the pattern leads to the placements or eliminations. */
  text: string;
  /** The tier of the technique. */
  tier: number;
  /** The weight of the step. */
  weight: number;
}

/** A solved puzzle. */
export interface Solution extends Puzzle {
  /** All solutions up to the limit, in the order of the search, if they were requested. */
  all?: Array<string>;
  /** `true` if all solutions were counted or listed. */
  is_all?: boolean;
  /** The mistake, if there is no solution and it can be found. */
  mistake?: Mistake;
  /** Another solution, if there are several. */
  other?: string;
}

/** The steps of a puzzle. */
export interface Explanation extends Puzzle {
  /** `true` if the steps are those possible now. */
  all: boolean;
  /** The mistake, if there is no solution and it can be found. */
  mistake?: Mistake;
  /** The pencil marks of the input: one place per digit for each cell. */
  pencil_marks?: string;
  /** `true` if logic alone reaches the solution. */
  solved: boolean;
  /** The steps. */
  steps: Array<Step>;
}

/** A hint for the next step of a puzzle, with as much as its depth reveals. */
export interface Hint {
  /** The rows and columns of a box, as in `3x2`, if they are not the default ones of the size. */
  box?: string;
  /** The cages of a killer or a calcudoku. */
  cages?: Array<Cage>;
  /** The size of the canvas of overlapping grids, a square as wide as the longer side of all grids together, so its last columns or rows may contain only `x`. */
  canvas?: Canvas;
  /** The givens, if they are known separately. */
  givens?: string;
  /** The layout of overlapping grids, or their upper left cells as in `r1c1r7c7`. `puzzle` and `solution` then hold the square canvas around all grids, row by row, with `x` for each hole, and names of cells refer to the canvas. */
  grids?: string;
  /** The place to look at; absent if there is no step. */
  look?: string;
  /** The marks between cells, in cells, along lines and outside the grid, for variants with marks. */
  marks?: Array<Mark>;
  /** The mistake, if there is one and it can be found. */
  mistake?: Mistake;
  /** The pattern that is there, from the second depth on. */
  pattern?: string;
  /** The digits of the position, row by row. */
  puzzle: string;
  /** The regions of a jigsaw: for each cell, row by row, the digit or letter of its region. */
  regions?: string;
  /** The number of cells in a row of a grid, and of digits. */
  size: number;
  /** The number of solutions: 0, 1, or 2 for several; absent if the search gave up. */
  solutions?: number;
  /** The steps up to the next digit, at the third depth. */
  steps?: Array<Step>;
  /** The characters for the digits from 1 on, if they are the letters of a word, digits from 0 or those of another script. `puzzle` and `solution` contain digits from 1, and then letters from A. */
  symbols?: string;
  /** The technique of the next step, from the second depth on. */
  technique?: Technique;
  /** The variants of the puzzle; empty for a classic sudoku. */
  variant: Array<Variant>;
}

/** The names that arguments can have. */
export interface Names {
  /** The notations. */
  formats: Array<Format>;
  /** The languages of sentences. */
  languages: Array<string>;
  /** The layouts of several grids. */
  layouts: Array<"twodoku" | "butterfly" | "samurai" | "sohei" | "cross" | "windmill">;
  /** The levels, from the easiest to the hardest. */
  levels: Array<Level>;
  /** The numbers of cells in a row. */
  sizes: Array<number>;
  /** The symmetries of the givens. */
  symmetries: Array<Symmetry>;
  /** The rules in addition to the standard ones. */
  variants: Array<Variant>;
}
