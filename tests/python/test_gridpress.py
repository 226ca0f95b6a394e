"""The Python package, as a user has it: installed from its wheel, in an environment of its own.

GRIDPRESS is the program, whose puzzles and books must be the same. ROOT is the folder of the sources.
"""

import datetime
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import gridpress
import pytest

PROGRAM = os.environ["GRIDPRESS"]
ROOT = Path(os.environ["ROOT"])
SPEC = """
title = "Twelve Sudoku"
seed = "autumn 2026"
[page]
printer = "kdp-paperback-white"
trim = "6x9in"
[[section]]
id = "easy"
level = "easy"
count = 60
"""
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def program(*arguments, **options):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, check=True, text=True, **options)
    return done.stdout


@pytest.mark.parametrize(
    "options, arguments",
    [
        ({"level": "hard"}, ["--level", "hard"]),
        ({"level": "easy", "variant": "killer", "size": 6}, ["--level", "easy", "--variant", "killer", "--size", "6"]),
        ({"level": "medium", "symmetry": "none", "index": 3}, ["--level", "medium", "--symmetry", "none", "--range", "3..3"]),
    ],
)
def test_puzzles_are_those_of_the_program(options, arguments):
    made = gridpress.generate(seed="s", **options)
    own = json.loads(program("generate", "--seed", "s", "--json", "--solution", *arguments))
    for name in ["puzzle", "solution", "code", "technique", "score"]:
        assert made[name] == own[name], name


def test_verbs_agree():
    assert gridpress.solve(EASY).startswith("534678912")
    assert gridpress.count(EASY) == 1
    assert gridpress.count("." * 81, limit=10) == 10
    assert gridpress.rate(EASY)["level"] == "easy"
    steps = gridpress.explain(EASY)
    assert gridpress.hint(EASY) == steps[0]
    [parsed] = gridpress.parse(EASY)
    assert gridpress.canonical(parsed) == gridpress.canonical(EASY)
    assert gridpress.parse(gridpress.format(parsed, "grid")) == [parsed]
    assert "killer" in gridpress.names()["variants"]


def test_many_puzzles_are_those_of_single_calls():
    many = gridpress.generate_many(5, "easy", seed=7, first=3)
    assert many == [gridpress.generate("easy", seed=7, index=index) for index in range(3, 8)]
    assert gridpress.solve_many(many) == [puzzle["solution"] for puzzle in many]
    assert [rating["score"] for rating in gridpress.rate_many(many)] == [puzzle["score"] for puzzle in many]


def test_errors_have_codes():
    for code, work in [
        ("notation", lambda: gridpress.solve("12")),
        ("several-solutions", lambda: gridpress.solve("." * 81)),
        ("argument", lambda: gridpress.generate("nightmare", seed=1)),
        ("kind", lambda: gridpress.generate(seed=1, size=11)),
        ("out-of-reach", lambda: gridpress.generate("extreme", seed=1, size=4)),
        ("notation", lambda: gridpress.solve_many([EASY, "1"])),
    ]:
        with pytest.raises(gridpress.GridpressError) as error:
            work()
        assert error.value.code == code
        assert len(str(error.value)) > 5


def test_other_threads_run_meanwhile():
    ticks = []
    ends = threading.Event()

    def tick():
        while not ends.is_set():
            ticks.append(None)
            time.sleep(0.001)

    thread = threading.Thread(target=tick, daemon=True)
    thread.start()
    while len(ticks) < 2:
        time.sleep(0.001)
    before = len(ticks)
    try:
        gridpress.generate_many(300, "hard", seed="threads")
        during = len(ticks) - before
    finally:
        ends.set()
    thread.join()
    assert during > 5


def test_books_are_those_of_the_program(tmp_path):
    book = gridpress.book(SPEC)
    paths = book.save(tmp_path / "mine.pdf")
    assert [path.name for path in paths] == ["mine.pdf", "mine.lock"]
    (tmp_path / "book.toml").write_text(SPEC)
    program("book", "book.toml", "-q", cwd=tmp_path)
    assert (tmp_path / "book.pdf").read_bytes() == book.pdf
    assert (tmp_path / "book.lock").read_text() == book.lock
    assert gridpress.reprint(book.lock).pdf == book.pdf
    cover = gridpress.cover(SPEC)
    program("cover", "book.toml", "-q", cwd=tmp_path)
    assert (tmp_path / "book-cover.pdf").read_bytes() == cover.pdf
    assert cover.pages > 30 and cover.height > 9 * 72 and cover.spine > 0


