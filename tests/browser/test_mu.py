"""Mü in a browser: a whole hand with bots by touch on a small phone, one by the keyboard, one that stays covered."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tasogare.core import Seat
from tasogare.games.mu.auction import at_most
from tasogare.games.mu.moves import Bid, Pass
from tasogare.games.mu.rules import Bidding
from tests.browser.conftest import OpenProfile
from tests.browser.hands import Finger, Fingers, Keys
from tests.browser.lobby import make_room
from tests.browser.people.mu import Person
from tests.browser.playing import play_on
from tests.browser.sight import fits
from tests.browser.staged import Screen, Staged
from tests.served import Served


def begin(page: Page, url: str, *, seats: int = 5, together: bool = False) -> None:
    make_room(page, url, "Mina", game="Mü", seats=seats, bots=seats - 1, together=together)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".cloth")).to_be_visible()


def hand_in_sight(page: Page, what: str = ".slot .card") -> bool:
    """Whether all of the own cards, or of ``what``, are to be seen without scrolling, above the dock."""
    return bool(
        page.evaluate(
            """what => {
                scrollTo(0, 0)
                const dock = document.querySelector('.dock').getBoundingClientRect().top
                const cards = [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect())
                return cards.length > 0 && cards.every(({ top, bottom }) => top >= 0 && bottom <= dock)
            }""",
            what,
        )
    )


def test_a_whole_hand_with_bots_by_touch_on_a_small_phone(
    quick: Served, phone: BrowserContext, assert_accessible: Callable[[Page], None]
) -> None:
    page = phone.new_page()
    begin(page, quick.url)
    mina = Person(Finger(page), "Mina")
    play_on(mina, until=lambda: "bid" in mina.done)
    assert fits(page)

    for choices in (page.locator(".names"), page.locator(".who-pick")):
        play_on(mina, until=choices.is_visible)
        assert hand_in_sight(page), f"beside {choices}"

    before = mina.done.count("play")  # hands in which somebody else was chief
    play_on(mina, until=lambda: mina.done.count("play") == before + 2)
    assert fits(page)
    assert hand_in_sight(page, ".slot .card, .pads .btn"), "beside the trick"
    assert_accessible(page)
    cards = page.locator(".slot .card")
    assert cards.count() == 10
    widths = cards.evaluate_all(
        """cards => cards.map((card, at) => {
            const box = card.getBoundingClientRect(), next = cards[at + 1]?.getBoundingClientRect()
            return next && next.left > box.left ? next.left - box.left : box.width
        })"""
    )
    assert min(widths) >= 44, "each card keeps the width of a finger"
    page.get_by_role("button", name="Last trick").tap()
    lies = page.get_by_role("dialog", name="Last trick")
    expect(lies.locator(".trick .card")).to_have_count(5)
    lies.get_by_role("button", name="Close").tap()

    end = page.locator(".end")
    play_on(mina, until=lambda: mina.done.count("play") == before + 12)
    assert {"name", "take"} <= set(mina.done), "who leads the auction names a trump and takes a partner"
    expect(end.get_by_role("heading", name=re.compile(r"Hand \d+ is over"))).to_be_visible()
    expect(end.locator(".trick .card")).to_have_count(5)
    expect(end.locator("tbody tr")).to_have_count(5)
    assert fits(page)
    assert_accessible(page)

    over = mina.done.count("go_on") + 1
    play_on(mina, until=lambda: mina.done.count("go_on") == over)
    expect(page.locator(".cloth")).to_be_visible()
    page.get_by_role("button", name="Log").tap()
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet.locator("tbody tr")).to_have_count(over)


class HighBids(Staged):
    """A match whose seats, the person's first, lay many cards each."""

    def _play(self, draft: Any, seat: Seat) -> None:
        s = self.desk.table.match.state
        if not isinstance(s.phase, Bidding):
            return super()._play(draft, seat)
        wanted = HIGH[s.seats][seat] - len(s.laid[seat])
        cards = s.closed[seat][: min(wanted, at_most(s.laid, seat))]
        draft.play(seat, Bid(cards) if cards else Pass())


HIGH = {4: (6, 5, 4, 2), 5: (6, 4, 3, 2, 2), 6: (5, 4, 3, 2, 2, 1)}


