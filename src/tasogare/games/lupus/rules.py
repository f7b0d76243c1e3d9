"""Lupus in Tabula by the rulebook, the program being the Master: one stanza a phase."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Literal

from tasogare.core import (
    TABLE,
    Channel,
    Data,
    IllegalMove,
    Listed,
    Move,
    MoveSet,
    Outcome,
    Phase,
    Seat,
    kinds,
    replace,
)

from .cast import Options, Winner, cast, in_play, roles_of, victory
from .moves import (
    READY,
    SLEEP,
    Attack,
    Deal,
    Deals,
    Divine,
    Guard,
    Pick,
    Ready,
    Role,
    Say,
    Sleep,
    Vote,
    aimed,
    bits,
    sayings,
)

__all__ = [
    "Ballot",
    "Dealing",
    "Deeds",
    "Defence",
    "Night",
    "Over",
    "Pack",
    "Picking",
    "State",
    "Statement",
    "Talking",
    "Voting",
    "channels",
    "dead_by",
    "is_statement",
    "outcome",
    "pack_of",
    "setup",
]


class Dealing(Phase):
    """The Master gives every seat one role card, face down."""

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> Deals:
        return Deals(roles_of(s.seats, s.options.roles, s.options.wolves))

    def resolve(self, s: State, moves: Mapping[Seat, Deal]) -> State:
        return _nightfall(replace(s, roles=moves[TABLE].roles, alive=(1 << s.seats) - 1), 1)

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        return IllegalMove("bad_deal") if isinstance(move, Deal) else IllegalMove("not_an_option")


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
        return _unless_won(s, replace(s, phase=Talking(self.night)))

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
        return _bad_target(s, seat, move.target) or IllegalMove("fellow_wolf")


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


class _Speech(Phase):
    """What talk and defence share: statements take effect at once, and ``ready`` ends it."""

    at_once: ClassVar[tuple[type[Move], ...]] = (Say,)

    def voted(self) -> int:
        """How many votes this day has had."""
        raise NotImplementedError

    def options(self, s: State, seat: Seat) -> MoveSet[Move]:
        return kinds(self._sayings(s, seat), READY)

    def amend(self, s: State, seat: Seat, held: Ready) -> MoveSet[Move]:
        """A ready seat may still speak, and can't take it back."""
        return self._sayings(s, seat)

    def _sayings(self, s: State, seat: Seat) -> MoveSet[Say]:
        return sayings(in_play(s.options.roles), s.seats, s.alive, seat, len(s.nights))

    def act(self, s: State, seat: Seat, move: Say) -> State:
        return replace(s, statements=(*s.statements, Statement(len(s.nights), self.voted(), seat, move)))

    def default(self, s: State, seat: Seat) -> MoveSet[Move]:
        return READY

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, Ready):
            return IllegalMove("already_ready")
        if not isinstance(move, Say):
            return IllegalMove("talk_now")
        if move.what == "claim":
            alone = not any(isinstance(x, int) for x in (move.target, move.wolf, move.night))
            if not alone or not isinstance(move.role, str):
                return IllegalMove("statement_fields")
            return IllegalMove("role_not_in_play")
        result = move.what == "result"
        given = isinstance(move.wolf, bool), isinstance(move.night, int)
        if not isinstance(move.target, int) or isinstance(move.role, str) or given != (result, result):
            return IllegalMove("statement_fields")
        bad = _bad_target(s, seat, move.target, living=not result)
        return bad or IllegalMove("no_such_night", nights=len(s.nights))


class Talking(_Speech):
    """The living discuss.  Each says ``ready`` once; the last one opens the vote."""

    day: int

    def voted(self) -> int:
        return 0

    def seats(self, s: State) -> tuple[Seat, ...]:
        return bits(s.alive)

    def resolve(self, s: State, moves: Mapping[Seat, Ready]) -> State:
        return _vote(s, self.day, 1)

    def seconds(self, s: State) -> int | None:
        return s.options.talk_seconds or None


