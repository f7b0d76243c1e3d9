"""Mü, the classic edition: the rules in the rulebook's order, a phase a step."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import compress
from typing import Annotated, Literal, TypeVar

from msgspec import Meta

from tasogare.core import TABLE, Data, IllegalMove, Listed, Move, MoveSet, Outcome, Phase, Seat, kinds, replace

from . import scores
from .auction import Call, at_most, roles
from .cards import COLOURS, PIPS, PLACE, RANKS, Card, Named
from .cards import Trump as TrumpName
from .moves import PASS, PLAYS, AnyBid, AnyDeal, Bid, Bids, Deal, Deals, Partner, Pass, Play, Trump
from .scores import HandScore
from .tricks import suits

__all__ = [
    "AllPhases",
    "AnyBid",
    "AnyDeal",
    "Bidding",
    "ChoosingPartner",
    "Dealing",
    "NamingAsChief",
    "NamingAsVice",
    "Options",
    "Over",
    "Playing",
    "State",
    "Trick",
    "dealer",
    "outcome",
    "setup",
]

T = TypeVar("T")
Cards = tuple[Card, ...]


class Dealing(Phase):
    """The whole deck is dealt. The dealer of hand k, from 0, is seat k modulo the seats."""

    hand: int

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> Deals:
        return _deals(s.seats)

    def resolve(self, s: State, moves: Mapping[Seat, Deal]) -> State:
        nothing: tuple[Cards, ...] = ((),) * s.seats
        return State(
            s.options,
            s.seats,
            Bidding(self.hand % s.seats, 0),
            hand=self.hand,
            closed=tuple(tuple(sorted(hand, key=PLACE.__getitem__)) for hand in moves[TABLE].hands),
            open=nothing,
            laid=nothing,
            pips=(0,) * s.seats,
            won=(0,) * s.seats,
            totals=s.totals,
            sheet=s.sheet,
            final_trick=s.tricks[-1] if s.tricks else None,
        )

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        if not isinstance(move, Deal):
            return IllegalMove("deal_first")
        return IllegalMove("deal_deck", seats=s.seats, size=_deals(s.seats).size)


class _Turn(Phase):
    """One seat is to move."""

    seat: Seat

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)


class Bidding(_Turn):
    """The auction: from the dealer on, clockwise, a seat lays one or more cards before it or passes.

    Its total may not exceed the highest on the table plus one.  After as many passes in a row as there are seats the
    auction is over: most cards make the chief, the next most the vice; a tie for most is an eklat.
    """

    passes: int
    """Passes in a row so far."""

    def options(self, s: State, seat: Seat) -> MoveSet[Bid | Pass]:
        return kinds(PASS, Bids(s.closed[seat], at_most(s.laid, seat)))

    def resolve(self, s: State, moves: Mapping[Seat, Bid | Pass]) -> State:
        seat, move = self.seat, moves[self.seat]
        if isinstance(move, Pass):
            s = replace(s, calls=(*s.calls, Call(seat, ())), phase=Bidding((seat + 1) % s.seats, self.passes + 1))
            return _auction_over(s) if self.passes + 1 == s.seats else s
        rest = list(s.closed[seat])
        for card in move.cards:
            rest.remove(card)
        laid = _put(s.laid, seat, s.laid[seat] + move.cards)
        return replace(
            s,
            closed=_put(s.closed, seat, tuple(rest)),
            laid=laid,
            open=laid,
            calls=(*s.calls, Call(seat, move.cards)),
            phase=Bidding((seat + 1) % s.seats, 0),
        )

    def default(self, s: State, seat: Seat) -> Listed[Pass]:
        return PASS

    def seconds(self, s: State) -> int:
        return 45

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        if not isinstance(move, Bid):
            return IllegalMove("bid_or_pass")
        if not move.cards:
            return IllegalMove("bid_empty")
        hand = s.closed[seat]
        for card in move.cards:
            if move.cards.count(card) > hand.count(card):
                return IllegalMove("card_not_held", card=card)
        return IllegalMove("bid_too_many", most=at_most(s.laid, seat), got=len(move.cards))


class NamingAsVice(_Turn):
    """The vice names a trump: a colour or a rank that one of its laid cards shows."""

    def options(self, s: State, seat: Seat) -> Listed[Trump]:
        return Listed(map(Trump, _shown(s.laid[seat])))

    def resolve(self, s: State, moves: Mapping[Seat, Trump]) -> State:
        named = moves[self.seat].trump
        assert named != "none"
        assert s.chief is not None
        return replace(s, vice_trump=named, phase=NamingAsChief(s.chief))

    def default(self, s: State, seat: Seat) -> Listed[Trump]:
        return Listed((Trump(_colour(s.laid[seat][0])),))

    def seconds(self, s: State) -> int:
        return 45

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        if not isinstance(move, Trump):
            return IllegalMove("name_trump")
        if move.trump == "none":
            return IllegalMove("vice_must_name")
        return IllegalMove("trump_not_laid", trump=move.trump)


class NamingAsChief(_Turn):
    """The chief names a trump that one of its laid cards shows, or none.

    If the vice named a colour the chief names a rank, and the other way round; under the printed rule (option
    ``free``) anything but the very trump that the vice named.
    """

    def options(self, s: State, seat: Seat) -> Listed[Trump]:
        names = [trump for trump in _shown(s.laid[seat]) if self._refused(s, trump) is None]
        return Listed((*map(Trump, names), Trump("none")))

    def _refused(self, s: State, trump: TrumpName) -> str | None:
        """The key of why the chief may not name what its cards show."""
        if trump == s.vice_trump:
            return "trump_of_vice"
        if s.options.chief_trump == "free" or s.vice_trump is None:
            return None
        return "trump_same_kind" if (trump in COLOURS) == (s.vice_trump in COLOURS) else None

    def resolve(self, s: State, moves: Mapping[Seat, Trump]) -> State:
        return replace(s, chief_trump=moves[self.seat].trump, phase=ChoosingPartner(self.seat))

    def default(self, s: State, seat: Seat) -> Listed[Trump]:
        return Listed((Trump("none"),))

    def seconds(self, s: State) -> int:
        return 45

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        if not isinstance(move, Trump) or move.trump == "none":
            return IllegalMove("name_trump")
        if move.trump not in _shown(s.laid[seat]):
            return IllegalMove("trump_not_laid", trump=move.trump)
        return IllegalMove(self._refused(s, move.trump) or "name_trump", trump=move.trump)


class ChoosingPartner(_Turn):
    """The chief takes any seat as partner but itself and the vice."""

    def options(self, s: State, seat: Seat) -> Listed[Partner]:
        return Listed(Partner(i) for i in range(s.seats) if i not in (s.chief, s.vice))

    def resolve(self, s: State, moves: Mapping[Seat, Partner]) -> State:
        return replace(s, partner=moves[self.seat].seat, phase=Playing(self.seat, 0))

    def default(self, s: State, seat: Seat) -> Listed[Partner]:
        clockwise = ((seat + i) % s.seats for i in range(1, s.seats))
        return Listed((Partner(next(i for i in clockwise if i != s.vice)),))

    def seconds(self, s: State) -> int:
        return 45

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        if not isinstance(move, Partner):
            return IllegalMove("choose_partner")
        if move.seat == seat:
            return IllegalMove("partner_self")
        if move.seat == s.vice:
            return IllegalMove("partner_vice")
        return IllegalMove("no_seat", seat=move.seat)


class Playing(_Turn):
    """Tricks: the chief leads the first, then each winner; all cards are played out.

    All trumps are one suit.  Whoever holds a card of the suit led plays one; nobody has to trump or to beat.  Laid
    cards are played like the others, and of two copies the open one goes first.
    """

    trick: int
    """The trick's number, from 0."""

    def options(self, s: State, seat: Seat) -> Listed[Play]:
        return Listed(map(PLAYS.__getitem__, _playable(s, seat)))

    def resolve(self, s: State, moves: Mapping[Seat, Play]) -> State:
        seat, card = self.seat, moves[self.seat].card
        if card in s.open[seat]:
            s_open, s_closed = _put(s.open, seat, _without(s.open[seat], card)), s.closed
        else:
            s_open, s_closed = s.open, _put(s.closed, seat, _without(s.closed[seat], card))
        trick = Trick(seat, (card,)) if s.trick is None else Trick(s.trick.leader, (*s.trick.cards, card))
        if len(trick.cards) < s.seats:
            return replace(
                s, open=s_open, closed=s_closed, trick=trick, phase=Playing((seat + 1) % s.seats, self.trick)
            )
        winner = (trick.leader + suits(s.chief_trump, s.vice_trump).winner(trick.cards)) % s.seats
        s = replace(
            s,
            open=s_open,
            closed=s_closed,
            trick=None,
            tricks=(*s.tricks, Trick(trick.leader, trick.cards, winner)),
            pips=_put(s.pips, winner, s.pips[winner] + sum(map(PIPS.__getitem__, trick.cards))),
            won=_put(s.won, winner, s.won[winner] + 1),
            phase=Playing(winner, self.trick + 1),
        )
        return s if any(s_open) or any(s_closed) else _played_out(s)

    def default(self, s: State, seat: Seat) -> Listed[Play]:
        return Listed((PLAYS[min(_playable(s, seat), key=PLACE.__getitem__)],))

    def seconds(self, s: State) -> int:
        return 30

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        if not isinstance(move, Play):
            return IllegalMove("play_card")
        if move.card not in s.closed[seat] and move.card not in s.open[seat]:
            return IllegalMove("card_not_held", card=move.card)
        assert s.trick is not None
        led = suits(s.chief_trump, s.vice_trump).suit[s.trick.cards[0]]
        return IllegalMove("must_follow", suit=led, card=move.card)


