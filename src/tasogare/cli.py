"""The command line: serve, simulate, replay, verify, bench.

Bad input ends with one line on standard error that says what was expected and what came, and exit status 2.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import msgspec
from cyclopts import App, CycloptsError, Parameter, Token
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import tasogare

from . import arena
from .core import BadOption, BadRecord, Game, IllegalPlay, Record, Referee, Seat, check_draws, read_record
from .core.options import shown
from .texts import text

__all__ = ["app", "main"]

app = App(name="tasogare", help="Games of hidden identity and hidden hands.", version=tasogare.__version__)
errors = Console(stderr=True, highlight=False, soft_wrap=True)

ILLEGAL, BAD_INPUT = 1, 2

Source = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A path, or - for standard input."""


def _whole(_: object, tokens: Sequence[Token]) -> int:
    """The integer that was written; 1.5 is none, where Cyclopts' own reading would round it."""
    written = tokens[0].value
    try:
        return int(written)
    except ValueError:
        raise ValueError(f"expected a whole number, got {shown(written)}") from None


Whole = Annotated[int, Parameter(converter=_whole)]
"""An integer in digits."""


class BadInput(Exception):
    """Something that was asked cannot be done: the one line that says why."""


def main(arguments: list[str] | None = None) -> None:
    """Runs the command line and exits with its status."""
    try:
        status = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        status = _complain(" ".join(str(error).split()))
    except BadInput as error:
        status = _complain(str(error))
    except BrokenPipeError:
        # whoever read our output has gone; say nothing more, also not while Python closes standard output
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = ILLEGAL
    except OSError as error:
        status = _complain(f"{error.filename or 'file'}: {error.strerror or error}")
    except KeyboardInterrupt:
        status = 130
    sys.exit(status or 0)


def _complain(line: str) -> int:
    sys.stderr.write(f"tasogare: {line}\n")
    return BAD_INPUT


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole = 8000,
    database: str = "tasogare.sqlite3",
    lan: bool = False,
    certificate: Path | None = None,
    key: Path | None = None,
) -> int:
    """Serves rooms and the browser client.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on; 0 takes a free one.
    database
        The path of the SQLite file that keeps rooms and matches.
    lan
        Listen on all addresses, and print the address and a QR code for phones in the room.
    certificate
        A certificate file, for https.
    key
        The certificate's private key file.
    """
    from . import server

    try:
        return server.serve(host, port, database, lan=lan, certificate=certificate, key=key)
    except ValueError as error:
        raise BadInput(str(error)) from None


