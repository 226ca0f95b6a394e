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
    GridpressError,
    PuzzleInput,
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
from ._types import (
    Cage,
    Candidate,
    Canvas,
    ErrorCode,
    Explanation,
    Format,
    GenerateOptions,
    Hint,
    Kind,
    Level,
    Link,
    LinkRule,
    Mark,
    Minutes,
    Mistake,
    Names,
    Part,
    Puzzle,
    Solution,
    Step,
    Symmetry,
    Technique,
    Variant,
)

__all__ = [
    "Book",
    "Cage",
    "Candidate",
    "Canvas",
    "Cover",
    "Day",
    "ErrorCode",
    "Explanation",
    "Format",
    "GenerateOptions",
    "GridpressError",
    "Hint",
    "Kind",
    "Level",
    "Link",
    "LinkRule",
    "Mark",
    "Minutes",
    "Mistake",
    "Names",
    "Part",
    "PressError",
    "Puzzle",
    "PuzzleInput",
    "Solution",
    "Step",
    "Symmetry",
    "Technique",
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
