"""Phases that last for a time that tells nothing: they end by time alone, and a record needs no mark for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec
import pytest

from tasogare.core import (
    NONE,
    Dice,
    Game,
    IllegalMove,
    IllegalPlay,
    Listed,
    Match,
    Move,
    MoveSet,
    Outcome,
    Phase,
    Play,
    Referee,
    Seat,
    conformance,
    playout,
    read_record,
    replace,
    start,
    write_record,
)
from tasogare.core.data import Data


class Peep(Move):
    pass


class Sing(Move):
    pass


class Wake(Move):
    pass


class Night(Phase):
    """Whoever owns the torch peeps once; all may sing; everybody sleeps for ten seconds, torch or no torch.

    In a castle the guard strikes the hour: there it is a night of twenty seconds, or of so many beats of five.
    """

    at_once: ClassVar[tuple[type[Move], ...]] = (Peep, Sing)
    shows_awaited: ClassVar[Literal["who", "count", "nothing"]] = "nothing"

    def seats(self, s: State) -> tuple[Seat, ...]:
        return () if s.torch is None or s.peeped else (s.torch,)

    def free(self, s: State) -> tuple[Seat, ...]:
        return (0, 1)

    def options(self, s: State, seat: Seat) -> MoveSet[Any]:
        return Listed((Peep(), Sing())) if seat in self.seats(s) else Listed((Sing(),))

    def default(self, s: State, seat: Seat) -> MoveSet[Any]:
        return Listed((Peep(),))

    def act(self, s: State, seat: Seat, move: Move) -> State:
        return replace(s, peeped=True) if isinstance(move, Peep) else replace(s, songs=s.songs + 1)

    def holds(self, s: State) -> int | None:
        return None if s.castle else 10

    def beat(self, s: State) -> int | None:
        return 5 if s.castle else None

    def seconds(self, s: State) -> int | None:
        return 20 if s.castle else None

    def lapse(self, s: State) -> State | None:
        return None if self.seats(s) else replace(s, phase=Dawn())


class Dawn(Phase):
    """Both wake up."""

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (0, 1)

    def options(self, s: State, seat: Seat) -> MoveSet[Any]:
        return Listed((Wake(),))

    def resolve(self, s: State, moves: Mapping[Seat, Any]) -> State:
        return replace(s, phase=Dusk())


class Dusk(Phase):
    """Four seconds in which nobody may do anything."""

    def options(self, s: State, seat: Seat) -> MoveSet[Any]:
        return NONE

    def holds(self, s: State) -> int | None:
        return 4

    def lapse(self, s: State) -> State | None:
        return replace(s, phase=Over())


class Over(Phase):
    pass


class Options(Data):
    torch: bool
    castle: bool = False


class State(Data):
    phase: Night | Dawn | Dusk | Over
    torch: Seat | None
    castle: bool = False
    peeped: bool = False
    songs: int = 0


class View(Data):
    phase: Night | Dawn | Dusk | Over
    songs: int
    torch: bool


def world(s: State, seat: Seat | None, chance: Dice) -> State:
    if seat is not None and s.torch == seat:
        return s
    return replace(s, torch=None, peeped=False)


night: Game[State] = Game(
    name="night",
    seats=range(2, 3),
    State=State,
    View=View,
    Moves=Peep | Sing | Wake,
    Options=Options,
    defaults=lambda seats, given, version: {"torch": False, "castle": False},
    check_options=lambda options, seats: None,
    option_sets=lambda seats: [{}, {"torch": True}, {"torch": True, "castle": True}, {"castle": True}],
    setup=lambda seats, options: State(Night(), 1 if options.torch else None, options.castle),
    view=lambda s, seat: View(s.phase, s.songs, seat is not None and s.torch == seat),
    world=world,
    outcome=lambda s: Outcome((1, 1), (0, 1)) if isinstance(s.phase, Over) else None,
    best_seats=2,
)


def at_night(torch: bool) -> Match[State]:
    return start(night, 2, Options(torch))


@pytest.mark.parametrize("given", night.option_sets(2))
def test_a_game_with_phases_that_wait_for_time_passes_the_suite(given: dict[str, Any]) -> None:
    assert conformance.check(night, 2, given, games=20) > 0


def test_a_match_that_waits_for_time_is_not_over() -> None:
    match = at_night(torch=False)
    assert match.awaited() == ()
    assert not match.over


def test_a_phase_that_awaits_somebody_does_not_lapse() -> None:
    assert at_night(torch=True).lapse() is None


def test_a_step_leaves_a_phase_that_holds_standing() -> None:
    match = at_night(torch=True).step(1, Peep())
    assert match.state.phase == Night()
    assert (later := match.lapse()) is not None
    assert later.state.phase == Dawn()


def test_where_no_clock_runs_a_play_lets_the_time_pass() -> None:
    assert at_night(torch=True).play(1, Peep()).state.phase == Dawn()


def test_where_a_clock_runs_nothing_may_be_done_before_its_time() -> None:
    with pytest.raises(IllegalMove):
        at_night(torch=False).step(0, Wake())


def record(torch: bool, *plays: tuple[Seat, Move]) -> Referee:
    text = msgspec.json.encode(
        {
            "game": "night",
            "seats": 2,
            "options": {"torch": torch},
            "plays": [{"by": seat, "move": move} for seat, move in plays],
        }
    )
    return Referee(read_record(text, {"night": night}))


def test_in_a_record_the_first_play_that_belongs_after_it_shows_a_phase_to_be_over() -> None:
    match = record(False, (0, Sing()), (1, Sing()), (0, Wake())).finish()
    assert (match.state.phase, match.state.songs, match.awaited()) == (Dawn(), 2, (1,))
    with pytest.raises(IllegalPlay) as caught:
        record(False, (0, Sing()), (0, Wake()), (1, Sing())).finish()
    assert caught.value.at == 2


def test_in_a_record_too_a_phase_waits_for_those_awaited() -> None:
    with pytest.raises(IllegalPlay) as caught:
        record(True, (0, Wake())).finish()
    assert caught.value.at == 0
    assert record(True, (1, Peep()), (0, Sing()), (0, Wake())).finish().state.songs == 1


def test_in_a_record_a_phase_in_which_nobody_may_act_is_over_at_once() -> None:
    assert record(False, (0, Wake()), (1, Wake())).finish().over


def test_a_record_of_steps_and_lapses_is_written_and_read_back() -> None:
    plays = (Play(0, Sing()), Play(1, Wake()), Play(0, Wake()))
    text = write_record(night, 2, Options(False), plays)
    assert b'"result"' in text
    assert Referee(read_record(text, {"night": night})).finish().over


def test_random_playouts_do_not_wait() -> None:
    for torch in (False, True):
        assert isinstance(playout(State(Night(), 1 if torch else None), Dice(1)).phase, Over)
        assert isinstance(playout(State(Night(), 1 if torch else None), Dice(1), checked=True).phase, Over)


@pytest.mark.parametrize("castle, time", [(False, "holds"), (True, "beat"), (True, "seconds")])
def test_a_length_that_depends_on_a_secret_is_caught(castle: bool, time: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Night, time, lambda self, s: 10 if s.torch is None else 12)
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        conformance.check(night, 2, {"torch": True, "castle": castle}, games=5)


@pytest.mark.parametrize("castle", [False, True])
def test_a_play_that_ends_a_phase_that_ends_by_time_is_caught(castle: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Night, "act", lambda self, s, seat, move: replace(s, peeped=True, phase=Dawn()))
    with pytest.raises(AssertionError, match="no play ends a phase that time ends"):
        conformance.check(night, 2, {"torch": True, "castle": castle}, games=5)
