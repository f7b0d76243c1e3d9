"""Every page, and every phase of every game: the automated axe rules, light and dark; zoom; less motion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import tasogare
from tasogare.server.exchange import COOKIE
from tests.browser.conftest import OpenProfile, faults_of
from tests.browser.lobby import make_room
from tests.browser.staged import TOKEN, Screen, Staged, kinds, store
from tests.served import Served, serving

CASTS: dict[str, tuple[dict[str, Any], ...]] = {
    "seven_knights": ({}, {"seats": 8, "together": True}),
    "little_witches": ({"seats": 3}, {"seats": 5, "me": 3, "options": {"mode": "mean"}}),
    "lupus": ({}, {"skilled": False, "seats": 14, "options": {"vote": "together", "reveal": "on_death"}}),
    "mu": ({}, {"seats": 6, "together": True}),
    "witch_hunt": ({}, {"skilled": False, "seed": 3}),
}
"""Matches that show all phases of a game together."""

DRAWS = {"dealing", "picking", "morning"}
"""Phases in which the table alone moves, at once: nobody ever sees them."""


@pytest.fixture(scope="module")
def staged() -> dict[str, tuple[Staged, ...]]:
    """Those matches, played."""
    return {game: tuple(Staged(game, **cast) for cast in casts) for game, casts in CASTS.items()}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, staged: dict[str, tuple[Staged, ...]]) -> Iterator[Served]:
    """A server that keeps one finished match of each game."""
    database = tmp_path_factory.mktemp("hall") / "rooms.sqlite"
    store(database, *(some[0] for some in staged.values()))
    with serving(database, program="tests.quick") as server:
        yield server


SCREENS = {"as it is": None, "1280 x 800 at 200 %": (640, 400), "a phone of 320 points": (320, 568)}

ROOM = """() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) return `${scrollWidth} wide, where there are ${clientWidth}`
    const covered = [0.1, 0.25, 0.4].map((share) => document.elementFromPoint(innerWidth / 2, innerHeight * share))
    return covered.every((one) => one?.closest('.prompt, .dock, .foot')) ? 'bars cover more than half' : null
}"""
"""What is wrong where a page scrolls sideways, or its bars leave nothing else in sight; else null."""


def judged(page: Page) -> list[str]:
    """What is wrong with a page as it is, and with half the room."""
    faults, whole = faults_of(page), page.viewport_size
    assert whole is not None
    for name, size in SCREENS.items():
        width, height = size or (whole["width"], whole["height"])
        page.set_viewport_size({"width": width, "height": height})
        if (wrong := page.evaluate(ROOM)) is not None:
            faults.append(f"{name}: {wrong}")
    page.set_viewport_size(whole)
    return faults


def past_interludes(page: Page) -> None:
    """Goes on from what the page itself puts before a board."""
    between = page.locator("[data-interlude]").filter(visible=True)
    while between.count():
        between.first.click()


@pytest.mark.parametrize("game", CASTS)
def test_every_phase_of_a_game_asked_and_waiting_and_on_the_table_screen(
    hall: Served, staged: dict[str, tuple[Staged, ...]], phone: BrowserContext, wide: BrowserContext, game: str
) -> None:
    mina, sofa = Screen(phone.new_page(), hall.url), Screen(wide.new_page(), hall.url)
    faults: list[tuple[object, ...]] = []
    shown = set()
    for scenes in kinds(*staged[game]):
        mina.open(scenes[0])
        sofa.open(scenes[0], table=True)
        for scene in scenes:
            mina.show(scene)
            past_interludes(mina.page)
            faults += [(scene.kind, fault) for fault in judged(mina.page)]
            if scene.phase not in shown:
                shown.add(scene.phase)
                sofa.show(scene)
                faults += [(scene.phase, "table screen", fault) for fault in judged(sofa.page)]
    every = {phase.__struct_config__.tag for phase in get_args(get_type_hints(tasogare.game(game).State)["phase"])}
    assert shown - {"lobby"} == every - DRAWS
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.parametrize("game", CASTS)
def test_what_opens_beside_a_board(
    hall: Served, staged: dict[str, tuple[Staged, ...]], open_profile: OpenProfile, game: str
) -> None:
    scenes = kinds(*staged[game])[0]
    mina = Screen(open_profile("phone").new_page(), hall.url)
    mina.open(next(scene for scene in reversed(scenes) if scene.asked))
    past_interludes(mina.page)
    mina.page.keyboard.press("Escape")  # what a board opens by itself
    faults = []
    for leaf in ("Log", "Notes", "Chat", "Rules"):
        mina.page.locator(".dock").get_by_role("button", name=leaf).click()
        expect(mina.page.get_by_role("dialog")).to_be_visible()
        faults += [(leaf, fault) for fault in judged(mina.page)]
        mina.page.keyboard.press("Escape")
    mina.page.get_by_role("button", name="Room", exact=True).click()
    faults += [("Room", fault) for fault in judged(mina.page)]
    ken = Screen(open_profile("wide", locale="ja").new_page(), hall.url)
    ken.open(scenes[-2])
    past_interludes(ken.page)
    faults += [("wide", fault) for fault in judged(ken.page)]
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.parametrize("game", CASTS)
def test_a_replay_with_who_knew_what(hall: Served, phone: BrowserContext, game: str) -> None:
    page = phone.new_page()
    page.goto(f"{hall.url}/replay/staged-{game}")
    page.get_by_role("button", name="Who knew what").click()
    time = page.get_by_role("slider")
    time.fill(str(int(time.get_attribute("max") or 0) // 2))
    expect(page.get_by_role("region", name="Who knew what").locator("tbody tr").first).to_be_visible()
    assert judged(page) == []


def test_the_pages_of_who_is_nobody_yet(hall: Served, phone: BrowserContext) -> None:
    page = phone.new_page()
    faults = []
    for path in (
        "/",
        "/me",
        "/rules",
        *(f"/rules/{game}" for game in CASTS),
        "/nowhere",
        "/replay/none",
        "/room/XXXXXX",
    ):
        page.goto(hall.url + path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1, h2, .title").first).to_be_visible()
        faults += [(path, fault) for fault in judged(page)]
    assert not faults, "\n".join(map(str, faults))


def test_the_pages_of_somebody_who_has_played_and_of_a_room(hall: Served, open_profile: OpenProfile) -> None:
    phone = open_profile("phone")
    phone.add_cookies([{"name": COOKIE, "value": TOKEN, "url": hall.url}])
    page = phone.new_page()
    page.goto(f"{hall.url}/me")
    expect(page.get_by_role("link", name="Seven Knights Bewitched")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    faults = [("me", fault) for fault in judged(page)]
    page.get_by_role("button", name="Delete my data").click()
    faults += [("forget", fault) for fault in judged(page)]

    code = make_room(page, hall.url, "Mina", game="Witch Hunt", seats=6, bots=1, together=True)
    faults += [("lobby", fault) for fault in judged(page)]
    page.get_by_role("button", name=re.compile("^Witch Hunt")).click()
    faults += [("games", fault) for fault in judged(page)]
    other = open_profile("wide").new_page()
    for path in ("room", "table"):
        other.goto(f"{hall.url}/{path}/{code}")
        expect(other.get_by_text(code).first).to_be_visible()
        faults += [(path, fault) for fault in judged(other)]
    assert not faults, "\n".join(map(str, faults))
