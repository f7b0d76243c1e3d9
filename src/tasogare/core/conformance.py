"""What every game must pass, and the texts and numbers that pin its behaviour.

``check`` plays random games and demands, after every play, all that the contract promises.  ``playthrough`` writes
everything that the rules say along one game, to be compared with a stored text.  ``count`` counts joint moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice, product
from typing import Any

import msgspec

from .chance import Dice, Sealed
from .data import TABLE, IllegalMove, Move, Seat, by_name
from .game import Game
from .match import Match, start
from .options import option_dict, resolve_options
from .record import Play, Referee, read_record, write_record

__all__ = ["check", "check_bot", "count", "option_sets", "playthrough", "random_plays", "twins"]

_encode = msgspec.json.encode


def option_sets(game: Game[Any]) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count with every set of options that the game names for it."""
    return [(seats, given) for seats in game.seats for given in game.option_sets(seats)]


def random_move(match: Match[Any], chance: Dice, changes: float = 0.1) -> tuple[Seat, Move] | None:
    """A random legal (seat, move); at a rate of ``changes`` a seat amends what it handed in, where it may.

    None: nobody is awaited, and the phase should lapse.
    """
    phase, s = match.state.phase, match.state
    awaited = match.awaited()
    if not awaited:
        free = phase.free(s)
        if not free or chance.unit() < 0.5:
            return None
        seat = free[chance.below(len(free))]
        options = match.options(seat)
        return (seat, options.pick(chance)) if len(options) else None
    if TABLE in awaited:
        return TABLE, match.options(TABLE).pick(chance)
    if match.pending and chance.unit() < changes:
        seat = tuple(match.pending)[chance.below(len(match.pending))]
    else:
        able = (*awaited, *phase.free(s)) if phase.at_once else awaited
        seat = able[chance.below(len(able))]
    options = match.options(seat)
    if not len(options):
        seat = awaited[chance.below(len(awaited))]
        options = match.options(seat)
    return seat, options.pick(chance)


def random_plays(game: Game[Any], seats: int, options: Any, chance: Dice) -> list[Play]:
    """The plays of one random game, changed minds among them."""
    match, plays = start(game, seats, options), []
    while not match.over:
        chosen = random_move(match, chance)
        if chosen is None:
            match = lapsed(match)
            continue
        plays.append(Play(*chosen))
        match = match.step(*chosen)
    return plays


def lapsed(match: Match[Any]) -> Match[Any]:
    """The match after the lapse of a phase that awaits nobody."""
    later = match.lapse()
    assert later is not None, "not over: someone is awaited, or time is"
    return later


def check(
    game: Game[Any],
    seats: int,
    given: Mapping[str, Any] | None = None,
    *,
    games: int = 1,
    seed: int = 0,
    worlds: int = 2,
    every: int = 1,
    limit: int = 20_000,
) -> int:
    """How many plays were checked; AssertionError says which promise was broken.

    ``worlds`` states are drawn for each viewer after each ``every``-th play; a game longer than ``limit`` plays is
    taken for one that does not end.
    """
    options = resolve_options(game, seats, given)
    chance, checked = Dice(f"{game.name}/{seats}/{seed}"), 0
    for _ in range(games):
        checked += _one_game(game, seats, options, chance, worlds, every, limit)
    return checked


def _one_game(game: Game[Any], seats: int, options: Any, chance: Dice, worlds: int, every: int, limit: int) -> int:
    states, moves = msgspec.json.Decoder(game.State), msgspec.json.Decoder(game.Moves)
    match, plays = start(game, seats, options), list[Play]()
    while not match.over:
        s = match.state
        raw = _encode(s)
        assert states.decode(raw) == s, "a state survives JSON"
        assert game.outcome(s) is None, "no outcome before the end"
        awaited = match.awaited()
        assert awaited or match.lapse() is not None, "not over: someone is awaited, or time is"
        timed = s.phase.holds(s) is not None or s.phase.beat(s) is not None
        assert awaited or timed, "what waits for time says how long"
        assert not awaited or match.lapse() is None, "no phase lapses while somebody is awaited"
        assert TABLE not in awaited or awaited == (TABLE,), "the table moves alone"
        for seat in awaited:
            _check_options(match, seat, chance)
        if len(plays) % every == 0:
            for viewer in (*range(seats), None):
                _check_twins(game, s, viewer, seats, chance, worlds)
        chosen = random_move(match, chance)
        if chosen is None:
            match = lapsed(match)
            assert _encode(s) == raw, "a lapse leaves the old state alone"
            continue
        seat, move = chosen
        assert moves.decode(_encode(move)) == move, "a move survives JSON"
        _check_refusals(match, seats, move)
        played = match.step(seat, move)
        assert not timed or played.state.phase == s.phase, "no play ends a phase that time ends"
        assert _encode(s) == raw, "a move leaves the old state alone"
        plays.append(Play(seat, move))
        assert len(plays) < limit, "random play comes to an end"
        match = played
    s = match.state
    outcome = game.outcome(s)
    assert outcome is not None, "over: there is an outcome"
    assert len(outcome.scores) == seats
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(range(seats))
    for viewer in (*range(seats), None):
        _view_bytes(game, s, viewer)
    text = write_record(game, seats, options, plays)
    again = Referee(read_record(text, {game.name: game}))
    assert again.finish() == match, "the record alone gives the match back"
    assert option_dict(again.record.options) == option_dict(options)
    return len(plays)


