"""What the teacher, the students and the table do."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import field

from tasogare.core import Data, Move, Seat

from .house import Circle

__all__ = [
    "KINDS",
    "MATERIALS",
    "SECRETS",
    "WITCHES",
    "Block",
    "Collect",
    "Deal",
    "Deed",
    "Enter",
    "Kind",
    "Lay",
    "Material",
    "Moves",
    "Pass",
    "Search",
    "Secret",
    "Stand",
    "Trace",
    "Void",
    "Walk",
    "Witch",
]

Material: TypeAlias = Literal["herb", "bone", "gem", "ink", "feather"]
Trace: TypeAlias = Literal["A", "B"]
Kind: TypeAlias = Literal["A", "B", "herb", "bone", "gem", "ink", "feather"]
Witch: TypeAlias = Literal["blue", "red", "white", "yellow"]
Secret: TypeAlias = Literal[
    "full_set", "favourite", "two_pairs", "trace_hunter", "keen_eye", "teachers_pet", "head_start"
]

MATERIALS: tuple[Material, ...] = get_args(Material)
KINDS: tuple[Kind, ...] = get_args(Kind)
"""All kinds of chips; a kind's number is its place here, so the traces are 0 and 1."""
WITCHES: tuple[Witch, ...] = get_args(Witch)
SECRETS: tuple[Secret, ...] = get_args(Secret)


class Deal(Move):
    """What the table draws: the material that leaves the game, the circles A and B, the cards of seats 1, 2, ..."""

    removed: Material | None
    circles: tuple[Circle, Circle]
    tasks: tuple[Material, ...]
    secrets: tuple[Secret, ...]


class Stand(Move):
    """Where the teacher begins."""

    cell: str


class Enter(Move):
    """A student's witch, and the start cell of both its pawns."""

    witch: Witch
    start: str


class Lay(Move):
    """One chip of the trail."""

    kind: Kind
    cell: str


class Void(Move):
    """One circle that will not count."""

    circle: Trace


class Block(Move):
    """An obstacle from the supply (``old`` None), or from the spot where it lies; ``from`` on the wire."""

    spot: str
    old: str | None = field(name="from")


class Walk(Move, tag="move"):
    """The pawn whose side is up goes, or stays; the yellow witch may turn up a chip there."""

    to: str
    flip: int | None


class Search(Move):
    """Turns up a chip, and collects it if it is a material."""

    chip: int


class Collect(Move):
    """Takes a material that lies face up."""

    chip: int


class Pass(Move):
    """An action let go."""


Moves: TypeAlias = Deal | Stand | Enter | Lay | Void | Block | Walk | Search | Collect | Pass


class Deed(Data):
    """What somebody did before everybody's eyes; chips that are laid are told by their round and order instead."""

    by: Seat
    move: Stand | Enter | Block | Walk | Search | Collect | Pass
