"""Who has won: asked at the end of the day, of the ritual and of the vote, in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tasogare.core import Outcome, Seat, replace

from .days import human_witches, others
from .moves import VILLAGE
from .phases import Play, everybody

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Over", "at_day_end", "at_ritual_end", "at_vote_end", "outcome"]

Side = Literal["village", "witches", "jester"]
Why = Literal["seals", "frogs", "outnumbered", "jester", "knights", "banished"]


class Over(Play):
    """The game is over at the very play that completes a victory."""

    winner: Side
    why: Why
    frogs: int
    """The witches' score: the frogs at the end.  It decides nothing."""


def at_ritual_end(s: State) -> State:
    """The seals are complete: the village, on the knights' day too, before any vote."""
    return over(s, "village", "seals") if s.seals >= s.options.seals else s


def at_day_end(s: State) -> State:
    """All witches that are left are frogs: the village.  Outnumbered: the witches."""
    if all_frogs(s):
        return over(s, "village", "frogs")
    return over(s, "witches", "outnumbered") if outnumbered(s) else s


def at_vote_end(s: State, banished: Seat | None) -> State:
    """A banished jester; the knights' day, for whom a witch was banished; no witch left; outnumbered."""
    if banished is not None and s.roles[banished] == "jester":
        return over(s, "jester", "jester")
    if s.day.number >= s.options.knights_day:
        return over(s, "village", "knights") if s.day.was_witch else over(s, "witches", "knights")
    if all_frogs(s) or not any(role == "witch" and s.forms[i] != "banished" for i, role in enumerate(s.roles)):
        return over(s, "village", "frogs" if all_frogs(s) else "banished")
    if outnumbered(s):
        return over(s, "witches", "outnumbered")
    return s


def all_frogs(s: State) -> bool:
    """Whether all witches that are not banished are frogs, and there is such a witch."""
    left = [s.forms[i] for i, role in enumerate(s.roles) if role == "witch" and s.forms[i] != "banished"]
    return bool(left) and "human" not in left


def outnumbered(s: State) -> bool:
    """Whether the other human cats are no more than the human witches; crow and jester are other cats."""
    witches = len(human_witches(s))
    return witches >= 1 and len(others(s)) <= witches


def over(s: State, winner: Side, why: Why) -> State:
    """The end."""
    return replace(s, phase=Over(winner, why, s.forms.count("frog")))


def outcome(s: State) -> Outcome | None:
    """Every seat of the winning side wins, whatever its form; a banished jester alone."""
    if not isinstance(s.phase, Over):
        return None
    match s.phase.winner:
        case "village":
            winners = tuple(i for i, role in enumerate(s.roles) if role in VILLAGE)
        case "witches":
            winners = tuple(i for i, role in enumerate(s.roles) if role in ("witch", "crow"))
        case _:
            assert s.day.banished is not None
            winners = (s.day.banished,)
    return Outcome(tuple(int(i in winners) for i in everybody(s)), winners)