class Voting(Phase):
    """Each living seat names one living seat, not itself: openly, one after the other from the first living seat on;
    or all together, shown when the last vote is in.  Most votes: lynched.

    A tie: the tied seats defend themselves, then the same vote again, all living seats votable.  After the last
    re-vote that the options allow the table picks one of those tied in it.
    """

    day: int
    round: int
    """1 for the day's first vote; re-votes count on."""
    turn: Seat | None
    """Whose turn it is; None: all vote together."""

    def seats(self, s: State) -> tuple[Seat, ...]:
        return bits(s.alive) if self.turn is None else (self.turn,)

    def options(self, s: State, seat: Seat) -> Listed[Vote]:
        return aimed(Vote, s.alive & ~(1 << seat))

    def resolve(self, s: State, moves: Mapping[Seat, Vote]) -> State:
        ballots = tuple(Ballot(self.day, self.round, seat, moves[seat].target) for seat in sorted(moves))
        s = replace(s, votes=s.votes + ballots)
        if self.turn is not None and (later := s.alive >> self.turn + 1):
            following = self.turn + (later & -later).bit_length()
            return replace(s, phase=Voting(self.day, self.round, following))
        return self._counted(s)

    def _counted(self, s: State) -> State:
        named = [ballot.target for ballot in s.votes[-s.alive.bit_count() :]]
        most = max(map(named.count, named))
        tied = tuple(i for i in bits(s.alive) if named.count(i) == most)
        if len(tied) == 1:
            return _lynch(s, tied[0])
        if self.round <= s.options.revotes:
            return replace(s, phase=Defence(self.day, self.round, tied))
        return replace(s, phase=Picking(self.day, tied))

    def seconds(self, s: State) -> int:
        return 45 if self.turn is None else 20

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        bad = _bad_target(s, seat, move.target) if isinstance(move, Vote) else None
        return bad or IllegalMove("vote_now")


class Defence(_Speech):
    """A tie: the tied seats, and only they, may speak; it ends when each of them is ready, and all vote again."""

    day: int
    round: int
    tied: tuple[Seat, ...]

    def voted(self) -> int:
        return self.round

    def seats(self, s: State) -> tuple[Seat, ...]:
        return self.tied

    def resolve(self, s: State, moves: Mapping[Seat, Ready]) -> State:
        return _vote(s, self.day, self.round + 1)

    def seconds(self, s: State) -> int:
        return 30


class Picking(Phase):
    """The last vote tied too: the Master's lot falls on one of the tied seats."""

    day: int
    tied: tuple[Seat, ...]

    def seats(self, s: State) -> tuple[Seat, ...]:
        return (TABLE,)

    def options(self, s: State, seat: Seat) -> Listed[Pick]:
        return Listed(map(Pick, self.tied))

    def resolve(self, s: State, moves: Mapping[Seat, Pick]) -> State:
        return _lynch(s, moves[TABLE].target)

    def why_not(self, s: State, seat: Seat, move: Move) -> IllegalMove:
        return IllegalMove("not_tied") if isinstance(move, Pick) else IllegalMove("not_an_option")


class Over(Phase):
    """Humans: villagers, seer, medium, bodyguard, masons.  Wolves: they and the madman.  Else the hamster alone.
    The dead win with their side."""

    winner: Winner


def _nightfall(s: State, night: int) -> State:
    return replace(s, phase=Night(night), done=0, divined=None, guarded=None, points=(), insisted=None)


def _vote(s: State, day: int, number: int) -> State:
    first = (s.alive & -s.alive).bit_length() - 1
    return replace(s, phase=Voting(day, number, first if s.options.vote == "in_turn" else None))


def _lynch(s: State, seat: Seat) -> State:
    s = replace(s, alive=s.alive & ~(1 << seat), lynched=(*s.lynched, seat))
    return _unless_won(s, _nightfall(s, len(s.lynched) + 1))


