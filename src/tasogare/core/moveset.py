"""Sets of moves: listed where they are few, lazy where they are thousands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from .chance import Chance

__all__ = ["NONE", "Kinds", "Listed", "MoveSet", "kinds"]

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


class MoveSet(Protocol[M_co]):
    """Moves that may be played: membership, length and a fair pick without listing them."""

    def __contains__(self, move: object, /) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[M_co]: ...

    def pick(self, chance: Chance, /) -> M_co:
        """One of the moves at random: the kind first, then evenly within the kind."""
        ...

    def describe(self) -> list[Any]:
        """The set as sendable data for a client: moves as they are, and forms for what is not listed."""
        ...


class Listed(tuple[M, ...]):
    """The moves themselves, each once, in a fixed order; picked evenly."""

    __slots__ = ()

    def pick(self, chance: Chance) -> M:
        """One of the moves, each equally likely."""
        return self[chance.below(len(self))]

    def describe(self) -> list[Any]:
        """The moves as they are."""
        return list(self)


NONE: Listed[Any] = Listed()
"""No move at all."""


class Kinds:
    """Several sets side by side, none of them empty and none sharing a move; a pick takes the set first."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[MoveSet[Any], ...]) -> None:
        self.parts = parts

    def __contains__(self, move: object) -> bool:
        return any(move in part for part in self.parts)

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    def __iter__(self) -> Iterator[Any]:
        for part in self.parts:
            yield from part

    def pick(self, chance: Chance) -> Any:
        """A part evenly, then a move of it."""
        return self.parts[chance.below(len(self.parts))].pick(chance)

    def describe(self) -> list[Any]:
        """The descriptions of all parts, one after the other."""
        return [item for part in self.parts for item in part.describe()]


def kinds(*parts: MoveSet[Any]) -> MoveSet[Any]:
    """The union of the sets that are not empty."""
    full = tuple(part for part in parts if len(part))
    if len(full) == 1:
        return full[0]
    return Kinds(full) if full else NONE
