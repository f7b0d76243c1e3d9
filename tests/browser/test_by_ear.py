"""Each game by the text log alone: whoever only hears it, and knows controls by their names, plays on an equal footing.

Nothing is drawn. Every choice is made from lines that were read out; who plays keeps no other account of the game than
these, and presses nothing that may not be pressed.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.ears.listener import Listener, matches
from tests.browser.ears.little_witches import StudentByEar
from tests.browser.ears.lupus import VillagerByEar
from tests.browser.ears.mu import MuByEar
from tests.browser.ears.seven_knights import KnightsByEar
from tests.browser.ears.witch_hunt import CatByEar
from tests.browser.lobby import make_room
from tests.served import Served

PATIENCE = 120.0
"""Seconds till a game that does not go on is called stuck."""


def begin(page: Page, url: str, game: str, seats: int) -> Listener:
    """A match with bots, played apart."""
    make_room(page, url, "Mina", game=game, seats=seats, bots=seats - 1, together=False)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("log", name="Log", exact=True)).to_be_visible()
    return Listener(page)


def play_on(mina: Listener, step: Callable[[], bool], *, until: Callable[[], bool]) -> None:
    """One choice after the other, until it is enough."""
    late = time.monotonic() + PATIENCE
    while not until():
        if not step():
            mina.idle()
        assert time.monotonic() < late, f"stuck after: {mina.heard[-8:]}"


def all_was_read_out(mina: Listener) -> None:
    """The log holds nothing that was not read out."""
    told, heard = mina.told(), set(mina.heard)
    assert told, "the log tells something"
    assert [line for line in told if line not in heard] == []


def test_a_hand_of_mu(quick: Served, wide: BrowserContext) -> None:
    mina = begin(wide.new_page(), quick.url, "Mü", 5)
    ear = MuByEar(mina)
    play_on(mina, ear.step, until=lambda: ear.played > 0 and mina.can(re.compile(r"^On to hand \d")))
    heard = mina.heard
    first = next(at for at, line in enumerate(heard) if line.startswith("Mina plays "))
    begun = max(at for at, line in enumerate(heard[:first]) if re.match(r"Hand \d+: ", line))
    lines = heard[begun:]
    tricks = [int(pips) for _, pips in matches(r"(.+) takes the trick: (\d+)", lines)]
    assert len(tricks) == 12
    assert sum(tricks) == 60, "every point was told"
    assert {"Mina", "Bot 2"} & {name for name, _ in matches(r"(.+): [+−]?\d+, total (.+)\.", lines)}
    all_was_read_out(mina)


def test_a_round_of_seven_knights(quick: Served, wide: BrowserContext) -> None:
    mina = begin(wide.new_page(), quick.url, "Seven Knights", 4)
    ear = KnightsByEar(mina)
    play_on(mina, ear.step, until=lambda: mina.can(re.compile("^On to round 2")))
    mina.press(mina.button(re.compile("^On to round 2")))
    expect(mina.page.get_by_role("log", name="Log", exact=True)).to_contain_text("Round 2")
    lines = mina.heard
    assert len(matches(r"(.+) looked at tile .\.", lines)) >= 4
    assert len(matches(r"(.+) to .+: (Is|Are) ", lines)) == len(matches(r"(.+) said (yes|no)\.", lines)) >= 4
    assert len(matches(r"(.+) recommended .+\.", lines)) == 4
    assert len(matches(r"(.+) is captain\.", lines)) == 1
    all_was_read_out(mina)


def test_a_night_and_a_day_of_lupus(quick: Served, wide: BrowserContext) -> None:
    mina = begin(wide.new_page(), quick.url, "Lupus", 8)
    ear = VillagerByEar(mina, 8)
    play_on(mina, ear.step, until=ear.over)
    while not ear.voted:
        # found dead before the first vote: once more
        mina.press(mina.button("Room"))
        mina.press(mina.button("I wish to stop this match"))
        mina.press(mina.button("Again"))
        expect(mina.page.get_by_role("log", name="Log", exact=True)).to_be_visible()
        mina = Listener(mina.page)
        ear = VillagerByEar(mina, 8)
        play_on(mina, ear.step, until=ear.over)
    assert len(matches(r"(.+) votes for (.+)\.", mina.heard)) >= len(ear.living)
    all_was_read_out(mina)


def test_a_day_of_witch_hunt(quick: Served, wide: BrowserContext) -> None:
    mina = begin(wide.new_page(), quick.url, "Witch Hunt", 6)
    ear = CatByEar(mina, 6)
    play_on(
        mina,
        ear.step,
        until=lambda: len(matches(r"(Day) \d+\. Needed", mina.heard)) == 2 or "is banished" in " ".join(mina.heard),
    )
    lines = mina.heard
    assert {"go", "approve"} & set(ear.choices)
    assert matches(r"(All came back safe|.+ is found at the pond)", lines), "the duck is heard"
    assert matches(r"(.+) (?:votes for .+|passes)\.", lines), "who votes for whom is heard"
    all_was_read_out(mina)


def test_rounds_of_the_little_witches_as_a_student(quick: Served, wide: BrowserContext) -> None:
    page = wide.new_page()
    make_room(page, quick.url, "Mina", game="The Little Witches", seats=3, bots=0, together=False)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("2 of 3 seats taken")).to_be_visible()
    page.get_by_role("button", name=re.compile("^More about")).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Stand up").click()
    for taken in (2, 3):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.get_by_text(f"{taken} of 3 seats taken")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("log", name="Log", exact=True)).to_be_visible()
    mina = Listener(page)
    ear = StudentByEar(mina)
    play_on(mina, ear.step, until=lambda: "search" in ear.acts and len(ear.acts) >= 4)
    expect(page.get_by_role("log", name="Log", exact=True)).to_contain_text(re.compile("Mina.? turns up chip"))
    all_was_read_out(mina)
