"""The table of numbers: a row for each count of cats, public, every column an option."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta

from tasogare.core import BadOption, Data

from .moves import SPECIALS, Role, Special

__all__ = ["VERSIONS", "Options", "check_options", "defaults", "option_sets", "row_roles"]

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Few = Annotated[int, Meta(ge=1, le=5)]

_FILE = json.loads(Path(__file__).with_name("numbers.json").read_text())
VERSIONS: tuple[int, ...] = tuple(map(int, _FILE["versions"]))
"""The versions of the table; an old one keeps its numbers."""

TALK_SECONDS = 180


class Options(Data):
    """A row of the table of numbers, public, and the time for talk."""

    witches: Positive
    crows: Count
    jesters: Count
    specials: tuple[Special, ...]
    """The specials in play; whoever is left is a villager."""
    places: Few
    """How many places are open."""
    materials: Few
    """How many materials a day needs."""
    seals: Positive
    """How many rituals must succeed."""
    knights_day: Positive
    """The last day."""
    gauge: Positive
    """How many rejected proposals end a night's ritual."""
    potions: Count
    talk_seconds: Count
    """For each of gather, discuss, propose, approve and vote; 0: no limit."""


def defaults(seats: int, given: Mapping[str, Any], version: int) -> dict[str, Any]:
    """The row of that version for so many cats."""
    row = dict(zip(_FILE["columns"], _FILE["versions"][str(version)][str(seats)], strict=True))
    return {**row, "specials": tuple(row["specials"]), "talk_seconds": TALK_SECONDS}


def check_options(options: Options, seats: int) -> None:
    """Raises BadOption where a row can't be played by so many cats."""
    if 2 * options.witches >= seats:
        raise BadOption("too_many_witches", seats=seats, got=options.witches)
    if len(set(options.specials)) < len(options.specials):
        raise BadOption("special_twice", specials=", ".join(options.specials))
    if options.materials > options.places:
        raise BadOption("too_many_materials", most=options.places, got=options.materials)
    roles = options.witches + options.crows + options.jesters + len(options.specials)
    if roles > seats:
        raise BadOption("too_many_roles", seats=seats, got=roles)


def row_roles(options: Options, seats: int) -> tuple[Role, ...]:
    """The roles in play, villagers filling up."""
    roles: list[Role] = ["witch"] * options.witches
    roles += ["crow"] * options.crows
    roles += ["jester"] * options.jesters
    roles += options.specials
    roles += ["villager"] * (seats - len(roles))
    return tuple(roles)


def option_sets(seats: int) -> Iterable[dict[str, Any]]:
    """The row as it is, and one with every column changed and every role in play that fits."""
    yield {}
    witches = 2 if seats > 4 else 1
    room = seats - witches
    specials = list(SPECIALS[:room])
    room -= len(specials)
    yield {
        "witches": witches,
        "crows": min(2, room),
        "jesters": min(1, max(0, room - 2)),
        "specials": specials,
        "places": 3,
        "materials": 2,
        "seals": 3,
        "knights_day": 3,
        "gauge": 2,
        "potions": 2,
        "talk_seconds": 0,
    }
