"""A room as one makes it in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

__all__ = ["add_bots", "come_in", "leave_first_seat", "make_room"]


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
    for _ in range(20):
        shown = int(count.locator("output").inner_text())
        if shown == seats:
            break
        count.get_by_role("button", name="One more" if shown < seats else "One less").click()
        expect(count.locator("output")).not_to_have_text(str(shown))
    add_bots(page, bots, taken=1, seats=seats)
    page.get_by_role("radio", name="in one room" if together else "apart").click()
    return page.url.rpartition("/")[2].partition("?")[0]


def add_bots(page: Page, bots: int, *, taken: int, seats: int) -> None:
    """Bots take the next seats."""
    for more in range(1, bots + 1):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.get_by_text(f"{taken + more} of {seats} seats taken")).to_be_visible()


def leave_first_seat(page: Page, seats: int) -> None:
    """The maker moves on to the second seat, and bots take all the others."""
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text(f"2 of {seats} seats taken")).to_be_visible()
    page.get_by_role("button", name=re.compile("^More about")).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Stand up").click()
    add_bots(page, seats - 1, taken=1, seats=seats)


def come_in(page: Page, url: str, code: str, name: str) -> None:
    """Somebody new takes the next seat."""
    page.goto(f"{url}/room/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("heading", name="Seats", exact=True)).to_be_visible()
