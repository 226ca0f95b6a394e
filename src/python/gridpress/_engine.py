"""The engine: functions on puzzles, which work without Python's global lock."""

from __future__ import annotations

import base64
import json
import secrets
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Literal, Optional, Sequence, Tuple, TypedDict, Union, cast, overload

from . import _native

if TYPE_CHECKING:
    from typing_extensions import Unpack

Level = Literal["easy", "medium", "hard", "expert", "extreme"]
Variant = Literal[
    "diagonal", "windoku", "jigsaw", "antiknight", "asterisk", "center-dot", "girandola", "killer", "antiking",
    "disjoint", "consecutive", "non-consecutive", "kropki", "some-kropki", "greater-than", "xv", "some-xv", "even-odd",
    "thermo", "arrow", "palindrome", "whispers", "renban", "frame", "sandwich", "skyscraper", "little-killer", "x-sums",
    "calcudoku", "futoshiki", "skyscrapers", "quadruple", "between",
]  # fmt: skip
Symmetry = Literal[
    "none", "rotate180", "rotate90", "mirror-horizontal", "mirror-vertical", "mirror-diagonal", "mirror-antidiagonal",
    "mirrors", "dihedral",
]  # fmt: skip
Format = Literal[
    "line", "grid", "sdk", "sdm", "json", "ipuz", "csv", "opensudoku", "hodoku", "sudokupad", "sumocue", "tatham",
    "ksudoku", "latex",
]  # fmt: skip


class GridpressError(ValueError):
    """An invalid argument, or a puzzle without the expected answer.

    `code` is one of argument, notation, kind, format, out-of-reach, no-solution, several-solutions and undetermined.
    `index` is the position of the puzzle among those of a call, counted from 0, and else None.
    """

    def __init__(self, code: str, message: str, index: Optional[int] = None) -> None:
        super().__init__(code, message, index)
        self.code = code
        self.index = index

    def __str__(self) -> str:
        message: str = self.args[1]
        return message if self.index is None else f"puzzle at index {self.index}: {message}"


class Kind(TypedDict, total=False):
    """The rules and the size of a puzzle, for text that does not state them. Classic by default."""

    size: Optional[int]
    """The cells in a row: one of `names()["sizes"]`."""
    box: Optional[str]
    """The rows and columns of a box, as in "2x3"; as close to a square as possible by default."""
    variant: Union[None, Variant, Sequence[Variant]]
    """Rules in addition to the standard ones, such as "killer" or ["diagonal", "antiknight"]."""
    grids: Optional[str]
    """A layout of several grids, such as "samurai"."""


class Options(Kind, total=False):
    """Options of generated puzzles, besides level and seed."""

    symmetry: Optional[Symmetry]
    """The symmetry of the givens; "rotate180" by default, if the grids have it."""
    removed: Union[None, int, Tuple[int, int], Literal["minimal"]]
    """The number of removed cells, its least and most, or "minimal"; that of the level by default."""
    canonical: bool
    """Adds the field `canonical`, as `canonical()` returns it."""


class _Shape(TypedDict, total=False):
    """Fields that only some kinds have."""

    box: str
    grids: str
    regions: str
    cages: List[Dict[str, Any]]
    marks: List[Dict[str, Any]]


class Puzzle(_Shape):
    """A puzzle. A notebook shows its picture."""

    puzzle: str
    """The givens, row by row; `.` for an empty cell, and letters after 9."""
    removed: int
    """The number of empty cells."""
    size: int
    variant: List[str]


class Minutes(TypedDict):
    """The expected solving time, and the range of four of five puzzles."""

    expected: float
    low: float
    high: float
    estimate: bool
    """`True` unless the puzzle is classic: the model was fitted to times of classic puzzles only."""


class _Minutes(TypedDict, total=False):
    minutes: Minutes
    """Absent if the model does not apply."""


class _RatingFields(_Minutes):
    level: Level
    tier: int
    technique: str
    score: int


class Rating(Puzzle, _RatingFields):
    """A puzzle and its difficulty: level, tier (6 if no technique solves it), hardest technique, score and time."""


class _Canonical(TypedDict, total=False):
    canonical: str


class GeneratedPuzzle(Puzzle, _RatingFields, _Canonical):
    """A puzzle with its solution, its rating, and the code that makes it again with the seed."""

    solution: str
    number: int
    """The number of the puzzle among those of its seed, kind and level."""
    seed: str
    code: str


class Candidate(TypedDict):
    """A digit in a cell, which is named as in `r1c9`."""

    cell: str
    digit: int


class _House(TypedDict, total=False):
    house: str
    """The house that contains the part, in words, and all its cells."""
    house_cells: List[str]


class Part(_House):
    """Some cells and digits of a pattern."""

    role: str
    cells: List[str]
    digits: List[int]


class _RuleHouse(TypedDict, total=False):
    house: str


