"""The night: everybody acts at once and unseen, and at dawn the dead are announced."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from tasogare.core import Data, IllegalMove, Move, MoveSet, Phase, Seat, kinds, replace

from . import day
from .cast import cast
from .moves import SLEEP, Attack, Divine, Guard, Sleep, aimed, bad_target, bits
from .victory import unless_won

if TYPE_CHECKING:
    from .rules import State

__all__ = ["Deeds", "Night", "Pack", "nightfall", "pack_of"]


class Deeds(Data):
    """What happened in a night that is over; None: nobody did that."""

    divined: Seat | None
    guarded: Seat | None
    attacked: Seat | None
    dead: tuple[Seat, ...]
    """Who was found dead at dawn; public."""


def nightfall(s: State, night: int) -> State:
    """The night of that number begins."""
    return replace(s, phase=Night(night), done=0, divined=None, guarded=None, points=(), insisted=None)


class Night(Phase):
    """All act at once and unseen, and every living seat has something to do.

    The seer divines another living seat, and is told whether it is a wolf.  From night 2 on the bodyguard guards
    another living seat.  Each living wolf points at a living seat that is no wolf, sees the others' pointing, and may
    point again; the attack stands the moment all living wolves point at one seat.  Everybody else sleeps.  Who has
    something to do can't sleep.  When all is done the day dawns as soon as time allows, so that the hour does not tell
    who was long about it.

    Time up: a random legal move for each missing seat that is no wolf; then each wolf that does not point at the
    most pointed-at seat (chance among equals) is made to point there.
    """

    night: int
    at_once: ClassVar[tuple[type[Move], ...]] = (Divine, Guard, Attack, Sleep)
    shows_awaited: ClassVar[Literal["who", "count", "nothing"]] = "nothing"

    def seats(self, s: State) -> tuple[Seat, ...]:
        hunters = self._hunters(s)
        return bits(s.alive & ~hunters & ~s.done) + pack_of(hunters, s.points, s.insisted).late

    def free(self, s: State) -> tuple[Seat, ...]:
        """Wolves that point where most do, and may think better of it until the attack stands."""
        return pack_of(self._hunters(s), s.points, s.insisted).along

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        role, others = s.roles[seat], s.alive & ~(1 << seat)
        if role == "wolf" and self._attacks(s):
            prey, joined = s.alive & ~cast(s.roles).wolves, 0
            for wolf, target in s.points:
                if wolf != seat:
                    joined |= 1 << target
            return _attacks(prey, joined)
        if role == "seer":
            return aimed(Divine, others)
        if role == "bodyguard" and self.night > 1:
            return aimed(Guard, others)
        return SLEEP

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        hunters = self._hunters(s)
        if not hunters >> seat & 1:
            return self.options(s, seat)
        leaders = pack_of(hunters, s.points, s.insisted).leaders
        return aimed(Attack, leaders or s.alive & ~hunters)

    def act(self, s: State, seat: Seat, move: Divine | Guard | Attack | Sleep) -> State:
        if isinstance(move, Attack):
            points = dict(s.points)
            insisted = move.target if points.get(seat) == move.target else None
            points[seat] = move.target
            s = replace(s, points=tuple(sorted(points.items())), insisted=insisted)
        else:
            done = s.done | 1 << seat
            if isinstance(move, Divine):
                s = replace(s, done=done, divined=move.target)
            elif isinstance(move, Guard):
                s = replace(s, done=done, guarded=move.target)
            else:
                s = replace(s, done=done)
        return s

    def lapse(self, s: State) -> State | None:
        return None if self.seats(s) else self._dawn(s)

    def _dawn(self, s: State) -> State:
        """The attacked seat dies unless it was guarded or is the hamster; the hamster dies if a seer divined it, and
        no guard helps.  The dead are announced together, in seat order; then victory is checked."""
        hamster = cast(s.roles).hamster
        attacked = s.points[0][1] if s.points else None
        dead = 0
        if attacked is not None and attacked not in (s.guarded, hamster):
            dead |= 1 << attacked
        if hamster is not None and s.divined == hamster:
            dead |= 1 << hamster
        deeds = Deeds(s.divined, s.guarded, attacked, bits(dead))
        s = replace(s, alive=s.alive & ~dead, nights=(*s.nights, deeds))
        return unless_won(s, replace(s, phase=day.Talking(self.night)))

    def _attacks(self, s: State) -> bool:
        return self.night > 1 or s.options.first_night_kill

    def _hunters(self, s: State) -> int:
        return s.alive & cast(s.roles).wolves if self._attacks(s) else 0

    def seconds(self, s: State) -> int:
        return 40

    def beat(self, s: State) -> int:
        return 15

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        role = s.roles[seat]
        if isinstance(move, Sleep):
            return IllegalMove("awake")
        if not isinstance(move, Divine | Guard | Attack):
            return IllegalMove("night_now")
        if (role, type(move)) not in (("seer", Divine), ("bodyguard", Guard), ("wolf", Attack)):
            return IllegalMove("not_your_power")
        if self.options(s, seat) is SLEEP:
            return IllegalMove("not_the_first_night")
        return bad_target(s, seat, move.target) or IllegalMove("fellow_wolf")


class Pack(Data):
    """How the living wolves' pointing stands."""

    late: tuple[Seat, ...]
    """Who has to point, or point elsewhere, first those who point at no most pointed-at seat; none: it stands."""
    along: tuple[Seat, ...]
    leaders: int
    """The mask of the most pointed-at seats."""


@lru_cache(1 << 14)
def pack_of(hunters: int, points: tuple[tuple[Seat, Seat], ...], insisted: Seat | None) -> Pack:
    """The state of an attack.

    Among equally pointed-at seats the one decides at which a wolf has just pointed once more: thus the draw among
    equals is one wolf's default move, whichever of them it falls on.
    """
    at, wolves = dict(points), bits(hunters)
    if not at:
        return Pack(wolves, (), 0)
    aims = list(at.values())
    if len(at) == len(wolves) and len(set(aims)) == 1:
        return Pack((), (), 1 << aims[0])
    most = max(map(aims.count, aims))
    leaders = sum(1 << target for target in set(aims) if aims.count(target) == most)
    if insisted is not None and leaders >> insisted & 1:
        leaders = 1 << insisted
    astray = tuple(i for i in wolves if i not in at or not leaders >> at[i] & 1)
    along = tuple(i for i in wolves if i not in astray)
    if leaders.bit_count() > 1:
        return Pack(astray + along, (), leaders)
    return Pack(astray, along, leaders)


@lru_cache(1 << 14)
def _attacks(prey: int, joined: int) -> MoveSet[Attack]:
    """Joining another wolf's choice, and all else: two kinds, so that random packs agree some time."""
    return kinds(aimed(Attack, joined), aimed(Attack, prey & ~joined))
