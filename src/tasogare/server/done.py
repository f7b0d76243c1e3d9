"""Which commands a room has done: a client that heard no answer sends its command again, and it is not done twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tasogare.rooms.commands import PersonId
from tasogare.rooms.events import Entry

__all__ = ["Done"]

REMEMBERED = 64
"""More than a client may have sent without an answer."""


class Done:
    """The ids of each person's last commands that changed something."""

    __slots__ = ("_ids",)

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._ids: dict[PersonId, dict[str, None]] = {}
        for entry in entries:
            self.add(entry.person, entry.command)

    def add(self, person: PersonId | None, command: str | None) -> None:
        """Remembers a command, if somebody's command it was."""
        if person is None or command is None:
            return
        ids = self._ids.get(person)
        if ids is None:
            ids = self._ids[person] = {}
        ids[command] = None
        if len(ids) > REMEMBERED:
            del ids[next(iter(ids))]

    def __contains__(self, whose: tuple[PersonId | None, str]) -> bool:
        """Whether that person's command was done."""
        person, command = whose
        return person is not None and command in self._ids.get(person, ())

    def __iter__(self) -> Iterator[tuple[PersonId, str]]:
        return ((person, command) for person, ids in self._ids.items() for command in ids)