@app.command
def simulate(
    game: str,
    *,
    seats: Whole | None = None,
    set_: Annotated[list[str], Parameter(name="--set", negative=())] | None = None,
    games: Whole = 10,
    seed: str = "0",
    bot: Annotated[list[str], Parameter(negative=())] | None = None,
    work: Whole | None = None,
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    all_: Annotated[bool, Parameter(name="--all", negative=())] = False,
    list_bots: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Lets bots play each other.

    Parameters
    ----------
    game
        The game's name.
    seats
        The number of seats; without it every seat count.
    set_
        An option as NAME=VALUE, the value as JSON or else as a string.
    games
        How many games for each setting.
    seed
        Equal seeds give equal games.
    bot
        The bots that fill the seats, cyclically from seat 0; standard if none is named.
    work
        What a bot may spend on a move, in units of its own; each game has a default.
    out
        A file for the records, one a line.
    json
        Print the summary as one JSON object.
    all_
        Every mode and option as well.
    list_bots
        Print the names of the bots and do nothing else.
    """
    played = _game(game)
    names = arena.bot_names(played)
    if list_bots:
        print("\n".join(names))
        return 0
    bots = tuple(bot or ("standard",))
    for name in bots:
        if name not in names:
            raise BadInput(f"expected one of the bots {', '.join(names)}, got {name!r}")
    for option, value in (("--games", games), ("--work", 1 if work is None else work)):
        if value < 1:
            raise BadInput(f"{option}: expected a number from 1, got {value}")
    try:
        settings = arena.settings(played, seats, dict(map(_assignment, set_ or ())), all_)
    except BadOption as error:
        raise BadInput(text(f"record-{error.key}", error.params, played.name)) from None
    tallies = []
    with _output(out) as write, Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(played.name, total=games * len(settings))
        for setting in settings:
            tally = arena.Tally(setting, tuple(bots[i % len(bots)] for i in range(setting.seats)))
            for line, outcome, plays in arena.simulate(setting, bots, games, seed, work):
                write(line + b"\n")
                tally.add(outcome, plays)
                progress.advance(task)
            tallies.append(tally)
    if json:
        summary = {"game": played.name, "seed": seed, "settings": [tally.summary() for tally in tallies]}
        print(msgspec.json.encode(summary).decode())
    else:
        Console(highlight=False).print(_tallies(played, tallies))
    return 0


def _tallies(played: Game[Any], tallies: list[arena.Tally]) -> Table:
    table = Table("seats", "options", "games", "plays a game", "wins by seat", "mean score by seat", title=played.name)
    for tally in tallies:
        options = ", ".join(f"{name}={value}" for name, value in tally.setting.given.items())
        table.add_row(
            str(tally.setting.seats),
            options or "default",
            str(tally.games),
            f"{tally.plays / tally.games:.0f}",
            " ".join(map(str, tally.wins)),
            " ".join(f"{score / tally.games:.1f}" for score in tally.scores),
        )
    return table


def _assignment(argument: str) -> tuple[str, Any]:
    name, equals, value = argument.partition("=")
    if not equals or not name:
        raise BadInput(f"--set: expected NAME=VALUE, got {argument!r}")
    try:
        return name, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return name, value


def _game(name: str) -> Game[Any]:
    games = tasogare.games()
    if name not in games:
        raise BadInput(f"expected one of the games {', '.join(games)}, got {name!r}")
    return games[name]


@contextmanager
def _output(path: Path | None) -> Iterator[Callable[[bytes], object]]:
    """What writes to the file; a file that was there stays whole until the new one is."""
    if path is None:
        yield lambda line: None
    elif path.exists() and not path.is_file():
        with path.open("wb") as stream:
            yield stream.write
    else:
        folder = path.parent if str(path.parent) else Path()
        if not folder.is_dir():
            raise BadInput(f"--out: no folder {str(folder)!r}")
        with tempfile.NamedTemporaryFile("wb", dir=folder, prefix=path.name, suffix=".part", delete=False) as stream:
            part = Path(stream.name)
            try:
                yield stream.write
                stream.close()
                part.chmod(0o644)
                part.replace(path)
            except OSError as error:
                raise BadInput(f"--out {path}: {error.strerror or error}") from None
            finally:
                part.unlink(missing_ok=True)


@app.command
def replay(file: Source, *, at: Whole | None = None, view: str | None = None) -> int:
    """Referees records, one JSON object for each.

    Parameters
    ----------
    file
        A file with one record, or one a line; - reads standard input.
    at
        Read only so many plays of each record.
    view
        A seat's number, or spectator: also print what it sees in the end.
    """
    if at is not None and at < 0:
        raise BadInput(f"--at: expected a number from 0, got {at}")
    status = 0
    for number, record in _records(file):
        if at is not None and at > len(record.plays):
            raise BadInput(f"line {number}: --at: expected at most {len(record.plays)}, got {at}")
        viewer = None if view is None else _viewer(view, record)
        referee = Referee(record)
        try:
            match = referee.finish(at)
        except IllegalPlay as error:
            _print(_refused(record, error))
            status = ILLEGAL
            continue
        outcome = record.game.outcome(match.state)
        _print(
            {
                "ok": True,
                "plays": referee.plays,
                "over": match.over,
                "scores": None if outcome is None else outcome.scores,
                "winners": None if outcome is None else outcome.winners,
                **({} if viewer is None else {"view": record.game.view(match.state, viewer[0])}),
            }
        )
    return status


@app.command
def verify(file: Source) -> int:
    """Checks the seal and every draw of finished records, one JSON object for each.

    Parameters
    ----------
    file
        A file with one record, or one a line; - reads standard input.
    """
    status = 0
    for _, record in _records(file):
        try:
            _print({"ok": True, "draws": check_draws(record), "commitment": record.extras["commitment"]})
        except IllegalPlay as error:
            _print(_refused(record, error))
            status = ILLEGAL
        except BadRecord as error:
            _print({"ok": False, "error": text(f"record-{error.key}", error.params, record.game.name)})
            status = ILLEGAL
    return status


@app.command
def bench(
    *names: str,
    json: Annotated[bool, Parameter(negative=())] = False,
    seconds: Annotated[float, Parameter()] = 1.0,
    games: Whole | None = None,
    seats: Whole | None = None,
    seed: str = "0",
    processes: Whole = 1,
) -> int:
    """Measures the project's own figures, each beside a reference taken in the same run.

    Parameters
    ----------
    names
        What to measure; everything if nothing is named. After bots may follow the games whose bots are meant.
    json
        Print the figures as one JSON object.
    seconds
        How long each figure is measured.
    games
        For bots: how many matches are played for each line of a table, however long that takes.
    seats
        For bots: only the lines with so many seats.
    seed
        For bots: equal seeds and numbers of games give equal figures.
    processes
        For bots: how many play at the same time.
    """
    from . import bench as benches

    known = (*benches.NAMES, *benches.GAMES) if "bots" in names else benches.NAMES
    unknown = [name for name in names if name not in known]
    if unknown:
        raise BadInput(f"expected some of {', '.join(known)}, got {unknown[0]!r}")
    if not 0 < seconds <= 600:
        raise BadInput(f"--seconds: expected a number above 0, at most 600, got {seconds}")
    for option, value in (("--games", games), ("--processes", processes)):
        if value is not None and value < 1:
            raise BadInput(f"{option}: expected a number from 1, got {value}")
    played = [name for name in names if name in benches.GAMES]
    lines = benches.seat_counts(played)
    if seats is not None and seats not in lines:
        raise BadInput(f"--seats: expected one of {', '.join(map(str, lines))}, got {seats}")
    plan = benches.Plan(played, seats, games, seed, processes)
    wanted = [name for name in names if name in benches.NAMES] or benches.NAMES
    figures = benches.measure(wanted, seconds, errors, plan)
    if json:
        print(msgspec.json.encode(figures).decode())
    else:
        for table in benches.tables(figures):
            Console(highlight=False).print(table)
    return 0


def _print(value: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


def _refused(record: Record, error: IllegalPlay) -> dict[str, Any]:
    why = text(f"refused-{error.reason.key}", error.reason.params, record.game.name)
    by = "" if error.by is None else f" by {error.by if isinstance(error.by, str) else f'seat {error.by}'}"
    return {"ok": False, "at": error.at, "error": f"play {error.at}{by}: {why}"}


def _viewer(name: str, record: Record) -> tuple[Seat | None]:
    if name == "spectator":
        return (None,)
    for seat in range(record.seats):
        if name == str(seat):
            return (seat,)
    raise BadInput(f"--view: expected spectator or a seat from 0 to {record.seats - 1}, got {name!r}")


def _records(file: str) -> Iterator[tuple[int, Record]]:
    """Each record with its line number: one a line, or a single one spread over lines."""
    with _source(file) as stream:
        first = True
        found = False
        for number, line in enumerate(stream, 1):
            if not line.strip():
                continue
            if first and not _is_json(line):
                line += stream.read()
            first = False
            found = True
            yield number, _record(line, number)
        if not found:
            raise BadInput(f"{file}: expected a record, got an empty file")


@contextmanager
def _source(file: str) -> Iterator[BinaryIO]:
    if file == "-":
        yield sys.stdin.buffer
        return
    # a bar would get between the lines that go to the same terminal
    quiet = not errors.is_terminal or sys.stdout.isatty()
    path = Path(file)
    if not path.exists():
        raise BadInput(f"{file}: no such file")
    if path.is_dir():
        raise BadInput(f"{file}: expected a file, got a folder")
    with (
        Progress(console=errors, transient=True, disable=quiet) as progress,
        progress.open(path, "rb", description=path.name) as stream,
    ):
        yield stream


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=msgspec.Raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def _record(line: bytes, number: int) -> Record:
    try:
        return read_record(line, tasogare.games())
    except BadRecord as error:
        raise BadInput(f"line {number}: {text(f'record-{error.key}', error.params, error.game)}") from None


if __name__ == "__main__":
    main()
