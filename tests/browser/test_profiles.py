"""The browser that the other tests stand on: its screens, its profiles and its fonts."""

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import OpenProfile


def glyph(page: Page, text: str) -> str:
    """The picture of a text, as the browser draws it."""
    page.set_content('<canvas width="64" height="64"></canvas>')
    drawn = page.evaluate(
        """text => {
            const canvas = document.querySelector('canvas')
            const pen = canvas.getContext('2d')
            pen.font = '40px sans-serif'
            pen.fillText(text, 4, 48)
            return canvas.toDataURL()
        }""",
        text,
    )
    assert isinstance(drawn, str)
    return drawn


def test_a_phone_is_narrow_and_is_touched(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.set_content('<meta name="viewport" content="width=device-width, initial-scale=1">')
    assert page.evaluate("[innerWidth, innerHeight, navigator.maxTouchPoints > 0]") == [360, 740, True]


def test_a_wide_screen_is_wide_and_has_a_pointer(wide: BrowserContext) -> None:
    page = wide.new_page()
    assert page.evaluate("[innerWidth, innerHeight, matchMedia('(hover: hover)').matches]") == [1280, 800, True]


def test_two_profiles_are_two_people(open_profile: OpenProfile) -> None:
    first, second = open_profile("phone"), open_profile("wide")
    first.add_cookies([{"name": "who", "value": "first", "url": "http://127.0.0.1"}])
    assert [cookie.get("value") for cookie in first.cookies()] == ["first"]
    assert second.cookies() == []


@pytest.mark.parametrize("one, other", [("黄", "昏"), ("狼", "村"), ("🐺", "🗡️")])
def test_japanese_and_emoji_are_drawn_and_not_boxes(wide: BrowserContext, one: str, other: str) -> None:
    page = wide.new_page()
    assert glyph(page, one) != glyph(page, other)
