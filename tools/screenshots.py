"""Pictures of every page and of each game's phases, at two sizes, in both themes and languages.

One match of each game is played by one person and bots; eight tabs of that person (and the table screen) look on, and
are photographed when the person is asked something new: ``python -m tools.screenshots [pages] [GAME …] [--to FOLDER]``.
The pictures of the README are renewed on the way.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import Browser, BrowserContext, Page, async_playwright

import tasogare
from tasogare.core import Dice, Effort, Move, Seat
from tasogare.server.app import COOKIE
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.server.running import Here, Player, come, running, socket

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "tasogare" / "server" / "static"
SIZES = {"phone": (360, 740), "wide": (1280, 800)}
LOOKS = tuple(itertools.product(SIZES, ("light", "dark"), ("en", "ja")))
MOST_PHASES = 16
SHOWN = {
    "home.png": "home-phone-light-ja.png",
    "seven-knights.png": "seven_knights-*-asking-phone-dark-en.png",
    "table.png": "seven_knights-*-asking-table.png",
}
"""The pictures of the README, by the ones that they are copies of."""
SETTLE = 700
"""Milliseconds for the page to show what has happened."""


class Wall:
    """All the tabs that look on, and where their pictures go."""

    def __init__(self, folder: Path, pages: dict[str, Page]) -> None:
        self.folder, self.pages = folder, pages

    async def take(self, name: str, *, whole: bool = False) -> None:
        """A picture of every tab, past what the client itself puts before the player."""
        await asyncio.sleep(SETTLE / 1000)
        for page in self.pages.values():
            while await (button := page.locator("[data-interlude]")).count():
                await button.first.click()
                await asyncio.sleep(SETTLE / 2000)
        self.folder.mkdir(parents=True, exist_ok=True)
        for look, page in self.pages.items():
            await page.screenshot(path=self.folder / f"{name}-{look}.png", full_page=whole)

    async def go(self, url: str) -> None:
        """Every tab at another address."""
        await asyncio.gather(*(page.goto(url) for page in self.pages.values()))


@contextlib.asynccontextmanager
async def wall(browser: Browser, url: str, folder: Path, token: str | None = None) -> AsyncIterator[Wall]:
    """A tab for each size, theme and language, all of the same person."""
    contexts: list[BrowserContext] = []
    pages = {}
    for size, theme, language in LOOKS:
        width, height = SIZES[size]
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            color_scheme="dark" if theme == "dark" else "light",
            locale="ja-JP" if language == "ja" else "en-GB",
            reduced_motion="reduce",
        )
        if token is not None:
            await context.add_cookies([{"name": COOKIE, "value": token, "url": url}])
        contexts.append(context)
        pages[f"{size}-{theme}-{language}"] = await context.new_page()
    try:
        yield Wall(folder, pages)
    finally:
        for context in contexts:
            await context.close()


async def pages(browser: Browser, here: Here, folder: Path) -> None:
    """Front page, lobby, rules, own page."""
    code, token = await come(here, "ミナ")
    await come(here, "Bartholomew of Upper Greyhaven", code)
    async with wall(browser, here.url, folder, token) as tabs:
        for name, path in (("home", "/"), ("rules", "/rules"), ("lobby", f"/room/{code}"), ("me", "/me")):
            await tabs.go(here.url + path)
            await tabs.take(name, whole=True)
        for game in tasogare.games():
            await tabs.go(f"{here.url}/rules/{game}")
            await tabs.take(f"rules-{game}")
        await tabs.go(f"{here.url}/table/{code}")
        await tabs.take("table-lobby")


def chosen(here: Here, code: str, seat: Seat, dice: Dice) -> Move:
    """What a bot would do in that seat."""
    table = here.room(code).room.table
    assert table is not None
    game, match = table.game, table.match
    if seat in match.pending:
        default: Move = match.default(seat).pick(dice)
        return default
    move: Move = game.bots["standard"](game.world(match.state, seat, dice), seat, dice, Effort(game.effort))
    return move


async def match(browser: Browser, here: Here, name: str, folder: Path) -> None:
    """One match of a game, photographed at each phase that the person has not seen before."""
    game, dice = tasogare.game(name), Dice(f"screenshots/{name}")
    code, token = await come(here, "ミナ")
    async with socket(here, code, token) as ann:
        await ann.do("choose", game=name, options={}, places=game.best_seats)
        await ann.do("sit", place=0)
        for _ in range(game.best_seats - 1):
            await ann.do("add_bot", bot="standard")
        await ann.do("start", after=None)
        await ann.until(lambda me: me.match)
        async with wall(browser, here.url, folder, token) as tabs:
            await tabs.go(f"{here.url}/room/{code}")
            table = await tabs.pages["wide-dark-en"].context.new_page()
            await table.goto(f"{here.url}/table/{code}")
            seen: list[str] = []

            def new(me: Player) -> bool:
                return len(seen) < MOST_PHASES and phase(me) not in seen

            while ann.room["stage"] == "playing":
                await ann.until(lambda me: me.room["stage"] != "playing" or asked(me) or new(me))
                if ann.room["stage"] != "playing":
                    break
                if new(ann):
                    seen.append(phase(ann))
                    await tabs.take(f"{name}-{len(seen):02}-{seen[-1]}")
                    await table.screenshot(path=folder / f"{name}-{len(seen):02}-{seen[-1]}-table.png")
                if asked(ann):
                    await move(here, code, ann, dice)
            await tabs.take(f"{name}-end")
            await table.screenshot(path=folder / f"{name}-end-table.png")
            await tabs.go(f"{here.url}/replay/{ann.match['match']}")
            await tabs.take(f"{name}-replay")


def asked(me: Player) -> bool:
    return bool(me.match["views"][0]["asked"])


def phase(me: Player) -> str:
    return str(me.match["views"][0]["view"]["phase"]["type"])


async def move(here: Here, code: str, ann: Player, dice: Dice) -> None:
    """One move of the person, and the wait for what it brings."""
    seat = ann.match["views"][0]["seat"]
    version = ann.version
    play: dict[str, Any] = {"match": ann.match["match"], "seat": seat}
    await ann.do("play", **play, moves=[msgspec.to_builtins(chosen(here, code, seat, dice))])
    await ann.until(lambda me: me.version > version)


async def main(names: list[str], folder: Path) -> None:
    """Takes all the pictures."""
    with tempfile.TemporaryDirectory() as scratch:
        async with (
            running(Path(scratch) / "rooms.sqlite", games=tasogare.games(), static=STATIC) as here,
            async_playwright() as playwright,
        ):
            chromium = next(filter(None, map(shutil.which, CHROMIUM)))
            browser = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
            for name in names or ("pages", *tasogare.games()):
                await (pages(browser, here, folder) if name == "pages" else match(browser, here, name, folder))
            await browser.close()


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
    asyncio.run(main(arguments, to))
    show(to)
