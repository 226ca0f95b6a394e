"""The complete program, as the command `gridpress` or `python -m gridpress`."""

import sys

from . import _native


def main() -> None:
    sys.stdout.flush()
    sys.exit(_native.run(["gridpress", *sys.argv[1:]]))