class LinkRule(_RuleHouse):
    """A rule by which a link holds."""

    kind: str
    cells: List[str]


# A field has the name of a keyword.
_LinkEnds = TypedDict(
    "_LinkEnds",
    {"strength": str, "from": List[Candidate], "to": List[Candidate], "rules": List[LinkRule]},
)


class Link(_LinkEnds, total=False):
    """A link between candidates at two ends."""

    branch: int
    """In forcing chains, the index of its start among the parts with the role `start`."""


class _Links(TypedDict, total=False):
    links: List[Link]
    """The links of a chain, colouring or net, from which the eliminations can be proved."""


class Step(_Links):
    """A step of a person who takes the easiest one in each position."""

    technique: str
    tier: int
    weight: int
    parts: List[Part]
    placements: List[Candidate]
    eliminations: List[Candidate]
    name: str
    """The name of the technique. It and the sentences below are in the requested language."""
    look: str
    """Where to look: the first hint."""
    pattern: str
    """The pattern that is there: the second hint."""
    text: str
    """Why the pattern leads to the placements or eliminations."""


class Names(TypedDict):
    """The names that arguments can have."""

    levels: List[Level]
    sizes: List[int]
    variants: List[Variant]
    layouts: List[str]
    symmetries: List[Symmetry]
    formats: List[Format]
    languages: List[str]


PuzzleInput = Union[str, Puzzle, GeneratedPuzzle]
"""A puzzle in any notation that gridpress reads, or a dictionary with `puzzle`."""


class _Shown(Dict[str, Any]):
    """A puzzle as a dictionary that notebooks show as a picture."""

    def _repr_html_(self) -> Optional[str]:
        """Returns the picture; `None` unless the puzzle has one solution."""
        from ._press import PressError, svg

        try:
            picture = base64.b64encode(svg(cast(Puzzle, self)).encode()).decode()
        except (GridpressError, PressError):
            return None
        return f'<img alt="{self["puzzle"]}" width="300" src="data:image/svg+xml;base64,{picture}">'


def _plain(value: object) -> object:
    """Returns a value that JSON has no form for: a whole number, or else its text, which the engine reports."""
    return int(value) if hasattr(value, "__index__") else {"$": repr(value)}


def _shown(value: Dict[str, Any]) -> Dict[str, Any]:
    return _Shown(value) if "puzzle" in value else value


def _result(reply: Dict[str, Any], index: Optional[int] = None) -> Any:
    if "error" in reply:
        return GridpressError(reply["error"]["code"], reply["error"]["message"], index)
    return reply["ok"]


def _call(verb: str, /, **request: Any) -> Any:
    given = {name: value for name, value in request.items() if value is not None}
    # No argument is a fraction, and JSON has no form for some of them.
    given.update((name, _plain(value)) for name, value in request.items() if isinstance(value, float))
    try:
        text = json.dumps(given, default=_plain)
    except ValueError as error:
        raise GridpressError("argument", f"an argument has no end: {error}") from None
    result = _result(json.loads(_native.call(verb, text), object_hook=_shown))
    if isinstance(result, GridpressError):
        raise result
    return result


def _many(verb: str, errors: str, /, **request: Any) -> List[Any]:
    if errors not in ("raise", "return"):
        raise GridpressError("argument", f'`errors` is {errors!r}; expected "raise" or "return"')
    results = [_result(reply, index) for index, reply in enumerate(_call(verb, **request))]
    for result in results:
        if errors == "raise" and isinstance(result, GridpressError):
            raise result
    return results


def _list(puzzles: object) -> object:
    return list(puzzles) if isinstance(puzzles, Iterable) and not isinstance(puzzles, (str, dict)) else puzzles


def _text(seed: object) -> object:
    """Returns the text of a seed that is a number of any size."""
    return str(seed) if isinstance(seed, int) and not isinstance(seed, bool) else seed


def generate(
    level: Optional[Level] = None, *, seed: Union[None, str, int] = None, index: int = 1, **options: Unpack[Options]
) -> GeneratedPuzzle:
    """Generates a puzzle with exactly one solution.

    The same arguments always give the same puzzle, on every machine.

    level: one of `names()["levels"]`; medium by default, or any if `removed` is given.
    seed: a text or a whole number; drawn by default.
    index: the number of the puzzle among those of its seed, kind and level, from 1.
    size: the cells in a row, 9 by default; one of `names()["sizes"]`.
    box: the rows and columns of a box, as in "2x3"; as close to a square as possible by default.
    variant: a name, or a list of names, from `names()["variants"]`.
    grids: a layout of several grids from `names()["layouts"]`, or their top left cells, as in "r1c1r7c7".
    symmetry: that of the givens, from `names()["symmetries"]`.
    removed: a number of cells, their least and most, or "minimal".
    canonical: adds the form that `canonical()` returns.

    Raises `GridpressError` with the code "out-of-reach" if the kind does not offer the level.
    """
    seed = secrets.token_hex(8) if seed is None else seed
    puzzle: GeneratedPuzzle = _call("generate", level=level, seed=_text(seed), index=index, **options)
    return puzzle