class Over(Phase):
    """The game is over: the highest total wins, equal totals share the win."""


AllPhases = Dealing | Bidding | NamingAsVice | NamingAsChief | ChoosingPartner | Playing | Over


class Options(Data):
    """The options of a match."""

    chief_trump: Literal["other_kind", "free"]
    """Whether the chief has to name the other kind of trump than the vice did."""
    bonus_cap: Annotated[int, Meta(ge=0)] | None
    """The most that a bonus can be; None: no limit."""
    end_score: int
    """The game ends when a total exceeds this."""
    hands: Annotated[int, Meta(ge=1)] | None
    """The game ends after so many hands instead; None: it does not."""
    memory_aid: bool
    """Whether the cards of earlier tricks may be looked up."""


class Trick(Data):
    """The cards of a trick in the order played, the leader's first; no winner: it is not complete."""

    leader: Seat
    cards: Cards
    winner: Seat | None = None


class State(Data):
    """A match as the table knows it; from a deal on all fields tell of that hand, until the next deal."""

    options: Options
    seats: int
    phase: AllPhases
    hand: int = 0
    closed: tuple[Cards, ...] = ()
    """The cards that each seat holds unseen, in deck order."""
    open: tuple[Cards, ...] = ()
    """The laid cards that each seat has not played yet."""
    laid: tuple[Cards, ...] = ()
    """All that each seat laid in the auction, in the order laid."""
    calls: tuple[Call, ...] = ()
    chief: Seat | None = None
    vice: Seat | None = None
    partner: Seat | None = None
    chief_trump: Named | None = None
    vice_trump: TrumpName | None = None
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    """The tricks that are complete."""
    pips: tuple[int, ...] = ()
    """What each seat has captured."""
    won: tuple[int, ...] = ()
    """How many tricks each seat has won."""
    totals: tuple[int, ...] = ()
    sheet: tuple[HandScore, ...] = ()
    """The hands that are over."""
    final_trick: Trick | None = None
    """The last trick of the hand before; None: it was not played."""


