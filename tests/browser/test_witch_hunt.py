"""Witch Hunt in a browser: an evening of three phones, three bots and the table screen; and games by keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import lobby
from tests.browser.conftest import OpenProfile
from tests.browser.coven_server import CATS, FIRST, ROLES, SPECIALS
from tests.browser.hands import Fingers, Keys
from tests.browser.people.witch_hunt import Cat, around_popup
from tests.browser.playing import PATIENCE
from tests.browser.sight import Sent, fits
from tests.served import Served, serving

NOTED = 1200
"""Milliseconds till what a person tapped is among their own notes, and they were told so."""
SMALL = 0.25
"""The share of the screen that is still a small popup."""
HEAR = """window.heard = [];
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.heard.push(document.querySelector('[data-scene]')?.dataset.scene);
    return make.call(this);
  };
"""
"""From now on a page notes during which scenes it makes a sound."""
SOUNDING = {"morning", "setting_out", "collecting", "reporting", "discussing", "proposing", "approving", "voting"}
"""The scenes that every such evening comes to."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server that deals known roles."""
    with serving(tmp_path / "rooms.sqlite", program="tests.browser.coven_server") as server:
        yield server


def set_specials(page: Page) -> None:
    """Puts those special roles into play, and no others."""
    chips = page.get_by_role("group", name="Special roles").get_by_role("button")
    for at in range(chips.count()):
        wanted = str(chips.nth(at).inner_text().strip().lower() in SPECIALS).lower()
        if chips.nth(at).get_attribute("aria-pressed") != wanted:
            chips.nth(at).click()
        expect(chips.nth(at)).to_have_attribute("aria-pressed", wanted)


def in_sight(page: Page) -> tuple[str, bool]:
    """What a page shows, and whether all that may be pressed stands above the bar at the bottom before anybody
    scrolls; nothing where it shows no game."""
    shown, fits = page.evaluate(
        """() => {
          if (!document.querySelector('.facts')) return ['', true];
          const bar = document.querySelector('.dock')?.getBoundingClientRect().height ?? 0;
          const parts = [...document.querySelectorAll('.ground, .choose, .land, [data-errand]')];
          const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom + scrollY));
          const scene = document.querySelector('[data-scene]')?.dataset.scene ?? 'choosing';
          return [scene, end <= innerHeight - bar + 1];
        }"""
    )
    return str(shown), bool(fits)


def collecting(page: Page) -> bool:
    return page.locator("[data-scene=collecting]").count() > 0


class Evening:
    """Three phones, three bots, and a screen in the middle."""

    def __init__(self, served: Served, open_profile: OpenProfile) -> None:
        pages = [open_profile("phone").new_page() for _ in ROLES]
        self.cats = [Cat(Fingers(page)) for page in pages]
        self.screen = open_profile("wide").new_page()
        self.screen.add_init_script(HEAR)
        self.screen_sent = Sent(self.screen)
        code = lobby.make_room(pages[0], served.url, "Mina", game="Witch Hunt", seats=CATS, bots=0, together=True)
        set_specials(pages[0])
        for page, name in zip(pages[1:], ("Ken", "Zoë"), strict=True):
            lobby.come_in(page, served.url, code, name)
        lobby.add_bots(pages[0], CATS - len(ROLES), taken=len(ROLES), seats=CATS)
        self.screen.goto(f"{served.url}/table/{code}")
        pages[0].get_by_role("button", name="Start", exact=True).click()
        expect(self.screen.locator("[data-scene=readying]")).to_be_visible()
        self.screen.locator("[data-scene=readying]").click()  # no browser makes a sound before it is touched
        self.nights = 0

    @property
    def witch(self) -> Cat:
        return self.cats[0]

    @property
    def others(self) -> list[Cat]:
        return self.cats[1:]

    def play(self, *, until: Callable[[], bool]) -> None:
        """Everybody does what their page asks for, until it is enough."""
        late = time.monotonic() + PATIENCE
        watched = False
        while not until():
            out = collecting(self.witch.page)
            if out and not watched:
                self.watch_the_night()
            watched = out
            acts = [self.witch.step()]
            if not self.witch.looks_round():  # nobody waits for her; so that she is seen to tap, too, she goes first
                acts += [cat.step() for cat in self.others]
            if not any(acts):
                self.witch.page.wait_for_timeout(30)
            assert time.monotonic() < late, f"stuck: {[(cat.role, cat.done[-6:]) for cat in self.cats]}"

    def watch_the_night(self) -> None:
        """The witch acts in her popup; nothing else shows it, and nobody else is sent anything."""
        pages = [cat.page for cat in self.cats]
        for page in (*pages, self.screen):
            expect(page.locator("[data-scene=collecting]")).to_be_visible()
        if not self.witch.popup().get_by_role("button", name="Go there").count():
            return  # she is a frog
        self.nights += 1
        self.screen.wait_for_timeout(NOTED)
        sent = [*(cat.sent for cat in self.others), self.screen_sent]
        before = [len(one.frames) for one in sent]
        looks = [around_popup(page) for page in pages]
        box = self.witch.popup().bounding_box()
        size = self.witch.page.viewport_size
        assert box
        assert size
        assert box["width"] * box["height"] < SMALL * size["width"] * size["height"]
        assert self.witch.prowl()
        looks.append(around_popup(self.witch.page))
        assert self.witch.cast()
        looks.append(around_popup(self.witch.page))
        for look in looks:
            assert look == looks[0], "a witch's phone differs by no more than its small popup"
        for page in (*pages, self.screen):
            assert collecting(page), "the scene lasts its time, whatever the witch does"
        assert [len(one.frames) for one in sent] == before, "what others are sent does not depend on her"


