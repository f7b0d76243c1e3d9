"""Seven Knights in a browser: whole games as people play them, with a reload, a keyboard alone, and a killed server."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import lobby
from tests.browser.conftest import OpenProfile
from tests.browser.hands import Finger, Keys
from tests.browser.people.seven_knights import Person
from tests.browser.playing import play_on
from tests.browser.sight import fits
from tests.served import Served

BOARD = ".circle, .end, .pledge"


@pytest.fixture
def served(quick: Served) -> Served:
    """Here the bots hardly think."""
    return quick


def make_room(page: Page, url: str, name: str, *, seats: int, bots: int) -> str:
    """The code of a new room for Seven Knights, with that many seats and bots."""
    return lobby.make_room(page, url, name, game="Seven Knights", seats=seats, bots=bots, together=True)


def begin(page: Page, url: str) -> Person:
    """Somebody who has begun a match with three bots."""
    make_room(page, url, "Mina", seats=4, bots=3)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(BOARD).first).to_be_visible()
    return Person(Finger(page))


def come_in_by_keys(page: Page, url: str, code: str, name: str) -> None:
    """Takes a seat without a pointer."""
    page.goto(f"{url}/room/{code}")
    keys = Keys(page)
    field = page.get_by_label("Your name")
    keys.reach(field)
    page.keyboard.insert_text(name)
    keys.press(page.get_by_role("button", name="Take a seat"))
    expect(page.get_by_role("heading", name="Seats", exact=True)).to_be_visible()


def scores(page: Page) -> list[str]:
    """Names with their scores, from the result."""
    rows = page.get_by_role("region", name="Scores").locator("tbody tr")
    return [re.sub(r"\s+", " ", text) for text in rows.all_inner_texts()]


def test_two_people_and_three_bots_play_a_whole_game_one_by_finger_and_one_by_keys(
    served: Served, open_profile: OpenProfile, assert_accessible: Callable[[Page], None]
) -> None:
    mina_page, ken_page = open_profile("phone").new_page(), open_profile("wide").new_page()
    code = make_room(mina_page, served.url, "Mina", seats=5, bots=3)
    come_in_by_keys(ken_page, served.url, code, "Ken")
    expect(mina_page.get_by_text("5 of 5 seats taken")).to_be_visible()
    mina_page.get_by_role("button", name="Start", exact=True).click()
    mina, ken = Person(Finger(mina_page)), Person(Keys(ken_page))
    for page in (mina_page, ken_page):
        expect(page.locator(BOARD).first).to_be_visible()

    play_on(mina, ken, until=lambda: "ask" in mina.done and "ask" in ken.done)
    assert fits(mina_page)
    assert_accessible(mina_page)
    asked = mina_page.locator(".ground").get_by_role("button", name="Questions", exact=True)
    before = mina.page.locator(".order").count()
    mina_page.reload()
    expect(asked).to_be_visible()
    assert mina_page.locator(".order").count() == before, "the arrows are there again after a reload"
    assert not mina_page.get_by_role("button", name="I promise").count(), "a promise is given once"

    over = [page.locator(".app.after") for page in (mina_page, ken_page)]
    play_on(mina, ken, until=lambda: all(after.count() for after in over))
    for person in (mina, ken):
        told = f"{person.page.viewport_size}: {person.done}"
        assert person.done.count("look") == 3, told
        assert person.done.count("recommend") == 3, told
        assert person.done.count("go_on") == 3, told
        assert person.done.count("ask") >= 3, told
    assert scores(mina_page) == scores(ken_page)
    assert len(scores(mina_page)) == 5
    assert fits(mina_page)


def test_a_game_goes_on_after_the_server_was_killed(served: Served, phone: BrowserContext) -> None:
    page = phone.new_page()
    mina = begin(page, served.url)
    play_on(mina, until=lambda: "ask" in mina.done)
    told = page.locator(".order").count()
    rounds = mina.done.count("go_on")

    served.restart()

    expect(page.locator(".net.off")).to_have_count(0, timeout=30_000)
    assert page.locator(".order").count() == told
    play_on(mina, until=lambda: mina.done.count("go_on") > rounds and mina.done.count("look") > 1)


def test_what_a_seat_has_seen_is_in_the_page_only_while_it_is_held(served: Served, phone: BrowserContext) -> None:
    page = phone.new_page()
    mina = begin(page, served.url)
    play_on(mina, until=lambda: "look" in mina.done)
    faces = page.locator(".face-up")
    assert faces.count() == 0
    pad = page.locator(".ground .pad")
    pad.dispatch_event("pointerdown", {"button": 0, "pointerId": 1})
    expect(faces).to_have_count(2)
    pad.dispatch_event("pointerup", {"button": 0, "pointerId": 1})
    expect(faces).to_have_count(0)


def test_what_somebody_has_open_stays_open_while_others_act(served: Served, phone: BrowserContext) -> None:
    page = phone.new_page()
    mina = begin(page, served.url)
    play_on(mina, until=lambda: "look" in mina.done)
    page.get_by_role("button", name="Questions", exact=True).tap()
    sheet = page.get_by_role("dialog", name="Questions")
    looks = sheet.get_by_role("region", name="Who looked at what").locator("tbody tr")
    expect(looks).to_have_count(4)
    expect(sheet).to_be_visible()


def test_what_a_seat_noted_is_there_again_after_a_reload(served: Served, phone: BrowserContext) -> None:
    page = phone.new_page()
    make_room(page, served.url, "Mina", seats=4, bots=3)
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="I promise").tap()
    expect(page.locator(".circle")).to_be_visible()
    page.get_by_role("button", name="Notes").tap()
    cell = page.get_by_role("group", name=re.compile("Tile .?B")).get_by_role("button").nth(1)
    cell.tap()
    expect(cell).to_have_accessible_name(re.compile("ruled out"))
    page.wait_for_timeout(1200)  # notes rest a moment before they are sent
    page.reload()
    page.get_by_role("button", name="Notes").tap()
    expect(cell).to_have_accessible_name(re.compile("ruled out"))


def test_between_rounds_one_shows_notes_and_all_others_see_them(
    served: Served, open_profile: OpenProfile, assert_accessible: Callable[[Page], None]
) -> None:
    mina_page, ken_page = open_profile("phone").new_page(), open_profile("wide").new_page()
    code = make_room(mina_page, served.url, "Mina", seats=4, bots=2)
    review = mina_page.get_by_role("radiogroup", name="Notes may be shown between rounds")
    review.get_by_role("radio", name="Yes").click()
    expect(review.get_by_role("radio", name="Yes")).to_be_checked()
    come_in_by_keys(ken_page, served.url, code, "Ken")
    screen = open_profile("wide").new_page()
    screen.goto(f"{served.url}/table/{code}")
    mina_page.get_by_role("button", name="Start", exact=True).click()
    mina, ken = Person(Finger(mina_page)), Person(Keys(ken_page))
    for page in (mina_page, ken_page):
        expect(page.locator(BOARD).first).to_be_visible()
    play_on(mina, ken, until=lambda: "look" in mina.done and "look" in ken.done)
    assert not mina_page.get_by_role("button", name="Show my notes to all").count(), "not while a round runs"
    mina_page.get_by_role("button", name="Notes").tap()
    cell = mina_page.get_by_role("group", name=re.compile("Tile .?B")).get_by_role("button").nth(1)
    cell.tap()
    mina_page.get_by_label("Own words").fill("Ben smiled")
    mina_page.get_by_role("button", name="Close").tap()

    mina.stays = ken.stays = True
    ended = [page.locator(".end") for page in (mina_page, ken_page)]
    play_on(mina, ken, until=lambda: all(end.count() for end in ended))
    others = [ken_page, screen]
    for page in others:
        expect(page.get_by_role("region", name="Points")).to_be_visible()
        expect(page.get_by_text("Ben smiled")).to_have_count(0)
    mina_page.get_by_role("button", name="Show my notes to all").tap()
    mina_page.get_by_role("button", name="Show this to all").tap()
    for page in (mina_page, *others):
        expect(page.locator(".shown").get_by_text("Ben smiled")).to_be_visible()
        expect(page.locator(".guesses .values")).to_have_count(1)
        assert fits(page)
        assert_accessible(page)
    mina_page.get_by_role("button", name="Hide my notes again").tap()
    for page in (mina_page, *others):
        expect(page.locator(".shown")).to_have_count(0)
    mina_page.get_by_role("button", name="Show my notes to all").tap()
    mina_page.get_by_role("button", name="Show this to all").tap()
    expect(ken_page.get_by_text("Ben smiled")).to_be_visible()

    mina.stays = ken.stays = False
    assert mina.go_on()
    expect(ken_page.get_by_text(re.compile("Still looking back: .?Ken"))).to_be_visible()
    expect(screen.get_by_text("Ben smiled")).to_be_visible()
    assert ken.go_on()
    for page in (mina_page, *others):
        expect(page.locator(".circle")).to_be_visible()
        expect(page.get_by_text("Ben smiled")).to_have_count(0)