def setup(seats: int, options: Options) -> State:
    """The state before the first deal."""
    nothing: tuple[Cards, ...] = ((),) * seats
    zero = (0,) * seats
    return State(
        options, seats, Dealing(0), closed=nothing, open=nothing, laid=nothing, pips=zero, won=zero, totals=zero
    )


def dealer(s: State) -> Seat:
    """The dealer of the hand; the next hand's once that one waits to be dealt."""
    return (s.phase.hand if isinstance(s.phase, Dealing) else s.hand) % s.seats


def outcome(s: State) -> Outcome | None:
    """The final totals, and who has the highest."""
    if not isinstance(s.phase, Over):
        return None
    best = max(s.totals)
    return Outcome(s.totals, tuple(i for i, total in enumerate(s.totals) if total == best))


# --- between the phases


def _auction_over(s: State) -> State:
    """Roles are given; without a single chief the hand is not played."""
    found = roles(s.laid, s.calls)
    if found.tied:
        cards = len(s.laid[found.tied[0]])
        return _scored(s, scores.eklat(s.hand, dealer(s), s.totals, found.tied, cards))
    if found.chief is None:
        return _scored(s, scores.silent(s.hand, dealer(s), s.totals))
    naming = NamingAsChief(found.chief) if found.vice is None else NamingAsVice(found.vice)
    return replace(s, chief=found.chief, vice=found.vice, phase=naming)


def _played_out(s: State) -> State:
    """Pips, and for chief and partner the bonus or the loss."""
    assert s.chief is not None
    assert s.partner is not None
    assert s.chief_trump is not None
    cards, cap = len(s.laid[s.chief]), s.options.bonus_cap
    people, trumps = (s.chief, s.vice, s.partner), (s.chief_trump, s.vice_trump)
    return _scored(s, scores.played(s.hand, dealer(s), s.totals, s.pips, cards, people, trumps, cap))


def _scored(s: State, score: HandScore) -> State:
    """The hand goes on the sheet; the next is dealt, or the game is over.

    It is over after the number of hands that was agreed on, else when a scored hand has brought a total above the
    limit; and always when nobody bid in as many hands in a row as there are seats.
    """
    sheet = (*s.sheet, score)
    if s.options.hands is not None:
        over = len(sheet) >= s.options.hands
    else:
        over = score.end != "silent" and max(score.totals) > s.options.end_score
    over = over or (len(sheet) >= s.seats and all(line.end == "silent" for line in sheet[-s.seats :]))
    return replace(s, totals=score.totals, sheet=sheet, phase=Over() if over else Dealing(s.hand + 1))


# --- small things


@cache
def _deals(seats: int) -> Deals:
    return Deals(seats)


def _shown(laid: Cards) -> list[TrumpName]:
    """The colours, then the ranks, that laid cards show."""
    shown = {mark for card in laid for mark in card}
    names = (*COLOURS, *RANKS)
    return list(compress(names, (name in shown for name in names)))


def _colour(card: Card) -> TrumpName:
    return COLOURS[PLACE[card] // 10]


def _playable(s: State, seat: Seat) -> Cards:
    table = suits(s.chief_trump, s.vice_trump)
    led = None if s.trick is None else table.suit[s.trick.cards[0]]
    return table.follow(s.open[seat] + s.closed[seat], led)


def _put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    return (*row[:place], value, *row[place + 1 :])


def _without(cards: Cards, card: Card) -> Cards:
    """The cards less one copy of this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
