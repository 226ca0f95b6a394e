"""The engine: functions on puzzles, which work without Python's global lock."""

import json
import secrets
from typing import Any, Dict, Iterable, List, Optional, Sequence, Tuple, TypedDict, Union

from . import _native


class GridpressError(ValueError):
    """An invalid argument, or a puzzle without the wanted answer.

    `code` is one of argument, notation, kind, format, out-of-reach, no-solution, several-solutions and undetermined.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class _Shape(TypedDict, total=False):
    """Fields that only some kinds have."""

    box: str
    grids: str
    regions: str
    cages: List[Dict[str, Any]]
    marks: List[Dict[str, Any]]


class Puzzle(_Shape):
    """A puzzle."""

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
    level: str
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


class Step(TypedDict):
    """A step of a person who takes the easiest one in each position."""

    technique: str
    tier: int
    placements: List[Candidate]
    eliminations: List[Candidate]
    text: str


PuzzleInput = Union[str, Puzzle, GeneratedPuzzle]
"""A puzzle in any notation that gridpress reads, or a dictionary with `puzzle`."""


def _value(reply: Dict[str, Any]) -> Any:
    if "error" in reply:
        raise GridpressError(reply["error"]["code"], reply["error"]["message"])
    return reply["ok"]


def _call(name: str, /, **request: Any) -> Any:
    return _value(json.loads(_native.call(name, json.dumps(request))))


def _batch(verb: str, requests: List[Dict[str, Any]]) -> List[Any]:
    return [_value(reply) for reply in _call("batch", verb=verb, requests=requests)]


def _recipe(
    level: str,
    seed: Union[str, int],
    size: int,
    box: Optional[str],
    variant: Union[str, Sequence[str]],
    grids: Optional[str],
    symmetry: Optional[str],
    removed: Union[None, int, str, Tuple[int, int]],
    canonical: bool,
) -> Dict[str, Any]:
    request: Dict[str, Any] = {"level": level, "seed": str(seed), "size": size, "canonical": canonical}
    request["variant"] = variant if isinstance(variant, str) else list(variant)
    optional = {"box": box, "grids": grids, "symmetry": symmetry, "removed": removed}
    request.update((name, value) for name, value in optional.items() if value is not None)
    return request


def generate(
    level: str = "medium",
    *,
    seed: Union[None, str, int] = None,
    index: int = 1,
    size: int = 9,
    box: Optional[str] = None,
    variant: Union[str, Sequence[str]] = (),
    grids: Optional[str] = None,
    symmetry: Optional[str] = None,
    removed: Union[None, int, str, Tuple[int, int]] = None,
    canonical: bool = False,
) -> GeneratedPuzzle:
    """Generates a puzzle with exactly one solution.

    The same seed, index and options always give the same puzzle; without a seed, one is drawn. `names()` lists levels,
    variants, layouts of several grids, and symmetries. `removed` is a number of cells, their least and most, or
    "minimal"; `canonical` adds the form that `canonical()` returns. Raises `GridpressError` with the code "out-of-reach" if the kind does not offer the level.
    """
    seed = secrets.token_hex(8) if seed is None else seed
    recipe = _recipe(level, seed, size, box, variant, grids, symmetry, removed, canonical)
    return _call("generate", **recipe, index=index)


def generate_many(
    count: int,
    level: str = "medium",
    *,
    seed: Union[str, int],
    first: int = 1,
    size: int = 9,
    box: Optional[str] = None,
    variant: Union[str, Sequence[str]] = (),
    grids: Optional[str] = None,
    symmetry: Optional[str] = None,
    removed: Union[None, int, str, Tuple[int, int]] = None,
    canonical: bool = False,
) -> List[GeneratedPuzzle]:
    """Generates the puzzles `first`, `first + 1` and so on of a seed, on all processors; see `generate`."""
    recipe = _recipe(level, seed, size, box, variant, grids, symmetry, removed, canonical)
    return _batch("generate", [{**recipe, "index": index} for index in range(first, first + count)])


def solve(puzzle: PuzzleInput, **kind: Any) -> str:
    """Returns the only solution. `kind` may be size, box, variant and grids, for text that does not tell."""
    return _call("solve", puzzle=puzzle, kind=kind)


def solve_many(puzzles: Iterable[PuzzleInput], **kind: Any) -> List[str]:
    """Returns the only solution of each puzzle, solved on all processors."""
    return _batch("solve", [{"puzzle": puzzle, "kind": kind} for puzzle in puzzles])


def count(puzzle: PuzzleInput, limit: int = 2, **kind: Any) -> int:
    """Returns the number of solutions, up to `limit`, which is at most 1,000,000."""
    return _call("count", puzzle=puzzle, limit=limit, kind=kind)


def rate(puzzle: PuzzleInput, **kind: Any) -> Rating:
    """Rates a puzzle by the hardest technique that a person needs."""
    return _call("rate", puzzle=puzzle, kind=kind)


def rate_many(puzzles: Iterable[PuzzleInput], **kind: Any) -> List[Rating]:
    """Rates each puzzle, on all processors."""
    return _batch("rate", [{"puzzle": puzzle, "kind": kind} for puzzle in puzzles])


def explain(puzzle: PuzzleInput, **kind: Any) -> List[Step]:
    """Returns the steps to the solution, or to the position in which no technique applies."""
    return _call("explain", puzzle=puzzle, kind=kind)


def hint(puzzle: PuzzleInput, **kind: Any) -> Optional[Step]:
    """Returns the easiest next step; None if there is none."""
    return _call("hint", puzzle=puzzle, kind=kind)


def parse(text: str, **kind: Any) -> List[Puzzle]:
    """Parses text with any number of puzzles: lines, grids, JSON, links and more."""
    return _call("parse", text=text, kind=kind)


def format(puzzle: PuzzleInput, format: str = "line", *, solution: bool = False, **kind: Any) -> str:
    """Writes a puzzle in a format, such as "grid", "json" or "ipuz", perhaps with its solution."""
    return _call("format", puzzle=puzzle, format=format, solution=solution, kind=kind)


def canonical(puzzle: PuzzleInput, **kind: Any) -> str:
    """Returns a form that puzzles share if they are the same under the symmetries of their kind."""
    return _call("canonical", puzzle=puzzle, kind=kind)


def names() -> Dict[str, List[Any]]:
    """Returns the names that arguments can have: levels, sizes, variants, layouts, symmetries and formats."""
    return _call("names")
