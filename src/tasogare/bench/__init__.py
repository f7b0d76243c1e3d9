"""The project's own figures, each beside a named reference taken in the same run.

A figure alone says little on a shared machine; its ratio to a reference that ran between the same seconds says much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from . import playouts, server
from .figure import Figure

__all__ = ["NAMES", "Figure", "measure", "tables"]

BENCHES: dict[str, Callable[[float, Callable[[str], None]], list[Figure]]] = {
    "playouts": playouts.measure,
    "server": server.measure,
}
NAMES = tuple(BENCHES)


def measure(names: Sequence[str], seconds: float, errors: Console) -> dict[str, list[Figure]]:
    """The figures by bench; each is measured for about so many CPU seconds."""
    found = {}
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        for name in names:
            task = progress.add_task(name, total=None)
            found[name] = BENCHES[name](seconds, partial(_say, progress, task))
            progress.remove_task(task)
    return found


def _say(progress: Progress, task: TaskID, what: str) -> None:
    progress.update(task, description=what)


def tables(figures: dict[str, list[Figure]]) -> Iterator[Table]:
    """The figures as tables, one a bench."""
    for name, rows in figures.items():
        table = Table("what", "figure", "unit", "reference", "ratio", title=name)
        for row in rows:
            table.add_row(
                row.what,
                _number(row.value),
                row.unit,
                "" if row.reference is None else f"{row.reference}: {_number(row.reference_value)}",
                "" if row.ratio is None else f"{row.ratio:.2f}",
            )
        yield table


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:,.3g}"
