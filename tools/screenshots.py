"""Pictures of every page and of each game's phases, at two sizes, in both themes and languages.

A match of each game is played beforehand by bots; its states are put before eight tabs of its person and before the
table screen, so that nobody waits for clocks: ``python -m tools.screenshots [pages] [GAME …] [--to FOLDER]``.
The pictures of the README are renewed on the way.
"""

from __future__ import annotations

import itertools
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import tasogare
from tasogare.server.exchange import COOKIE
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.lobby import make_room
from tests.browser.staged import TOKEN, Scene, Screen, Staged, kinds, store
from tests.served import Served

ROOT = Path(__file__).parents[1]
SIZES = {"phone": (360, 740), "wide": (1280, 800)}
LOOKS = tuple(itertools.product(SIZES, ("light", "dark"), ("en", "ja")))
SHOWN = {
    "home.png": "home-phone-light-ja.png",
    "seven-knights.png": "seven_knights-*-asking-phone-dark-en.png",
    "table.png": "seven_knights-*-asking-table.png",
}
"""The pictures of the README, by the ones that they are copies of."""
SETTLE = 250
"""Milliseconds for the page to show what has happened."""


class Wall:
    """All the tabs that look on, and where their pictures go."""

    def __init__(self, folder: Path, pages: dict[str, Page]) -> None:
        self.folder, self.pages = folder, pages
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, *, whole: bool = False) -> None:
        """A picture of every tab, past what the client itself puts before the player."""
        for look, page in self.pages.items():
            page.wait_for_timeout(SETTLE)
            between = page.locator("[data-interlude]").filter(visible=True)
            while between.count():
                between.first.click()
                page.wait_for_timeout(SETTLE)
            page.screenshot(path=self.folder / f"{name}-{look}.png", full_page=whole)

    def go(self, url: str) -> None:
        """Every tab at another address."""
        for page in self.pages.values():
            page.goto(url)


@contextmanager
def wall(browser: Browser, url: str, folder: Path) -> Iterator[Wall]:
    """A tab for each size, theme and language, all of the same person."""
    contexts = []
    pages = {}
    for size, theme, language in LOOKS:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            color_scheme="dark" if theme == "dark" else "light",
            locale="ja-JP" if language == "ja" else "en-GB",
            reduced_motion="reduce",
        )
        context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": url}])
        contexts.append(context)
        pages[f"{size}-{theme}-{language}"] = context.new_page()
    try:
        yield Wall(folder, pages)
    finally:
        for context in contexts:
            context.close()


def pages(browser: Browser, url: str, folder: Path) -> None:
    """Front page, lobby, rules, settings with what was played, and each game's replay with who knew what."""
    with wall(browser, url, folder) as tabs:
        guest = browser.new_context(locale="en-GB").new_page()
        code = make_room(tabs.pages["wide-light-en"], url, "Mina", game="Witch Hunt", seats=6, bots=1, together=True)
        guest.goto(f"{url}/room/{code}")
        guest.get_by_label("Your name").fill("Bartholomew of Upper Greyhaven")
        guest.get_by_role("button", name="Take a seat").click()
        for name, path in (("home", "/"), ("rules", "/rules"), ("lobby", f"/room/{code}"), ("me", "/me")):
            tabs.go(url + path)
            tabs.take(name, whole=True)
        tabs.go(f"{url}/table/{code}")
        tabs.take("table-lobby")
        guest.context.close()
        for game in tasogare.games():
            tabs.go(f"{url}/rules/{game}")
            tabs.take(f"rules-{game}")
            tabs.go(f"{url}/replay/staged-{game}")
            tabs.take(f"{game}-replay")
            for page in tabs.pages.values():
                time = page.get_by_role("slider")
                time.fill(str(int(time.get_attribute("max") or 0) // 2))
                page.locator(".foot .btn").click()
                expect(page.locator("table .mark").first).to_be_visible()
            tabs.take(f"{game}-replay-knew")


def match(browser: Browser, url: str, staged: Staged, folder: Path) -> None:
    """One match of a game, photographed in each phase, asked and waiting, and at its end."""
    with wall(browser, url, folder) as tabs:
        screens = [Screen(page, url) for page in tabs.pages.values()]
        sofa = Screen(tabs.pages["wide-dark-en"].context.new_page(), url)
        seen: set[str] = set()
        for number, scene in enumerate(scenes := chosen(staged)):
            for screen, table in ((sofa, True), *((one, False) for one in screens)):
                if number == 0:
                    screen.open(scene, table=table)
                else:
                    screen.show(scene)
            name = f"{staged.game}-{number:02}-{scene.phase}{'-waiting' if scene.phase in seen else ''}"
            name = name if scene is not scenes[-1] else f"{staged.game}-end"
            seen.add(scene.phase)
            tabs.take(name)
            sofa.page.screenshot(path=folder / f"{name}-table.png")


def chosen(staged: Staged) -> list[Scene]:
    """The scenes that are worth a picture: each phase asked, else waiting, and the end."""
    (scenes,) = kinds(staged)
    asked = {scene.phase for scene in scenes if scene.asked}
    return [scene for scene in scenes if scene.phase != "lobby" and (scene.asked or scene.phase not in asked)]


def main(names: list[str], folder: Path) -> None:
    """Takes all the pictures."""
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        staged = {game: Staged(game) for game in tasogare.games()}
        server = Served(Path(scratch) / "rooms.sqlite")
        store(server.database, *staged.values())
        try:
            server.start()
            chromium = next(filter(None, map(shutil.which, CHROMIUM)))
            browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
            for name in names or ("pages", *staged):
                if name == "pages":
                    pages(browser, server.url, folder)
                else:
                    match(browser, server.url, staged[name], folder)
            browser.close()
        finally:
            server.stop()


def show(folder: Path) -> None:
    """Renews the pictures of the README from those just taken."""
    for name, pattern in SHOWN.items():
        for found in folder.glob(pattern):
            shutil.copy(found, ROOT / "docs" / "pictures" / name)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    to = ROOT / "test-results" / "screenshots"
    if "--to" in arguments:
        at = arguments.index("--to")
        to = Path(arguments[at + 1])
        del arguments[at : at + 2]
    main(arguments, to)
    show(to)
