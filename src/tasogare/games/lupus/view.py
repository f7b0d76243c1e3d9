"""What the Master would tell a seat, the table, or, when all is over, everybody."""

from __future__ import annotations

from tasogare.core import Data, Seat

from .cast import cast, roles_of
from .day import Ballot, Defence, Picking, Statement, Talking, Voting
from .moves import Attack, Divine, Guard, Role, Sleep, bits
from .night import Deeds, Night
from .rules import Dealing, State, dead_by
from .victory import Over

__all__ = ["Aim", "Pointing", "Result", "View", "view"]


class Result(Data):
    """What a seer, or a medium, was told in a night."""

    night: int
    target: Seat
    wolf: bool


class Aim(Data):
    """Whom the viewer guarded, or its pack attacked, in a night that is over."""

    night: int
    target: Seat


class Pointing(Data):
    """Where a wolf points tonight."""

    seat: Seat
    target: Seat


class View(Data):
    phase: Dealing | Night | Talking | Voting | Defence | Picking | Over
    seats: int
    living: tuple[Seat, ...]
    cards: tuple[Role, ...]
    """All roles that were dealt, in the rulebook's order, not by seat."""
    dawns: tuple[tuple[Seat, ...], ...]
    """By night: who was found dead."""
    lynched: tuple[Seat, ...]
    """By day."""
    statements: tuple[Statement, ...]
    votes: tuple[Ballot, ...]
    """All votes of all days, in the order in which they were shown."""
    roles: tuple[Role | None, ...]
    """By seat, empty before the deal: what the viewer knows for certain by the Master's word."""
    results: tuple[Result, ...]
    guards: tuple[Aim, ...]
    attacks: tuple[Aim, ...]
    tonight: Divine | Guard | Attack | Sleep | None
    """The viewer's own move of this night."""
    pointing: tuple[Pointing, ...]
    """To a wolf, by night."""
    nights: tuple[Deeds, ...]
    """All that was done at night, once it may be seen."""


def view(s: State, seat: Seat | None) -> View:
    """What a seat knows, or a spectator for None."""
    everything = _sees_all(s, seat)
    me = None if seat is None or not s.roles else s.roles[seat]
    night = isinstance(s.phase, Night)
    living_wolf = me == "wolf" and seat is not None and bool(s.alive >> seat & 1)
    shown = s.points if night and (living_wolf or everything) else ()
    return View(
        s.phase,
        s.seats,
        bits(s.alive),
        roles_of(s.seats, s.options.roles, s.options.wolves),
        tuple(deeds.dead for deeds in s.nights),
        s.lynched,
        s.statements,
        s.votes,
        tuple(role if everything or _knows(s, seat, i) else None for i, role in enumerate(s.roles)),
        _results(s, seat),
        _aims(s, seat, "bodyguard"),
        _aims(s, seat, "wolf"),
        _tonight(s, seat) if night else None,
        tuple(Pointing(*pair) for pair in shown),
        s.nights if everything else (),
    )


def _sees_all(s: State, seat: Seat | None) -> bool:
    if isinstance(s.phase, Over):
        return True
    dead = bool(s.roles) and seat is not None and not s.alive >> seat & 1
    return dead and s.options.ghosts_see


def _knows(s: State, seat: Seat | None, other: Seat) -> bool:
    if s.options.reveal == "on_death" and not s.alive >> other & 1:
        return True
    if seat is None:
        return False
    return seat == other or (s.roles[seat] == s.roles[other] and s.roles[seat] in ("wolf", "mason"))


def _results(s: State, seat: Seat | None) -> tuple[Result, ...]:
    if seat is None or not s.roles or s.roles[seat] not in ("seer", "medium"):
        return ()
    if s.roles[seat] == "seer":
        asked = [(n, deeds.divined) for n, deeds in enumerate(s.nights, 1)]
        if isinstance(s.phase, Night):
            asked.append((s.phase.night, s.divined))
    else:
        begun = s.phase.night if isinstance(s.phase, Night) else len(s.nights)
        asked = [(n, s.lynched[n - 2]) for n in range(2, begun + 1) if not dead_by(s, n) >> seat & 1]
    return tuple(Result(n, target, s.roles[target] == "wolf") for n, target in asked if target is not None)


def _aims(s: State, seat: Seat | None, role: Role) -> tuple[Aim, ...]:
    if seat is None or not s.roles or s.roles[seat] != role:
        return ()
    done = ((n, deeds.guarded if role == "bodyguard" else deeds.attacked) for n, deeds in enumerate(s.nights, 1))
    return tuple(Aim(n, target) for n, target in done if target is not None and not dead_by(s, n) >> seat & 1)


def _tonight(s: State, seat: Seat | None) -> Divine | Guard | Attack | Sleep | None:
    if seat is None:
        return None
    for wolf, target in s.points:
        if wolf == seat:
            return Attack(target)
    if not s.done >> seat & 1:
        return None
    who = cast(s.roles)
    if seat == who.seer and s.divined is not None:
        return Divine(s.divined)
    if seat == who.bodyguard and s.guarded is not None:
        return Guard(s.guarded)
    return Sleep()
