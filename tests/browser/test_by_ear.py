"""Each game by the text log alone: whoever only hears it, and knows controls by their names, plays on an equal footing.

Nothing is drawn. Every choice is made from lines that were read out; who plays keeps no other account of the game than
these, and presses nothing that may not be pressed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.ears.listener import Listener, matches
from tests.browser.ears.little_witches import StudentByEar
from tests.browser.ears.lupus import VillagerByEar
from tests.browser.ears.mu import MuByEar
from tests.browser.ears.seven_knights import KnightsByEar
from tests.browser.ears.witch_hunt import CatByEar
from tests.browser.lobby import leave_first_seat, make_room
from tests.served import Served

PATIENCE = 120.0
"""Seconds till a game that does not go on is called stuck."""


NAME = r"(?:Mina|Bot \d+)"


def begin(page: Page, url: str, game: str, seats: int, options: Mapping[str, str] = {}) -> Listener:
    """A match with bots, played apart, with options as they are called on the host's form."""
    make_room(page, url, "Mina", game=game, seats=seats, bots=seats - 1, together=False)
    for name, value in options.items():
        field = page.get_by_role("group", name=name, exact=True)
        if field.get_by_role("radio").count():
            field.get_by_role("radio", name=value, exact=True).click()
            expect(field.get_by_role("radio", name=value, exact=True)).to_be_checked()
        else:
            field.get_by_role("textbox").fill(value)
            field.get_by_role("textbox").press("Tab")
    return start(page, "Start")


def start(page: Page, button: str) -> Listener:
    """Somebody who listens to a match from its beginning."""
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_role("log", name="Log", exact=True)).to_be_visible()
    return Listener(page)


def play_on(mina: Listener, step: Callable[[], bool]) -> set[str]:
    """One choice after the other, until it is read out who wins."""
    late = time.monotonic() + PATIENCE
    while not (won := matches(rf"((?:{NAME}(?:, )?)+) wins?\.$|(Nobody) wins this time\.$", mina.heard)):
        if not step():
            mina.idle()
        assert time.monotonic() < late, f"stuck after: {mina.heard[-8:]}"
    return {name for names in won[0] if names for name in names.split(", ")}


def all_was_read_out(mina: Listener) -> None:
    """The whole story, as it can be read again after the match, was read out."""
    mina.press(mina.button("See the board"))
    expect(mina.page.get_by_role("log", name="Log", exact=True)).to_be_visible()
    told, heard = mina.told(), set(mina.heard)
    assert told, "the log tells something"
    assert [line for line in told if line not in heard] == []


def pairs(pattern: str, lines: list[str]) -> dict[str, str]:
    """What the pattern finds, the second by the first; what is told last counts."""
    return {found[0]: found[1] for found in matches(pattern, lines)}


def most(points: Mapping[str, int]) -> set[str]:
    """Whoever has the most points."""
    return {name for name in points if points[name] == max(points.values())}


def test_mu(quick: Served, wide: BrowserContext) -> None:
    mina = begin(wide.new_page(), quick.url, "Mü", 5, {"Number of hands": "1"})
    ear = MuByEar(mina)
    won = play_on(mina, ear.step)
    while not ear.played:  # nobody became chief
        mina = start(mina.page, "Again")
        ear = MuByEar(mina)
        won = play_on(mina, ear.step)
    lines = mina.heard
    tricks = [int(pips) for _, pips in matches(r"(.+) takes the trick: (\d+)", lines)]
    assert len(tricks) == 12
    assert sum(tricks) == 60, "every point was told"
    totals = pairs(r"(.+): [+−]?\d+, total (.+)\.", lines)
    names = ("Mina", "Bot 2", "Bot 3", "Bot 4", "Bot 5")
    assert won == most({name: int(totals.get(name, "0").replace("−", "-")) for name in names})
    all_was_read_out(mina)


def test_seven_knights(quick: Served, wide: BrowserContext) -> None:
    mina = begin(wide.new_page(), quick.url, "Seven Knights", 4)
    won = play_on(mina, KnightsByEar(mina).step)
    lines = mina.heard
    assert len(matches(r"(.+) looked at tile .\.", lines)) == 12
    assert len(matches(r"(.+) to .+: (Is|Are) ", lines)) == len(matches(r"(.+) said (yes|no)\.", lines)) >= 12
    assert len(matches(r"(.+) recommended .+\.", lines)) == 12
    assert len(matches(r"(.+) is captain\.", lines)) == 3
    assert len(matches(r"The tiles were: (A .+, D .+)\.", lines)) == 3
    points = dict.fromkeys(("Mina", "Bot 2", "Bot 3", "Bot 4"), 0)
    for name, n in matches(r"(.+): (\d+) points?$", lines):
        points[name] += int(n)
    assert won == most(points)
    all_was_read_out(mina)


def test_lupus(quick: Served, wide: BrowserContext) -> None:
    mina = begin(wide.new_page(), quick.url, "Lupus", 8, {"Attack in the first night": "No"})
    ear = VillagerByEar(mina, 8)
    won = play_on(mina, ear.step)
    lines = mina.heard
    assert ear.voted
    assert len(matches(r"(.+) votes for (.+)\.", lines)) >= 8
    roles = pairs(r"(.+) was (?:a|the) (.+)\.", lines)
    assert sorted(roles) == sorted(ear.names), "all roles are told"
    wolves = {name for name, role in roles.items() if role == "wolf"}
    assert won == (wolves if "the wolves win" in " ".join(lines) else set(roles) - wolves)
    all_was_read_out(mina)


def test_witch_hunt(quick: Served, wide: BrowserContext) -> None:
    mina = begin(wide.new_page(), quick.url, "Witch Hunt", 4, {"Knights' day": "2"})
    ear = CatByEar(mina, 4)
    won = play_on(mina, ear.step)
    lines = mina.heard
    assert {"go", "approve"} & set(ear.choices)
    assert matches(r"(All came back safe|.+ is found at the pond)", lines), "the duck is heard"
    assert matches(r"(.+) (?:votes for .+|passes)\.", lines), "who votes for whom is heard"
    roles = pairs(r"(.+): (Villager|Seer|Witch)$", lines)
    assert sorted(roles) == sorted(ear.names), "all roles are told"
    assert matches(r"(.+) went to the ", lines), "where all went is told"
    witches = {name for name, role in roles.items() if role == "Witch"}
    assert won == (set(roles) - witches if "village wins" in " ".join(lines) else witches)
    all_was_read_out(mina)


def test_the_little_witches_as_a_student(quick: Served, wide: BrowserContext) -> None:
    page = wide.new_page()
    make_room(page, quick.url, "Mina", game="The Little Witches", seats=3, bots=0, together=False)
    leave_first_seat(page, 3)
    mina = start(page, "Start")
    ear = StudentByEar(mina)
    won = play_on(mina, ear.step)
    lines = mina.heard
    assert len(ear.acts) >= 14, "two in each of seven rounds; one more where another student was quicker"
    assert "search" in ear.acts
    assert matches(r"(Mina) turns up chip", lines)
    assert len(matches(r"Circle ([AB]): .+, (?:not )?complete\.", lines)) == 2, "the circles are told"
    assert matches(r"The grade: (.+)\.", lines)
    students = set(pairs(r"(.+): (\d+) points? in all\.", lines))
    assert "Mina" in students
    assert (won == students) == ("The students have passed" in " ".join(lines))
    all_was_read_out(mina)
