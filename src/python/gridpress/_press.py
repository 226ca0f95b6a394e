"""The press: books, covers, newspaper days, and proofs, which are made without Python's global lock."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from datetime import date as Date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple, TypeVar, Union

from . import _native
from ._engine import PuzzleInput, format
from ._types import Kind

if TYPE_CHECKING:
    from typing_extensions import Unpack

_Path = Union[str, "os.PathLike[str]"]
_Seed = Union[None, str, int]
_Made = TypeVar("_Made")
Files = Mapping[str, Union[str, bytes]]
"""The fonts, pictures, texts and puzzles that a spec names, by their paths in it: bytes, or text in UTF-8."""


class PressError(ValueError):
    """Mistakes in a spec, or pages that cannot be made.

    The text names each place, what was expected, and what to do. `exit_code` is that of the program: 1 if something
    differs, 2 for mistakes in the input, 3 if no puzzle was found, 4 for the system.
    """

    def __init__(self, exit_code: int, message: str) -> None:
        super().__init__(exit_code, message)
        self.exit_code = exit_code

    def __str__(self) -> str:
        message: str = self.args[1]
        return message


def _made(work: Callable[..., _Made], *arguments: Any) -> _Made:
    try:
        return work(*arguments)
    except ValueError as error:
        if len(error.args) == 2:
            raise PressError(*error.args) from None
        raise


def _expect(fits: bool, name: str, value: object, expected: str) -> None:
    if not fits:
        raise PressError(2, f"`{name}` is {value!r:.60}; expected {expected}")


def _text(name: str, text: object) -> object:
    """Returns the text of a spec or lock, which has an assignment at least, unlike a path."""
    fits = isinstance(text, str) and "=" in text
    _expect(fits, name, text, f"the text of a {name}: to read a file, {name}=Path(...).read_text(encoding=\"utf-8\")")
    return text


def _bytes(name: str, content: object) -> bytes:
    fits = isinstance(content, (bytes, bytearray, memoryview))
    _expect(fits, name, content, "the bytes of a file, as in Path(...).read_bytes()")
    return bytes(content)  # type: ignore[call-overload, no-any-return]


def _files(files: Files) -> Dict[str, bytes]:
    _expect(isinstance(files, Mapping), "files", files, 'contents by path, as in {"cover.jpg": b"..."}')
    contents = ((path, text.encode() if isinstance(text, str) else text) for path, text in files.items())
    return {path: _bytes(f"files[{path!r}]", content) for path, content in contents}


def _seed(seed: object) -> Optional[str]:
    fits = seed is None or isinstance(seed, (str, int)) and not isinstance(seed, bool)
    _expect(fits, "seed", seed, "a text or a whole number")
    return None if seed is None else str(seed)


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

    def _repr_pdf_(self) -> bytes:
        return self.pdf


@dataclass(frozen=True)
class Cover:
    """A cover: back, spine and front on one sheet. Lengths are in points, of which an inch has 72."""

    pdf: bytes = field(repr=False)
    width: float
    height: float
    spine: float
    pages: int
    """The number of pages that the spine is for."""

    def _repr_pdf_(self) -> bytes:
        return self.pdf


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


def _book(parts: Tuple[bytes, Optional[bytes], str, List[str]]) -> Book:
    pdf, answers, lock, warnings = parts
    return Book(pdf=pdf, lock=lock, answers=answers, warnings=tuple(warnings))


def book(spec: str, files: Files = {}, *, seed: _Seed = None, name: str = "book.pdf") -> Book:
    """Makes a book.

    spec: the text of the spec, not its path: `Path("book.toml").read_text(encoding="utf-8")`.
    files: the fonts, pictures, texts and puzzles that the spec names, by path.
    seed: replaces that of the spec; one of them is needed.
    name: the file name that the lock records.

    Raises `PressError` for mistakes in the spec, all together.
    """
    return _book(_made(_native.book, _text("spec", spec), _files(files), _seed(seed), name))


def reprint(lock: str, files: Files = {}, *, name: str = "book.pdf") -> Book:
    """Makes the book of a lock again, from its text: the same bytes, if the lock is of this version."""
    return _book(_made(_native.reprint, _text("lock", lock), _files(files), name))


def cover(
    spec: str,
    files: Files = {},
    *,
    seed: _Seed = None,
    pages: Optional[int] = None,
    proof: bool = False,
) -> Cover:
    """Makes the cover of a book; `spec`, `files` and `seed` are as in `book`.

    pages: the number of pages that the spine is for; those of the book by default.
    proof: shows cuts, folds and safe areas, and is not for the printer.
    """
    fits = pages is None or type(pages) is int and 0 < pages < 2**32
    _expect(fits, "pages", pages, "a whole number from 1")
    made = _made(_native.cover, _text("spec", spec), _files(files), _seed(seed), pages, proof)
    return Cover(*made)


def day(
    spec: str,
    date: Union[str, Date],
    files: Files = {},
    *,
    seed: _Seed = None,
    formats: Union[str, Sequence[str]] = (),
) -> Day:
    """Makes a day of a newspaper's desk, with solutions; `spec`, `files` and `seed` are as in `book`.

    date: a `datetime.date`, or text such as "2026-12-24".
    formats: one or several, such as "pdf", "svg", "json" and "html"; those of the spec by default.

    A day on which the paper does not print has no files.
    """
    formats = [formats] if isinstance(formats, str) else list(formats)
    made, warnings = _made(_native.day, _text("spec", spec), _files(files), _seed(seed), str(date), formats)
    return Day(files=dict(made), warnings=tuple(warnings))


def verify(lock: str, pdf: Optional[bytes] = None, files: Files = {}, *, answers: Optional[bytes] = None) -> Verification:
    """Proves that PDFs are the book of a lock, that every puzzle has one solution, and that every answer fits.

    lock: the text of the lock.
    pdf, answers: the contents of the PDFs. Without them, the lock alone is compared with a book that is made again.
    files: as in `book`.
    """
    pdfs = [("book.pdf", "pdf", pdf), ("book-answers.pdf", "answers", answers)]
    given = [(name, _bytes(argument, content)) for name, argument, content in pdfs if content is not None]
    proved, warnings, differences = _made(_native.verify, _text("lock", lock), _files(files), given)
    return Verification(tuple(proved), tuple(warnings), tuple(differences))


def svg(puzzle: PuzzleInput, *, solution: bool = False, **kind: Unpack[Kind]) -> str:
    """Draws a puzzle that has one solution, or its solution, as SVG; `kind` is as in `solve`."""
    return _made(_native.svg, format(puzzle, "json", **kind), solution)
