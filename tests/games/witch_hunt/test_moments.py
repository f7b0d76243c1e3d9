"""What other seats and the table screen are sent, frame by frame and when, whatever those out at night do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random
from typing import TypeAlias

import msgspec
import pytest

from tasogare.core import Dice, Match, Move, Seat, replace
from tasogare.games.witch_hunt import game
from tasogare.games.witch_hunt.gathering import Collecting, Reporting
from tasogare.games.witch_hunt.moves import Cast, Guard, Prowl, Stand, Visit
from tasogare.rooms import events as e
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.commanding import carry_out
from tasogare.rooms.commands import PlayMoves, Settings, Start
from tasogare.rooms.draft import Around, Draft
from tasogare.server.bots import Bots
from tasogare.server.hub import Hub
from tasogare.server.link import Link
from tasogare.server.live import LiveRoom, Surroundings
from tests.proof.virtual import Clock, Disk, Nowhere, TimeLoop, Volatile
from tests.rooms.desk import Secrets

from .positions import gathering

ROLES = "vvvhgcwwv"
FORMS = "hhhhhhhhf"
HERBALIST, GUARDIAN, CROW, WITCH, FELLOW, FROG = 3, 4, 5, 6, 7, 8
OTHERS: tuple[Seat | None, ...] = (0, 1, CROW, FROG, None)

Act: TypeAlias = tuple[float, Seat, Move]
"""A moment in seconds, who, and what."""
Sent: TypeAlias = list[tuple[float, bytes]]

VILLAGE: tuple[Act, ...] = (
    (1, 0, Visit("forest", None)),
    (2, 1, Visit("forest", None)),
    (4, CROW, Visit("field", None)),
    (30, 1, Visit("field", None)),
    (40, 0, Visit("field", None)),
)
"""The last to choose is always seat 2, at second 50; the scenes begin there."""
LAST: Act = (50, 2, Visit("forest", None))
NIGHTS: dict[str, tuple[Act, ...]] = {
    "nobody does more than needed": ((5, HERBALIST, Visit("forest", None)), (6, GUARDIAN, Visit("field", None))),
    "the herbalist thinks it over": (
        (5, HERBALIST, Visit("beach", FROG)),
        (20, HERBALIST, Visit("forest", FROG)),
        (45, HERBALIST, Visit("forest", None)),
        (46, GUARDIAN, Visit("field", None)),
    ),
    "the guardian guards": (
        (5, HERBALIST, Visit("forest", None)),
        (6, GUARDIAN, Visit("field", None)),
        (44, GUARDIAN, Guard()),
        (53, GUARDIAN, Stand("cave")),
    ),
    "the guardian stands nowhere": ((5, HERBALIST, Visit("forest", None)), (6, GUARDIAN, Guard())),
    "the witches are quick": (
        (5, HERBALIST, Visit("forest", None)),
        (6, GUARDIAN, Visit("field", None)),
        (60.5, WITCH, Prowl("field")),
        (60.6, FELLOW, Prowl("tower")),
        (61, WITCH, Cast("gather", None)),
        (61.1, FELLOW, Cast("gather", None)),
    ),
    "one witch is late and one never comes": (
        (5, HERBALIST, Visit("forest", None)),
        (6, GUARDIAN, Visit("field", None)),
        (74.7, FELLOW, Prowl("forest")),
    ),
}


class Eyes:
    """A socket that notes when it is sent what."""

    def __init__(self) -> None:
        self.sent: Sent = []

    def write(self, *frames: bytes) -> None:
        now = round(asyncio.get_running_loop().time(), 3)
        self.sent += [(now, frame) for frame in frames]

    def end(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


def night(acts: Iterable[Act]) -> dict[Seat | None, Sent]:
    """What each viewer is sent from a morning to the duck's report, with the moment of each frame."""
    with asyncio.Runner(loop_factory=TimeLoop) as runner:
        return runner.run(_night([*acts, *VILLAGE, LAST]))


async def _night(acts: list[Act]) -> dict[Seat | None, Sent]:
    around = Around({game.name: game}, Dice(Random(3)), Secrets())
    store = Volatile(Disk(), lambda: "", lambda: 0)
    hub = Hub(Surroundings(store, Clock(), around, Bots(), Patience()))
    live = await hub.make(game.name, len(ROLES))
    people = [await live.join(f"uid {seat}", f"P{seat}", "") for seat in range(len(ROLES))]
    await live.act(lambda draft: _begin(draft, people))
    table = live.room.table
    assert table is not None
    day = gathering(ROLES, FORMS).state
    live.room = replace(live.room, table=replace(table, options=day.options, match=Match(day), timer=None))
    sent: dict[Seat | None, Sent] = {}
    for viewer in (*range(len(ROLES)), None):
        eyes = Eyes()
        sent[viewer] = eyes.sent
        live.enter(None if viewer is None else f"uid {viewer}", Link(eyes), 0)
    await live.settled()
    start = asyncio.get_running_loop().time()
    for number, (at, seat, move) in enumerate(sorted(acts, key=lambda act: act[0])):
        await asyncio.sleep(start + at - asyncio.get_running_loop().time())
        _play(live, people[seat], f"c{number}", seat, move)
    await asyncio.sleep(60)
    assert live.room.running is not None
    assert live.room.running.match.state.phase == Reporting(1)
    await hub.close()
    return sent


def _begin(draft: Draft, people: list[int]) -> None:
    for seat, person in enumerate(people):
        draft.add(e.Seated(seat, person))
    draft.person = draft.room.host
    carry_out(draft, Settings("settings", clock="off"))
    carry_out(draft, Start("start"))


def _play(live: LiveRoom, person: int, number: str, seat: Seat, move: Move) -> None:
    table = live.room.running
    assert table is not None
    link = Link(Nowhere())
    link.person = person
    live.command(link, PlayMoves(number, table.id, seat, (msgspec.Raw(msgspec.json.encode(move)),)))


@pytest.mark.parametrize("name", list(NIGHTS)[1:])
def test_what_others_are_sent_and_when_does_not_depend_on_witches_guardian_and_herbalist(name: str) -> None:
    plain, other = (night(NIGHTS[one]) for one in (next(iter(NIGHTS)), name))
    for viewer in OTHERS:
        assert other[viewer] == plain[viewer], viewer
        assert len(plain[viewer]) > 3
    assert any(other[viewer] != plain[viewer] for viewer in (HERBALIST, GUARDIAN, WITCH, FELLOW))


def test_a_count_of_those_who_have_cast_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Collecting, "shows_awaited", "count")
    plain, quick = (night(NIGHTS[one]) for one in (next(iter(NIGHTS)), "the witches are quick"))
    assert all(quick[viewer] != plain[viewer] for viewer in OTHERS)


def test_the_scenes_begin_and_end_at_the_same_moments_for_all() -> None:
    sent = night(NIGHTS["the witches are quick"])
    for viewer in OTHERS:
        scenes = [(at, phase) for at, frame in sent[viewer] if (phase := _phase(frame)) is not None]
        begin = {phase: round(at, 1) for at, phase in reversed(scenes)}
        assert begin == {"gathering": begin["gathering"], "setting_out": 50, "collecting": 60, "reporting": 75}


def _phase(frame: bytes) -> str | None:
    match = msgspec.json.decode(frame).get("match")
    phase: str | None = None if match is None else match["views"][0]["view"]["phase"]["type"]
    return phase
