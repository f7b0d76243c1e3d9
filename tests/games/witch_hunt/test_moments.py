"""What other seats and the table screen are sent, frame by frame and when, whatever those out at night do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Any, Literal, TypeAlias

import msgspec
import pytest

from tasogare.core import Dice, Game, Match, Move, Seat, replace
from tasogare.games.witch_hunt import game
from tasogare.games.witch_hunt.gathering import Collecting, Reporting
from tasogare.games.witch_hunt.moves import Cast, Divine, Done, Guard, Prowl, Stand, Steal, Visit
from tasogare.rooms import events as e
from tasogare.rooms.clockwork import Patience
from tasogare.rooms.commanding import carry_out
from tasogare.rooms.commands import PlayMoves, Settings, Start
from tasogare.rooms.draft import Around, Draft
from tasogare.rooms.table import restart
from tasogare.server.bots import Bots
from tasogare.server.hub import Hub
from tasogare.server.link import Link
from tasogare.server.live import LiveRoom, Surroundings
from tests.proof.virtual import Clock, Disk, Nowhere, TimeLoop, Volatile
from tests.rooms.desk import Secrets

from .positions import evening, gathering

ROLES = "vvvhgcwwv"
FORMS = "hhhhhhhhf"
HERBALIST, GUARDIAN, CROW, WITCH, FELLOW, FROG = 3, 4, 5, 6, 7, 8
OTHERS: tuple[Seat | None, ...] = (0, 1, CROW, FROG, None)

Act: TypeAlias = tuple[float, Seat, Move]
"""A moment in seconds, who, and what."""
Sent: TypeAlias = list[tuple[float, bytes]]
Seen: TypeAlias = dict[Seat | None, Sent]
Speed: TypeAlias = Literal["off", "relaxed", "brisk"]

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

    def write(self, frame: bytes) -> None:
        self.sent.append((round(asyncio.get_running_loop().time(), 3), frame))

    def end(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


def night(acts: Iterable[Act], roles: str = ROLES, clock: Speed = "off", away: Seat | None = None) -> Seen:
    """What each viewer is sent from a morning to the duck's report, with the moment of each frame."""
    with asyncio.Runner(loop_factory=TimeLoop) as runner:
        return runner.run(_night(sorted(acts, key=lambda act: act[0]), roles, clock, away))


async def _night(acts: list[Act], roles: str, clock: Speed, away: Seat | None) -> Seen:
    around = Around({game.name: game}, Dice(Random(3)), Secrets())
    store = Volatile(Disk(), lambda: "", lambda: 0)
    hub = Hub(Surroundings(store, Clock(), around, Bots(), Patience()))
    live = await hub.make(game.name, len(ROLES))
    people = [await live.join(f"uid {seat}", f"P{seat}", "") for seat in range(len(ROLES))]
    await live.act(lambda draft: _begin(draft, people, clock))
    table = live.room.table
    assert table is not None
    day = gathering(roles, FORMS, specials=["herbalist", "guardian"]).state
    laid = replace(table, options=day.options, match=Match(day), timer=None)
    live.room = replace(live.room, table=restart(laid, clock, live.used_at, paused=False))
    if away is not None:
        await live.act(lambda draft: draft.add(e.AwaySaid(away, True)))
    sent: Seen = {}
    for viewer in (*range(len(ROLES)), None):
        eyes = Eyes()
        sent[viewer] = eyes.sent
        live.enter(None if viewer is None else f"uid {viewer}", Link(eyes), 0)
    await live.settled()
    start = asyncio.get_running_loop().time()
    for number, (at, seat, move) in enumerate(acts):
        await asyncio.sleep(start + at - asyncio.get_running_loop().time())
        _play(live, people[seat], f"c{number}", seat, move)
    await asyncio.sleep(60)
    assert live.room.running is not None
    assert live.room.running.match.state.phase == Reporting(1)
    await hub.close()
    return sent


def _begin(draft: Draft, people: list[int], clock: Speed) -> None:
    for seat, person in enumerate(people):
        draft.add(e.Seated(seat, person))
    draft.person = draft.room.host
    carry_out(draft, Settings("settings", clock=clock))
    carry_out(draft, Start("start"))


def _play(live: LiveRoom, person: int, number: str, seat: Seat, move: Move) -> None:
    table = live.room.running
    assert table is not None
    link = Link(Nowhere())
    link.person = person
    live.command(link, PlayMoves(number, table.id, seat, (msgspec.Raw(msgspec.json.encode(move)),)))


def a_night(name: str, clock: Speed = "off") -> Seen:
    """One of the nights, with what the others do."""
    return night([*NIGHTS[name], *VILLAGE, LAST], clock=clock)


PLAIN = next(iter(NIGHTS))


