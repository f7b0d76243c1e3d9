"""Whoever waits for dawn in Lupus in Tabula can't tell by any frame or its moment who was long about the night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest

from tasogare.core import Move, Seat
from tasogare.games.lupus import game as lupus
from tasogare.games.lupus.day import Talking
from tasogare.games.lupus.moves import Attack, Divine, Sleep
from tasogare.games.lupus.night import Night
from tasogare.rooms import commands as c
from tasogare.rooms.clockwork import wake_at
from tasogare.server.audience import Audience
from tasogare.server.link import Link
from tests.games.lupus.positions import night
from tests.proof.virtual import Nowhere
from tests.rooms.desk import PATIENCE, Desk

SECOND = 1000
Clock = Literal["off", "relaxed", "brisk"]
Deed = tuple[int, Seat, Move]
"""After how many milliseconds which seat does what."""


class Keeper(Link):
    """A socket that keeps each frame with its moment."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(Nowhere())
        self.desk, self.kept = desk, list[tuple[int, bytes]]()

    def send(self, frame: bytes) -> None:
        self.kept.append((self.desk.at, frame))


class Turned:
    """The desk's clock."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def now(self) -> int:
        return self.desk.at


class Village:
    """A room of eight, two wolves first, in night 1, and what each seat (None: the table screen) is sent from then on;
    two such rooms have the same seed and the same clock."""

    def __init__(self, clock: Clock, letters: str = "WWSVVVVV", first: bool = True) -> None:
        self.desk = desk = Desk(lupus, 8)
        self.people = desk.seated(*(f"P{i}" for i in range(8)))
        desk.do(self.people[0], c.Choose, game="lupus", options={"first_night_kill": first}, places=8)
        desk.do(self.people[0], c.Settings, clock=clock)
        desk.start()
        desk.lay(state=night(letters, first_night_kill=first).state)
        self.begun = desk.at
        self.audience = Audience(desk.room, desk.around.games, Turned(desk))
        self.keepers: dict[Seat | None, Keeper] = {}
        self.audience.show(desk.room, desk.presence)
        for seat, person in (*enumerate(self.people), (None, None)):
            viewer = self.audience.viewer(person)
            self.audience.bring_up(viewer)
            viewer.links.add(keeper := Keeper(desk))
            self.keepers[seat] = keeper

    def dawn(self, *deeds: Deed) -> int:
        """How long the night is, when these things are done in it."""
        desk, moments = self.desk, iter(sorted(deeds, key=lambda deed: deed[0]))
        deed = next(moments, None)
        while isinstance(desk.table.match.state.phase, Night):
            due = wake_at(desk.room, desk.presence, PATIENCE, None)
            if deed is not None and (due is None or self.begun + deed[0] < due):
                desk.at = self.begun + deed[0]
                desk.play(self.people[deed[1]], deed[1], deed[2])
                deed = next(moments, None)
            else:
                assert due is not None, "somebody is awaited"
                desk.wait(due - desk.at)
            self.audience.show(desk.room, desk.presence)
        return desk.at - self.begun


def asleep(seer: Seat = 2, at: int = 1000) -> Iterator[Deed]:
    yield at, seer, Divine(7)
    for seat in range(3, 8):
        yield at + 100 * seat, seat, Sleep()


AT_ONCE: tuple[Deed, ...] = (*asleep(), (2000, 0, Attack(4)), (2000, 1, Attack(4)))
AT_ODDS: tuple[Deed, ...] = (
    *asleep(),
    (2000, 0, Attack(5)),
    (2000, 1, Attack(4)),
    (4000, 0, Attack(6)),
    (9000, 1, Attack(5)),
    (12_000, 0, Attack(4)),
    (14_000, 1, Attack(4)),
)


@pytest.mark.parametrize("clock, length", [("off", 15), ("brisk", 40), ("relaxed", 80)])
def test_wolves_that_agree_at_once_and_wolves_that_disagree_first_are_the_same_to_all_others(
    clock: Clock, length: int
) -> None:
    one, other = Village(clock), Village(clock)
    assert one.dawn(*AT_ONCE) == other.dawn(*AT_ODDS) == length * SECOND
    assert one.desk.table.match.state == other.desk.table.match.state
    for seat in (None, *range(2, 8)):
        assert one.keepers[seat].kept == other.keepers[seat].kept, seat
        assert len(one.keepers[seat].kept) == (2 if seat is not None else 1), "its own move, and dawn"
    assert len(one.keepers[0].kept) < len(other.keepers[0].kept), "the pack sees itself point"


@pytest.mark.parametrize("clock, length", [("off", 15), ("brisk", 40)])
def test_a_seer_that_thinks_long_is_the_same_to_all_others_as_one_that_is_quick(clock: Clock, length: int) -> None:
    one, other = Village(clock), Village(clock)
    slow = (*(deed for deed in AT_ONCE if deed[1] != 2), (14_500, 2, Divine(7)))
    assert one.dawn(*AT_ONCE) == other.dawn(*slow) == length * SECOND
    for seat in (None, 0, 1, *range(3, 8)):
        assert one.keepers[seat].kept == other.keepers[seat].kept, seat
    assert one.keepers[2].kept != other.keepers[2].kept


def test_without_a_clock_a_pack_that_cannot_agree_is_one_beat_later_like_anybody_else() -> None:
    pack, seer = Village("off"), Village("off")
    late = (*(deed for deed in AT_ODDS if deed[0] < 14_000), (21_000, 1, Attack(4)))
    slow = (*(deed for deed in AT_ONCE if deed[1] != 2), (16_000, 2, Divine(7)))
    assert pack.dawn(*late) == seer.dawn(*slow) == 30 * SECOND
    for seat in (None, *range(3, 8)):
        assert pack.keepers[seat].kept == seer.keepers[seat].kept, seat


def test_with_a_clock_defaults_for_the_missing_come_with_dawn_and_with_no_frame_of_their_own() -> None:
    one, other = Village("brisk"), Village("brisk")
    lazy = tuple(deed for deed in AT_ONCE if deed[1] != 5)
    assert one.dawn(*AT_ONCE) == other.dawn(*lazy) == 40 * SECOND
    assert one.desk.table.match.state.phase == other.desk.table.match.state.phase == Talking(1)
    for seat in (None, 0, 1, 2, 3, 4, 6, 7):
        assert one.keepers[seat].kept == other.keepers[seat].kept, seat


@pytest.mark.parametrize("clock, length", [("off", 15), ("brisk", 40)])
def test_a_night_without_an_attack_is_as_long_as_one_with_it(clock: Clock, length: int) -> None:
    village = Village(clock, first=False)
    assert village.dawn(*asleep(), (1500, 0, Sleep()), (1600, 1, Sleep())) == length * SECOND


def test_a_night_that_ended_with_its_last_move_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Night.act
    monkeypatch.setattr(Night, "act", lambda *given: (later := real(*given)).phase.lapse(later) or later)
    one, other = Village("off"), Village("off")
    assert one.dawn(*AT_ONCE) != other.dawn(*AT_ODDS)
    assert one.keepers[None].kept != other.keepers[None].kept
