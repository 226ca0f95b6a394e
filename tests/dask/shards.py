#!/usr/bin/env python3
"""Generates millions of puzzles on any number of machines, with Dask.

A puzzle depends only on its seed, recipe and number, so any worker can make any range of numbers. This script makes
ranges ("shards") with the Python package of gridpress, finds duplicates across all of them by their canonical form, and
writes the rest as Parquet, in the order of the numbers. The rows do not depend on the number of workers.

Every file appears completely or not at all: the next run continues with the files of a run that was interrupted.

    shards.py make OUT --count 100000 --workers 2 -- --seed 7 --level easy
    shards.py rows OUT | sha256sum
"""

import argparse
import importlib
import json
import logging
import os
import sys
import tempfile
from pathlib import Path

import dask
import dask.dataframe as dd
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv
import pyarrow.parquet as pq
from distributed import Client, as_completed

# Dask's workers share the processors, so each makes one puzzle at a time.
os.environ.setdefault("RAYON_NUM_THREADS", "1")

# The fields of a puzzle from `gridpress.generate_many`. Only jigsaws have regions; only killers and calcudokus have
# cages, and only those of killers have sums.
CAGE = pa.struct(
    [("cells", pa.list_(pa.string())), ("sum", pa.int32()), ("operation", pa.string()), ("target", pa.int32())]
)
MARK = pa.struct([("sign", pa.string()), ("cells", pa.list_(pa.string()))])
ROW = pa.schema(
    [("puzzle", pa.string()), ("solution", pa.string()), ("canonical", pa.string())]
    + [("size", pa.int16()), ("variant", pa.list_(pa.string()))]
    + [("regions", pa.string()), ("cages", pa.list_(CAGE)), ("marks", pa.list_(MARK))]
    + [("removed", pa.int16()), ("level", pa.string())]
    + [("technique", pa.string()), ("score", pa.int32()), ("code", pa.string())]
)
# The columns that `rows` writes as CSV, for comparison with a run on one machine.
COMPARED = ["index", "puzzle", "solution", "canonical"]
# An empty table of numbers and forms.
TEXT = pd.ArrowDtype(pa.string())
FORMS = pd.DataFrame({"index": pd.Series(dtype="int64"), "canonical": pd.Series(dtype=TEXT)})


def shards(count, size):
    """Returns the ranges of numbers from 1 to `count`, with `size` numbers in each but the last."""
    return [(first, min(first + size - 1, count)) for first in range(1, count + 1, size)]


def path_of(folder, shard):
    """Returns the path of a shard; file names are in the order of the numbers."""
    return Path(folder) / "{:010}-{:010}.parquet".format(*shard)


def place(path, write):
    """Writes a temporary file with `write`, and then renames it to `path`."""
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
    os.close(handle)
    try:
        write(name)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def recipe_of(words):
    """Parses the recipe of all puzzles, as the arguments of `gridpress.generate_many`."""
    parser = argparse.ArgumentParser(prog="shards.py make OUT --", description="The recipe of the puzzles.")
    parser.add_argument("--seed", required=True, help="without one, every shard would draw its own")
    parser.add_argument("--level", default="medium")
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--variant", type=lambda names: names.split(","), default=[])
    parser.add_argument("--grids")
    parser.add_argument("--symmetry")
    parser.add_argument("--removed", help="a number, a range as in 50..53, or `minimal`")
    recipe = vars(parser.parse_args(words))
    removed = recipe["removed"]
    if removed and removed != "minimal":
        numbers = [int(number) for number in removed.split("..")]
        recipe["removed"] = numbers[0] if len(numbers) == 1 else numbers
    return recipe


def make(folder, recipe, shard):
    """Makes the puzzles of a shard, unless they exist."""
    # Imported by the worker, after the number of threads is set.
    import gridpress

    path, (first, last) = path_of(folder, shard), shard
    if path.exists():
        return
    puzzles = gridpress.generate_many(last - first + 1, first=first, canonical=True, **recipe)
    rows = pa.Table.from_pylist(puzzles, schema=ROW)
    rows = rows.add_column(0, "index", pa.array(range(first, last + 1), pa.int64()))
    place(path, lambda name: pq.write_table(rows, name, compression="zstd"))


def forms(path):
    """Returns the number and the canonical form of each puzzle of a shard."""
    rows = pq.read_table(path, columns=list(FORMS))
    return rows.to_pandas(types_mapper={pa.string(): TEXT}.get)


def later_duplicates(forms):
    """Returns the numbers of all puzzles but the first of each form. `forms` has all puzzles of its forms."""
    forms = forms.sort_values("index")
    return forms.loc[forms.duplicated("canonical"), ["index"]]