@pytest.mark.parametrize(("seats", "locale"), [(4, "ja-JP"), (5, "en-GB"), (6, "ja-JP")])
def test_a_small_phone_shows_the_trick_and_all_that_is_asked_of_a_hand_at_once_even_after_high_bids(
    quick: Served, open_profile: OpenProfile, seats: int, locale: str
) -> None:
    page = open_profile("phone", locale=locale).new_page()
    mina, shown = Screen(page, quick.url), set()
    scenes = [scene for scene in HighBids("mu", seats, options={"hands": 1}).scenes if scene.asked]
    mina.open(scenes[0])
    page.locator(".ground .pad").tap()
    for scene in scenes:
        mina.show(scene)
        expect(page.locator(".slot button.card").or_(page.locator(".slot span.card:not(.back)")).first).to_be_visible()
        assert hand_in_sight(page, ".slot .card, .trick, .ground :is(.btn, .chip), .who-pick > *"), scene.kind
        shown.add(scene.phase)
    assert shown == {"bidding", "naming_as_chief", "choosing_partner", "playing"}


def test_a_whole_trick_lies_there_until_a_tap_or_some_time_gathers_it(quick: Served, phone: BrowserContext) -> None:
    page = phone.new_page()
    mina = Screen(page, quick.url)
    scenes = iter([scene for scene in HighBids("mu", 4, options={"hands": 1}).scenes if scene.phase == "playing"])
    mina.open(next(scenes))
    rests, places = page.locator(".gather"), page.locator(".middle .ghost")

    def lies() -> None:
        while not rests.count():
            mina.show(next(scenes))
        expect(rests.locator(".card")).to_have_count(4)
        expect(rests).to_contain_text("takes the trick")
        assert places.count() == 0

    lies()
    rests.tap()
    expect(rests).to_have_count(0)
    expect(places).to_have_count(4)
    lies()
    expect(rests).to_have_count(0, timeout=20_000)
    expect(places).to_have_count(4)


def test_a_whole_hand_by_keys_alone(quick: Served, wide: BrowserContext) -> None:
    page = wide.new_page()
    begin(page, quick.url, seats=6)
    mina = Person(Keys(page), "Mina")
    play_on(mina, until=lambda: mina.done.count("play") == 10)
    assert {"bid", "name", "take"} <= set(mina.done)
    over = mina.done.count("go_on") + 1
    play_on(mina, until=lambda: mina.done.count("go_on") == over)
    expect(page.locator(".cloth")).to_be_visible()


def test_a_covered_hand_is_in_the_page_only_while_it_is_held_and_is_picked_from_with_two_fingers_or_a_slide(
    quick: Served, phone: BrowserContext
) -> None:
    page = phone.new_page()
    begin(page, quick.url, together=True)
    fingers = Fingers(page)
    pad, lay = page.locator(".ground .pad"), page.locator(".ground .btn").filter(has_text=re.compile("^Lay"))
    faces, backs = page.locator(".slot button.card"), page.locator(".slot .back")
    expect(page.locator(".prompt.now")).to_be_visible()
    expect(backs).to_have_count(12)
    assert faces.count() == 0

    fingers.hold(pad)
    expect(faces).to_have_count(12)
    expect(backs).to_have_count(0)
    fingers.tap_beside(faces.nth(3))
    expect(faces.nth(3)).to_have_attribute("aria-pressed", "true")
    fingers.let_go()
    expect(faces).to_have_count(0)
    assert lay.inner_text() == "Lay cards", "what is picked is not told while covered"
    expect(lay).not_to_have_attribute("aria-disabled", "true")

    fingers.hold(pad)
    fingers.slide(faces.nth(5))
    expect(faces).to_have_count(0)
    fingers.hold(pad)
    expect(page.locator(".slot [aria-pressed=true]")).to_have_count(1)
    expect(faces.nth(5)).to_have_attribute("aria-pressed", "true")
    fingers.let_go()
    lay.tap()
    expect(page.locator(".player.slim .laid li")).to_have_count(1)


def test_a_covered_hand_is_picked_from_by_keys_while_space_is_held(quick: Served, wide: BrowserContext) -> None:
    page = wide.new_page()
    begin(page, quick.url, together=True)
    expect(page.locator(".prompt.now")).to_be_visible()
    keys = Keys(page)
    keys.hold(page.locator(".ground .pad"))
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".slot button.card").nth(1)).to_have_attribute("aria-pressed", "true")
    keys.let_go()
    expect(page.locator(".slot button.card")).to_have_count(0)
    keys.press(page.locator(".ground .btn").filter(has_text=re.compile("^Lay")))
    expect(page.locator(".player.slim .laid li")).to_have_count(1)