def test_files_of_a_spec_are_given():
    spec = SPEC + '[[section]]\nid = "own"\nsource = "own.txt"\n'
    book = gridpress.book(spec, {"own.txt": EASY.encode()})
    assert book.pdf != gridpress.book(SPEC).pdf
    assert gridpress.verify(book.lock, book.pdf)
    with pytest.raises(gridpress.PressError, match="not among `files`"):
        gridpress.book(spec)


def test_proofs_find_every_difference():
    book = gridpress.book(SPEC + '[answers]\nplacement = "separate"\n')
    assert book.answers
    proof = gridpress.verify(book.lock, book.pdf, answers=book.answers)
    assert proof and len(proof.proved) > 2
    wrong = gridpress.verify(book.lock, book.pdf + b"\n", answers=book.answers)
    assert not wrong and wrong.differences


def test_mistakes_name_their_places():
    with pytest.raises(gridpress.PressError) as error:
        gridpress.book(SPEC.replace("easy", "eazy").replace("6x9in", "6 by 9"))
    assert error.value.exit_code == 2
    assert "eazy" in str(error.value) and "6 by 9" in str(error.value) and "line" not in type(error.value).__name__
    with pytest.raises(gridpress.PressError, match="seed"):
        gridpress.book(SPEC.replace('seed = "autumn 2026"', ""))
    assert gridpress.book(SPEC.replace('seed = "autumn 2026"', ""), seed=7).lock


def test_days_are_those_of_the_desk():
    desk = 'seed = "days"\n' + (ROOT / "templates/newspaper/book.toml").read_text()
    day = gridpress.day(desk, datetime.date(2026, 12, 24), formats=["svg", "json"])
    assert sorted(day.files) == sorted(gridpress.day(desk, "2026-12-24", formats=["svg", "json"]).files)
    assert any(name.endswith("-solution.svg") for name in day.files)
    with pytest.raises(gridpress.PressError, match="not a date"):
        gridpress.day(desk, "Christmas")
    with pytest.raises(gridpress.PressError, match="not a format"):
        gridpress.day(desk, "2026-12-24", formats=["doc"])


@pytest.mark.parametrize("text", ["src/guide/packages.md", "src/python/README.md"])
def test_examples_run(text, tmp_path):
    blocks = (ROOT / text).read_text().split("```python\n")[1:]
    assert blocks
    (tmp_path / "book.toml").write_text(SPEC)
    for number, block in enumerate(blocks):
        script = tmp_path / f"{number}.py"
        script.write_text(block.split("\n```")[0])
        subprocess.run([sys.executable, script], cwd=tmp_path, check=True, env={**os.environ, "MPLBACKEND": "agg"})
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF-")


def test_every_function_is_documented():
    for name in gridpress.__all__:
        thing = getattr(gridpress, name)
        assert name in ["__version__", "PuzzleInput"] or thing.__doc__, name


def test_the_program_is_complete(tmp_path):
    command = Path(sys.executable).with_name("gridpress")
    for own in [[command], [sys.executable, "-m", "gridpress"]]:
        assert subprocess.run([*own, "--version"], capture_output=True, check=True).stdout == program("--version").encode()
        folder = tmp_path / str(len(own))
        subprocess.run([*own, "new", folder, "-q"], check=True)
        subprocess.run([*own, "book", "-q"], cwd=folder, check=True)
        verified = subprocess.run([*own, "verify", "book.pdf"], cwd=folder, capture_output=True, text=True, check=True)
        assert "identical when rebuilt" in verified.stdout
        wrong = subprocess.run([*own, "book", "none.toml"], cwd=folder, capture_output=True, text=True)
        assert wrong.returncode == 2 and "none.toml" in wrong.stderr
