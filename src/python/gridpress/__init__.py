"""A sudoku book press, and the engine below it.

The engine makes, solves, counts, rates and explains puzzles; a puzzle is text in any notation, or a dictionary as
`generate` and `parse` return it. The press turns the text of a book spec into a print-ready PDF, with its cover and a
lock that reproduces it. The same seed gives the same puzzles for all time, on every machine.

    import gridpress

    hard = gridpress.generate("hard", seed="autumn 2026")
    print(hard["puzzle"], hard["technique"])

    book = gridpress.book("seed = 1\\n[[section]]\\nid = 'a'\\nlevel = 'easy'\\ncount = 12")
    book.save("book.pdf")

The command `gridpress` is the complete program.
"""

from ._engine import (
    Candidate,
    Format,
    GeneratedPuzzle,
    GridpressError,
    Kind,
    Level,
    Minutes,
    Names,
    Options,
    Puzzle,
    PuzzleInput,
    Rating,
    Step,
    Symmetry,
    Variant,
    canonical,
    count,
    explain,
    format,
    generate,
    generate_many,
    hint,
    names,
    parse,
    rate,
    rate_many,
    solve,
    solve_many,
)
from ._native import VERSION as __version__
from ._press import Book, Cover, Day, PressError, Verification, book, cover, day, reprint, svg, verify

__all__ = [
    "Book",
    "Candidate",
    "Cover",
    "Day",
    "Format",
    "GeneratedPuzzle",
    "GridpressError",
    "Kind",
    "Level",
    "Minutes",
    "Names",
    "Options",
    "PressError",
    "Puzzle",
    "PuzzleInput",
    "Rating",
    "Step",
    "Symmetry",
    "Variant",
    "Verification",
    "__version__",
    "book",
    "canonical",
    "count",
    "cover",
    "day",
    "explain",
    "format",
    "generate",
    "generate_many",
    "hint",
    "names",
    "parse",
    "rate",
    "rate_many",
    "reprint",
    "solve",
    "solve_many",
    "svg",
    "verify",
]
