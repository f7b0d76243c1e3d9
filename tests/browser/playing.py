"""People at their pages, who go on till it is enough."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Page

__all__ = ["PATIENCE", "play_on"]

PATIENCE = 150.0
"""Seconds till a game that does not go on is called stuck."""


class Acting(Protocol):
    """Somebody who does what their page asks for."""

    page: Page
    done: list[str]

    def step(self) -> Any:
        """One act, if the page asks for something; whether it did."""
        ...


def play_on(*people: Acting, until: Callable[[], bool]) -> None:
    """Everybody does what their page asks for, until it is enough."""
    late = time.monotonic() + PATIENCE
    while not until():
        acts = [person.step() for person in people]
        if not any(acts):
            people[0].page.wait_for_timeout(40)
        assert time.monotonic() < late, f"stuck: {[person.done for person in people]}"
