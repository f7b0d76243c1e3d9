"""The vocabulary: roles, places, cards, and the moves of the table, the cats and the witches."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from tasogare.core import Move, Seat

__all__ = [
    "GROWS",
    "PEBBLE",
    "PLACES",
    "ROLES",
    "SPECIALS",
    "VILLAGE",
    "Approve",
    "Card",
    "Cast",
    "Deal",
    "Divine",
    "Done",
    "Draw",
    "Guard",
    "Material",
    "Moves",
    "Offer",
    "Ok",
    "Place",
    "Propose",
    "Prowl",
    "Ready",
    "Role",
    "Say",
    "Slip",
    "Special",
    "Spell",
    "Stand",
    "Steal",
    "Visit",
    "Vote",
]

Special = Literal["seer", "herbalist", "guardian", "pickpocket"]
Role = Literal["villager", "herbalist", "pickpocket", "guardian", "seer", "witch", "crow", "jester"]
Place = Literal["forest", "field", "cave", "beach", "tower"]
Material = Literal["mushroom", "pumpkin", "crystal", "shell", "feather"]
Card: TypeAlias = Material | Literal["pebble"]
Spell = Literal["gather", "lonely", "swamp", "chorus", "fellow"]

SPECIALS: tuple[Special, ...] = ("seer", "herbalist", "guardian", "pickpocket")
ROLES: tuple[Role, ...] = ("villager", "herbalist", "pickpocket", "guardian", "seer", "witch", "crow", "jester")
VILLAGE: frozenset[Role] = frozenset({"villager", "herbalist", "pickpocket", "guardian", "seer"})
PLACES: tuple[Place, ...] = ("forest", "field", "cave", "beach", "tower")
GROWS: dict[Place, Material] = {
    "forest": "mushroom",
    "field": "pumpkin",
    "cave": "crystal",
    "beach": "shell",
    "tower": "feather",
}
PEBBLE: Literal["pebble"] = "pebble"


class Deal(Move):
    """The table gives every cat its role."""

    roles: tuple[Role, ...]


class Draw(Move):
    """The table says what tonight's circle needs, in this order."""

    materials: tuple[Material, ...]


class Slip(Move):
    """The table says which card the pickpocket gets."""

    card: Material


class Ready(Move):
    """I have seen my role."""


class Ok(Move):
    """I have seen the scene."""


class Done(Move):
    """I have talked enough."""


class Visit(Move):
    """Where to go today, and which frog a herbalist gives the potion to."""

    place: Place
    restore: Seat | None


class Guard(Move):
    """The guardian will guard a place instead of collecting."""


class Stand(Move):
    """The place that the guardian guards."""

    place: Place


class Prowl(Move):
    """Where a witch goes."""

    place: Place


class Cast(Move):
    """What a witch does there; ``target`` is null for ``gather`` alone."""

    spell: Spell
    target: Seat | None


class Divine(Move):
    """The seer asks whether a cat is a witch."""

    target: Seat


class Steal(Move):
    """The pickpocket takes a card from a cat."""

    target: Seat


class Propose(Move):
    """The mayor names who enters the circle tonight."""

    cats: tuple[Seat, ...]


class Approve(Move):
    """For or against the proposal."""

    yes: bool


class Offer(Move):
    """What a member puts into the circle."""

    card: Card


class Vote(Move):
    """Whom to banish; null passes."""

    target: Seat | None


class Say(Move):
    """A statement before all: true or not, it binds nobody.  ``what`` tells which of the other fields it has."""

    what: Literal["claim", "result", "went", "suspect", "trust"]
    role: Role | UnsetType = UNSET
    target: Seat | UnsetType = UNSET
    witch: bool | UnsetType = UNSET
    day: int | UnsetType = UNSET
    place: Place | UnsetType = UNSET


Moves: TypeAlias = (
    Deal
    | Draw
    | Slip
    | Ready
    | Ok
    | Done
    | Visit
    | Guard
    | Stand
    | Prowl
    | Cast
    | Divine
    | Steal
    | Propose
    | Approve
    | Offer
    | Vote
    | Say
)