def _check_options(match: Match[Any], seat: Seat, chance: Dice) -> None:
    options = match.options(seat)
    assert len(options) > 0, f"{by_name(seat)} is awaited and has a legal move"
    listed = list(islice(options, 200))
    assert len(set(listed)) == len(listed), "no option twice"
    if len(options) <= 200:
        assert len(listed) == len(options), "an option set is as long as it says"
    for move in (*listed[:20], options.pick(chance), options.pick(chance)):
        assert move in options, "what a set gives is in it"
    for number in range(2):
        assert options.pick(Sealed(b"\0" * 32, number)) in options
    if seat != TABLE:
        default = match.default(seat)
        assert len(default) > 0, "there is a default move"
        assert default.pick(chance) in options, "the default move is legal"
        _encode(options.describe())


def _check_refusals(match: Match[Any], seats: int, move: Move) -> None:
    for seat in (TABLE, *range(seats + 1), 99):
        if move in match.options(seat):
            continue
        before = _encode(match)
        try:
            match.step(seat, move)
        except IllegalMove:
            assert _encode(match) == before, "a refused move changes nothing"
        else:
            raise AssertionError(f"{by_name(seat)} made a move that is none of its options")


def _view_bytes(game: Game[Any], s: Any, viewer: Seat | None) -> bytes:
    view = game.view(s, viewer)
    assert type(view) is game.View, "a view is of the game's View type"
    raw = _encode(view)
    assert msgspec.json.decode(raw, type=game.View) == view, "a view survives JSON"
    return raw


def asked(s: Any, viewer: Seat | None) -> tuple[Any, ...]:
    """What a viewer is told of who is waited for: itself always, the others as the phase allows."""
    phase, seats = s.phase, s.phase.seats(s)
    told: Any = {"who": tuple(sorted(seats)), "count": len(seats), "nothing": None}[phase.shows_awaited]
    times = phase.seconds(s), phase.holds(s), phase.beat(s)
    return viewer in seats, viewer in phase.free(s), TABLE in seats, told, times


def lived(game: Game[Any], s: Any, viewer: Seat | None, probes: tuple[Move, ...] = ()) -> tuple[Any, ...]:
    """All that reaches a viewer in a state, to be compared between worlds: view, asking, options, errors, chat."""
    seen: list[Any] = [_view_bytes(game, s, viewer), asked(s, viewer)]
    seen.append(tuple((c.name, c.writers) for c in game.channels(s) if c.readers is None or viewer in c.readers))
    phase, seats = s.phase, s.phase.seats(s)
    if viewer is not None and TABLE not in seats and (viewer in seats or viewer in phase.free(s)):
        options = phase.options(s, viewer)
        seen += [_encode(options.describe()), len(options), tuple(islice(options, 60))]
        if len(options):
            held = next(iter(options))
            if not isinstance(held, phase.at_once):
                later = phase.amend(s, viewer, held)
                seen += [_encode(later.describe()), len(later)]
        if viewer in seats:
            default = phase.default(s, viewer)
            seen += [len(default), tuple(islice(default, 60))]
        for move in probes:
            if move not in options:
                reason = phase.why_not(s, viewer, move)
                seen.append((reason.key, tuple(sorted(reason.params.items()))))
            else:
                seen.append("legal")
    return tuple(seen)


def twins(game: Game[Any], s: Any, viewer: Seat | None, chance: Dice, number: int) -> list[Any]:
    """States that the viewer cannot tell from ``s``, drawn at random."""
    return [game.world(s, viewer, chance) for _ in range(number)]


def _check_twins(game: Game[Any], s: Any, viewer: Seat | None, seats: int, chance: Dice, number: int) -> None:
    probes: tuple[Move, ...] = ()
    if TABLE not in s.phase.seats(s):
        able = (*s.phase.seats(s), *s.phase.free(s))
        sets = [options for i in able[:3] if len(options := s.phase.options(s, i))]
        probes = tuple(options.pick(chance) for options in sets)
    seen = lived(game, s, viewer, probes)
    who = "a spectator" if viewer is None else f"seat {viewer}"
    for t in twins(game, s, viewer, chance, number):
        assert type(t) is type(s)
        for here, there in zip(seen, lived(game, t, viewer, probes), strict=False):
            assert here == there, f"{who} can tell worlds apart: {here!r} and {there!r}"
        salt = chance.below(1 << 30)
        one, other = game.world(s, viewer, Dice(salt)), game.world(t, viewer, Dice(salt))
        assert one == other, f"the worlds drawn for {who} depend on what it cannot know"


