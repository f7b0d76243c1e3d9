"""A first guided game in a browser: one tap from the front page, and from the rules; what it says leads to the rule."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import OpenProfile
from tests.browser.sight import fits
from tests.served import Served

GAMES = {
    "seven_knights": "Seven Knights Bewitched",
    "little_witches": "The Little Witches",
    "lupus": "Lupus in Tabula",
    "mu": "Mü",
    "witch_hunt": "Witch Hunt",
}


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_begins_a_guided_game_which_says_what_to_do_and_why(
    quick: Served, phone: BrowserContext, assert_accessible: Callable[[Page], None], game: str
) -> None:
    page = phone.new_page()
    page.goto(quick.url)
    page.get_by_role("button", name=f"A first guided game of {GAMES[game]}").click()
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide.locator("span").first).to_have_text(re.compile(r".{30,}"))
    assert fits(page)
    assert_accessible(page)
    guide.get_by_role("button", name="Why?").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("h2:focus, h3:focus")).to_be_visible()


def test_what_the_guide_says_changes_with_the_language_and_ends_with_the_match(
    quick: Served, open_profile: OpenProfile
) -> None:
    page = open_profile("wide").new_page()
    page.goto(f"{quick.url}/rules/mu")
    page.get_by_role("button", name="First game, guided").click()
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("You bid by laying cards")
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("complementary", name="案内")).to_contain_text("札を表に出して競ります")
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Room", exact=True).click()
    page.get_by_role("button", name="I wish to stop this match").click()
    expect(page.get_by_text("not rated")).to_be_visible()
    page.get_by_role("button", name="Again").click()
    expect(page.locator(".cloth")).to_be_visible()
    expect(guide).to_have_count(0)


def test_the_own_page_and_the_lobby_are_accessible(
    quick: Served, phone: BrowserContext, assert_accessible: Callable[[Page], None]
) -> None:
    page = phone.new_page()
    page.goto(quick.url)
    page.get_by_label("Your name").fill("Mina")
    page.get_by_role("button", name="Start a room").click()
    presets = page.get_by_role("group", name="How we play it")
    expect(presets.get_by_role("button", name="The witch")).to_have_attribute("aria-pressed", "true")
    presets.get_by_role("button", name="Nobody lies").click()
    expect(presets).to_contain_text("All win or lose together")
    expect(page.get_by_role("button", name="Together: united", exact=True)).to_have_attribute("aria-pressed", "true")
    assert_accessible(page)
    page.goto(f"{quick.url}/me")
    expect(page.get_by_role("link", name="Take my data along")).to_be_visible()
    assert_accessible(page)
