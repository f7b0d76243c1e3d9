"""Mole: a three-seat hidden-role game, small enough to read in one sitting, that shows the core every kind of phase.

One mole, one citizen, one seer who is told who the mole is.  In every round all seats vote at once for a suspect
(changeable until all are in); meanwhile the seer may tap somebody on the shoulder, once, unseen by others.  Two votes
for the mole end the game; after three rounds the mole wins.  Ties mean nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any, ClassVar, Literal

from tasogare.core import (
    NONE,
    TABLE,
    Chance,
    Channel,
    Data,
    Dice,
    Effort,
    Game,
    Kinds,
    Listed,
    Move,
    MoveSet,
    Outcome,
    Phase,
    Seat,
    choice,
    kinds,
    replace,
)

Role = Literal["mole", "seer", "citizen"]
SEATS = (0, 1, 2)


class Deal(Move):
    roles: tuple[Role, ...]


class Ballot(Move):
    seat: Seat


class Tap(Move):
    seat: Seat


ROLES: tuple[Role, ...] = ("mole", "seer", "citizen")
DEALS = Listed(Deal(roles) for roles in permutations(ROLES))


class Dealing(Phase):
    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> Listed[Deal]:
        return DEALS

    def resolve(self, s: State, moves: Mapping[Seat, Deal]) -> State:
        return replace(s, roles=moves[TABLE].roles, phase=Voting(1))


class Voting(Phase):
    round: int
    at_once: ClassVar[tuple[type[Move], ...]] = (Tap,)
    shows_awaited: ClassVar[Literal["who", "count", "nothing"]] = "count"

    def seats(self, s: State) -> tuple[Seat, ...]:
        return SEATS

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return kinds(self._ballots(seat), self._taps(s, seat))

    def amend(self, s: State, seat: Seat, held: Ballot) -> MoveSet[Move]:
        return self.options(s, seat)

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        return self._ballots(seat)

    def seconds(self, s: State) -> int | None:
        return 30

    def _ballots(self, seat: Seat) -> Listed[Ballot]:
        return Listed(Ballot(i) for i in SEATS if i != seat)

    def _taps(self, s: State, seat: Seat) -> Listed[Tap]:
        if s.roles[seat] != "seer" or s.tapped is not None:
            return NONE
        return Listed(Tap(i) for i in SEATS if i != seat)

    def act(self, s: State, seat: Seat, move: Tap) -> State:
        return replace(s, tapped=move.seat)

    def resolve(self, s: State, moves: Mapping[Seat, Ballot]) -> State:
        votes = tuple(moves[i].seat for i in SEATS)
        s = replace(s, votes=(*s.votes, votes))
        found = votes.count(s.roles.index("mole")) == 2
        if found or self.round == 3:
            return replace(s, phase=Over(mole_wins=not found))
        return replace(s, phase=Voting(self.round + 1))


class Over(Phase):
    mole_wins: bool


class Options(Data):
    loud: bool


class State(Data):
    options: Options
    phase: Dealing | Voting | Over = Dealing()
    roles: tuple[Role, ...] = ()
    votes: tuple[tuple[Seat, ...], ...] = ()
    tapped: Seat | None = None


class View(Data):
    phase: Dealing | Voting | Over
    votes: tuple[tuple[Seat, ...], ...]
    roles: tuple[Role | None, ...]
    tapped: bool


def view(s: State, seat: Seat | None) -> View:
    over = isinstance(s.phase, Over)
    return View(
        s.phase,
        s.votes,
        tuple(role if over or sees(s, seat, i) else None for i, role in enumerate(s.roles)),
        s.tapped is not None if over else bool(s.roles) and s.tapped is not None and seat in (s.tapped, seer(s)),
    )


def seer(s: State) -> Seat:
    return s.roles.index("seer")


def sees(s: State, seat: Seat | None, other: Seat) -> bool:
    if seat is None:
        return False
    return seat == other or (s.roles[seat] == "seer" and s.roles[other] == "mole")


def world(s: State, seat: Seat | None, chance: Chance) -> State:
    if not s.roles or isinstance(s.phase, Over):
        return s
    if seat is not None and s.roles[seat] == "seer":
        return s  # the seer knows everything
    tapped = seat is not None and s.tapped == seat
    fit = []
    for deal in DEALS:
        mole = deal.roles.index("mole")
        if seat is not None and deal.roles[seat] != s.roles[seat]:
            continue
        if any(votes.count(mole) == 2 for votes in s.votes):
            continue
        others: tuple[Seat | None, ...] = (None, *(i for i in SEATS if i not in (seat, deal.roles.index("seer"))))
        fit += [replace(s, roles=deal.roles, tapped=t) for t in ((seat,) if tapped else others)]
    return choice(chance, fit)


def outcome(s: State) -> Outcome | None:
    if not isinstance(s.phase, Over):
        return None
    winners = tuple(i for i in SEATS if (s.roles[i] == "mole") == s.phase.mole_wins)
    return Outcome(tuple(int(i in winners) for i in SEATS), winners)


def channels(s: State) -> tuple[Channel, ...]:
    return (Channel("all", SEATS if s.options.loud else ()),)


def first(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    move: Move = next(iter(s.phase.options(s, seat)))
    return move


def _defaults(seats: int, given: Mapping[str, Any], version: int) -> dict[str, Any]:
    return {"loud": False}


mole = Game(
    name="mole",
    seats=range(3, 4),
    State=State,
    View=View,
    Moves=Deal | Ballot | Tap,
    Options=Options,
    defaults=_defaults,
    check_options=lambda options, seats: None,
    option_sets=lambda seats: [{}, {"loud": True}],
    setup=lambda seats, options: State(options),
    view=view,
    world=world,
    outcome=outcome,
    channels=channels,
    bots={"standard": first},
    best_seats=3,
)

__all__ = ["Ballot", "Deal", "Kinds", "Over", "State", "Tap", "Voting", "mole"]
