"""Lupus in a browser: a game from deal to reveal, and what neighbours, screens and sockets may tell of a night."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import OpenProfile
from tests.browser.hands import Finger, Keys
from tests.browser.lobby import add_bots, come_in, make_room
from tests.browser.people.lupus import SOON, Villager
from tests.browser.playing import PATIENCE, play_on
from tests.browser.sight import Sent, fits, one_line
from tests.browser.staged import Screen, Staged
from tests.served import Served, serving

PLAYED = ("wolf", "villager", "seer", "wolf", "villager", "villager", "villager", "villager")
KEYED = ("seer", "villager", "wolf", "wolf", "villager", "villager", "villager", "villager")
CROWD = (
    *("seer", "wolf", "wolf", "wolf", "medium", "madman", "bodyguard", "mason", "mason", "hamster"),
    *["villager"] * 12,
)
HEARD = ("villager", "villager", "seer", "wolf", "wolf", "villager", "villager", "villager")


class Village:
    """A running server, and the deal that comes next."""

    def __init__(self, server: Served, deal: Path) -> None:
        self.server, self._deal = server, deal
        self._seats = 0

    def room(self, mina: Page, *roles: str) -> str:
        """The code of a new room for Lupus, played in one room, with Mina on the first seat."""
        self._deal.write_text(" ".join(roles), "utf-8")
        self._seats = len(roles)
        return make_room(mina, self.server.url, "Mina", game="Lupus", seats=len(roles), bots=0, together=True)

    def come(self, page: Page, code: str, name: str) -> None:
        """Somebody takes the next seat."""
        come_in(page, self.server.url, code, name)

    def fill(self, mina: Page, free: int) -> None:
        """Bots take the last seats."""
        add_bots(mina, free, taken=self._seats - free, seats=self._seats)

    def watch(self, page: Page, code: str) -> None:
        page.goto(f"{self.server.url}/table/{code}")


@pytest.fixture
def village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Village]:
    """A server of its own whose bots hardly think and whose deals are known."""
    deal = tmp_path / "deal"
    monkeypatch.setenv("DEAL", str(deal))
    with serving(tmp_path / "rooms.sqlite", program="tests.dealt") as server:
        yield Village(server, deal)


def start(mina: Page, *pages: Page) -> None:
    mina.get_by_role("button", name="Start", exact=True).click()
    for page in (mina, *pages):
        expect(page.locator("html.lupus-night")).to_be_visible()


def test_a_wolf_a_villager_and_six_bots_play_from_the_deal_to_the_reveal(
    village: Village, open_profile: OpenProfile, assert_accessible: Callable[[Page], None]
) -> None:
    mina_page, ken_page = open_profile("phone").new_page(), open_profile("phone").new_page()
    table = open_profile("wide").new_page()
    code = village.room(mina_page, *PLAYED)
    village.come(ken_page, code, "Ken")
    village.fill(mina_page, 6)
    village.watch(table, code)
    start(mina_page, ken_page, table)
    mina, ken = Villager(Finger(mina_page, SOON)), Villager(Finger(ken_page, SOON))

    for page in (mina_page, ken_page, table):
        told = one_line(page.inner_text("main"))
        assert not re.search("Wolf|Villager", told), "nothing of a role while nothing is held"
    assert "Wolf" in mina.peek()
    assert "Villager" in ken.peek()
    assert fits(mina_page)
    assert_accessible(mina_page)

    said: list[str] = []
    looked: set[str] = set()
    late = time.monotonic() + PATIENCE
    while not (mina.over and ken.over):
        acts = [person.step() for person in (mina, ken) if not person.over]
        say = one_line(table.locator(".tv-page > .prompt").inner_text())
        if not said or said[-1] != say:
            said.append(say)
        dialog = ken_page.get_by_role("dialog").filter(visible=True)
        kind = "night" if ken.night else "sheet" if dialog.count() else "day"
        if kind == "day" and kind not in looked and not ken.over:
            looked.add(kind)
            assert_accessible(ken_page)
            assert fits(ken_page)
        if not any(acts):
            table.wait_for_timeout(40)
        assert time.monotonic() < late, f"stuck: {mina.done}, {ken.done}, {said[-3:]}"

    assert "day" in looked
    assert "choose" in mina.done
    assert "choose" in ken.done, "a sleeping villager taps a name too"
    assert (mina.seen, ken.seen) == ({"Wolf"}, {"Villager"})
    assert any("Night falls" in say or "first night" in say for say in said), said
    for page in (mina_page, ken_page):
        shown = one_line(page.locator(".reveal .sides").inner_text())
        assert shown.count("Wolf") == 2
        assert shown.count("Villager") == 5
        assert re.search(r"Seer 3 Bot 3", shown)
        assert "Night 1: the wolves attacked" in one_line(page.locator(".stack.reveal").inner_text())
        assert fits(page)
    expect(table.locator(".tv-page > .prompt")).to_contain_text(re.compile("win"), timeout=30_000)


def in_sight(page: Page) -> bool:
    """Whether all of the page is on the screen at once."""
    return bool(page.evaluate("document.documentElement.scrollHeight <= innerHeight")) and fits(page)


def shows(button: Locator) -> bool:
    """Whether a button stands on the screen and nothing lies over its lower edge."""
    return bool(
        button.evaluate(
            "one => { const box = one.getBoundingClientRect();"
            " return one.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 3)); }"
        )
    )


@pytest.mark.parametrize("roles", [KEYED, CROWD], ids=["8", "22"])
def test_a_small_phone_shows_all_of_the_night_and_by_day_what_one_must_do(
    village: Village, phone: BrowserContext, roles: tuple[str, ...]
) -> None:
    page = phone.new_page()
    village.room(page, *roles)
    village.fill(page, len(roles) - 1)
    start(page)
    mina = Villager(Finger(page, SOON))
    assert shows(mina.button("Decide"))
    assert in_sight(page)
    mina.touch()
    mina.button(re.compile("^Decide for")).tap()
    expect(page.locator(".acts")).to_contain_text("Decided for")
    assert in_sight(page), "nothing is longer while one waits for the dawn"
    expect(page.locator("html.lupus-night")).to_have_count(0, timeout=30_000)
    if not page.locator(".seat.dead").filter(has_text="Mina").count():
        living = re.search(r"(\d+) of \d+ alive", one_line(page.locator(".top").inner_text()))
        assert living is not None
        others = f"{int(living[1]) - 1} of {living[1]} are ready"
        expect(page.locator(".prompt")).to_contain_text(others, timeout=60_000)  # the bots have claimed what they claim
        assert shows(mina.button("Ready to vote"))


@pytest.mark.parametrize("seats", [12, 15, 22])
def test_a_small_phone_shows_all_of_every_night_and_day_at_once_to_the_living_and_the_dead(
    quick: Served, open_profile: OpenProfile, seats: int
) -> None:
    page = open_profile("phone", locale="ja-JP").new_page()
    mina, shown = Screen(page, quick.url), set()
    # the longest that a day has been told, and every kind of moment
    scenes = Staged("lupus", seats, seed=seats, together=True).scenes
    kinds = {scene.kind: scene for scene in scenes if scene.phase not in ("lobby", "over")}
    days = [scene for scene in scenes if scene.phase in ("talking", "voting")]
    mina.open(days[0])
    for scene in (*kinds.values(), *days[::25]):
        mina.show(scene)
        assert in_sight(page), scene.kind
        shown.add((scene.phase, scene.form))
    assert {("night", ""), ("talking", ""), ("voting", "")} <= shown
    assert seats == 12 or ("voting", "dead") in shown


def test_a_whole_game_by_the_keyboard_alone(village: Village, wide: BrowserContext) -> None:
    page = wide.new_page()
    page.set_default_timeout(5000)
    village.room(page, *KEYED)
    village.fill(page, 7)
    keys = Keys(page)
    mina = Villager(keys)
    keys.press(page.get_by_role("button", name="Start", exact=True))
    expect(page.locator("html.lupus-night")).to_be_visible()
    assert "Seer" in mina.peek()
    play_on(mina, until=lambda: mina.over)
    died = page.get_by_text(re.compile("Mina (was found dead|is lynched)"))
    assert {"choose", "claim", "ready", "vote"} <= {*mina.done} or died.count(), "only the dead miss a deed"
    expect(page.locator(".reveal .sides")).to_contain_text("Seer")
    log = mina.button(re.compile("^(Again|Leave)"))
    keys.reach(log.first)


def looks(page: Page) -> tuple[str, list[Any], bytes]:
    """What a neighbour sees: the markup, where everything that can be pressed lies, and the picture."""
    page.mouse.move(0, 0)
    markup = page.locator(".app").evaluate('app => app.outerHTML.replace(/ (id|aria-describedby)="[^"]*"/g, \'\')')
    buttons = page.locator("button, a, input, textarea").evaluate_all(
        "all => all.map(one => [one.textContent, ...['x', 'y', 'width', 'height']"
        ".map(key => one.getBoundingClientRect()[key])])"
    )
    return markup, buttons, page.screenshot(animations="disabled", caret="hide")


ROLES = {"villager": "Villager", "seer": "Seer", "wolf": "Wolf"}


def test_a_night_looks_the_same_for_every_role_and_tells_others_nothing(
    village: Village, open_profile: OpenProfile
) -> None:
    nights: dict[str, list[tuple[str, list[Any], bytes]]] = {}
    for role in ROLES:
        rest = ["villager", "seer", "wolf", "wolf", "villager", "villager", "villager", "villager"]
        rest.remove(role)
        rest.remove("villager")  # Ken's, who sleeps late, so that the night lasts
        mina_page, ken_page, table = (
            open_profile("phone").new_page(),
            open_profile("phone").new_page(),
            open_profile("wide").new_page(),
        )
        others = [Sent(ken_page), Sent(table)]
        code = village.room(mina_page, role, "villager", *rest)
        village.come(ken_page, code, "Ken")
        village.fill(mina_page, 6)
        village.watch(table, code)
        start(mina_page, ken_page, table)
        mina, ken = Villager(Finger(mina_page, SOON)), Villager(Finger(ken_page, SOON))
        assert ROLES[role] in mina.peek()
        table.wait_for_timeout(1500)  # the bots have done what they do first
        before = [len(one.frames) for one in others]
        table_before = table.locator(".stage, .scene").first.inner_html()

        seen = [looks(mina_page)]
        mina.touch("Ken")
        seen.append(looks(mina_page))
        mina.button(re.compile("^Decide for")).tap()
        expect(mina_page.locator(".acts")).to_contain_text("Decided for")
        mina_page.wait_for_timeout(300)  # what is sent has come back
        seen.append(looks(mina_page))
        mina.touch("Bot 6")
        seen.append(looks(mina_page))
        mina.button(re.compile("^Decide for")).tap()
        mina_page.wait_for_timeout(300)
        seen.append(looks(mina_page))
        ken_page.wait_for_timeout(500)

        assert [len(one.frames) for one in others] == before, f"{role}: nobody else is sent anything"
        assert table.locator(".stage, .scene").first.inner_html() == table_before
        nights[role] = seen
        assert ken.choose()
        if role == "wolf":
            late = time.monotonic() + 20
            while mina.night and time.monotonic() < late:
                if not mina.choose():
                    mina_page.wait_for_timeout(50)
        expect(ken_page.locator("html.lupus-night")).to_have_count(0, timeout=30_000)
        expect(table.locator("html.lupus-night")).to_have_count(0)
        ken_page.wait_for_timeout(100)
        since = [one.frames[n:] for one, n in zip(others, before, strict=True)]
        assert all(since), "the dawn is sent to all"
        assert not any('{"type":"night"' in frame for frame in since[1]), "the table hears of the dawn alone"
        for page in (mina_page, ken_page, table):
            page.context.close()

    for role in ("seer", "wolf"):
        for step, (one, other) in enumerate(zip(nights["villager"], nights[role], strict=True)):
            assert other[0] == one[0], f"{role}, step {step}: the markup"
            assert other[1] == one[1], f"{role}, step {step}: the places of the buttons"
            assert other[2] == one[2], f"{role}, step {step}: the picture"


def test_the_night_sound_of_the_table_screen_can_be_muted_and_stays_so(
    village: Village, phone: BrowserContext, wide: BrowserContext
) -> None:
    page, table = phone.new_page(), wide.new_page()
    code = village.room(page, *HEARD)
    village.fill(page, 7)
    village.watch(table, code)
    start(page, table)
    sound = table.get_by_role("button", name=re.compile("sound", re.IGNORECASE))
    expect(sound).to_have_attribute("aria-pressed", "true")
    table.locator(".scene").click()
    expect(sound).to_have_text("Night sound")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    table.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
