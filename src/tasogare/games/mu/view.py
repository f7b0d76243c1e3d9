"""What a seat, or a spectator, sees: everything that lies open, and its own hand."""

from __future__ import annotations

from tasogare.core import Data, Seat

from .auction import Call, at_most
from .cards import Card, Named, Trump
from .rules import AllPhases, Bidding, Over, State, Trick, dealer
from .scores import HandScore, Stakes, bonus, stakes, target
from .tricks import Tier, suits, tiers

__all__ = ["Goal", "View", "view"]

Cards = tuple[Card, ...]


class Goal(Data):
    """What the chief's side is about: its bid, the pips it needs and has, and the bonus that each of the two gets."""

    cards: int
    target: int
    so_far: int | None
    """The pips captured by chief and partner; None until there is a partner."""
    bonus: int | None
    """None until the chief has named its trump."""


class View(Data):
    """Rows are by seat; from a deal on all tells of that hand, until the next deal."""

    phase: AllPhases
    hand: int
    """The hand's number, from 0."""
    dealer: Seat
    """Whose bid comes first; the next hand's dealer once that hand waits to be dealt."""
    hands: tuple[Cards | None, ...]
    """Cards held unseen, in deck order; None: not for these eyes."""
    counts: tuple[int, ...]
    """How many cards each still has, open ones among them."""
    laid: tuple[Cards, ...]
    """What each laid in the auction, in the order laid."""
    unplayed: tuple[Cards, ...]
    """Those of them that still lie open."""
    calls: tuple[Call, ...]
    """The auction, turn by turn; no cards: a pass."""
    passed: tuple[bool, ...]
    """Whose last turn in the auction was a pass."""
    highest: int
    """The highest number of cards laid by one seat."""
    at_most: tuple[int, ...]
    """While bidding, how many cards the rule lets each seat add now; else 0."""
    stakes: Stakes
    """Target and bonuses for every bid."""
    chief: Seat | None
    vice: Seat | None
    partner: Seat | None
    chief_trump: Named | None
    vice_trump: Trump | None
    order: tuple[Tier, ...]
    """The trump order from the top, as far as trumps are named."""
    goal: Goal | None
    """None until there is a chief."""
    trick: Trick | None
    """The current trick; None: nothing is played to it yet."""
    winning: Seat | None
    """Who would win the current trick as it lies."""
    last_trick: Trick | None
    tricks: tuple[Trick, ...] | None
    """All complete tricks of the hand; None where the option ``memory_aid`` is off."""
    pips: tuple[int, ...]
    won: tuple[int, ...]
    """Tricks won."""
    totals: tuple[int, ...]
    result: HandScore | None
    """How this hand was scored; None while it goes on."""
    sheet: tuple[HandScore, ...]
    """All hands that are over."""
    final_trick: Trick | None
    """The last trick of the hand before, whose last card and the next deal come at once; None: it was not played."""


def view(s: State, seat: Seat | None) -> View:
    """What the seat sees; a spectator, for None, sees no hand; at the end all see everything."""
    over = isinstance(s.phase, Over)
    return View(
        phase=s.phase,
        hand=s.hand,
        dealer=dealer(s),
        hands=tuple(hand if over or i == seat else None for i, hand in enumerate(s.closed)),
        counts=tuple(len(closed) + len(laid) for closed, laid in zip(s.closed, s.open, strict=True)),
        laid=s.laid,
        unplayed=s.open,
        calls=s.calls,
        passed=_passed(s),
        highest=max(map(len, s.laid)),
        at_most=tuple(at_most(s.laid, i) if isinstance(s.phase, Bidding) else 0 for i in range(s.seats)),
        stakes=stakes(s.seats, s.options.bonus_cap),
        chief=s.chief,
        vice=s.vice,
        partner=s.partner,
        chief_trump=s.chief_trump,
        vice_trump=s.vice_trump,
        order=tiers(s.chief_trump, s.vice_trump),
        goal=_goal(s),
        trick=s.trick,
        winning=_winning(s),
        last_trick=s.tricks[-1] if s.tricks else None,
        tricks=s.tricks if over or s.options.memory_aid else None,
        pips=s.pips,
        won=s.won,
        totals=s.totals,
        result=s.sheet[-1] if s.sheet and s.sheet[-1].hand == s.hand else None,
        sheet=s.sheet,
        final_trick=s.final_trick,
    )


def _passed(s: State) -> tuple[bool, ...]:
    last = {call.seat: call for call in s.calls}
    return tuple(i in last and not last[i].cards for i in range(s.seats))


def _goal(s: State) -> Goal | None:
    if s.chief is None:
        return None
    cards = len(s.laid[s.chief])
    return Goal(
        cards,
        target(s.seats, cards),
        None if s.partner is None else s.pips[s.chief] + s.pips[s.partner],
        None if s.chief_trump is None else bonus(cards, s.chief_trump, s.options.bonus_cap),
    )


def _winning(s: State) -> Seat | None:
    if s.trick is None:
        return None
    return (s.trick.leader + suits(s.chief_trump, s.vice_trump).winner(s.trick.cards)) % s.seats
