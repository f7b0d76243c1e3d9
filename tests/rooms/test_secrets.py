"""What reaches a viewer is equal, byte for byte, in all rooms that differ only in what the viewer cannot know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tasogare
from tasogare.core import TABLE, Dice, Game, Match, Move, Seat, conformance, option_dict, replace, resolve_options
from tasogare.rooms import commands as c
from tasogare.rooms.clockwork import Presence
from tasogare.rooms.commanding import Refusal, carry_out
from tasogare.rooms.draft import Draft
from tasogare.rooms.events import Began, Opened
from tasogare.rooms.publish import channels, match_view, room_view
from tasogare.rooms.room import Room
from tests.core.mole import mole
from tests.rooms.desk import Desk, variant
from tests.rooms.test_playing import at_a_table, finish

GAMES: dict[str, Game[Any]] = {"mole": mole, **tasogare.games()}


def a_room(game: Game[Any], seats: int, given: dict[str, Any]) -> tuple[Desk, Dice]:
    """A match of people, one on each seat, with a chosen set of options."""
    desk = Desk(game, places=seats)
    desk.add(Opened("ROOM22", game.name, seats))
    desk.seated(*(f"P{i}" for i in range(seats)))
    draft = desk.draft()
    options = option_dict(resolve_options(game, seats, given))
    draft.add(Began("m", game.name, game.version, options, tuple(range(seats)), "00" * 32))
    draft.follow()
    desk.take(draft)
    return desk, Dice(f"{game.name} {seats} {given}")


def twin(room: Room, eyes: Seat | None, dice: Dice) -> Room:
    """A room in which everything is as it was but for what those eyes cannot know."""
    assert room.table is not None
    match = room.table.match
    world = Match(room.table.game.world(match.state, eyes, dice))
    phase = world.state.phase
    pending: dict[Seat, Move] = {eyes: match.pending[eyes]} if eyes is not None and eyes in match.pending else {}
    handed_in = [seat for seat in match.pending if seat != eyes]
    able = [seat for seat in phase.seats(world.state) if seat != eyes]
    for seat in handed_in if phase.shows_awaited == "who" else able[: len(handed_in)]:
        pending[seat] = phase.options(world.state, seat).pick(dice)
        if isinstance(pending[seat], phase.at_once):
            pending[seat] = match.pending.get(seat) or phase.default(world.state, seat).pick(dice)
    return replace(room, table=replace(room.table, match=replace(world, pending=pending)))


def all_bytes(desk: Desk, room: Room, eyes: Seat | None, probes: tuple[msgspec.Raw, ...]) -> list[bytes]:
    """Every byte that a viewer may get of the room as it is: view, lists, refusals, answers to checks."""
    assert room.table is not None
    person = None if eyes is None else room.holders[eyes].person
    encode = msgspec.json.encode
    shown = [
        encode(room_view(room, person, Presence(), desk.around.games)),
        encode(match_view(room, () if eyes is None else (eyes,), 0)),
        encode(channels(room, room.seats(person))),
    ]
    for raw in probes if eyes is not None else ():
        commands = (
            c.Check("x", room.table.id, eyes or 0, (raw,)),
            c.Check("x", room.table.id, eyes or 0, (raw, raw)),
            c.PlayMoves("x", room.table.id, eyes or 0, (raw,)),
        )
        shown += [encode(answer(desk, room, person, command)) for command in commands]
    return shown


def answer(desk: Desk, room: Room, person: int | None, command: c.Command) -> Any:
    draft = Draft(room, desk.at, desk.around, person, "x", desk.presence.here)
    try:
        reason = carry_out(draft, command)
        return "done", reason if isinstance(command, c.Check) else None
    except Refusal as refusal:
        return refusal.code, refusal.reason


@pytest.mark.parametrize("name", GAMES)
def test_no_byte_tells_rooms_apart_that_a_viewer_cannot(name: str) -> None:
    game = GAMES[name]
    sets = conformance.option_sets(game)
    for seats, given in sets[:: max(1, len(sets) // 4)]:
        desk, dice = a_room(game, seats, given)
        for step in range(60):
            table = desk.room.running
            if table is None:
                break
            for seat in desk.room.unready:
                desk.do(desk.room.holders[seat].person, c.GoOn, match=table.id, seat=seat)
            table = desk.table
            chosen = conformance.random_move(table.match, dice)
            if chosen is None:
                desk.wait(3_600_000)
                continue
            seat, move = chosen
            if step % 3 == 0:
                raw = msgspec.Raw(msgspec.json.encode(move))
                for eyes in (None, *range(seats)):
                    one = all_bytes(desk, desk.room, eyes, (raw,))
                    other = all_bytes(desk, twin(desk.room, eyes, dice), eyes, (raw,))
                    assert one == other, f"{name}: viewer {eyes} can tell"
            assert seat != TABLE
            draft = desk.draft()
            draft.play(seat, move)
            desk.take(draft)


def test_a_leaking_view_is_caught_here_too() -> None:
    def view(s: Any, seat: Seat | None) -> Any:
        return replace(mole.view(s, seat), roles=s.roles)

    desk, dice = a_room(variant(mole, view=view), 3, {})
    seen = {tuple(all_bytes(desk, room, 0, ())) for room in (desk.room, *(twin(desk.room, 0, dice) for _ in range(20)))}
    assert len(seen) > 1


def test_the_seed_is_shown_when_the_match_is_over_and_its_commitment_before_the_first_play() -> None:
    desk, people = at_a_table()
    seed = desk.table.seed.hex()
    for eyes in ((), (0,), (1,), (2,)):
        view = match_view(desk.room, eyes, 0)
        assert view.seed is None
        assert view.commitment == desk.table.commitment
        assert seed.encode() not in msgspec.json.encode(view)
    finish(desk, people)
    assert match_view(desk.room, (), 0).seed == seed


def test_a_choice_that_waits_is_shown_to_its_seat_alone() -> None:
    desk, people = at_a_table()
    before = {eyes: msgspec.json.encode(match_view(desk.room, eyes, 0)) for eyes in ((), (0,), (1,), (2,))}
    desk.do(people[0], c.PlayMoves, match=desk.table.id, seat=0, moves=(msgspec.Raw(b'{"type":"ballot","seat":1}'),))
    first = {eyes: msgspec.json.encode(match_view(desk.room, eyes, 0)) for eyes in before}
    desk.do(people[0], c.PlayMoves, match=desk.table.id, seat=0, moves=(msgspec.Raw(b'{"type":"ballot","seat":2}'),))
    second = {eyes: msgspec.json.encode(match_view(desk.room, eyes, 0)) for eyes in before}
    assert first[(0,)] != second[(0,)]
    assert {eyes: second[eyes] for eyes in ((), (1,), (2,))} == {eyes: first[eyes] for eyes in ((), (1,), (2,))}
    assert match_view(desk.room, (1,), 0).awaited is None, "mole tells how many are awaited, not who"
    assert match_view(desk.room, (1,), 0).missing == 2


@pytest.mark.parametrize("stage", ["running", "over", "abandoned"])
def test_notes_are_shown_to_their_seat_alone(stage: str) -> None:
    desk, people = at_a_table()
    desk.do(people[1], c.Notes, match=desk.table.id, seat=1, notes=msgspec.Raw(b'"canary"'))
    if stage == "over":
        finish(desk, people)
    if stage == "abandoned":
        for seat in (0, 1):
            desk.do(people[seat], c.Quit, seat=seat, wish=True)
    assert desk.table.abandoned == (stage == "abandoned")
    assert desk.table.running == (stage == "running")
    for eyes in ((), (0,), (1,), (2,)):
        assert (b"canary" in msgspec.json.encode(match_view(desk.room, eyes, 0))) == (eyes == (1,))


def test_an_abandoned_match_shows_every_seats_eyes() -> None:
    desk, people = at_a_table()
    for seat in (0, 1):
        desk.do(people[seat], c.Quit, seat=seat, wish=True)
    assert [view.seat for view in match_view(desk.room, (1,), 0).views] == [1, 0, 2]
    assert [view.seat for view in match_view(desk.room, (), 0).views] == [None, 0, 1, 2]
    assert match_view(desk.room, (), 0).seed is not None


def test_an_identity_of_the_server_reaches_nobody() -> None:
    desk, people = at_a_table()
    for person in (None, *people):
        seen = msgspec.json.encode(room_view(desk.room, person, desk.presence, desk.around.games))
        assert b"uid of" not in seen
