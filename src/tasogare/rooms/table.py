"""The match on a room's table: its plays so far, its clock as data, and the draws that its seed decides."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, field

from tasogare.core import TABLE, Data, Game, Match, Move, Outcome, Sealed, Seat, commitment, replace

from .commands import PersonId

__all__ = ["Table", "Timer", "at_play", "drawn", "due", "lapse", "pause", "reach", "restart"]

FACTOR = {"off": None, "relaxed": 2, "brisk": 1}
REST = 45_000
"""How long a table with a clock waits for those who have not said that they are ready (ms)."""


class Timer(Data):
    """The time for the present phase: all of it, and till when, or while it stands still how much is left (ms)."""

    whole: int
    until: int
    left: int | None = None
    beats: bool = False
    """Whether it begins again for as long as somebody is awaited."""

    def later(self, at: int) -> Timer:
        """This one, or the one that runs at that moment after it and perhaps others."""
        past = at - self.until
        return replace(self, until=at + self.whole - past % self.whole) if self.beats and past >= 0 else self


class Table(Data):
    """A match with all that is around it; every field follows from the log."""

    id: str
    game: Game[Any]
    rules: int
    options: Any
    places: tuple[int, ...]
    """The place of each seat."""
    seed: bytes
    match: Match[Any]
    plays: int = 0
    draws: int = 0
    """How many draws the seed has decided."""
    timer: Timer | None = None
    sat: frozenset[PersonId] = frozenset()
    """Everybody who has ever held a seat of this match."""
    wishes: frozenset[Seat] = frozenset()
    notes: dict[Seat, Raw] = field(default_factory=dict)
    shown: dict[Seat, Raw] = field(default_factory=dict)
    """Notes that their seats show to all, as they were at that moment; till the next play."""
    ready: frozenset[Seat] = frozenset()
    """The seats that have seen enough in a review."""
    outcome: Outcome | None = None
    abandoned: bool = False
    deal: tuple[Move, ...] = ()
    """What the table moves first in a guided match, whatever the seed says."""

    @property
    def guided(self) -> bool:
        """Whether its deal was written down beforehand, so that it proves and rates nothing."""
        return bool(self.deal)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.places)

    @property
    def running(self) -> bool:
        """Whether the match goes on."""
        return self.outcome is None and not self.abandoned

    @property
    def reviewing(self) -> bool:
        """Whether seats may show their notes to all now."""
        return not self.abandoned and self.game.review(self.match.state)

    @property
    def resting(self) -> bool:
        """Whether the table's next move waits till the seats are ready."""
        return self.running and self.reviewing and TABLE in self.match.awaited()

    @property
    def commitment(self) -> str:
        """What is shown of the seed before the first play."""
        return commitment(self.seed)


def at_play(
    table: Table, by: Seat, move: Move, clock: str, at: int, *, auto: bool, paused: bool, checked: bool = True
) -> Table:
    """The table after a play; one that is ``checked`` comes through the checked door, which raises IllegalMove."""
    before = table.match
    drew = by == TABLE or (auto and len(before.default(by)) != 1)
    after = before.step(by, move) if checked else before.follow(by, move)
    table = replace(table, match=after, plays=table.plays + 1, draws=table.draws + drew, shown={}, ready=frozenset())
    return _after(table, before, clock, at, paused=paused)


def reach(table: Table, by: Seat, move: Move, clock: str, at: int, *, paused: bool) -> Table:
    """The table on which a play of an old log was made, which may not tell of every lapse before it."""
    match = table.match.reach(by, move)
    return table if match is table.match else restart(replace(table, match=match), clock, at, paused=paused)


def due(table: Table, at: int) -> bool:
    """Whether the time of its phase is over."""
    timer = table.timer
    if timer is None or timer.left is not None or at < timer.until:
        return False
    return not (timer.beats and table.match.awaited())


def lapse(table: Table, clock: str, at: int, *, paused: bool) -> Table:
    """The table after the time of a phase that ends by time."""
    later = table.match.lapse()
    assert later is not None, "only what waits for time lapses"
    return _after(replace(table, match=later), table.match, clock, at, paused=paused)


def _after(table: Table, before: Match[Any], clock: str, at: int, *, paused: bool) -> Table:
    old, new, timer = before.state.phase, table.match.state.phase, table.timer
    if old is not new and old != new:
        return restart(table, clock, at, paused=paused)
    if timer is None or timer.left is not None or not before.awaited():
        return table
    return replace(table, timer=timer.later(at))


def restart(table: Table, clock: str, at: int, *, paused: bool) -> Table:
    """The table with the clock of its phase started anew, in the measure of the room's setting."""
    s = table.match.state
    held, beat, factor = s.phase.holds(s), s.phase.beat(s), FACTOR[clock]
    beats = False
    if held is not None:
        whole = held * 1000
    elif factor is not None and table.resting:
        whole = REST
    elif factor is None and beat is not None:
        whole, beats = beat * 1000, True
    elif factor is None or (seconds := s.phase.seconds(s)) is None or table.match.over:
        return table if table.timer is None else replace(table, timer=None)
    else:
        whole = seconds * 1000 * factor
    return replace(table, timer=Timer(whole, at + whole, whole if paused else None, beats))


def pause(table: Table, at: int, *, on: bool) -> Table:
    """The table with its clock stopped, or going on with what was left."""
    timer = table.timer
    if timer is None or (timer.left is not None) == on:
        return table
    if timer.left is None:
        return replace(table, timer=replace(timer, left=max(0, timer.later(at).until - at)))
    return replace(table, timer=replace(timer, until=at + timer.left, left=None))


def drawn(table: Table, seat: Seat) -> Move:
    """What the host plays for the table, or as the default for a seat: the only one, or draw ``draws`` of the seed.

    In a guided match the written deal comes first.
    """
    options = table.match.options(TABLE) if seat == TABLE else table.match.default(seat)
    if seat == TABLE and table.draws < len(table.deal) and table.deal[table.draws] in options:
        return table.deal[table.draws]
    chance = Sealed(table.seed, table.draws)
    move: Move = next(iter(options)) if seat != TABLE and len(options) == 1 else options.pick(chance)
    return move