@overload
def generate_many(
    count: int, level: Optional[Level] = None, *, seed: Union[str, int], first: int = 1,
    errors: Literal["raise"] = "raise", **options: Unpack[Options],
) -> List[GeneratedPuzzle]: ...  # fmt: skip
@overload
def generate_many(
    count: int, level: Optional[Level] = None, *, seed: Union[str, int], first: int = 1,
    errors: Literal["return"], **options: Unpack[Options],
) -> List[Union[GeneratedPuzzle, GridpressError]]: ...  # fmt: skip
def generate_many(
    count: int, level: Optional[Level] = None, *, seed: Union[str, int], first: int = 1,
    errors: Literal["raise", "return"] = "raise", **options: Unpack[Options],
) -> List[Any]:  # fmt: skip
    """Generates `count` puzzles (at most 1,000,000), `first`, `first + 1` and so on, of a seed, on all processors.

    The other arguments are those of `generate`. With `errors="return"`, the list has a `GridpressError` in place of
    each puzzle that fails; by default, the first one is raised.
    """
    return _many("generate_many", errors, count=count, level=level, seed=_text(seed), first=first, **options)


def solve(puzzle: PuzzleInput, **kind: Unpack[Kind]) -> str:
    """Returns the only solution.

    size, box, variant, grids: the kind, for text that does not state it; see `Kind`. So it is in the other functions.
    """
    solution: str = _call("solve", puzzle=puzzle, **kind)
    return solution


@overload
def solve_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["raise"] = "raise", **kind: Unpack[Kind]
) -> List[str]: ...
@overload
def solve_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["return"], **kind: Unpack[Kind]
) -> List[Union[str, GridpressError]]: ...
def solve_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["raise", "return"] = "raise", **kind: Unpack[Kind]
) -> List[Any]:
    """Returns the only solution of each puzzle, solved on all processors; `errors` is as in `generate_many`."""
    return _many("solve_many", errors, puzzles=_list(puzzles), **kind)


def count(puzzle: PuzzleInput, limit: int = 2, **kind: Unpack[Kind]) -> int:
    """Returns the number of solutions, up to `limit`, which is at most 1,000,000."""
    number: int = _call("count", puzzle=puzzle, limit=limit, **kind)
    return number


def rate(puzzle: PuzzleInput, **kind: Unpack[Kind]) -> Rating:
    """Rates a puzzle by the hardest technique that a person needs."""
    rating: Rating = _call("rate", puzzle=puzzle, **kind)
    return rating


@overload
def rate_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["raise"] = "raise", **kind: Unpack[Kind]
) -> List[Rating]: ...
@overload
def rate_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["return"], **kind: Unpack[Kind]
) -> List[Union[Rating, GridpressError]]: ...
def rate_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["raise", "return"] = "raise", **kind: Unpack[Kind]
) -> List[Any]:
    """Rates each puzzle, on all processors; `errors` is as in `generate_many`."""
    return _many("rate_many", errors, puzzles=_list(puzzles), **kind)


def explain(puzzle: PuzzleInput, *, language: Optional[str] = None, **kind: Unpack[Kind]) -> List[Step]:
    """Returns the steps to the solution, or to the position in which no technique applies.

    language: that of the sentences, English by default, as in "de" or "pt-BR"; see `names()["languages"]`.
    """
    steps: List[Step] = _call("explain", puzzle=puzzle, language=language, **kind)
    return steps


def hint(puzzle: PuzzleInput, *, language: Optional[str] = None, **kind: Unpack[Kind]) -> Optional[Step]:
    """Returns the easiest next step; None if there is none. `language` is as in `explain`."""
    step: Optional[Step] = _call("hint", puzzle=puzzle, language=language, **kind)
    return step


def parse(text: str, **kind: Unpack[Kind]) -> List[Puzzle]:
    """Parses text with any number of puzzles: lines, grids, JSON, links and more."""
    puzzles: List[Puzzle] = _call("parse", text=text, **kind)
    return puzzles


def format(puzzle: PuzzleInput, format: Format = "line", *, solution: bool = False, **kind: Unpack[Kind]) -> str:
    """Writes a puzzle in a format, such as "grid", "json" or "ipuz", perhaps with its solution."""
    text: str = _call("format", puzzle=puzzle, format=format, solution=solution, **kind)
    return text


def canonical(puzzle: PuzzleInput, **kind: Unpack[Kind]) -> str:
    """Returns a form that puzzles share if they are the same under the symmetries of their kind."""
    form: str = _call("canonical", puzzle=puzzle, **kind)
    return form


def names() -> Names:
    """Returns the names that arguments can have: levels, sizes, variants, layouts, symmetries, formats and languages."""
    known: Names = _call("names")
    return known
