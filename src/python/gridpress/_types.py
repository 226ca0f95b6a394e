"""The types of requests and replies. `GOLDEN=write cargo test --test program declarations` renews this file."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, Optional, Sequence, Tuple, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Level = Literal[
    "easy", "medium", "hard", "expert", "extreme",
]  # fmt: skip

Variant = Literal[
    "diagonal", "windoku", "jigsaw", "antiknight", "asterisk", "center-dot", "girandola", "killer", "antiking",
    "disjoint", "consecutive", "non-consecutive", "kropki", "some-kropki", "greater-than", "xv", "some-xv", "even-odd",
    "thermo", "arrow", "palindrome", "whispers", "renban", "frame", "sandwich", "skyscraper", "little-killer",
    "x-sums", "calcudoku", "futoshiki", "skyscrapers", "quadruple", "between",
]  # fmt: skip

Symmetry = Literal[
    "none", "rotate180", "rotate90", "mirror-horizontal", "mirror-vertical", "mirror-diagonal", "mirror-antidiagonal",
    "mirrors", "dihedral",
]  # fmt: skip

Format = Literal[
    "line", "grid", "sdk", "sdm", "json", "ipuz", "csv", "opensudoku", "hodoku", "sudokupad", "sumocue", "tatham",
    "ksudoku", "latex",
]  # fmt: skip

Technique = Literal[
    "full-house", "hidden-single-box", "hidden-single-line", "naked-single", "cage-combination", "innie", "pointing",
    "claiming", "naked-pair", "hidden-pair", "cage-claiming", "cage-sum", "naked-triple", "hidden-triple", "innies",
    "wide-innies", "naked-quad", "hidden-quad", "x-wing", "swordfish", "xy-wing", "xyz-wing", "unique-rectangle-1",
    "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4", "hidden-rectangle", "jellyfish", "bug",
    "remote-pair", "skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "simple-colouring",
    "multi-colouring", "w-wing", "finned-x-wing", "sashimi-x-wing", "x-chain", "xy-chain", "wxyz-wing",
    "finned-swordfish", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish", "aic", "grouped-aic",
    "sue-de-coq", "als-xz", "als-xy-wing", "death-blossom", "forcing-chain", "forcing-net", "beyond", "mark-pair",
    "mark-room", "mark-house", "line-number", "line-filling", "house-combination", "cage-overlap", "cage-chain",
    "cage-net",
]  # fmt: skip

ErrorCode = Literal[
    "argument", "notation", "kind", "format", "out-of-reach", "no-solution", "several-solutions", "undetermined",
]  # fmt: skip


class Kind(TypedDict):
    """The rules and the size of a puzzle, for text that does not state them. Classic by default."""

    box: NotRequired[Optional[str]]
    """The rows and columns of a box, as in `2x3`. Default: as close to a square as possible."""
    grids: NotRequired[Optional[str]]
    """A layout of several grids, such as `samurai`, or their top left cells, as in `r1c1r7c7`."""
    size: NotRequired[Optional[int]]
    """The cells in a row: one of the sizes in `names()`. Default: 9."""
    variant: NotRequired[Optional[Union[Variant, Sequence[Variant]]]]
    """Rules in addition to the standard ones."""


class GenerateOptions(Kind):
    """A puzzle to generate."""

    canonical: NotRequired[Optional[bool]]
    """Adds the field `canonical`, as `canonical()` returns it. Default: `false`."""
    removed: NotRequired[Optional[Union[int, Tuple[int, int], Literal["minimal"]]]]
    """The number of removed cells, its least and most, or `minimal`. Default: that of the level."""
    symmetry: NotRequired[Optional[Symmetry]]
    """The symmetry of the givens. Default: `rotate180`, if the grids have it."""


class Minutes(TypedDict):
    """An expected solving time in minutes, to a tenth."""

    estimate: NotRequired[bool]
    """`true` for an estimate: the model was fitted to times of classic puzzles only."""
    expected: float
    """The expected time."""
    high: NotRequired[float]
    """The longest time of that range."""
    low: NotRequired[float]
    """The shortest time of the range that covers four of five puzzles; absent if the puzzle is from CSV."""


class Canvas(TypedDict):
    """The size of a canvas."""

    height: int
    """The number of rows."""
    width: int
    """The number of places in a row."""


class Cage(TypedDict):
    """A cage."""

    cells: List[str]
    """The cells by row and column from 1, as in `r1c2`."""
    operation: NotRequired[Literal["sum", "difference", "product", "quotient", "distinct"]]
    """In a calcudoku, the operation by which the digits make the target, if the puzzle states it. In a killer, `sum` if digits may repeat, and `distinct` if they differ and have no sum."""
    sum: NotRequired[int]
    """In a killer, the sum of the digits, which differ."""
    target: NotRequired[int]
    """The result of the operation."""


class Mark(TypedDict):
    """A mark."""

    cells: List[str]
    """A single cell, two adjacent cells, the four cells around a corner, the cells of a line in order, or the cells that an outside number refers to, the nearest first; by row and column from 1, as in `r1c2`."""
    sign: Literal["bar", "white", "black", "less", "greater", "x", "v", "odd", "even", "thermo", "arrow", "palindrome", "whispers", "renban", "frame", "sandwich", "skyscraper", "little-killer", "x-sum", "quadruple", "between"]
    """The printed sign."""
    value: NotRequired[int]
    """The number of a sign outside the grid, or the digits in a circle on a corner, as in 1258."""


class Puzzle(TypedDict):
    """A puzzle. A field is present where its value exists and was determined. Later versions of the program may add fields."""

    box: NotRequired[str]
    """The rows and columns of a box, as in `3x2`, if they are not the default ones of the size."""
    cages: NotRequired[List[Cage]]
    """The cages of a killer or a calcudoku."""
    canonical: NotRequired[str]
    """The canonical form, which equivalent puzzles share."""
    canonical_solution: NotRequired[str]
    """The canonical form of the solution, which equivalent solutions share."""
    canvas: NotRequired[Canvas]
    """The size of the canvas of overlapping grids, a square as wide as the longer side of all grids together, so its last columns or rows may contain only `x`."""
    code: NotRequired[str]
    """The code that reproduces the puzzle, together with the seed or with the spec of a desk."""
    grade: NotRequired[Level]
    """The level by the number of empty cells alone."""
    grids: NotRequired[str]
    """The layout of overlapping grids, or their upper left cells as in `r1c1r7c7`. `puzzle` and `solution` then hold the square canvas around all grids, row by row, with `x` for each hole, and names of cells refer to the canvas."""
    level: NotRequired[Level]
    """The level by the techniques that the puzzle needs, whatever level it is printed under."""
    marks: NotRequired[List[Mark]]
    """The marks between cells, in cells, along lines and outside the grid, for variants with marks."""
    minimal: NotRequired[bool]
    """`true` if no given can be removed without leaving several solutions."""
    minutes: NotRequired[Minutes]
    """The expected solving time in minutes, if the model applies."""
    name: NotRequired[str]
    """The printed name, if it is not the number: that of a section as in `A12`, or a date."""
    number: NotRequired[int]
    """The number of the puzzle: in its book, among the days of its desk, or among those of its seed."""
    puzzle: str
    """The givens row by row: `.` for an empty cell, digits from 1 to 9 and then letters from A."""
    regions: NotRequired[str]
    """The regions of a jigsaw: for each cell, row by row, the digit or letter of its region."""
    removed: int
    """The number of empty cells."""
    score: NotRequired[int]
    """The difficulty: the weight of the hardest step in thousands, plus the effort."""
    section: NotRequired[str]
    """The id of its section."""
    section_title: NotRequired[str]
    """The title of its section."""
    seed: NotRequired[str]
    """The seed that the puzzle was generated from."""
    size: int
    """The number of cells in a row of a grid, and of digits."""
    solution: NotRequired[str]
    """The solution row by row."""
    solutions: NotRequired[int]
    """The number of solutions: 0, 1, or 2 for several; all of them if they were counted."""
    symbols: NotRequired[str]
    """The characters for the digits from 1 on, if they are the letters of a word, digits from 0 or those of another script. `puzzle` and `solution` contain digits from 1, and then letters from A."""
    technique: NotRequired[Technique]
    """The hardest technique that it needs."""
    tier: NotRequired[int]
    """The tier of the hardest technique that it needs: 1 singles, 2 subsets and locked candidates, 3 fish and wings, 4 chains, 5 forcing, and beyond."""
    variant: List[Variant]
    """The variants of the puzzle; empty for a classic sudoku."""


class Mistake(TypedDict):
    """The mistake in a grid."""

    digits: List[str]
    """The digits at fault, as in `r1c3=2`."""
    kind: str
    """`clash` of digits in a house or cage, `no-digit` for a cell, a digit wrong `alone` or `among` others, digits wrong `together`, digits `wrong` because the solution is known, or `marks` that lack the right digit."""
    text: str
    """The mistake in a sentence."""


class Candidate(TypedDict):
    """A digit in a cell."""

    cell: str
    """The cell, as in `r1c9`."""
    digit: int
    """The digit, from 1."""


class Part(TypedDict):
    """Some cells and digits of a pattern."""

    cells: List[str]
    """The cells."""
    digits: List[int]
    """The digits, from 1."""
    house: NotRequired[str]
    """The house that contains them, in words."""
    house_cells: NotRequired[List[str]]
    """All cells of the house."""
    role: Literal["pattern", "base", "cover", "fin", "pivot", "pincer", "link", "almost-locked", "restricted-common", "colour-a", "colour-b", "on", "off", "start", "cage"]
    """Their role in the pattern."""


class LinkRule(TypedDict):
    """A rule by which a link holds."""

    cells: List[str]
    """The cells that the rule applies to."""
    house: NotRequired[str]
    """The house, in words."""
    kind: str
    """`cell`, `house`, `cage`, `innies`, `mark` or `pair`."""

Link = TypedDict(
    "Link",
    {
        "branch": "NotRequired[int]",
        "from": "List[Candidate]",
        "rules": "List[LinkRule]",
        "strength": "Literal['strong', 'weak', 'both', 'filling']",
        "to": "List[Candidate]",
    },
)
Link.__doc__ = """A link between candidates."""


class Step(TypedDict):
    """A step of a person who takes the easiest one in each position. Its sentences are in the requested language."""

    brief: str
    """The step in a line."""
    cages: NotRequired[List[List[str]]]
    """The cells of each cage that the pattern consists of."""
    eliminations: List[Candidate]
    """The candidates that the step removes."""
    links: NotRequired[List[Link]]
    """The links of a chain, colouring or net, from which the eliminations can be proved."""
    look: str
    """The place to look at: the first hint."""
    name: str
    """The name of the technique, in words."""
    parts: List[Part]
    """The cells and digits of the pattern."""
    pattern: str
    """The pattern that is there: the second hint."""
    placements: List[Candidate]
    """The digits that the step places."""
    technique: Technique
    """The technique."""
    text: str
    """The reason why the pattern leads to the placements or eliminations."""
    tier: int
    """The tier of the technique."""
    weight: int
    """The weight of the step."""


class Solution(Puzzle):
    """A solved puzzle."""

    all: NotRequired[List[str]]
    """All solutions up to the limit, in the order of the search, if they were requested."""
    is_all: NotRequired[bool]
    """`true` if all solutions were counted or listed."""
    mistake: NotRequired[Mistake]
    """The mistake, if there is no solution and it can be found."""
    other: NotRequired[str]
    """Another solution, if there are several."""


class Explanation(Puzzle):
    """The steps of a puzzle."""

    all: bool
    """`true` if the steps are those possible now."""
    mistake: NotRequired[Mistake]
    """The mistake, if there is no solution and it can be found."""
    pencil_marks: NotRequired[str]
    """The pencil marks of the input: one place per digit for each cell."""
    solved: bool
    """`true` if logic alone reaches the solution."""
    steps: List[Step]
    """The steps."""


class Hint(TypedDict):
    """A hint for the next step of a puzzle, with as much as its depth reveals."""

    box: NotRequired[str]
    """The rows and columns of a box, as in `3x2`, if they are not the default ones of the size."""
    cages: NotRequired[List[Cage]]
    """The cages of a killer or a calcudoku."""
    canvas: NotRequired[Canvas]
    """The size of the canvas of overlapping grids, a square as wide as the longer side of all grids together, so its last columns or rows may contain only `x`."""
    givens: NotRequired[str]
    """The givens, if they are known separately."""
    grids: NotRequired[str]
    """The layout of overlapping grids, or their upper left cells as in `r1c1r7c7`. `puzzle` and `solution` then hold the square canvas around all grids, row by row, with `x` for each hole, and names of cells refer to the canvas."""
    look: NotRequired[str]
    """The place to look at; absent if there is no step."""
    marks: NotRequired[List[Mark]]
    """The marks between cells, in cells, along lines and outside the grid, for variants with marks."""
    mistake: NotRequired[Mistake]
    """The mistake, if there is one and it can be found."""
    pattern: NotRequired[str]
    """The pattern that is there, from the second depth on."""
    puzzle: str
    """The digits of the position, row by row."""
    regions: NotRequired[str]
    """The regions of a jigsaw: for each cell, row by row, the digit or letter of its region."""
    size: int
    """The number of cells in a row of a grid, and of digits."""
    solutions: NotRequired[int]
    """The number of solutions: 0, 1, or 2 for several; absent if the search gave up."""
    steps: NotRequired[List[Step]]
    """The steps up to the next digit, at the third depth."""
    symbols: NotRequired[str]
    """The characters for the digits from 1 on, if they are the letters of a word, digits from 0 or those of another script. `puzzle` and `solution` contain digits from 1, and then letters from A."""
    technique: NotRequired[Technique]
    """The technique of the next step, from the second depth on."""
    variant: List[Variant]
    """The variants of the puzzle; empty for a classic sudoku."""


class Names(TypedDict):
    """The names that arguments can have."""

    formats: List[Format]
    """The notations."""
    languages: List[str]
    """The languages of sentences."""
    layouts: List[Literal["twodoku", "butterfly", "samurai", "sohei", "cross", "windmill"]]
    """The layouts of several grids."""
    levels: List[Level]
    """The levels, from the easiest to the hardest."""
    sizes: List[int]
    """The numbers of cells in a row."""
    symmetries: List[Symmetry]
    """The symmetries of the givens."""
    variants: List[Variant]
    """The rules in addition to the standard ones."""
