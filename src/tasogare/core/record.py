"""The record, the public text form of a match: read, refereed, written, and its draws checked."""

from __future__ import annotations

import binascii
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from .chance import SEED_BYTES, Sealed, commitment
from .data import TABLE, Data, IllegalMove, Move, Seat, by_name
from .game import Game
from .match import Match, start
from .options import BadOption, option_dict, resolve_options, shown

__all__ = [
    "BadRecord",
    "IllegalPlay",
    "Play",
    "Record",
    "Referee",
    "check_draws",
    "decode_play",
    "played",
    "read_record",
    "write_record",
]


class BadRecord(ValueError):
    """Not a record at all: a key of the text catalogue and its parameters; ``game`` names whose, None the core's."""

    def __init__(self, key: str, game: str | None = None, **params: int | str) -> None:
        super().__init__(key, game, params)
        self.key = key
        self.game = game
        self.params = params


class IllegalPlay(ValueError):
    """Play ``at`` (from 0) of a record is illegal; ``by`` is who played it, where that can be told."""

    def __init__(self, at: int, by: int | str | None, reason: IllegalMove) -> None:
        super().__init__(at, by, reason)
        self.at = at
        self.by = by
        self.reason = reason


class Play(Data):
    """One move, by a seat or TABLE; ``auto``: a default move, played for a seat that was away or late."""

    by: Seat
    move: Move
    auto: bool = False


class Record(Data):
    """What ``read_record`` makes of a record: its game, its options resolved, and its plays still unread."""

    game: Game[Any]
    seats: int
    options: Any
    plays: tuple[msgspec.Raw, ...]
    rules: int
    extras: dict[str, Any]
    """The other top-level fields, ``result``, ``commitment``, ``seed`` and ``names`` among them."""


class _Outer(msgspec.Struct):
    game: str
    seats: int
    plays: list[msgspec.Raw]
    options: dict[str, Any] | None = None
    rules: int = 1


class _RawPlay(msgspec.Struct, forbid_unknown_fields=True):
    by: int | Literal["table"]
    move: msgspec.Raw
    auto: bool = False


_outer = msgspec.json.Decoder(_Outer)
_anything = msgspec.json.Decoder(dict[str, msgspec.Raw])
_raw_play = msgspec.json.Decoder(_RawPlay)
_encode = msgspec.json.Encoder()


def read_record(text: bytes | str, games: Mapping[str, Game[Any]]) -> Record:
    """The record in ``text``; raises BadRecord saying what was expected and what came."""
    try:
        outer = _outer.decode(text)
        fields = _anything.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("no_record", why=str(error)) from None
    if outer.game not in games:
        raise BadRecord("unknown_game", expected=", ".join(games), got=shown(outer.game))
    game = games[outer.game]
    try:
        options = resolve_options(game, outer.seats, outer.options, outer.rules)
    except BadOption as error:
        raise BadRecord(error.key, game.name, **error.params) from None
    try:
        extras = {
            name: msgspec.json.decode(raw) for name, raw in fields.items() if name not in _Outer.__struct_fields__
        }
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("no_record", why=str(error)) from None
    return Record(game, outer.seats, options, tuple(outer.plays), outer.rules, extras)


def decode_play(game: Game[Any], raw: bytes | msgspec.Raw) -> Play:
    """A play with its move typed; raises IllegalMove where it does not have exactly the fields of one."""
    try:
        play = _raw_play.decode(raw)
        by = TABLE if play.by == "table" else play.by
        if isinstance(play.by, int) and play.by < 0:
            raise IllegalMove("no_seat", seat=play.by)
        if not play.auto and "auto" in _anything.decode(raw):
            raise IllegalMove("malformed", why="`auto` is true or absent")
        return Play(by, msgspec.json.decode(play.move, type=game.Moves), play.auto)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise IllegalMove("malformed", why=str(error)) from None


