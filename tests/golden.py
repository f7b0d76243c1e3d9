"""Golden playthroughs: stored texts of whole random games, that pin all the rules say.

``python -m tests.golden`` writes the stored ones anew, ``python -m tests.golden mu`` those of one game (which gets a
first one if it has none), and ``python -m tests.golden mu 3 '{"deck":"small"}' small`` adds one: seats, options, name.
A file says in its first two lines which game, seats, seed and options it shows.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import tasogare
from tasogare.core import conformance

__all__ = ["FOLDER", "again", "stored"]

FOLDER = Path(__file__).parent / "games"
_HEAD = re.compile(r"# (?P<game>\w+), (?P<seats>\d+) seats, seed (?P<seed>\d+)\noptions (?P<options>\{.*\})\n")


def stored(name: str) -> list[Path]:
    """The golden files of a game, in the order of their names."""
    return sorted((FOLDER / name / "golden").glob("*.txt"))


def again(path: Path) -> str:
    """What the file should hold by the rules of today."""
    head = _HEAD.match(path.read_text("utf-8"))
    assert head is not None, f"{path} does not begin as a playthrough does"
    game = tasogare.game(head["game"])
    return conformance.playthrough(game, int(head["seats"]), json.loads(head["options"]), int(head["seed"]))


def add(name: str, seats: int, given: dict[str, Any], file: str) -> None:
    """Writes a new golden file."""
    folder = FOLDER / name / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    text = conformance.playthrough(tasogare.game(name), seats, given)
    (folder / f"{file}.txt").write_text(text, "utf-8")


def main(arguments: list[str]) -> None:
    """Writes golden files as the module's text says."""
    if len(arguments) == 4:
        add(arguments[0], int(arguments[1]), json.loads(arguments[2]), arguments[3])
        return
    for name in arguments or tasogare.games():
        for path in stored(name):
            path.write_text(again(path), "utf-8")
        if not stored(name):
            seats = tasogare.game(name).seats[0]
            add(name, seats, {}, f"{seats}-seats")


if __name__ == "__main__":
    main(sys.argv[1:])
