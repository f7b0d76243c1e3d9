"""Matches that are over: as a record, and step by step through anybody's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from tasogare.core import (
    BadRecord,
    IllegalPlay,
    Match,
    Play,
    Seat,
    by_name,
    check_draws,
    commitment,
    played,
    read_record,
    resolve_options,
    start,
    write_record,
)
from tasogare.rooms.room import Games
from tasogare.rooms.views import Reason

from . import wire
from .log import OldMatch

__all__ = ["knowledge", "record", "replay", "verified"]


def _begun(old: OldMatch, games: Games) -> Match[Any]:
    began = old.began
    game = games[began.game]
    return start(game, len(began.places), resolve_options(game, len(began.places), began.options, began.rules))


def record(old: OldMatch, games: Games) -> bytes:
    """The match as a record, with all that verifies its deals; of a guided one with the word that it was one."""
    began = old.began
    seal: dict[str, Any] = {"commitment": commitment(bytes.fromhex(began.seed)), "seed": began.seed}
    game, seats = games[began.game], len(began.places)
    return write_record(
        game,
        seats,
        resolve_options(game, seats, began.options, began.rules),
        old.plays,
        version=began.rules,
        names=list(old.names),
        **({"guided": True} if began.deal else seal),
    )


def verified(old: OldMatch, games: Games) -> wire.Verified:
    """Whether every draw of the match follows from its seed: the record read back and checked as by anybody else."""
    try:
        return wire.Verified(True, check_draws(read_record(record(old, games), games)), None)
    except BadRecord as error:
        return wire.Verified(False, 0, Reason(error.key, error.params))
    except IllegalPlay as error:
        return wire.Verified(False, 0, Reason(error.reason.key, error.reason.params))


def _steps(old: OldMatch, match: Match[Any]) -> Iterator[tuple[Play | None, Match[Any]]]:
    """The match before the first play, and after each play and each lapse; of a changed choice only the last."""
    yield None, match
    lapses, replaced = list(old.lapses), played(match, old.plays)[1]
    for number in range(len(old.plays) + 1):
        while lapses and lapses[0] == number:
            lapses.pop(0)
            later = match.lapse()
            assert later is not None, "the log's lapses are the rules'"
            match = later
            yield None, match
        if number < len(old.plays) and number not in replaced:
            play = old.plays[number]
            reached = match.reach(play.by, play.move)
            if reached is not match:  # an old log does not tell of every lapse
                yield None, reached
            match = reached.step(play.by, play.move)
            yield play, match
    if old.outcome is not None and not match.over:
        yield None, match.settle()


def replay(old: OldMatch, viewer: Seat | None, games: Games) -> wire.Replay:
    """The match through one pair of eyes, with a frame for each step."""
    began = old.began
    game = games[began.game]
    frames, last = [], b""
    for play, match in _steps(old, _begun(old, games)):
        view = msgspec.json.encode(game.view(match.state, viewer))
        shown = None
        if play is not None:
            shown = {"by": by_name(play.by), "move": play.move} | ({"auto": True} if play.auto else {})
        frames.append(wire.ReplayFrame(shown, None if view == last else msgspec.Raw(view)))
        last = view
    return wire.Replay(
        match=old.name,
        game=game.name,
        version=began.rules,
        seats=len(began.places),
        options=began.options,
        names=old.names,
        viewer=viewer,
        guided=bool(began.deal),
        commitment="" if began.deal else commitment(bytes.fromhex(began.seed)),
        seed="" if began.deal else began.seed,
        outcome=old.outcome,
        frames=tuple(frames),
    )


def knowledge(old: OldMatch, at: int, games: Games) -> wire.Knowledge | None:
    """What every seat saw at a step, counted as the frames of a replay are; None where there is no such step."""
    game = games[old.began.game]
    for _, match in islice(_steps(old, _begun(old, games)), at, None):
        seats = range(len(old.began.places))
        return wire.Knowledge(at, tuple(msgspec.Raw(msgspec.json.encode(game.view(match.state, i))) for i in seats))
    return None
