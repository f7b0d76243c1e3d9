"""Positions and hands for the tests of Mü, written as in the rulebook: cards as words in one string."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tasogare.core import IllegalMove, Match, Move, Seat, resolve_options
from tasogare.games.mu import game
from tasogare.games.mu.cards import DECK, PLACE, Card, hand_size
from tasogare.games.mu.moves import Bid, Deal, Pass, Play
from tasogare.games.mu.rules import Bidding, Playing, State, Trick, setup

Table = Match[State]


def cards(text: str) -> tuple[Card, ...]:
    """The cards in a string such as ``r7 g1``."""
    return msgspec.convert(tuple(text.split()), tuple[Card, ...])


def options(seats: int = 5, **given: Any) -> Any:
    return resolve_options(game, seats, given)


def deal(seats: int, holds: Mapping[Seat, str]) -> Deal:
    """A legal deal in which the seats named hold these cards; the rest is dealt out in deck order."""
    rest, hands = list(DECK), [list(cards(holds.get(seat, ""))) for seat in range(seats)]
    for hand in hands:
        for card in hand:
            rest.remove(card)
    for hand in hands:
        while len(hand) < hand_size(seats):
            hand.append(rest.pop(0))
    return Deal(tuple(map(tuple, hands)))


def dealt(seats: int = 5, holds: Mapping[Seat, str] | None = None, **given: Any) -> Table:
    """The match just after a deal: the dealer, seat 0, is to bid."""
    return Match(setup(seats, options(seats, **given))).play(-1, deal(seats, holds or {}))


def auction(match: Table, text: str) -> Table:
    """The match after bids and passes in turn, as in ``r6; -; y8 r1``."""
    for call in text.split(";"):
        (seat,) = match.awaited()
        match = match.play(seat, Pass() if call.strip() == "-" else Bid(cards(call)))
    return match


def bidding(seats: int = 5, seat: Seat = 0, passes: int = 0, **rows: str) -> State:
    """An auction under way; ``closed`` and ``laid`` by seat, divided by ``/``."""
    s = setup(seats, options(seats))
    closed, laid = _row(rows.get("closed", ""), seats), _row(rows.get("laid", ""), seats)
    return msgspec.structs.replace(s, phase=Bidding(seat, passes), closed=closed, laid=laid, open=laid)


def playing(closed: str, *, seat: Seat = 0, open: str = "", trick: str = "", seats: int = 4, **fields: Any) -> State:
    """Tricks under way, chief 0, vice 1, partner 2; hands by seat, divided by ``/``; the trick so far in order."""
    given = fields.pop("given", {})
    s = setup(seats, options(seats, **given))
    lying = cards(trick)
    opened = _row(open, seats)
    return msgspec.structs.replace(
        s,
        **{
            "phase": Playing(seat, 0),
            "closed": _row(closed, seats),
            "open": opened,
            "laid": opened,
            "chief": 0,
            "vice": 1,
            "partner": 2,
            "chief_trump": "none",
            "trick": Trick((seat - len(lying)) % seats, lying) if lying else None,
        }
        | fields,
    )


def with_the_rest_gone(s: State, tricks: tuple[Trick, ...] = ()) -> State:
    """The position with these tricks behind it, and all cards that are in nobody's hand and in no trick gone.

    They are gone in tricks of one card, which tell nothing of anybody's suits.
    """
    rest = list(DECK)
    lying = s.trick.cards if s.trick else ()
    for card in (*sum(s.closed, ()), *sum(s.open, ()), *lying, *(card for trick in tricks for card in trick.cards)):
        rest.remove(card)
    return msgspec.structs.replace(s, tricks=(*(Trick(0, (card,), 0) for card in rest), *tricks))


def with_the_rest_dealt(s: State) -> State:
    """The position with the cards that are in nobody's hand dealt to the seats that lack some."""
    rest = list(DECK)
    for card in (*sum(s.closed, ()), *sum(s.open, ())):
        rest.remove(card)
    closed = []
    for hand, laid in zip(s.closed, s.open, strict=True):
        more = hand_size(s.seats) - len(hand) - len(laid)
        closed.append(tuple(sorted((*hand, *rest[:more]), key=PLACE.__getitem__)))
        del rest[:more]
    return msgspec.structs.replace(s, closed=tuple(closed))


def _row(text: str, seats: int) -> tuple[tuple[Card, ...], ...]:
    given = [tuple(sorted(cards(part), key=PLACE.__getitem__)) for part in text.split("/")]
    return tuple(given[i] if i < len(given) else () for i in range(seats))


def may(s: State, seat: Seat) -> list[Any]:
    """All that the seat may do, listed."""
    return list(s.phase.options(s, seat))


def playable(s: State) -> str:
    """The cards that may be played now, in deck order."""
    (seat,) = s.phase.seats(s)
    moves = sorted(may(s, seat), key=lambda move: PLACE[move.card])
    return " ".join(move.card for move in moves)


def play(s: State, text: str) -> State:
    """The state after these cards are played in turn, each checked."""
    match = Match(s)
    for card in cards(text):
        (seat,) = match.awaited()
        match = match.play(seat, Play(card))
    return match.state


def refusal(match: Table, seat: Seat, move: Move) -> tuple[str, dict[str, int | str]]:
    """The key and parameters with which a move is refused."""
    try:
        match.play(seat, move)
    except IllegalMove as reason:
        return reason.key, reason.params
    raise AssertionError(f"{move} was not refused")
