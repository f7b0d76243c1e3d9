"""What a game gives to everything that stands on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .chance import Dice
from .data import Data, Move, Phase, Seat

__all__ = ["NEUTRAL", "Bot", "Channel", "Effort", "Game", "HasPhase", "Outcome"]


class HasPhase(Protocol):
    """A state: frozen data with the phase it is in."""

    @property
    def phase(self) -> Phase: ...


S = TypeVar("S", bound=HasPhase)
S_contra = TypeVar("S_contra", contravariant=True)


class Outcome(Data):
    """How a game ended: one score a seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Channel(Data):
    """A written chat: who may write to it now and who may read it; ``readers`` None: everybody, spectators too."""

    name: str
    writers: tuple[Seat, ...]
    readers: tuple[Seat, ...] | None = None


class Effort:
    """A bot's budget: units of work (one unit: about one simulated continuation), and perhaps a deadline."""

    __slots__ = ("_late", "work")

    def __init__(self, work: int, late: Callable[[], bool] | None = None) -> None:
        self.work = work
        self._late = late

    def spend(self, units: int = 1) -> bool:
        """Whether there was enough left, and time, to go on; takes the units away."""
        self.work -= units
        return self.work >= 0 and not (self._late is not None and self._late())


class Bot(Protocol[S_contra]):
    """Chooses a move for an awaited seat.

    It is handed a state that its seat cannot tell from the truth, never the truth, and keeps nothing between calls.
    A move that takes effect at once (a statement, a power) is followed by another call while the seat is awaited, so a
    bot must come to an end by itself.
    """

    def __call__(self, s: S_contra, seat: Seat, chance: Dice, effort: Effort, /) -> Move: ...


def _no_channels(s: Any) -> tuple[Channel, ...]:
    return ()


NEUTRAL = ("hello", "thinking", "take_your_time")
"""Signs that tell nothing of a game, nor react to what was said in it."""


def _neutral(s: Any, seat: Seat) -> tuple[str, ...]:
    return NEUTRAL


def _no_review(s: Any) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """A game's rules, secrets and bots under one name."""

    name: str
    seats: range
    """The seat counts it can be played with."""
    State: type[S]
    View: type[Data]
    Moves: Any
    """The union of all moves, the table's too, for decoding."""
    Forms: Any = None
    """The union of the forms that its lazy move sets describe themselves by; None: it has none."""
    Options: type[Data]
    """The options of a match, every field a concrete value."""
    defaults: Callable[[int, Mapping[str, Any], int], dict[str, Any]]
    """The value of every option for (seats, what was given, version of the rules)."""
    check_options: Callable[[Any, int], None]
    """Raises ``BadOption`` where options do not fit each other or the number of seats."""
    option_sets: Callable[[int], Iterable[dict[str, Any]]]
    """For a seat count, sets of options that between them show every mode and every option."""
    versions: tuple[int, ...] = (1,)
    """The versions of rules and defaults that can be played; the last is used for new matches."""
    setup: Callable[[int, Any], S]
    """The state before the first play for (seats, options)."""
    view: Callable[[S, Seat | None], Data]
    """What a seat knows, or a spectator for None; picked from the state, never stripped."""
    world: Callable[[S, Seat | None, Dice], S]
    """A random state that the viewer cannot tell from this one; written from the rulebook, not from ``view``."""
    outcome: Callable[[S], Outcome | None]
    """How it ended; None while it goes on."""
    channels: Callable[[S], tuple[Channel, ...]] = _no_channels
    """The written chats that are open in this state."""
    emotes: Callable[[S, Seat], tuple[str, ...]] = _neutral
    """The fixed signs that a seat may give in this state, told from what everybody knows."""
    review: Callable[[S], bool] = _no_review
    """Whether seats may show their notes to all now; where the table is to move next, it waits till they are ready."""
    bots: Mapping[str, Bot[S]] = field(default_factory=dict)
    """Bots by name, ``random`` apart; ``standard`` is the one that fills seats by default."""
    effort: int = 400
    """The work that a bot may spend on one move when work, not time, is counted."""
    is_statement: Callable[[Move], bool] = lambda move: False
    """Whether a move is mere talk, which figures count apart."""
    several_seats: bool = False
    """Whether one person may hold several seats."""
    each_for_itself: bool = False
    """Whether seats are ranked by their scores, each for itself; else the winners are one side, the rest the other."""
    best_seats: int = 5
    """The seat count that the lobby offers first."""

    @cached_property
    def decode_move(self) -> Callable[[Any], Any]:
        """The move that JSON tells of; raises msgspec.DecodeError where it is none of the game's."""
        return msgspec.json.Decoder(self.Moves).decode

    @property
    def version(self) -> int:
        """The version of the rules that new matches are played by."""
        return self.versions[-1]
