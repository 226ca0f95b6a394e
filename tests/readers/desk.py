"""Reads the files of some days again: `python3 desk.py FOLDER`, with the package `ipuz`."""
import glob
import hashlib
import json
import subprocess
import sys

import ipuz

folder = sys.argv[1]

days = [json.load(open(name)) for name in sorted(glob.glob(f"{folder}/2026-*.json"))]
assert len(days) == 6
for before, day in zip([None] + days, days):
    name = f"{folder}/{day['date']}"
    rows = lambda line: [line[at:at + 9] for at in range(0, 81, 9)]
    text = lambda pdf: subprocess.run(["pdftotext", "-layout", pdf, "-"], capture_output=True, text=True, check=True).stdout
    lines = lambda pdf: [line.replace(" ", "") for line in text(pdf).splitlines()]
    assert all(row in lines(name + "-solution.pdf") for row in rows(day["solution"])), name
    if before:
        # The rules may be next to the small solution.
        today = lines(name + ".pdf")
        assert all(any(line.startswith(row) for line in today) for row in rows(before["solution"])), name
    assert open(name + ".txt").read().strip() == day["puzzle"]
    puzzle = ipuz.read(open(name + ".ipuz").read())
    flat = lambda cells: "".join(str(cell) for row in cells for cell in row)
    assert flat(puzzle["puzzle"]).replace("0", ".") == day["puzzle"] and flat(puzzle["solution"]) == day["solution"]
for entry in json.load(open(f"{folder}/index.json"))["files"]:
    assert hashlib.sha256(open(f"{folder}/{entry['file']}", "rb").read()).hexdigest() == entry["sha256"]
