"""Why a move is refused, told from what its seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import fields

from tasogare.core import IllegalMove, Move, Seat

from . import sets
from .days import humans, required
from .moves import Cast, Deal, Divine, Draw, Guard, Offer, Place, Propose, Prowl, Say, Slip, Stand, Steal, Visit, Vote

if TYPE_CHECKING:
    from .rules import State

__all__ = ["refusal"]

SPELL_ORDER = {"lonely": 1, "swamp": 2, "chorus": 3}
SAY_FIELDS = {
    "claim": {"role"},
    "went": {"place"},
    "result": {"target", "witch", "day"},
    "suspect": {"target"},
    "trust": {"target"},
}


def refusal(s: State, seat: Seat, move: Move) -> IllegalMove:
    """The precise reason why the move is none of the seat's options."""
    if not isinstance(move, (*s.phase.takes, *s.phase.at_once)):
        return IllegalMove("not_an_option")
    match move:
        case Deal():
            return IllegalMove("bad_deal")
        case Draw():
            needed = min(s.options.materials, len(humans(s)))
            return IllegalMove("bad_draw", count=needed, places=", ".join(sets.places(s.options.places)))
        case Slip(card):
            return IllegalMove("not_in_hand", card=card)
        case Say():
            return _say(s, seat, move)
        case Visit() | Guard() | Stand():
            return _gather(s, seat, move)
        case Prowl() | Cast():
            return _witch(s, seat, move)
        case Divine() | Steal():
            return _power(s, seat, move)
        case Propose(cats):
            return _propose(s, seat, cats)
        case Offer(card):
            if seat not in s.day.proposals[-1].cats:
                return IllegalMove("not_member")
            had = Offer(card) in sets.offers(s.hands[seat])
            return IllegalMove("already_moved", seat=seat) if had else IllegalMove("not_in_hand", card=card)
        case Vote(target):
            return IllegalMove("self_vote") if target == seat else _not_human(s, target)
        case _:
            return IllegalMove("already_moved", seat=seat)


def _closed(s: State, place: Place) -> IllegalMove | None:
    open_places = sets.places(s.options.places)
    return None if place in open_places else IllegalMove("place_closed", place=place, places=", ".join(open_places))


def _no_seat(s: State, seat: Seat | None) -> IllegalMove | None:
    return None if seat is None or 0 <= seat < len(s.forms) else IllegalMove("no_seat", seat=seat)


def _not_human(s: State, seat: Seat | None) -> IllegalMove:
    return _no_seat(s, seat) or IllegalMove("not_human", seat=-1 if seat is None else seat)


def _say(s: State, seat: Seat, move: Say) -> IllegalMove:
    if s.forms[seat] != "human":
        return IllegalMove("only_humans_talk")
    given = {f.name for f in fields(Say) if f.name != "what" and getattr(move, f.name) is not UNSET}
    if given != SAY_FIELDS[move.what]:
        return IllegalMove("statement_fields", what=move.what, expected=", ".join(sorted(SAY_FIELDS[move.what])))
    if isinstance(move.target, int) and (wrong := _no_seat(s, move.target)):
        return wrong
    if isinstance(move.day, int):
        return IllegalMove("day_not_come", day=move.day)
    return IllegalMove("place_closed", place=str(move.place), places=", ".join(sets.places(s.options.places)))


def _gather(s: State, seat: Seat, move: Visit | Guard | Stand) -> IllegalMove:
    role = s.roles[seat]
    match move:
        case Visit(place, restore):
            if role == "witch":
                return IllegalMove("witches_go_later")
            if wrong := _closed(s, place):
                return wrong
            if restore is None:
                return IllegalMove("guard_is_final")
            if role != "herbalist":
                return IllegalMove("only_herbalist")
            if s.potions == 0:
                return IllegalMove("no_potion")
            return _no_seat(s, restore) or IllegalMove("not_a_frog", seat=restore)
        case Guard():
            return IllegalMove("guard_is_final") if role == "guardian" else IllegalMove("only_guardian")
        case Stand(place):
            if role != "guardian":
                return IllegalMove("only_guardian")
            if not s.day.guards or s.day.stands is not None:
                return IllegalMove("not_guarding")
            return _closed(s, place) or IllegalMove("not_an_option")


def _witch(s: State, seat: Seat, move: Prowl | Cast) -> IllegalMove:
    place = next((pick.place for pick in s.day.picks if pick.seat == seat), None)
    if isinstance(move, Prowl):
        return (
            IllegalMove("already_prowled")
            if place is not None
            else _closed(s, move.place) or IllegalMove("not_an_option")
        )
    if place is None:
        return IllegalMove("prowl_first")
    if move.spell == "gather":
        return IllegalMove("gather_has_no_target")
    if move.target is None:
        return IllegalMove("spell_needs_target")
    if wrong := _no_seat(s, move.target):
        return wrong
    if move.spell == "fellow":
        return IllegalMove("no_fellow_there", seat=move.target)
    cap = SPELL_ORDER[move.spell]
    if s.failed + 1 < cap:
        return IllegalMove("spell_closed", needed=cap - 1, failed=s.failed)
    here = s.day.went.count(place)
    if here == 0:
        return IllegalMove("nobody_there")
    if here > cap:
        return IllegalMove("too_many_there", most=cap, count=here)
    return IllegalMove("not_there", seat=move.target)


def _power(s: State, seat: Seat, move: Divine | Steal) -> IllegalMove:
    if s.forms[seat] != "human":
        return IllegalMove("power_needs_human")
    if isinstance(move, Divine):
        if s.roles[seat] != "seer":
            return IllegalMove("only_seer")
        if s.day.vision is not None:
            return IllegalMove("power_spent")
        if move.target == seat:
            return IllegalMove("not_yourself")
        return _no_seat(s, move.target) or IllegalMove("banished", seat=move.target)
    if s.roles[seat] != "pickpocket":
        return IllegalMove("only_pickpocket")
    if s.day.theft is not None:
        return IllegalMove("power_spent")
    if move.target == seat:
        return IllegalMove("not_yourself")
    if wrong := _no_seat(s, move.target):
        return wrong
    return IllegalMove("not_human", seat=move.target) if s.forms[move.target] != "human" else IllegalMove("too_late")


def _propose(s: State, seat: Seat, cats: tuple[Seat, ...]) -> IllegalMove:
    if seat != s.mayor:
        return IllegalMove("only_mayor")
    if len(cats) != len(required(s)):
        return IllegalMove("propose_count", count=len(required(s)), got=len(cats))
    for i in cats:
        if wrong := _no_seat(s, i):
            return wrong
        if i not in humans(s):
            return IllegalMove("not_human", seat=i)
    return IllegalMove("proposed_twice")