def duplicates(folder, ranges, partitions):
    """Returns, for each shard in order, the numbers of puzzles that duplicate one with a lower number."""
    paths = [path_of(folder, shard) for shard in ranges]
    pairs = dd.from_map(forms, paths, meta=FORMS)
    shuffled = pairs.shuffle("canonical", npartitions=partitions)
    later = shuffled.map_partitions(later_duplicates, meta=FORMS[["index"]])
    limits = [first for first, _ in ranges] + [ranges[-1][1]]
    return later.set_index("index", divisions=limits).to_delayed()


def finish(source, target, shard, duplicates):
    """Writes a shard without `duplicates`, unless that is done. Returns the number of remaining puzzles."""
    path = path_of(target, shard)
    if not path.exists():
        rows = pq.read_table(path_of(source, shard))
        is_duplicate = pc.is_in(rows["index"], pa.array(duplicates.index, pa.int64()))
        place(path, lambda name: pq.write_table(rows.filter(pc.invert(is_duplicate)), name, compression="zstd"))
    return pq.read_metadata(path).num_rows


def positive(text):
    """Parses a positive number."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def connect(args):
    """Connects to the workers of a running scheduler, or starts a cluster."""
    if args.scheduler:
        return Client(args.scheduler)
    if args.scheduler_file:
        return Client(scheduler_file=args.scheduler_file)
    module, name = args.cluster.split(":")
    cluster = getattr(importlib.import_module(module), name)(**json.loads(args.options))
    if args.workers:
        cluster.scale(args.workers)
    return Client(cluster)


def prepare(out, run):
    """Begins a run in the folder `out`, or continues it."""
    note = out / "run.json"
    if note.exists() and json.loads(note.read_text()) != run:
        sys.exit(f"{out} holds another run ({note.read_text().strip()}): take another folder")
    for folder in [out / "shards", out / "puzzles"]:
        folder.mkdir(parents=True, exist_ok=True)
        for left in folder.glob("*.tmp"):
            left.unlink()
    place(note, lambda name: Path(name).write_text(json.dumps(run) + "\n"))


def run_make(args):
    # Dask logs the start and end of every shuffle.
    logging.getLogger("distributed.shuffle").setLevel(logging.ERROR)
    recipe = recipe_of(args.recipe)
    out = args.out.resolve()
    source, target = out / "shards", out / "puzzles"
    prepare(out, {"recipe": args.recipe, "count": args.count, "shard": args.shard})
    ranges = shards(args.count, args.shard)
    missing = [shard for shard in ranges if not path_of(source, shard).exists()]
    print(f"{len(ranges)} shards, {len(missing)} of them to be made", flush=True)
    with connect(args) as client:
        made = client.map(lambda shard: make(source, recipe, shard), missing, pure=False)
        for future in as_completed(made):
            future.result()
        print("all shards are made; looking for duplicates", flush=True)
        parts = duplicates(source, ranges, args.partitions or len(ranges))
        done = [dask.delayed(finish)(source, target, shard, part) for shard, part in zip(ranges, parts)]
        rows = sum(client.gather(client.compute(done)))
    print(f"{rows} puzzles, {args.count - rows} duplicates left out: {target}")


def run_rows(args):
    options = pyarrow.csv.WriteOptions(include_header=False, quoting_style="none")
    for path in sorted((args.out / "puzzles").glob("*.parquet")):
        pyarrow.csv.write_csv(pq.read_table(path, columns=COMPARED), sys.stdout.buffer, options)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("make", help="make puzzles into OUT/puzzles; their recipe follows --")
    command.add_argument("out", type=Path, help="a folder that all workers can access; a rerun continues in it")
    command.add_argument("--count", type=positive, required=True, help="number of puzzles, duplicates included")
    command.add_argument("--shard", type=positive, default=50_000, help="puzzles in a shard [%(default)s]")
    command.add_argument("--partitions", type=positive, help="parts of the shuffle [as many as shards]")
    command.add_argument("--scheduler", metavar="ADDRESS", help="address of a running scheduler")
    command.add_argument("--scheduler-file", metavar="FILE", help="file of a running scheduler")
    command.add_argument("--cluster", metavar="MODULE:CLASS", default="distributed:LocalCluster")
    command.add_argument("--options", metavar="JSON", default='{"threads_per_worker": 1}', help="options of the cluster")
    command.add_argument("--workers", type=positive, help="number of workers of the cluster")
    command.set_defaults(run=run_make)
    command = commands.add_parser("rows", help=f"print the rows of OUT/puzzles as CSV: {', '.join(COMPARED)}")
    command.add_argument("out", type=Path)
    command.set_defaults(run=run_rows)
    words = sys.argv[1:]
    split = words.index("--") if "--" in words else len(words)
    args = parser.parse_args(words[:split])
    args.recipe = words[split + 1 :]
    args.run(args)


if __name__ == "__main__":
    main()
