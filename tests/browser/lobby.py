"""A room as one makes it in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

__all__ = ["make_room"]


def make_room(page: Page, url: str, name: str, *, game: str, seats: int, bots: int, together: bool) -> str:
    """The code of a new room for that game, with that many seats and bots, played in one room or apart."""
    page.goto(url)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Start a room").click()
    expect(page.get_by_role("group", name="Number of seats")).to_be_visible()
    wanted = re.compile(f"^{re.escape(game)}")
    if not page.get_by_role("button", name=wanted).count():
        page.get_by_role("button", name=re.compile("Change$")).click()
        page.get_by_role("dialog").get_by_role("button", name=wanted).click()
        expect(page.get_by_role("button", name=wanted)).to_be_visible()  # what the room says of it is here too
    count = page.get_by_role("group", name="Number of seats")
    for _ in range(8):
        shown = int(count.locator("output").inner_text())
        if shown == seats:
            break
        count.get_by_role("button", name="One more" if shown < seats else "One less").click()
        expect(count.locator("output")).not_to_have_text(str(shown))
    for taken in range(1, bots + 1):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.get_by_text(f"{taken + 1} of {seats} seats taken")).to_be_visible()
    page.get_by_role("radio", name="in one room" if together else "apart").click()
    return page.url.rpartition("/")[2].partition("?")[0]
