"""The Python package, as a user has it: installed from its wheel, in an environment of its own.

GRIDPRESS is the program, whose puzzles and books must be the same. ROOT is the folder of the sources.
"""

import datetime
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import typing
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
    assert made == own


def test_verbs_agree():
    assert gridpress.solve(EASY)["solution"].startswith("534678912")
    assert gridpress.count(EASY) == 1
    assert gridpress.count("." * 81, limit=10) == 10
    assert gridpress.rate(EASY)["level"] == "easy"
    steps = gridpress.explain(EASY)["steps"]
    assert gridpress.hint(EASY)["steps"][0] == steps[0]
    for command, function in [("grade", gridpress.rate), ("solve", gridpress.solve), ("explain", gridpress.explain)]:
        assert function(EASY) == json.loads(program(command, "--json", EASY))
    [parsed] = gridpress.parse(EASY)
    assert gridpress.canonical(parsed) == gridpress.canonical(EASY)
    assert gridpress.parse(gridpress.format(parsed, "grid")) == [parsed]
    assert "killer" in gridpress.names()["variants"]


def test_many_puzzles_are_those_of_single_calls():
    many = gridpress.generate_many(5, "easy", seed=7, first=3)
    assert many == [gridpress.generate("easy", seed=7, index=index) for index in range(3, 8)]
    assert [solved["solution"] for solved in gridpress.solve_many(many)] == [puzzle["solution"] for puzzle in many]
    assert [rating["score"] for rating in gridpress.rate_many(many)] == [puzzle["score"] for puzzle in many]
    assert gridpress.generate_many(0, seed=7) == gridpress.solve_many([]) == []


def test_the_puzzle_that_fails_is_named():
    with pytest.raises(gridpress.GridpressError, match="puzzle at index 1: the puzzle has more than one") as error:
        gridpress.solve_many([EASY, "." * 81, "x"])
    assert (error.value.index, error.value.code) == (1, "several-solutions")
    assert error.value.reply["solutions"] == 2 and error.value.reply["other"]
    solved = gridpress.solve_many(iter([EASY, "." * 81, "x"]), errors="return")
    assert solved[0] == gridpress.solve(EASY)
    assert [error.code for error in solved[1:]] == ["several-solutions", "notation"]
    assert [error.index for error in gridpress.rate_many(["x"], errors="return")] == [0]
    beyond = gridpress.generate_many(2, seed="s", size=4, level="extreme", errors="return")
    assert [error.code for error in beyond] == ["out-of-reach"] * 2
    copy = pickle.loads(pickle.dumps(solved[1]))
    assert (str(copy), copy.code, copy.index) == (str(solved[1]), "several-solutions", 1)


def test_steps_have_sentences():
    assert gridpress.hint(EASY)["steps"][0]["text"] == "In box 9, no cell but r9c7 can take 1. So r9c7 is 1."
    assert "Block\u00a09" in gridpress.hint(EASY, language="de")["steps"][0]["text"]
    assert {"name", "look", "pattern"} < gridpress.explain(EASY)["steps"][0].keys()


@pytest.mark.parametrize(
    "message, work",
    [
        ("unknown option `levl`; did you mean `level`?", lambda: gridpress.generate(levl="hard")),
        ("`level` is \"hrd\"; did you mean `hard`?", lambda: gridpress.generate("hrd")),
        ("`seed` is b'x'; expected a text", lambda: gridpress.generate(seed=b"x")),
        ("`seed` is true", lambda: gridpress.generate(seed=True)),
        ("`seed` is nan", lambda: gridpress.generate(seed=float("nan"))),
        ("valid Unicode", lambda: gridpress.generate(seed="\ud800")),
        ("`size` is 9.5", lambda: gridpress.generate(size=9.5)),
        ("`variant` is {'killer'}", lambda: gridpress.generate(variant={"killer"})),
        ("more than 64 cells removed", lambda: gridpress.generate(removed=81)),
        ("`count` is -1", lambda: gridpress.generate_many(-1, seed=1)),
        ("`errors` is 'ignore'", lambda: gridpress.solve_many([], errors="ignore")),
        ("unknown option `sise`; did you mean `size`?", lambda: gridpress.solve(EASY, sise=9)),
        ("did you mean `language`?", lambda: gridpress.explain(EASY, langage="de")),
        ("did you mean `de`?", lambda: gridpress.hint(EASY, language="German")),
        ("`puzzle` is b'12'", lambda: gridpress.solve(b"12")),
        ("`puzzles` is", lambda: gridpress.solve_many(EASY)),
        ("`spec` is 'book.toml'; expected the text of a spec", lambda: gridpress.book("book.toml")),
        ("`spec` is PosixPath", lambda: gridpress.book(Path("book.toml"))),
        ("`lock` is b'", lambda: gridpress.verify(b"lock")),
        ("`seed` is b'x'", lambda: gridpress.book(SPEC, seed=b"x")),
        ("`files` is ['a.txt']", lambda: gridpress.book(SPEC, ["a.txt"])),
        ("`files['a.txt']` is 5; expected the bytes", lambda: gridpress.book(SPEC, {"a.txt": 5})),
        ("`pdf` is 'book.pdf'; expected the bytes", lambda: gridpress.verify(SPEC, "book.pdf")),
        ("`pages` is -1", lambda: gridpress.cover(SPEC, pages=-1)),
    ],
)
def test_no_argument_is_ignored(message, work):
    with pytest.raises((gridpress.GridpressError, gridpress.PressError)) as error:
        work()
    assert message in str(error.value)


@pytest.mark.parametrize(
    "call", ["generate(removed=64, seed='s')", "generate_many(10**6, 'hard', seed=1)", "book(SPEC.replace('60', '9999'))"]
)
def test_signals_end_calls(call):
    script = f"import gridpress, time\nSPEC = {SPEC!r}\nprint(flush=True)\ngridpress.{call}"
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    process.stdout.readline()
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    before = time.monotonic()
    assert process.communicate(timeout=10)[1].endswith("KeyboardInterrupt\n")
    assert time.monotonic() - before < 2


def test_puzzles_have_pictures():
    killer = gridpress.generate(variant="killer", level="easy", seed=1)
    picture = gridpress.svg(killer)
    assert "<svg" in picture and picture != gridpress.svg(killer, solution=True)
    assert killer._repr_html_().startswith("<img")
    assert gridpress.parse("." * 81)[0]._repr_html_() is None
    assert pickle.loads(pickle.dumps(killer)) == killer == json.loads(json.dumps(killer))


def test_types_are_strict(tmp_path):
    def mypy(*arguments):
        command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache", *arguments]
        return subprocess.run(command, capture_output=True, text=True).stdout

    assert mypy("-p", "gridpress").startswith("Success")
    script = tmp_path / "user.py"
    script.write_text(
        "import gridpress\n"
        "made = gridpress.generate_many(2, 'hard', seed=1, variant=['killer', 'diagonal'], removed=(40, 45))\n"
        "texts = [step['text'] for puzzle in made for step in gridpress.explain(puzzle, language='de', size=9)['steps']]\n"
        "codes = [found.code for found in gridpress.solve_many(made, errors='return') if isinstance(found, gridpress.GridpressError)]\n"
    )
    assert mypy(script).startswith("Success")
    script.write_text("import gridpress\ngridpress.generate('brutal', sise=9)\ngridpress.solve('', variant='kiler')\n")
    assert "Found 3 errors" in mypy(script)


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
        is_alias = name in ["__version__", "PuzzleInput"] or typing.get_args(thing)
        assert is_alias or thing.__doc__, name


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