class Referee:
    """Plays a record through the checked door."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match: Match[Any] = start(record.game, record.seats, record.options)
        self.plays = 0

    def run(self, upto: int | None = None) -> Iterator[tuple[Match[Any], Play]]:
        """Each of the first ``upto`` plays with the match before it; raises IllegalPlay."""
        for raw in self.record.plays[self.plays : upto]:
            by: int | str | None = None
            try:
                play = decode_play(self.record.game, raw)
                by = by_name(play.by)
                before = self.match.reach(play.by, play.move)
                self.match = before.step(play.by, play.move).settle()
            except IllegalMove as reason:
                raise IllegalPlay(self.plays, _by(raw) if by is None else by, reason) from None
            self.plays += 1
            yield before, play

    def finish(self, upto: int | None = None) -> Match[Any]:
        """The match after the first ``upto`` plays; raises IllegalPlay."""
        for _ in self.run(upto):
            pass
        return self.match


def _by(raw: msgspec.Raw) -> int | str | None:
    try:
        by = msgspec.json.decode(raw).get("by")
    except (AttributeError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return by if isinstance(by, int | str) and not isinstance(by, bool) else None


def played(match: Match[Any], plays: Iterable[Play]) -> tuple[Match[Any], frozenset[int]]:
    """The match after the plays, and the numbers of those that their seats replaced by others within one step."""
    held, replaced = dict[Seat, int](), set[int]()
    for number, play in enumerate(plays):
        match = match.reach(play.by, play.move)
        if not isinstance(play.move, match.state.phase.at_once):
            if play.by in match.pending:
                replaced.add(held[play.by])
            held[play.by] = number
        match = match.step(play.by, play.move).settle()
    return match, frozenset(replaced)


def write_record(
    game: Game[Any],
    seats: int,
    options: Any,
    plays: Iterable[Play],
    *,
    version: int | None = None,
    **extras: Any,
) -> bytes:
    """One line of JSON, without its end of line: every option resolved, the result when the match is over.

    Of several choices that one seat handed in within one step only the last is written.
    """
    plays = tuple(plays)
    match, replaced = played(start(game, seats, options), plays)
    kept = [play for number, play in enumerate(plays) if number not in replaced]
    return _encode.encode(
        {
            "game": game.name,
            "rules": game.version if version is None else version,
            "seats": seats,
            "options": option_dict(options),
            "plays": [{"by": by_name(p.by), "move": p.move, **({"auto": True} if p.auto else {})} for p in kept],
            **({"result": result} if (result := game.outcome(match.state)) is not None else {}),
            **extras,
        }
    )


def check_draws(record: Record) -> int:
    """How many draws of a finished record its seed explains; raises BadRecord or IllegalPlay.

    Draws are the table's moves, and those default moves for which there was a choice.
    """
    seed_text, sealed = record.extras.get("seed"), record.extras.get("commitment")
    if not isinstance(seed_text, str) or not isinstance(sealed, str):
        raise BadRecord("no_seal")
    try:
        seed = binascii.unhexlify(seed_text)
    except (binascii.Error, ValueError):
        raise BadRecord("bad_seed", expected=SEED_BYTES * 2, got=shown(seed_text)) from None
    if len(seed) != SEED_BYTES:
        raise BadRecord("bad_seed", expected=SEED_BYTES * 2, got=shown(seed_text))
    if commitment(seed) != sealed:
        raise BadRecord("bad_commitment", expected=commitment(seed), got=shown(sealed))
    referee, number = Referee(record), 0
    for at, (before, play) in enumerate(referee.run()):
        drawn_from = before.options(TABLE) if play.by == TABLE else before.default(play.by) if play.auto else None
        if drawn_from is None or (play.by != TABLE and len(drawn_from) == 1):
            continue
        expected = drawn_from.pick(Sealed(seed, number))
        if play.move != expected:
            raise IllegalPlay(
                at,
                by_name(play.by),
                IllegalMove("wrong_draw", number=number, expected=shown(expected), got=shown(play.move)),
            )
        number += 1
    if not referee.match.over:
        raise BadRecord("not_finished", plays=referee.plays)
    return number