@pytest.mark.parametrize("clock", ["off", "relaxed", "brisk"])
@pytest.mark.parametrize("name", list(NIGHTS)[1:])
def test_what_others_are_sent_and_when_does_not_depend_on_witches_guardian_and_herbalist(
    name: str, clock: Speed
) -> None:
    plain, other = a_night(PLAIN, clock), a_night(name, clock)
    for viewer in OTHERS:
        assert other[viewer] == plain[viewer], viewer
        assert len(plain[viewer]) > 3
    assert any(other[viewer] != plain[viewer] for viewer in (HERBALIST, GUARDIAN, WITCH, FELLOW))


def test_a_count_of_those_who_have_cast_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Collecting, "shows_awaited", "count")
    plain, quick = a_night(PLAIN), a_night("the witches are quick")
    assert all(quick[viewer] != plain[viewer] for viewer in OTHERS)


def test_the_scenes_begin_and_end_at_the_same_moments_for_all() -> None:
    sent = a_night("the witches are quick")
    for viewer in OTHERS:
        scenes = [(at, phase) for at, frame in sent[viewer] if (phase := _phase(frame)) is not None]
        begin = {phase: round(at, 1) for at, phase in reversed(scenes)}
        assert begin == {"gathering": begin["gathering"], "setting_out": 50, "collecting": 60, "reporting": 75}


AWAY: Seat = 0
"""Whom the host has marked away."""
BESIDES: tuple[Act, ...] = (
    *((2 + seat, seat, Visit("forest", None)) for seat in (1, HERBALIST, GUARDIAN, CROW)),
    LAST,
    *((60.5, seat, Prowl("tower")) for seat in (WITCH, FELLOW)),
    *((61, seat, Cast("gather", None)) for seat in (WITCH, FELLOW)),
)
"""All are in one place, where no witch can strike."""
SWAPPED: tuple[Act, ...] = (
    *((act if act[1] != WITCH else (act[0], AWAY, act[2])) for act in BESIDES),
    (9, WITCH, Visit("forest", None)),
)
"""The same where who is away has the role of a witch, and she that of a villager."""
WITH_ROLE: dict[str, tuple[str, tuple[Act, ...]]] = {
    "a villager": (ROLES, BESIDES),
    "a villager who taps a place": (ROLES, (*BESIDES, (20, AWAY, Visit("cave", None)))),
    "a witch": ("wvvhgcvwv", tuple(act for act in SWAPPED if act[1] != AWAY)),
    "a witch who acts": ("wvvhgcvwv", SWAPPED),
    "the guardian, on guard": ("gvvhvcwwv", (*BESIDES, (9, AWAY, Guard()), (52, AWAY, Stand("beach")))),
}
"""By who is away, the roles and what is done."""


@pytest.mark.parametrize("who", list(WITH_ROLE)[1:])
def test_what_others_are_sent_and_when_does_not_tell_the_role_of_who_is_away(who: str) -> None:
    def seen(who: str) -> Seen:
        roles, acts = WITH_ROLE[who]
        return night(acts, roles, away=AWAY)

    plain, other = seen("a villager"), seen(who)
    for viewer in (1, 2, FROG, None):
        assert other[viewer] == plain[viewer], viewer


class Diligent(Bots):
    """Bots that use their power first, then say that they are done."""

    async def move(
        self, game: Game[Any], match: Match[Any], seat: Seat, level: str, dice: Dice, seconds: float
    ) -> Move:
        moves: list[Move] = list(match.options(seat))
        return min(moves, key=lambda move: (type(move) not in (Divine, Steal), type(move) is not Done))


def talk(roles: str) -> Sent:
    """What the table screen is sent in a discussion among bots and one cat who says nothing."""
    with asyncio.Runner(loop_factory=TimeLoop) as runner:
        return runner.run(_talk(roles))


async def _talk(roles: str) -> Sent:
    around = Around({game.name: game}, Dice(Random(3)), Secrets())
    store = Volatile(Disk(), lambda: "", lambda: 0)
    hub = Hub(Surroundings(store, Clock(), around, Diligent(), Patience()))
    live = await hub.make(game.name, len(roles))
    people = [await live.join("uid 0", "P0", "")]

    def begin(draft: Draft) -> None:
        for place in range(1, len(roles)):
            draft.add(e.BotPut(place, "standard", place))
        _begin(draft, people, "off")

    await live.act(begin)
    table = live.room.table
    assert table is not None
    now = evening(roles, specials=["seer", "pickpocket"])
    live.room = replace(live.room, table=replace(table, options=now.options, match=Match(now), timer=None))
    eyes = Eyes()
    live.enter(None, Link(eyes), 0)
    await live.settled()
    await asyncio.sleep(60)
    assert live.room.running is not None
    assert live.room.running.match.awaited() == (0,)
    assert live.room.running.match.state.day.vision is not None
    await hub.close()
    return eyes.sent


def test_from_when_a_bot_is_done_nobody_can_tell_whether_it_used_a_power() -> None:
    assert talk("vspvw") == talk("vvspw") == talk("vpvsw")


def _phase(frame: bytes) -> str | None:
    match = msgspec.json.decode(frame).get("match")
    phase: str | None = None if match is None else match["views"][0]["view"]["phase"]["type"]
    return phase
