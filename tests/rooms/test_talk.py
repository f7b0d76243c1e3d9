"""Chat and emotes: who may write where, and who reads it."""

from __future__ import annotations

from typing import Any

from tasogare.core import NEUTRAL, Channel
from tasogare.rooms import commands as c
from tasogare.rooms.events import Said
from tasogare.rooms.publish import channels, match_view, may_read
from tests.core.mole import mole
from tests.rooms.desk import Desk, variant
from tests.rooms.test_playing import at_a_table


def talking() -> tuple[Desk, list[int]]:
    """A match with one open chat, one of seats 0 and 1, and one in which seat 0 writes for all."""

    def open_now(s: Any) -> tuple[Channel, ...]:
        return Channel("all", (0, 1, 2)), Channel("den", (0, 1), (0, 1)), Channel("oracle", (0,))

    return at_a_table(Desk(variant(mole, channels=open_now)))


def last(desk: Desk) -> Said:
    said = desk.log[-1].what
    assert isinstance(said, Said)
    return said


def readers(desk: Desk) -> set[int | None]:
    return {person for person in (None, *desk.room.people) if may_read(last(desk), person)}


def test_between_matches_everybody_talks_in_the_room() -> None:
    desk = Desk()
    ann = desk.come("Ann")
    desk.do(ann, c.Chat, channel="room", seat=None, text="  hello\u202e ")
    assert last(desk).text == "hello"
    assert readers(desk) == {None, ann}


def test_during_a_match_only_its_own_channels_are_open() -> None:
    desk, people = at_a_table()
    assert desk.refused(people[0], c.Chat, channel="room", seat=0, text="x") == "not_now"
    assert desk.refused(people[0], c.Chat, channel="all", seat=0, text="x") == "not_allowed", "silence is demanded"
    assert desk.refused(people[0], c.Chat, channel="nowhere", seat=0, text="x") == "not_allowed"


def test_a_spectator_reads_what_is_public_and_writes_nothing() -> None:
    desk, people = talking()
    eve = desk.come("Eve")
    assert desk.refused(eve, c.Chat, channel="all", seat=None, text="x") == "not_allowed"
    assert desk.refused(eve, c.Chat, channel="all", seat=0, text="x") == "not_yours"
    desk.do(people[0], c.Chat, channel="all", seat=0, text="x")
    assert readers(desk) == {None, *people, eve}
    assert channels(desk.room, desk.room.seats(eve)) == ("room", "all", "oracle")


def test_a_closed_channel_is_read_by_its_people_alone() -> None:
    desk, people = talking()
    desk.come("Eve")
    desk.do(people[1], c.Chat, channel="den", seat=1, text="x")
    assert readers(desk) == {people[0], people[1]}
    assert desk.refused(people[2], c.Chat, channel="den", seat=2, text="x") == "not_allowed"
    assert channels(desk.room, desk.room.seats(people[2])) == ("room", "all", "oracle")
    assert channels(desk.room, desk.room.seats(people[0])) == ("room", "all", "den", "oracle")


def test_a_seat_is_told_where_it_may_write() -> None:
    desk, _ = talking()
    writes = [match_view(desk.room, (seat,), 0).views[0].writes for seat in range(3)]
    assert writes == [("all", "den", "oracle"), ("all", "den"), ("all",)]
    assert match_view(desk.room, (), 0).views[0].writes == ()


def test_every_seat_has_emotes_in_every_phase_and_spectators_have_none() -> None:
    desk, people = at_a_table()
    desk.do(people[0], c.Emote, seat=0, emote="thinking")
    assert last(desk).emote == "thinking"
    assert desk.refused(desk.come("Eve"), c.Emote, seat=None, emote="hello") == "not_allowed"
    assert match_view(desk.room, (0,), 0).views[0].emotes == ("hello", "thinking", "take_your_time")
    assert match_view(desk.room, (), 0).views[0].emotes == ()


def test_a_seat_gives_only_the_signs_that_its_game_has() -> None:
    desk, people = at_a_table()
    assert desk.refused(people[0], c.Emote, seat=0, emote="croak") == "not_allowed"
    swamp = variant(mole, emotes=lambda s, seat: ("croak",) if seat == 0 else NEUTRAL)
    desk, people = at_a_table(Desk(swamp))
    desk.do(people[0], c.Emote, seat=0, emote="croak")
    assert desk.refused(people[0], c.Emote, seat=0, emote="hello") == "not_allowed"
    assert desk.refused(people[1], c.Emote, seat=1, emote="croak") == "not_allowed"


def test_a_line_of_nothing_is_refused() -> None:
    desk = Desk()
    assert desk.refused(desk.come("Ann"), c.Chat, channel="room", seat=None, text=" \u200e ") == "bad_frame"