def test_six_cats_three_with_phones_play_to_the_end(
    served: Served, open_profile: OpenProfile, assert_accessible: Callable[[Page], None]
) -> None:
    evening = Evening(served, open_profile)
    cats, pages = evening.cats, [cat.page for cat in evening.cats]

    evening.play(until=lambda: all(cat.done for cat in cats))
    assert [cat.role for cat in cats] == list(ROLES)
    evening.play(until=lambda: all("choose_a_place" in cat.done for cat in cats))
    evening.play(until=lambda: all("say_ok" in cat.done for cat in cats))
    assert_accessible(pages[2])
    pages[2].reload()

    over = [page.locator(".app.after") for page in pages]
    evening.play(until=lambda: all(after.count() for after in over))
    assert evening.nights > 0
    assert "divine" in evening.cats[1].done
    assert {*evening.screen.evaluate("window.heard")} >= SOUNDING, "the table screen is heard in every scene"
    results = [page.locator(".reveal.stack").inner_text() for page in pages]
    assert results[0] == results[1] == results[2]
    for page in pages:
        assert fits(page)
        expect(page.get_by_role("region", name="Scores").locator("tbody tr")).to_have_count(CATS)
    assert "Witch" in results[0]
    pages[0].get_by_role("button", name="See the board").tap()
    pages[0].get_by_role("button", name="Log").tap()
    sheet = pages[0].get_by_role("dialog", name="Log")
    expect(sheet.get_by_role("region", name="Circles").locator("tbody tr")).not_to_have_count(0)
    expect(sheet.get_by_role("region", name="Ballots")).to_be_visible()
    assert fits(pages[0])


@pytest.mark.parametrize(
    ("cats", "given", "acts"),
    [
        # all go to one place, where a witch can't strike on the first day
        (4, {"Materials a day": 1, "Open places": 1}, {"choose_a_place", "divine"}),
        (12, {}, {"prowl", "cast"}),
    ],
)
def test_a_cat_with_a_keyboard_alone_plays_to_the_end_and_a_small_phone_has_all_in_sight(
    served: Served, open_profile: OpenProfile, cats: int, given: dict[str, int], acts: set[str]
) -> None:
    page = open_profile("phone").new_page()
    code = lobby.make_room(page, served.url, "Mina", game="Witch Hunt", seats=cats, bots=cats - 1, together=True)
    for option, number in given.items():
        box = page.get_by_role("textbox", name=option)
        box.fill(str(number))
        box.press("Enter")
        expect(page.get_by_role("textbox", name=option)).to_have_value(str(number))
    japanese = open_profile("phone", locale="ja-JP")
    mine = [(cookie.get("name", ""), cookie.get("value", "")) for cookie in page.context.cookies()]
    japanese.add_cookies([{"name": name, "value": value, "url": served.url} for name, value in mine])
    pages = [page, japanese.new_page()]
    pages[1].goto(f"{served.url}/room/{code}")
    page.get_by_role("button", name="Start", exact=True).click()
    cat, over = Cat(Keys(page)), page.locator(".app.after")
    scenes: set[str] = set()
    late = time.monotonic() + PATIENCE
    while not over.count():
        assert time.monotonic() < late, f"stuck: {cat.role} {cat.done[-6:]}"
        for each, language in zip(pages, ("en", "ja"), strict=True):
            scene, seen = in_sight(each)
            assert seen, f"{scene} in {language} after {cat.done[-3:]}"
            scenes.add(scene)
        if not cat.step():
            page.wait_for_timeout(40)
    assert cat.role == FIRST[cats]
    assert acts | {"look", "say_ok", "talk", "approve", "vote"} <= {*cat.done}
    assert {"readying", "collecting", "reporting", "discussing"} <= scenes
    expect(page.locator(".reveal.stack")).to_contain_text("Witch")
    expect(page.get_by_role("region", name="Scores").locator("tbody tr")).to_have_count(cats)
