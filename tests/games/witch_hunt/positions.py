"""Positions for the tests of Witch Hunt: roles as words in one string, days set up where they are needed."""

from __future__ import annotations

from typing import Any

import msgspec

from tasogare.core import TABLE, Match, Move, Seat, replace, resolve_options
from tasogare.games.witch_hunt import game
from tasogare.games.witch_hunt.council import Approving, Discussing, Proposing
from tasogare.games.witch_hunt.days import Day, Proposal
from tasogare.games.witch_hunt.gathering import Collecting, Gathering, SettingOut
from tasogare.games.witch_hunt.moves import Cast, Draw, Material, Ok, Place, Prowl, Role, Visit
from tasogare.games.witch_hunt.ritual import Offering
from tasogare.games.witch_hunt.rules import State, setup
from tasogare.games.witch_hunt.vote import Voting

Table = Match[State]

SHORT: dict[str, Role] = {
    "v": "villager",
    "h": "herbalist",
    "p": "pickpocket",
    "g": "guardian",
    "s": "seer",
    "w": "witch",
    "c": "crow",
    "j": "jester",
}
SIGN: dict[str, Any] = {"h": "human", "f": "frog", "b": "banished"}


def materials(text: str) -> tuple[Material, ...]:
    return msgspec.convert(tuple(text.split()), tuple[Material, ...])


def state(roles: str, forms: str = "", hands: dict[Seat, str] | None = None, **given: Any) -> State:
    """A state with these roles and forms (a letter each) and hands, by a row that fits them."""
    names = tuple(SHORT[letter] for letter in roles)
    row = {
        "witches": names.count("witch"),
        "crows": names.count("crow"),
        "jesters": names.count("jester"),
        "specials": [name for name in names if name in ("seer", "herbalist", "guardian", "pickpocket")],
        "places": 5,
        "materials": 3,
        "seals": 2,
        "knights_day": 4,
        "gauge": 3,
        "potions": 1,
        "talk_seconds": 180,
    }
    options = resolve_options(game, len(names), row | given)
    held = tuple(materials((hands or {}).get(i, "")) for i in range(len(names)))
    s = setup(len(names), options)
    return replace(s, roles=names, hands=held, forms=tuple(SIGN[c] for c in forms) if forms else s.forms)


def morning(s: State, needed: str = "mushroom pumpkin crystal", number: int = 1) -> Day:
    humans = tuple(i for i, form in enumerate(s.forms) if form == "human")
    return Day(number, materials(needed), humans)


def gathering(roles: str, forms: str = "", number: int = 1, **given: Any) -> Table:
    s = state(roles, forms, **given)
    return Match(replace(s, today=morning(s, number=number), phase=Gathering(number)))


def gathered(roles: str, went: dict[Seat, Place], forms: str = "", **given: Any) -> State:
    """The collecting after visits; who is left out guards, or is a witch, a frog or banished."""
    fields = {name: given.pop(name) for name in ("failed", "potions_left") if name in given}
    today = {name: given.pop(name) for name in ("guards", "stands", "restores") if name in given}
    s = state(roles, forms, **given)
    by_seat = tuple(went.get(i) for i in range(len(s.roles)))
    s = replace(s, today=replace(morning(s), went=by_seat, **today), phase=Collecting(1))
    return replace(s, **fields) if fields else s


def evening(roles: str, forms: str = "", hands: dict[Seat, str] | None = None, number: int = 1, **given: Any) -> State:
    """The discussion of a day on which nobody was caught."""
    fields = {name: given.pop(name) for name in ("failed", "sealed", "mayor") if name in given}
    s = state(roles, forms, hands, **given)
    day = replace(morning(s, number=number), went=(None,) * len(s.roles), frogs=())
    renamed = {"seals" if name == "sealed" else name: value for name, value in fields.items()}
    return replace(s, today=day, phase=Discussing(number), **renamed)


def approving(s: State, mayor: Seat, *cats: Seat) -> Table:
    today = replace(s.day, proposals=(*s.day.proposals, Proposal(mayor, cats)))
    return Match(replace(s, mayor=mayor, today=today, phase=Approving(s.day.number, mayor)))


def offering(s: State, *cats: Seat) -> Table:
    everyone = tuple(i for i, form in enumerate(s.forms) if form == "human")
    today = replace(s.day, proposals=(Proposal(cats[0], cats, everyone, True),))
    return Match(replace(s, mayor=cats[0], today=today, phase=Offering(s.day.number)))


def voting(s: State) -> Table:
    return Match(replace(s, phase=Voting(s.day.number)))


def proposing(s: State, mayor: Seat) -> Table:
    return Match(replace(s, mayor=mayor, phase=Proposing(s.day.number, mayor)))


def all_play(match: Table, move: Move) -> Table:
    """Everybody awaited plays the same."""
    for seat in match.awaited():
        match = match.play(seat, move)
    return match


def play(match: Table, *plays: tuple[Seat, Move]) -> Table:
    for seat, move in plays:
        match = match.play(seat, move)
    return match


def strike(s: State, *hits: tuple[Seat, Place, str, Seat | None]) -> State:
    """The state after the witches' picks (seat, place, spell, target): all prowl first, then all cast."""
    match: Table = Match(s)
    for seat, place, _, _ in hits:
        match = match.play(seat, Prowl(place))
    for seat, _, spell, target in hits:
        match = match.play(seat, msgspec.convert({"type": "cast", "spell": spell, "target": target}, Cast))
    return match.state


__all__ = [
    "TABLE",
    "Draw",
    "Ok",
    "SettingOut",
    "Table",
    "Visit",
    "all_play",
    "approving",
    "evening",
    "gathered",
    "gathering",
    "materials",
    "morning",
    "offering",
    "play",
    "proposing",
    "state",
    "strike",
    "voting",
]
