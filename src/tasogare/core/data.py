"""Frozen data: what states, moves, phases and views are made of."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Literal, dataclass_transform

from msgspec import Struct
from msgspec.structs import replace

from .moveset import NONE, MoveSet

__all__ = ["TABLE", "Data", "IllegalMove", "Move", "Phase", "Seat", "by_name", "replace", "snake"]

Seat = int
"""A place at the table, counted from 0."""

TABLE: Seat = -1
"""The actor behind deals, draws and ties; ``"table"`` in a record."""


def by_name(seat: Seat) -> int | str:
    """How a record and a message name an actor: a seat's number, or ``"table"``."""
    return "table" if seat == TABLE else seat


def snake(name: str) -> str:
    """A class's wire name: ``DrawCard`` becomes ``draw_card``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class IllegalMove(ValueError):
    """The one error that rules raise: a key of the text catalogue and its parameters; nothing was changed."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        return _refusal, (self.key, self.params)


def _refusal(key: str, params: dict[str, int | str]) -> IllegalMove:
    return IllegalMove(key, **params)


@dataclass_transform(frozen_default=True)
class Data(Struct, frozen=True, gc=False):
    """An immutable value: compared, hashed and sent as JSON by its fields."""


class Move(Data, tag=snake, forbid_unknown_fields=True):
    """What a seat, or the table, does; on the wire an object with its ``type`` and exactly its fields."""


class Phase(Data, tag=snake):
    """A point where the game waits: who may act, what each may do, and what follows.

    Its fields are public (they are part of every view); secrets belong in the state.  A phase's clock starts when the
    phase's value changes, so a phase carries whose turn it is.

    A phase may last for a time that is the same for all, so that nobody can tell from its length what was done in it,
    or whether anything was.  No play ends such a phase; time does (``lapse``): after the seconds that it ``holds``; or,
    if it has a ``beat``, after exactly its ``seconds`` where a clock runs, and at the end of a beat where none does.
    The room lets the time pass, plays the defaults of those still awaited, and then lets the phase lapse; a beat at
    whose end somebody is awaited is followed by another.  A record knows no clock: there a phase that awaits nobody is
    over when nobody may act in it, else with the first play that belongs after it.
    """

    at_once: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of move that take effect as they come, through ``act``; all others wait, unseen, for ``resolve``."""

    shows_awaited: ClassVar[Literal["who", "count", "nothing"]] = "who"
    """What everybody may know of who has not moved yet."""

    def seats(self, s: Any) -> tuple[Seat, ...]:
        """Who must act before the phase ends; ``(TABLE,)`` alone for a draw; none: it waits for time (``lapse``), or,
        where there is no lapse either, the game is over.

        Also the order in which default moves are played for those who are away or late.
        """
        return ()

    def free(self, s: Any) -> tuple[Seat, ...]:
        """Who else may act meanwhile, by moves that take effect at once, though nobody waits for it."""
        return ()

    def options(self, s: Any, seat: Seat) -> MoveSet[Any]:
        """The moves open to one of ``seats`` or ``free`` that has handed in nothing yet."""
        raise NotImplementedError

    def amend(self, s: Any, seat: Seat, held: Any) -> MoveSet[Any]:
        """What may still replace ``held``, which the seat has handed in, or be done at once beside it."""
        return NONE

    def act(self, s: Any, seat: Seat, move: Any) -> Any:
        """The state after a move of a kind named in ``at_once``; the choices handed in stay while the phase does."""
        raise NotImplementedError

    def resolve(self, s: Any, moves: Mapping[Seat, Any]) -> Any:
        """The state after every one of ``seats`` has handed in its move."""
        raise NotImplementedError

    def default(self, s: Any, seat: Seat) -> MoveSet[Any]:
        """What is played for one of ``seats`` that is away or out of time; of several moves the host draws one."""
        return self.options(s, seat)

    def seconds(self, s: Any) -> int | None:
        """The time for this phase at a brisk table; None: no limit."""
        return None

    def holds(self, s: Any) -> int | None:
        """For how many seconds everybody sees this phase, at every table alike and whatever comes in; told from what
        is public.  A phase that holds ends by ``lapse`` alone."""
        return None

    def beat(self, s: Any) -> int | None:
        """At whole multiples of how many seconds since it began this phase may end where no clock runs; told from what
        is public.  A phase with a beat ends by ``lapse`` alone, where a clock runs at the end of its ``seconds``."""
        return None

    def lapse(self, s: Any) -> Any | None:
        """The state when the time of a phase that ends by time is over; None while somebody is still awaited."""
        return None

    def why_not(self, s: Any, seat: Seat, move: Any) -> IllegalMove:
        """Why a move that is none of the ``options`` is refused; told from what the seat knows alone."""
        return IllegalMove("not_an_option")