def _unless_won(s: State, follows: State) -> State:
    """The end if somebody has won, else what follows."""
    who = cast(s.roles)
    wolves, living = (s.alive & who.wolves).bit_count(), s.alive.bit_count()
    hamster = who.hamster is not None and bool(s.alive >> who.hamster & 1)
    winner = victory(wolves, living - wolves, hamster, s.options.hamster_counts)
    return follows if winner is None else replace(s, phase=Over(winner))


def _bad_target(s: State, seat: Seat, target: Seat, *, living: bool = True) -> IllegalMove | None:
    if not 0 <= target < s.seats:
        return IllegalMove("no_seat", seat=target)
    if target == seat:
        return IllegalMove("yourself")
    if living and not s.alive >> target & 1:
        return IllegalMove("dead_target", seat=target)
    return None


class Deeds(Data):
    """What happened in a night that is over; None: nobody did that."""

    divined: Seat | None
    guarded: Seat | None
    attacked: Seat | None
    dead: tuple[Seat, ...]
    """Who was found dead at dawn; public."""


class Statement(Data):
    """Public: what a seat said on which day, and after how many of its votes: none in the talk, all so far in a
    tie's defence."""

    day: int
    voted: int
    seat: Seat
    say: Say


class Ballot(Data):
    """Public: whom a seat voted for, in which vote of which day."""

    day: int
    round: int
    seat: Seat
    target: Seat


class State(Data):
    seats: int
    options: Options
    phase: Dealing | Night | Talking | Voting | Defence | Picking | Over = Dealing()
    roles: tuple[Role, ...] = ()
    alive: int = 0
    """The mask of living seats."""
    nights: tuple[Deeds, ...] = ()
    """The nights that are over; as many as the day's number."""
    lynched: tuple[Seat, ...] = ()
    """By day."""
    statements: tuple[Statement, ...] = ()
    votes: tuple[Ballot, ...] = ()
    done: int = 0
    """Tonight, and secret like all that follows: the mask of those that are no attackers and have made their move."""
    divined: Seat | None = None
    guarded: Seat | None = None
    points: tuple[tuple[Seat, Seat], ...] = ()
    """(wolf, target) in the wolves' order: where each that has pointed points now."""
    insisted: Seat | None = None
    """At whom a wolf pointed last, if it did so once more."""


def setup(seats: int, options: Options) -> State:
    """The table before the deal."""
    return State(seats, options)


def dead_by(s: State, night: int) -> int:
    """The mask of those who were dead when a night began."""
    gone = (*(i for deeds in s.nights[: night - 1] for i in deeds.dead), *s.lynched[: night - 1])
    return sum(1 << i for i in gone)


SIDES: dict[Winner, tuple[Role, ...]] = {
    "humans": ("villager", "seer", "medium", "bodyguard", "mason"),
    "wolves": ("wolf", "madman"),
    "hamster": ("hamster",),
}


def outcome(s: State) -> Outcome | None:
    """One point for each seat of the winning side, living or dead."""
    if not isinstance(s.phase, Over):
        return None
    scores = tuple(int(role in SIDES[s.phase.winner]) for role in s.roles)
    return Outcome(scores, tuple(i for i, score in enumerate(scores) if score))


def channels(s: State) -> tuple[Channel, ...]:
    """The village, where the living write by day and all read; the wolves', by night; the dead's among themselves."""
    if isinstance(s.phase, Over):
        everybody = tuple(range(s.seats))
        return Channel("village", everybody), Channel("wolves", ()), Channel("dead", ())
    day = isinstance(s.phase, Talking | Voting | Defence | Picking)
    open_to = [Channel("village", bits(s.alive) if day else ())]
    if isinstance(s.phase, Night):
        pack = bits(s.alive & cast(s.roles).wolves)
        open_to.append(Channel("wolves", pack, pack))
    if s.options.dead_chat and s.roles:
        dead = bits(((1 << s.seats) - 1) & ~s.alive)
        open_to.append(Channel("dead", dead, dead))
    return tuple(open_to)


def is_statement(move: Move) -> bool:
    """Whether a move is mere talk."""
    return isinstance(move, Say)
