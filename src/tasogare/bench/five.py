"""Five: the least game with a secret for each of five seats, played by servers that are measured side by side.

Sixty cards are dealt, twelve to each seat; the seats play one card in turn, face up.  When all hands are empty the
table deals anew.  Everybody sees the last five cards and how many each holds; a hand is its seat's alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tasogare.core import (
    TABLE,
    Chance,
    Data,
    Dice,
    Game,
    Listed,
    Move,
    MoveSet,
    Outcome,
    Phase,
    Seat,
    replace,
    shuffled,
)

__all__ = ["SEATS", "five"]

SEATS = 5
CARDS = tuple(range(60))


class Deal(Move):
    """What the table draws: the pack, in the order in which it is dealt."""

    pack: tuple[int, ...]


class Play(Move):
    """A card of one's hand, face up."""

    card: int


PLAYS = tuple(map(Play, CARDS))


class Packs:
    """All orders of the pack."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Deal) and tuple(sorted(move.pack)) == CARDS

    def __len__(self) -> int:
        return 1 << 62  # 60! of them, which no len() can tell

    def __iter__(self) -> Any:
        yield Deal(CARDS)

    def pick(self, chance: Chance) -> Deal:
        """Any of them, each equally likely."""
        return Deal(tuple(shuffled(chance, CARDS)))

    def describe(self) -> list[Any]:
        """Nothing: no seat deals."""
        return []


class Dealing(Phase):
    """The table deals."""

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return Packs()

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        deal = moves[TABLE]
        assert isinstance(deal, Deal)
        hands = tuple(tuple(sorted(deal.pack[seat::SEATS])) for seat in range(SEATS))
        return replace(s, phase=Playing(0), hands=hands, counts=tuple(map(len, hands)), deals=s.deals + 1)


class Playing(Phase):
    """The seat whose turn it is plays a card."""

    turn: Seat

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (self.turn,)

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return Listed([PLAYS[card] for card in s.hands[seat]])

    def resolve(self, s: State, moves: Mapping[Seat, Move]) -> State:
        play = moves[self.turn]
        assert isinstance(play, Play)
        hands, counts = list(s.hands), list(s.counts)
        hands[self.turn] = tuple([card for card in hands[self.turn] if card != play.card])
        counts[self.turn] -= 1
        s = replace(s, hands=tuple(hands), counts=tuple(counts), shown=(*s.shown, play.card)[-SEATS:])
        if any(counts):
            return replace(s, phase=Playing((self.turn + 1) % SEATS))
        return replace(s, phase=Over() if s.deals == s.options.deals else Dealing())


class Over(Phase):
    """All deals have been played; nobody has won or lost."""


class Options(Data):
    """How many deals there are."""

    deals: int


class State(Data):
    """Everything that is so."""

    options: Options
    phase: Dealing | Playing | Over = Dealing()
    hands: tuple[tuple[int, ...], ...] = ((),) * SEATS
    counts: tuple[int, ...] = (0,) * SEATS
    """How many cards each holds."""
    shown: tuple[int, ...] = ()
    deals: int = 0


class View(Data):
    """What a seat knows."""

    phase: Dealing | Playing | Over
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    shown: tuple[int, ...]
    deals: int


def _view(s: State, seat: Seat | None) -> View:
    return View(s.phase, () if seat is None else s.hands[seat], s.counts, s.shown, s.deals)


def _world(s: State, seat: Seat | None, chance: Dice) -> State:
    """The cards of the others, dealt anew among them."""
    unknown = sorted(card for other, hand in enumerate(s.hands) if other != seat for card in hand)
    pack = iter(shuffled(chance, unknown))
    hands = [hand if other == seat else tuple(sorted(next(pack) for _ in hand)) for other, hand in enumerate(s.hands)]
    return replace(s, hands=tuple(hands))


def _outcome(s: State) -> Outcome | None:
    return Outcome((0,) * SEATS, ()) if isinstance(s.phase, Over) else None


def _defaults(seats: int, given: Mapping[str, Any], version: int) -> dict[str, Any]:
    return {"deals": 1_000_000}


five = Game(
    name="five",
    seats=range(SEATS, SEATS + 1),
    State=State,
    View=View,
    Moves=Deal | Play,
    Options=Options,
    defaults=_defaults,
    check_options=lambda options, seats: None,
    option_sets=lambda seats: [{"deals": 2}],
    setup=lambda seats, options: State(options),
    view=_view,
    world=_world,
    outcome=_outcome,
)
