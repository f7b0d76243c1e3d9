"""Fixtures that all tests may use, and the marks that follow from what a test uses or where it lies."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.served import Served, serving

# Machines differ in speed: no example has a deadline. In CI the examples are the same in every run.
settings.register_profile("tasogare", deadline=None, derandomize=bool(os.environ.get("CI")), print_blob=True)
settings.load_profile("tasogare")

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
        if "served" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.server_process)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A running server of its own: `served.url`, `served.kill()` and `served.restart()`."""
    with serving(tmp_path / "rooms.sqlite") as server:
        yield server
