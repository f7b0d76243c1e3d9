"""Which roles are in play, for which seat counts, and what a deal of them means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from tasogare.core import BadOption, Data, Seat

from .moves import Role, bits

__all__ = [
    "LEAST_SEATS",
    "SEATS",
    "Cast",
    "Options",
    "Special",
    "cast",
    "check_options",
    "defaults",
    "in_play",
    "option_sets",
    "roles_of",
]

SEATS = range(8, 23)

Special = Literal["medium", "madman", "bodyguard", "mason", "hamster"]

LEAST_SEATS: dict[Special, int] = {"medium": 9, "madman": 10, "bodyguard": 11, "mason": 13, "hamster": 15}
"""From how many seats on a special role may be in."""


class Options(Data):
    roles: tuple[Special, ...]
    wolves: Literal[2, 3]
    first_night_kill: bool
    """Whether the wolves attack in night 1."""
    hamster_counts: bool
    """Whether the hamster counts among those whom the wolves have to equal."""
    reveal: Literal["never", "on_death"]
    ghosts_see: bool
    vote: Literal["in_turn", "together"]
    revotes: Annotated[int, Meta(ge=0, le=99)]
    talk_seconds: Annotated[int, Meta(ge=0, le=86_400)]
    """0: no limit."""
    dead_chat: bool


def defaults(seats: int, given: Mapping[str, Any], version: int) -> dict[str, Any]:
    """Every special role that the seat count allows; a third wolf above 16 seats."""
    return {
        "roles": tuple(role for role, least in LEAST_SEATS.items() if seats >= least),
        "wolves": 3 if seats > 16 else 2,
        "first_night_kill": True,
        "hamster_counts": True,
        "reveal": "never",
        "ghosts_see": False,
        "vote": "in_turn",
        "revotes": 2,
        "talk_seconds": 180,
        "dead_chat": True,
    }


def check_options(options: Options, seats: int) -> None:
    """Raises BadOption for a special role that is named twice or has too few seats."""
    for i, role in enumerate(options.roles):
        if role in options.roles[:i]:
            raise BadOption("role_twice", role=role)
        if seats < LEAST_SEATS[role]:
            raise BadOption("role_seats", role=role, least=LEAST_SEATS[role], got=seats)


def option_sets(seats: int) -> Iterable[dict[str, Any]]:
    """The rules as they are; and sets that between them turn every option."""
    yield {}
    yield {
        "roles": [],
        "wolves": 3,
        "first_night_kill": False,
        "reveal": "on_death",
        "vote": "together",
        "revotes": 0,
        "talk_seconds": 0,
        "dead_chat": False,
    }
    yield {"ghosts_see": True, "hamster_counts": False, "wolves": 2, "revotes": 1}


@lru_cache(256)
def roles_of(seats: int, specials: tuple[Special, ...], wolves: int) -> tuple[Role, ...]:
    """All roles that are dealt: wolves, the seer, the special roles (two masons), and villagers to fill up."""
    dealt: list[Role] = ["seer"]
    for role in specials:
        dealt += [role] * (2 if role == "mason" else 1)
    pack: list[Role] = ["wolf"] * wolves
    villagers: list[Role] = ["villager"] * (seats - wolves - len(dealt))
    return (*pack, *dealt, *villagers)


@lru_cache(256)
def in_play(specials: tuple[Special, ...]) -> tuple[Role, ...]:
    """The roles that are in play, each once, in the rulebook's order; public."""
    always: tuple[Role, ...] = ("wolf", "villager", "seer")
    return (*always, *(role for role in LEAST_SEATS if role in specials))


class Cast(Data):
    """A deal read by role."""

    wolves: int
    """The mask of the wolves' seats."""
    pack: tuple[Seat, ...]
    masons: tuple[Seat, ...]
    seer: Seat
    medium: Seat | None
    bodyguard: Seat | None
    hamster: Seat | None


@lru_cache(1 << 12)
def cast(roles: tuple[Role, ...]) -> Cast:
    """Who is who in a deal."""

    def one(role: Role) -> Seat | None:
        return roles.index(role) if role in roles else None

    wolves = sum(1 << i for i, role in enumerate(roles) if role == "wolf")
    masons = tuple(i for i, role in enumerate(roles) if role == "mason")
    return Cast(wolves, bits(wolves), masons, roles.index("seer"), one("medium"), one("bodyguard"), one("hamster"))
