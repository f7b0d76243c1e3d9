"""At the table while a match runs: moves and checks, notes and talk, going away and giving up."""

from __future__ import annotations

from typing import Any

import msgspec

from tasogare.core import Dice, Game, IllegalMove, Match, Move, Seat

from . import commands as c
from . import events as e
from .door import Refusal, does, holder_of, need_host, need_own, running_match
from .draft import Draft
from .names import clean
from .table import Table
from .views import Reason

__all__ = ["foresee", "shows"]

LONGEST_NOTES = 4_000
LONGEST_LINE = 400


@does.register
def _(command: c.Away, draft: Draft, person: c.PersonId) -> None:
    room = draft.room
    holder = holder_of(room, command.place)
    if holder.person != person and room.host != person:
        raise Refusal("not_host")
    if room.running is None or command.place not in room.running.places or holder.person is None:
        raise Refusal("not_now")
    if holder.away != command.away or holder.away_by_itself:
        draft.add(e.AwaySaid(command.place, command.away))


@does.register
def _(command: c.Pause, draft: Draft, person: c.PersonId) -> None:
    need_host(draft, person)
    if draft.room.running is None:
        raise Refusal("not_now")
    if draft.room.paused != command.on:
        draft.add(e.Paused(command.on))


@does.register
def _(command: c.Quit, draft: Draft, person: c.PersonId) -> None:
    table = draft.room.running
    if table is None:
        raise Refusal("no_match")
    need_own(draft, person, command.seat)
    if (command.seat in table.wishes) != command.wish:
        draft.add(e.Wished(command.seat, command.wish))
    table = draft.room.running
    assert table is not None
    at_it = {h.person for h in draft.room.holders if h.person is not None and not h.away}
    wish = {draft.room.holders[seat].person for seat in table.wishes} & at_it
    if 2 * len(wish) > len(at_it):
        draft.add(e.Abandoned())


@does.register
def _(command: c.PlayMoves, draft: Draft, person: c.PersonId) -> Reason | None:
    table = running_match(draft, command.match)
    seat = command.seat
    need_own(draft, person, seat)
    moves = [_decode(table.game, raw) for raw in command.moves]
    if len(moves) > 1 and (reason := foresee(table, seat, moves)) is not None:
        raise Refusal("illegal", reason)
    place = table.places[seat]
    for number, move in enumerate(moves):
        now = draft.now(command.match)
        if now is None:
            return Reason("over", {})
        try:
            if draft.room.places[place].away and shows(now, seat, move):
                draft.add(e.AwaySaid(place, False))
            draft.play(seat, move)
        except IllegalMove as error:
            if number == 0:
                raise Refusal("illegal", _reason(error)) from None
            return _reason(error)  # what the first ones uncovered forbids the rest
    return None


def shows(table: Table, seat: Seat, move: Move) -> bool:
    """Whether all see that the seat plays, so that they learn nothing if it is back."""
    match, view = table.match, table.game.view
    phase = match.state.phase
    if phase.shows_awaited == "nothing":
        return False
    if not isinstance(move, phase.at_once):
        return seat in match.awaited()
    return bool(view(match.step(seat, move).state, None) != view(match.state, None))


@does.register
def _(command: c.Check, draft: Draft, person: c.PersonId) -> Reason | None:
    table = running_match(draft, command.match)
    need_own(draft, person, command.seat)
    return foresee(table, command.seat, [_decode(table.game, raw) for raw in command.moves])


def foresee(table: Table, seat: Seat, moves: list[Move]) -> Reason | None:
    """Why a sequence of moves would be refused, in a world that depends on nothing but what the seat knows.

    What the seat may do now is the same in all its worlds, so the first move needs none.
    """
    first = moves[0]
    if first not in table.match.options(seat):
        return _reason(table.match.refusal(seat, first))
    if len(moves) == 1:
        return None
    match = Match(
        table.game.world(table.match.state, seat, Dice(0)),
        {seat: held} if (held := table.match.pending.get(seat)) is not None else {},
    )
    try:
        for move in moves:
            match = match.step(seat, move)
    except IllegalMove as error:
        return _reason(error)
    return None


def _reason(error: IllegalMove) -> Reason:
    return Reason(error.key, error.params)


def _decode(game: Game[Any], raw: msgspec.Raw) -> Move:
    try:
        move: Move = game.decode_move(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("illegal", Reason("malformed", {"why": str(error)})) from None
    return move


@does.register
def _(command: c.Notes, draft: Draft, person: c.PersonId) -> None:
    table = draft.room.table
    if table is None or table.id != command.match:
        raise Refusal("no_match")
    need_own(draft, person, command.seat)
    notes = bytes(command.notes)
    if len(notes.decode()) > LONGEST_NOTES:
        raise Refusal("too_big")
    if command.seat not in table.notes or bytes(table.notes[command.seat]) != notes:
        draft.add(e.Noted(command.seat, msgspec.Raw(notes)))


@does.register
def _(command: c.ShowNotes, draft: Draft, person: c.PersonId) -> None:
    table = _in_review(draft, command.match)
    need_own(draft, person, command.seat)
    if command.shown and command.seat not in table.notes:
        raise Refusal("not_now")
    if (command.seat in table.shown) != command.shown or (
        command.shown and bytes(table.shown[command.seat]) != bytes(table.notes[command.seat])
    ):
        draft.add(e.NotesShown(command.seat, command.shown))


@does.register
def _(command: c.GoOn, draft: Draft, person: c.PersonId) -> None:
    table = _in_review(draft, command.match)
    need_own(draft, person, command.seat)
    if table.resting and command.seat not in table.ready:
        draft.add(e.WentOn(command.seat))


def _in_review(draft: Draft, match: str) -> Table:
    """The match of that id, if seats may show their notes now."""
    table = draft.room.table
    if table is None or table.id != match:
        raise Refusal("no_match")
    if not table.reviewing:
        raise Refusal("not_now")
    return table


# Talk


@does.register
def _(command: c.Chat, draft: Draft, person: c.PersonId) -> None:
    room, readers = draft.room, None
    text = clean(command.text, LONGEST_LINE)
    if not text:
        raise Refusal("bad_frame")
    if command.seat is not None:
        need_own(draft, person, command.seat)
    if command.channel == "room":
        if room.running is not None:
            raise Refusal("not_now")
    else:
        table = room.running
        if table is None:
            raise Refusal("no_match")
        channel = next((ch for ch in table.game.channels(table.match.state) if ch.name == command.channel), None)
        if channel is None or command.seat is None or command.seat not in channel.writers:
            raise Refusal("not_allowed")
        if channel.readers is not None:
            seats = {*channel.readers, command.seat}
            readers = tuple(sorted({h.person for i, h in enumerate(room.holders) if i in seats and h.person}))
    draft.add(e.Said(command.channel, person, command.seat, text, None, readers))


@does.register
def _(command: c.Emote, draft: Draft, person: c.PersonId) -> None:
    table = draft.room.running
    if command.seat is not None:
        need_own(draft, person, command.seat)
        if table is not None and command.emote not in table.game.emotes(table.match.state, command.seat):
            raise Refusal("not_allowed")
    elif table is not None:
        raise Refusal("not_allowed")
    draft.add(e.Said("room", person, command.seat, "", command.emote, None))
