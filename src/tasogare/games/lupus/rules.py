"""Lupus in Tabula, the program being the Master: the roles are dealt, then night and day follow each other.

The phases stand in ``night`` and ``day``, one stanza each, by the rulebook; then who has won.
"""

from __future__ import annotations

from collections.abc import Mapping

from tasogare.core import TABLE, Channel, Data, IllegalMove, Move, Phase, Seat, replace

from .cast import Options, cast, roles_of
from .day import Ballot, Defence, Picking, Statement, Talking, Voting
from .moves import Deal, Deals, Role, Say, bits
from .night import Deeds, Night, nightfall
from .victory import Over, outcome

__all__ = ["Dealing", "State", "channels", "dead_by", "is_statement", "outcome", "setup"]


class Dealing(Phase):
    """The Master gives every seat one role card, face down."""

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> Deals:
        return Deals(roles_of(s.seats, s.options.roles, s.options.wolves))

    def resolve(self, s: State, moves: Mapping[Seat, Deal]) -> State:
        return nightfall(replace(s, roles=moves[TABLE].roles, alive=(1 << s.seats) - 1), 1)

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        return IllegalMove("bad_deal") if isinstance(move, Deal) else IllegalMove("not_an_option")


class State(Data):
    seats: int
    options: Options
    phase: Dealing | Night | Talking | Voting | Defence | Picking | Over = Dealing()
    roles: tuple[Role, ...] = ()
    alive: int = 0
    """The mask of living seats."""
    nights: tuple[Deeds, ...] = ()
    """The nights that are over; as many as the day's number."""
    lynched: tuple[Seat, ...] = ()
    """By day."""
    statements: tuple[Statement, ...] = ()
    votes: tuple[Ballot, ...] = ()
    done: int = 0
    """Tonight, and secret like all that follows: the mask of those that are no attackers and have made their move."""
    divined: Seat | None = None
    guarded: Seat | None = None
    points: tuple[tuple[Seat, Seat], ...] = ()
    """(wolf, target) in the wolves' order: where each that has pointed points now."""
    insisted: Seat | None = None
    """At whom a wolf pointed last, if it did so once more."""


def setup(seats: int, options: Options) -> State:
    """The table before the deal."""
    return State(seats, options)


def dead_by(s: State, night: int) -> int:
    """The mask of those who were dead when a night began."""
    gone = (*(i for deeds in s.nights[: night - 1] for i in deeds.dead), *s.lynched[: night - 1])
    return sum(1 << i for i in gone)


def channels(s: State) -> tuple[Channel, ...]:
    """The village, where the living write by day and all read; the wolves', by night; the dead's among themselves."""
    if isinstance(s.phase, Over):
        everybody = tuple(range(s.seats))
        return Channel("village", everybody), Channel("wolves", ()), Channel("dead", ())
    day = isinstance(s.phase, Talking | Voting | Defence | Picking)
    open_to = [Channel("village", bits(s.alive) if day else ())]
    if isinstance(s.phase, Night):
        pack = bits(s.alive & cast(s.roles).wolves)
        open_to.append(Channel("wolves", pack, pack))
    if s.options.dead_chat and s.roles:
        dead = bits(((1 << s.seats) - 1) & ~s.alive)
        open_to.append(Channel("dead", dead, dead))
    return tuple(open_to)


def is_statement(move: Move) -> bool:
    """Whether a move is mere talk."""
    return isinstance(move, Say)
