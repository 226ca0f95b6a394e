"""The engine: functions on puzzles, which work without Python's global lock."""

from __future__ import annotations

import base64
import json
import secrets
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Literal, Optional, Union, cast, overload

from . import _native
from ._types import Explanation, Format, GenerateOptions, Hint, Kind, Level, Names, Puzzle, Solution

if TYPE_CHECKING:
    from typing_extensions import Unpack

class GridpressError(ValueError):
    """An invalid argument, or a puzzle without the expected answer.

    `code` is one of argument, notation, kind, format, out-of-reach, no-solution, several-solutions and undetermined.
    `index` is the position of the puzzle among those of a call, counted from 0, and else None. `reply` has what is known
    about a puzzle that has no solution or several, and else is None.
    """

    def __init__(
        self, code: str, message: str, index: Optional[int] = None, reply: Optional[Dict[str, Any]] = None
    ) -> None:
        super().__init__(code, message, index, reply)
        self.code = code
        self.index = index
        self.reply = reply

    def __str__(self) -> str:
        message: str = self.args[1]
        return message if self.index is None else f"puzzle at index {self.index}: {message}"


PuzzleInput = Union[str, Puzzle, Solution, Explanation]
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
        error = reply["error"]
        return GridpressError(error["code"], error["message"], index, error.get("reply"))
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
    level: Optional[Level] = None, *, seed: Union[None, str, int] = None, index: int = 1, **options: Unpack[GenerateOptions]
) -> Puzzle:
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
    puzzle: Puzzle = _call("generate", level=level, seed=_text(seed), index=index, **options)
    return puzzle


@overload
def generate_many(
    count: int, level: Optional[Level] = None, *, seed: Union[str, int], first: int = 1,
    errors: Literal["raise"] = "raise", **options: Unpack[GenerateOptions],
) -> List[Puzzle]: ...  # fmt: skip
@overload
def generate_many(
    count: int, level: Optional[Level] = None, *, seed: Union[str, int], first: int = 1,
    errors: Literal["return"], **options: Unpack[GenerateOptions],
) -> List[Union[Puzzle, GridpressError]]: ...  # fmt: skip
def generate_many(
    count: int, level: Optional[Level] = None, *, seed: Union[str, int], first: int = 1,
    errors: Literal["raise", "return"] = "raise", **options: Unpack[GenerateOptions],
) -> List[Any]:  # fmt: skip
    """Generates `count` puzzles (at most 1,000,000), `first`, `first + 1` and so on, of a seed, on all processors.

    The other arguments are those of `generate`. With `errors="return"`, the list has a `GridpressError` in place of
    each puzzle that fails; by default, the first one is raised.
    """
    return _many("generate_many", errors, count=count, level=level, seed=_text(seed), first=first, **options)


def solve(puzzle: PuzzleInput, **kind: Unpack[Kind]) -> Solution:
    """Solves a puzzle, whose only solution is the field `solution` of the result.

    size, box, variant, grids: the kind, for text that does not state it; see `Kind`. So it is in the other functions.
    """
    solution: Solution = _call("solve", puzzle=puzzle, **kind)
    return solution


@overload
def solve_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["raise"] = "raise", **kind: Unpack[Kind]
) -> List[Solution]: ...
@overload
def solve_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["return"], **kind: Unpack[Kind]
) -> List[Union[Solution, GridpressError]]: ...
def solve_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["raise", "return"] = "raise", **kind: Unpack[Kind]
) -> List[Any]:
    """Solves each puzzle, on all processors; `errors` is as in `generate_many`."""
    return _many("solve_many", errors, puzzles=_list(puzzles), **kind)


def count(puzzle: PuzzleInput, limit: int = 2, **kind: Unpack[Kind]) -> int:
    """Returns the number of solutions, up to `limit`, which is at most 1,000,000."""
    number: int = _call("count", puzzle=puzzle, limit=limit, **kind)
    return number


def rate(puzzle: PuzzleInput, **kind: Unpack[Kind]) -> Puzzle:
    """Rates a puzzle by the hardest technique that a person needs."""
    rating: Puzzle = _call("rate", puzzle=puzzle, **kind)
    return rating


@overload
def rate_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["raise"] = "raise", **kind: Unpack[Kind]
) -> List[Puzzle]: ...
@overload
def rate_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["return"], **kind: Unpack[Kind]
) -> List[Union[Puzzle, GridpressError]]: ...
def rate_many(
    puzzles: Iterable[PuzzleInput], *, errors: Literal["raise", "return"] = "raise", **kind: Unpack[Kind]
) -> List[Any]:
    """Rates each puzzle, on all processors; `errors` is as in `generate_many`."""
    return _many("rate_many", errors, puzzles=_list(puzzles), **kind)


def explain(puzzle: PuzzleInput, *, language: Optional[str] = None, **kind: Unpack[Kind]) -> Explanation:
    """Returns the steps to the solution, or to the position in which no technique applies.

    language: that of the sentences, English by default, as in "de" or "pt-BR"; see `names()["languages"]`.
    """
    explanation: Explanation = _call("explain", puzzle=puzzle, language=language, **kind)
    return explanation


def hint(puzzle: PuzzleInput, *, language: Optional[str] = None, **kind: Unpack[Kind]) -> Hint:
    """Returns a hint for the next step, with the steps up to the next digit; without `steps` if there is none.

    `language` is as in `explain`.
    """
    found: Hint = _call("hint", puzzle=puzzle, language=language, **kind)
    return found


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