def check_bot(game: Game[Any], name: str, s: Any, seat: Seat, chance: Dice, work: int) -> Move:
    """The bot's move in ``s``, after showing that it is legal, repeatable and made within its budget's rules."""
    from .game import Effort  # the budget is used up by a call, so each call has its own

    world = game.world(s, seat, chance)
    salt = chance.below(1 << 30)
    move = game.bots[name](world, seat, Dice(salt), Effort(work))
    assert move in s.phase.options(s, seat), f"{name} plays {move}, which is not legal"
    assert move == game.bots[name](world, seat, Dice(salt), Effort(work)), "equal chance and budget, equal move"
    return move


def playthrough(game: Game[Any], seats: int, given: Mapping[str, Any] | None = None, seed: int = 1) -> str:
    """All that the rules say along one random game, as text: plays, views, who is asked, options.

    Of each viewer's view only what has changed is shown: of an object its fields, of a list its items by their numbers.
    Viewers to whom the same is new stand on one line.
    """
    options = resolve_options(game, seats, given)
    chance, match = Dice(f"golden/{game.name}/{seats}/{seed}"), start(game, seats, options)
    lines = [f"# {game.name}, {seats} seats, seed {seed}", f"options {_text(option_dict(options))}"]
    seen: dict[Seat | None, Any] = {viewer: {} for viewer in (*range(seats), None)}
    while not match.over:
        phase, s = match.state.phase, match.state
        lines.append(
            f"\n{_text(phase)} awaits {[by_name(i) for i in match.awaited()]} seconds {phase.seconds(s)}"
            + (f" holds {phase.holds(s)}" if phase.holds(s) is not None else "")
            + (f" beat {phase.beat(s)}" if phase.beat(s) is not None else "")
        )
        for seat in match.awaited():
            moves = match.options(seat)
            shown = _text(list(islice(moves, 5)))
            lines.append(f"  {by_name(seat)} may {len(moves)}: {_clip(shown)}")
        chosen = random_move(match, chance)
        if chosen is None:
            lines.append("> time")
            after = lapsed(match)
        else:
            seat, move = chosen
            lines.append(f"> {by_name(seat)} {_text(move)}")
            after = match.step(seat, move)
        if after.state != s:
            told: dict[str, list[str]] = {}
            for viewer, before in seen.items():
                now = msgspec.to_builtins(game.view(after.state, viewer))
                who = "spectator" if viewer is None else str(viewer)
                told.setdefault(_text(_news(before, now)), []).append(who)
                seen[viewer] = now
            lines += [f"  {' '.join(who)}: {news}" for news, who in told.items()]
        match = after
    lines.append(f"\noutcome {_text(game.outcome(match.state))}")
    return "\n".join(lines) + "\n"


def _text(value: Any) -> str:
    return _encode(value).decode()


def _news(before: Any, now: Any) -> Any:
    """What of ``now`` is not as it was; the whole where something has gone, or where that is no longer."""
    if isinstance(now, list | tuple) and isinstance(before, list | tuple):
        found = _news(dict(enumerate(before)), dict(enumerate(now)))
    elif isinstance(now, dict) and isinstance(before, dict) and before.keys() <= now.keys():
        found = {
            key: _news(before[key], value) if key in before else value
            for key, value in now.items()
            if key not in before or before[key] != value
        }
    else:
        return now
    return found if len(_text(found)) < len(_text(now)) else now


def _clip(text: str, width: int = 400) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def count(s: Any, depth: int) -> int:
    """Joint moves from ``s``, counted to a depth in phases: a fingerprint of the rules.

    Moves at once count as a step of their own; start from a fixed deal, where no table move is near.
    """
    while not (seats := s.phase.seats(s)) and (later := s.phase.lapse(s)) is not None:
        s = later
    if depth == 0 or not seats:
        return 1
    phase, total = s.phase, 0
    if phase.at_once:
        for seat in (*seats, *phase.free(s)):
            for move in phase.options(s, seat):
                if isinstance(move, phase.at_once):
                    total += count(phase.act(s, seat, move), depth - 1)
    waiting = [[m for m in phase.options(s, i) if not isinstance(m, phase.at_once)] for i in seats]
    for joint in product(*waiting):
        total += count(phase.resolve(s, dict(zip(seats, joint, strict=True))), depth - 1)
    return total
