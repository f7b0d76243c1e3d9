"""The worlds that a viewer cannot tell from the truth: who may hold the cards that it has not seen."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from tasogare.core import Chance, Seat, replace, shuffled

from .cards import DECK, PLACE, Card
from .rules import Over, State
from .tricks import Suit, suits

__all__ = ["hands", "unseen", "voids", "world"]


def world(s: State, seat: Seat | None, chance: Chance) -> State:
    """A random state in which the unseen cards lie elsewhere, as far as everything played allows it."""
    if isinstance(s.phase, Over):
        return s
    return replace(s, closed=tuple(tuple(sorted(hand, key=PLACE.__getitem__)) for hand in hands(s, seat, chance)))


def unseen(s: State, seat: Seat | None) -> list[Card]:
    """The cards that the viewer has seen nowhere, in deck order: the deck less hand, laid and played cards."""
    seen = [card for trick in s.tricks for card in trick.cards]
    seen += [card for laid in s.open for card in laid]
    if s.trick is not None:
        seen += s.trick.cards
    if seat is not None:
        seen += s.closed[seat]
    rest = list(DECK)
    for card in seen:
        rest.remove(card)
    return rest


def voids(s: State) -> list[set[Suit]]:
    """By seat the suits, the trumps as one, that it has shown to hold no card of by not following."""
    found: list[set[Suit]] = [set() for _ in range(s.seats)]
    table = suits(s.chief_trump, s.vice_trump).suit
    for trick in s.tricks if s.trick is None else (*s.tricks, s.trick):
        led = table[trick.cards[0]]
        for place, card in enumerate(trick.cards):
            if table[card] != led:
                found[(trick.leader + place) % s.seats].add(led)
    return found


def hands(s: State, seat: Seat | None, chance: Chance) -> list[list[Card]]:
    """For each seat unseen cards as they may lie, the viewer's own as they are.

    Nothing else is known of them: any hand allows any bid made with other cards, and a card that was played tells
    only by not following.
    """
    room = [0 if i == seat else len(closed) for i, closed in enumerate(s.closed)]
    given: list[list[Card]] = [[] for _ in room]
    if seat is not None:
        given[seat] = list(s.closed[seat])
    if not any(room):
        return given
    pack = shuffled(chance, unseen(s, seat))
    barred = voids(s)
    if not any(void for i, void in enumerate(barred) if room[i]):
        for i, size in enumerate(room):
            if size:
                given[i], pack = pack[:size], pack[size:]
        return given
    table = suits(s.chief_trump, s.vice_trump).suit
    by_suit: dict[Suit, list[Card]] = {}
    for card in pack:
        by_suit.setdefault(table[card], []).append(card)
    _share(by_suit, room, barred, given, chance)
    _mix([i for i, closed in enumerate(s.closed) if closed and i != seat], table, barred, given, chance)
    return given


def _share(
    by_suit: dict[Suit, list[Card]],
    room: list[int],
    barred: list[set[Suit]],
    given: list[list[Card]],
    chance: Chance,
) -> None:
    """Deals each suit to the seats that may have it, the suits that fewest places may take first.

    A seat with more places left is likelier to get a card.  By Hall's theorem the rest can be dealt as long as no
    set of suits has more cards than its seats have places; ``slack`` is the difference, kept for those sets that not
    every seat may take from.
    """
    able = {suit: [i for i, places in enumerate(room) if places and suit not in barred[i]] for suit in by_suit}
    order = sorted(by_suit, key=lambda suit: (sum(room[i] for i in able[suit]), suit))
    everybody = sum(1 for places in room if places)
    slack: list[tuple[frozenset[Suit], set[Seat], list[int]]] = []
    for size in range(1, len(order)):
        for group in combinations(order, size):
            takers = {i for suit in group for i in able[suit]}
            if len(takers) < everybody:
                places_left = sum(room[i] for i in takers) - sum(len(by_suit[suit]) for suit in group)
                slack.append((frozenset(group), takers, [places_left]))
    for suit in order:
        others = [(takers, spare) for group, takers, spare in slack if suit not in group]
        for card in by_suit[suit]:
            full = {i for takers, spare in others if not spare[0] for i in takers}
            places = [i for i in able[suit] if i not in full for _ in range(room[i])]
            taker = places[chance.below(len(places))]
            room[taker] -= 1
            given[taker].append(card)
            for takers, spare in others:
                if taker in takers:
                    spare[0] -= 1


def _mix(
    seats: list[Seat],
    table: Mapping[Card, Suit],
    barred: list[set[Suit]],
    given: list[list[Card]],
    chance: Chance,
) -> None:
    """Swaps cards between seats at random where both may have the other's, which makes what is possible more even."""
    places = [(i, place) for i in seats for place in range(len(given[i]))]
    for _ in range(2 * len(places)):
        i, a = places[chance.below(len(places))]
        j, b = places[chance.below(len(places))]
        mine, yours = given[i][a], given[j][b]
        if table[mine] not in barred[j] and table[yours] not in barred[i]:
            given[i][a], given[j][b] = yours, mine
