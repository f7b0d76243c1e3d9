"""The project's own figures, each beside a named reference taken in the same run.

A figure alone says little on a shared machine; its ratio to a reference that ran between the same seconds says much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from . import bots, playouts, server, strings, thinking
from .bots import Plan, seat_counts
from .figure import Figure, Say

__all__ = ["GAMES", "NAMES", "Figure", "Plan", "measure", "seat_counts", "tables"]

BENCHES: dict[str, Callable[[float, Say, Plan], list[Figure]]] = {
    "playouts": lambda seconds, say, plan: playouts.measure(seconds, say),
    "server": lambda seconds, say, plan: server.measure(seconds, say),
    "strings": lambda seconds, say, plan: strings.measure(seconds, say),
    "thinking": lambda seconds, say, plan: thinking.measure(seconds, say),
    "bots": bots.measure,
}
NAMES = tuple(BENCHES)
GAMES = tuple(bots.TABLES)
"""The games of which the bots have figures."""


def measure(names: Sequence[str], seconds: float, errors: Console, plan: Plan) -> dict[str, list[Figure]]:
    """The figures by bench; each is measured for about so many seconds."""
    found = {}
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        for name in names:
            task = progress.add_task(name, total=None)
            found[name] = BENCHES[name](seconds, partial(_say, progress, task), plan)
            progress.remove_task(task)
    return found


def _say(progress: Progress, task: TaskID, what: str, share: float | None = None) -> None:
    progress.update(task, description=what, total=None if share is None else 1, completed=share)


def tables(figures: dict[str, list[Figure]]) -> Iterator[Table]:
    """The figures as tables, one a bench; a column in which nothing stands is left out."""
    for name, rows in figures.items():
        cells = list(zip(*map(_cells, rows), strict=True))
        filled = [head for head, column in zip(HEADS, cells, strict=True) if any(column)]
        table = Table(*filled, title=name)
        for row in zip(*(column for column in cells if any(column)), strict=True):
            table.add_row(*row)
        yield table


HEADS = ("what", "figure", "unit", "reference", "ratio", "difference")


def _cells(row: Figure) -> tuple[str, ...]:
    return (
        row.what,
        _number(row.value, row.interval),
        row.unit if row.number is None else f"{row.unit} ({row.number:,})",
        "" if row.reference is None else f"{row.reference}: {_number(row.reference_value, row.reference_interval)}",
        "" if row.ratio is None else f"{row.ratio:.2f}",
        "" if row.difference is None else f"{row.difference.value:+.1f} ± {row.difference.half:.1f}",
    )


def _number(value: float | None, interval: tuple[float, float] | None = None) -> str:
    if value is None:
        return ""
    if interval is not None:
        low, high = interval
        even = abs(low + high - 2 * value) < 1e-6
        return f"{value:.1f} ± {high - value:.1f}" if even else f"{value:.1f} ({low:.0f} to {high:.0f})"
    return f"{value:,.0f}" if value >= 100 else f"{value:,.3g}"
