"""What time does to a room: deadlines, moves for those away, who is host, and which bots are asked.

Nothing here depends on what is hidden: not on roles, hands or pending choices, only on who is awaited, which seats are
away, and the clock that everybody sees.
"""

from __future__ import annotations

from msgspec import field

from tasogare.core import Data, Dice, Seat

from . import events as e
from .choosing import urging
from .commanding import heir
from .commands import PersonId
from .draft import Draft, all_away
from .room import Room
from .table import due

__all__ = [
    "Patience",
    "Presence",
    "all_away",
    "bots_asked",
    "come_back",
    "drawn_time",
    "pass_time",
    "thinking_time",
    "wake_at",
]


class Patience(Data):
    """How long the room waits, in milliseconds; a pair is drawn between its two."""

    host: int = 60_000
    """Without a socket till the role of host moves on."""
    urge: int = 30_000
    """Till the role of host moves to those who wish to start, if they are half of the seated people who are here."""
    away: int = 60_000
    """Without a socket till a seat of the running match is away by itself, while somebody else is here."""
    default: tuple[int, int] = (1_500, 4_000)
    """Till the default moves, once only those away are awaited."""
    bot: tuple[int, int] = (1_200, 3_500)
    """A bot's thinking while a person is awaited too."""
    bots: tuple[int, int] = (500, 1_500)
    """A bot's thinking while only bots are awaited."""


class Presence(Data):
    """Who is here: people with an open socket, since when the others have none, and whether anybody looks on."""

    here: frozenset[PersonId] = frozenset()
    since: dict[PersonId, int] = field(default_factory=dict)
    watched: bool = False
    """Whether any socket is open, the table screen's too."""


def bots_asked(room: Room) -> dict[Seat, str]:
    """The awaited seats for which a bot plays now, with its level."""
    table = room.running
    if table is None or room.paused or table.resting:
        return {}
    asked: dict[Seat, str] = {}
    if not any(holder.away or holder.bot is not None for holder in room.places):
        return asked
    holders = room.holders
    for seat in table.match.awaited():
        holder = holders[seat]
        if holder.bot is not None:
            asked[seat] = holder.bot
        elif holder.away and room.away == "bot":
            asked[seat] = "standard"
    return asked


def thinking_time(room: Room, patience: Patience, dice: Dice) -> int:
    """How long a bot thinks now: drawn, and dependent on nothing but whether everybody sees that people are awaited."""
    table = room.running
    assert table is not None
    s = table.match.state
    if s.phase.shows_awaited == "who":
        asked = bots_asked(room)
        alone = all(seat in asked for seat in table.match.awaited())
    else:
        alone = all(holder.bot is not None or holder.away for holder in room.holders)
    return drawn_time(patience.bots if alone else patience.bot, dice)


def drawn_time(between: tuple[int, int], dice: Dice) -> int:
    """A number of milliseconds between the two."""
    least, most = between
    return least + dice.below(most - least + 1)


def pass_time(draft: Draft, presence: Presence, patience: Patience, default_at: int | None) -> None:
    """Adds all that is due at the draft's moment; ``default_at``: when those away have been waited for long enough."""
    _move_host(draft, presence, patience)
    _mark_away(draft, presence, patience)
    draft.follow()
    table = draft.room.running
    if table is None:
        return
    waited = default_at is not None and default_at <= draft.at and all_away(draft.room)
    if waited or due(table, draft.at):
        draft.play_missing()


def wake_at(room: Room, presence: Presence, patience: Patience, default_at: int | None) -> int | None:
    """The next moment at which time may do something to the room."""
    moments: list[int] = []
    table = room.running
    if table is not None:
        timer = table.timer
        if timer is not None and timer.left is None and not (timer.beats and table.match.awaited()):
            moments.append(timer.until)
        if default_at is not None and presence.watched:
            moments.append(default_at)
        if presence.since:
            moments += [presence.since[person] + patience.away for person in _may_be_away(room, presence)]
    host = room.host
    if host is not None and host in presence.since and heir(room, presence.here) is not None:
        moments.append(presence.since[host] + patience.host)
    if (late := _host_late_at(room, presence, patience)) is not None:
        moments.append(late)
    return min(moments, default=None)


def _move_host(draft: Draft, presence: Presence, patience: Patience) -> None:
    host = draft.room.host
    gone = host is None or (host in presence.since and presence.since[host] + patience.host <= draft.at)
    if gone and (person := heir(draft.room, presence.here)) is not None:
        draft.add(e.Hosted(person))
    late = _host_late_at(draft.room, presence, patience)
    if late is not None and late <= draft.at:
        draft.add(e.Hosted(heir(draft.room, presence.here & draft.room.urging)))


def _host_late_at(room: Room, presence: Presence, patience: Patience) -> int | None:
    """When the host has let half of those who are here wait for long enough; None: they do not wish to start."""
    if not room.urging or room.running is not None:
        return None
    wishes, people = urging(room, presence.here)
    return room.urged + patience.urge if wishes and 2 * wishes >= people else None


def _may_be_away(room: Room, presence: Presence) -> list[PersonId]:
    """The people of running seats that are not here, while another one is."""
    if room.running is None:
        return []
    seated = {h.person: h for h in room.holders if h.person is not None}
    if not any(person in presence.here for person in seated):
        return []
    return [p for p, h in seated.items() if p in presence.since and not h.away]


def _mark_away(draft: Draft, presence: Presence, patience: Patience) -> None:
    room = draft.room
    for person in _may_be_away(room, presence):
        if presence.since[person] + patience.away <= draft.at:
            for place in room.held(person):
                if room.running is not None and place in room.running.places:
                    draft.add(e.AwaySaid(place, True, by_itself=True))


def come_back(draft: Draft, person: PersonId) -> None:
    """A person's socket is there again: seats that were away because it was not are back."""
    for place in draft.room.held(person):
        if draft.room.places[place].away_by_itself:
            draft.add(e.AwaySaid(place, False))
