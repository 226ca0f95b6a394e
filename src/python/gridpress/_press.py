"""The press: books, covers, newspaper days, and proofs, which are made without Python's global lock."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, List, Mapping, Optional, Sequence, Tuple, Union

from . import _native

_Path = Union[str, "os.PathLike[str]"]
Files = Mapping[str, bytes]
"""The fonts, pictures, texts and puzzles that a spec names, by their paths in it."""


class PressError(ValueError):
    """Mistakes in a spec, or pages that cannot be made.

    The text names each place, what was expected, and what to do. `exit_code` is that of the program: 1 if something
    differs, 2 for mistakes in the input, 3 if no puzzle was found, 4 for the system.
    """

    def __init__(self, exit_code: int, message: str) -> None:
        super().__init__(message)
        self.exit_code = exit_code


def _made(work, *arguments):
    try:
        return work(*arguments)
    except ValueError as error:
        if len(error.args) == 2:
            raise PressError(*error.args) from None
        raise


@dataclass(frozen=True)
class Book:
    """A finished book."""

    pdf: bytes = field(repr=False)
    """The PDF of the pages."""
    lock: str = field(repr=False)
    """The lock: it reproduces the book, and proves it."""
    answers: Optional[bytes] = field(default=None, repr=False)
    """The PDF of the answers, if the spec separates them."""
    warnings: Tuple[str, ...] = ()

    def save(self, path: _Path) -> List[Path]:
        """Writes the PDF, the lock beside it, and separate answers. Returns the paths."""
        pdf = Path(path)
        files = {pdf: self.pdf, pdf.with_suffix(".lock"): self.lock.encode()}
        if self.answers is not None:
            files[pdf.with_name(f"{pdf.stem}-answers{pdf.suffix}")] = self.answers
        for name, content in files.items():
            temporary = name.with_name(name.name + ".part")
            temporary.write_bytes(content)
            os.replace(temporary, name)
        return list(files)


@dataclass(frozen=True)
class Cover:
    """A cover: back, spine and front on one sheet. Lengths are in points, of which an inch has 72."""

    pdf: bytes = field(repr=False)
    width: float
    height: float
    spine: float
    pages: int
    """The number of pages that the spine is for."""


@dataclass(frozen=True)
class Day:
    """The files of a day, by name."""

    files: Dict[str, bytes] = field(repr=False)
    warnings: Tuple[str, ...] = ()


@dataclass(frozen=True)
class Verification:
    """The result of a comparison with a lock. It is true if nothing differs."""

    proved: Tuple[str, ...]
    warnings: Tuple[str, ...]
    differences: Tuple[str, ...]

    def __bool__(self) -> bool:
        return not self.differences


def _book(parts) -> Book:
    pdf, answers, lock, warnings = parts
    return Book(pdf=pdf, lock=lock, answers=answers, warnings=tuple(warnings))


def book(spec: str, files: Files = {}, *, seed: Union[None, str, int] = None, name: str = "book.pdf") -> Book:
    """Makes a book from the text of a spec.

    `seed` replaces that of the spec; one of them is needed. `name` is the file name that the lock records. Raises
    `PressError` for mistakes in the spec, all together.
    """
    seed = None if seed is None else str(seed)
    return _book(_made(_native.book, spec, dict(files), seed, name))


def reprint(lock: str, files: Files = {}, *, name: str = "book.pdf") -> Book:
    """Makes the book of a lock again: the same bytes, if the lock is of this version."""
    return _book(_made(_native.reprint, lock, dict(files), name))


def cover(
    spec: str,
    files: Files = {},
    *,
    seed: Union[None, str, int] = None,
    pages: Optional[int] = None,
    proof: bool = False,
) -> Cover:
    """Makes the cover of a book, whose pages are counted unless `pages` tells their number.

    A `proof` shows cuts, folds and safe areas, and is not for the printer.
    """
    seed = None if seed is None else str(seed)
    pdf, width, height, spine, pages = _made(_native.cover, spec, dict(files), seed, pages, proof)
    return Cover(pdf=pdf, width=width, height=height, spine=spine, pages=pages)


def day(
    spec: str,
    date: object,
    files: Files = {},
    *,
    seed: Union[None, str, int] = None,
    formats: Sequence[str] = (),
) -> Day:
    """Makes a day of a newspaper's desk, with solutions.

    `date` is a `datetime.date`, or text such as "2026-12-24". `formats` are those of the spec if there are none, such
    as "pdf", "svg", "json" and "html". A day on which the paper does not print has no files.
    """
    seed = None if seed is None else str(seed)
    made, warnings = _made(_native.day, spec, dict(files), seed, str(date), list(formats))
    return Day(files=dict(made), warnings=tuple(warnings))


def verify(lock: str, pdf: Optional[bytes] = None, files: Files = {}, *, answers: Optional[bytes] = None) -> Verification:
    """Proves that PDFs are the book of a lock, that every puzzle has one solution, and that every answer fits.

    Without a PDF, the lock alone is compared with a book that is made again.
    """
    pdfs = [("book.pdf", pdf), ("book-answers.pdf", answers)]
    given = [(name, content) for name, content in pdfs if content is not None]
    proved, warnings, differences = _made(_native.verify, lock, dict(files), given)
    return Verification(tuple(proved), tuple(warnings), tuple(differences))
