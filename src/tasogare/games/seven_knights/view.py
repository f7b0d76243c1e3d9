"""What a seat, or a spectator, sees."""

from __future__ import annotations

from typing import Literal

from tasogare.core import Data, Seat

from .modes import WITCH, setting
from .questions import bits
from .rounds import Asked, Look, Round
from .rules import (
    Answering,
    Asking,
    Commanding,
    Dealing,
    Inspecting,
    LiningUp,
    Over,
    Recommending,
    State,
    on_witch_side,
)

__all__ = ["Own", "View", "view"]


class Own(Data):
    """What a seat alone knows in this round."""

    tiles: tuple[int, ...]
    """The tiles whose values it knows: its own first, then those that it looked at, in that order."""
    values: tuple[int, ...]
    """Their values; 0 is the witch."""
    side: Literal["knight", "witch", "bewitched"]
    witch_tile: int | None
    """The witch, for those on her side."""
    bewitched: tuple[Seat, ...]
    """Who has looked at her, for those on her side."""


class View(Data):
    """The table as one seat sees it; ``own`` is None for spectators and between rounds."""

    phase: Dealing | Inspecting | Asking | Answering | Recommending | Commanding | LiningUp | Over
    round: int
    start: Seat
    tiles: int
    """How many tiles lie on the table; those before the seats have the seats' numbers, then come the centre's."""
    pool: tuple[int, ...]
    """The values from which they are dealt; 0 is the witch."""
    unused: int
    """How many of the pool are not on the table, unknown to all."""
    looks: tuple[Look, ...]
    """The arrows of this round, in order."""
    questions: tuple[Asked, ...]
    """The questions of this round, in order; the last may still wait for its answer."""
    votes: tuple[Seat, ...]
    """Whom each seat recommended, once all are in."""
    captain: Seat | None
    own: Own | None
    rounds: tuple[Round, ...]
    """The rounds that are over, with all that was hidden."""
    totals: tuple[int, ...]


def view(s: State, seat: Seat | None) -> View:
    """The view of a seat; of a spectator for None."""
    at = setting(s.options, s.seats)
    return View(
        s.phase,
        len(s.rounds) if isinstance(s.phase, Over) else len(s.rounds) + 1,
        s.start,
        at.tiles,
        at.pool,
        at.unused,
        s.looks,
        s.questions,
        s.votes,
        s.captain,
        _own(s, seat) if seat is not None and s.tiles else None,
        s.rounds,
        s.totals,
    )


def _own(s: State, seat: Seat) -> Own:
    tiles = (seat, *(look.tile for look in s.looks if look.seat == seat))
    values = tuple(s.tiles[tile] for tile in tiles)
    if not on_witch_side(s, seat):
        return Own(tiles, values, "knight", None, ())
    witch = tiles[values.index(WITCH)]
    bewitched = tuple(other for other in range(s.seats) if other != witch and witch in bits(s.seen[other]))
    return Own(tiles, values, "witch" if witch == seat else "bewitched", witch, bewitched)
