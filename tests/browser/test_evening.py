"""An evening of five people: two games in a row, and all that comes in between.

They join by link; one falls asleep and comes back on another device; the host leaves; a table screen tells; the replay
of the first game is opened by its link.
"""

from __future__ import annotations

import re
import time

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import OpenProfile
from tests.browser.lobby import make_room
from tests.served import Served

PATIENCE = 90.0
"""Seconds till a match that bots play is called stuck."""


def come(context: BrowserContext, link: str, name: str) -> Page:
    """Somebody follows the link, gives a name, and has a seat."""
    page = context.new_page()
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text(re.compile(f"{name}.*you"))
    return page


def all_away(host: Page) -> None:
    """The host marks everybody away: bots play for them."""
    host.get_by_role("button", name="Room", exact=True).click()
    sheet = host.get_by_role("dialog", name="Room")
    chips = sheet.get_by_role("button", name="Away", exact=True)
    for left in range(chips.count(), 0, -1):
        chips.first.click()
        expect(chips).to_have_count(left - 1)
    host.keyboard.press("Escape")


def to_the_end(page: Page) -> None:
    """Waits for the result, and passes what the page itself puts before it."""
    late = time.monotonic() + PATIENCE
    between = page.locator("[data-interlude]").filter(visible=True)
    while not page.get_by_role("region", name="Scores").is_visible():
        assert time.monotonic() < late, "the match does not come to its end"
        if between.count():
            between.first.click()
        page.wait_for_timeout(150)


def test_an_evening(quick: Served, open_profile: OpenProfile) -> None:
    ann = open_profile("phone").new_page()
    code = make_room(ann, quick.url, "Ann", game="Seven Knights", seats=5, bots=0, together=True)
    link = f"{quick.url}/room/{code}"
    profiles = {name: open_profile("phone") for name in ("Ben", "Cem", "Dora", "Eve")}
    pages = {name: come(context, link, name) for name, context in profiles.items()}
    tv = open_profile("wide").new_page()
    tv.goto(f"{quick.url}/table/{code}")
    expect(tv.get_by_text(code, exact=True)).to_be_visible()
    expect(tv.get_by_text("Dora")).to_be_visible()

    # the first game
    ann.get_by_role("radio", name="a bot").click()
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, *pages.values()):
        expect(page.locator(".board-frame")).to_be_visible()
    expect(tv.get_by_role("heading", name="Seven Knights Bewitched")).to_be_visible()

    # Eve falls asleep, and comes back on another device with her own link
    token = profiles["Eve"].request.post(f"{quick.url}/api/me/link", data={}).json()["token"]
    pages["Eve"].close()
    eve = open_profile("phone").new_page()
    eve.goto(f"{quick.url}/me#{token}")
    expect(eve.get_by_text("This device is yours now")).to_be_visible()
    eve.goto(link)
    eve.get_by_role("button", name="Room", exact=True).click()
    expect(eve.get_by_role("dialog", name="Room").get_by_role("listitem").filter(has_text="Eve")).to_contain_text("you")
    eve.keyboard.press("Escape")
    old = profiles["Eve"].new_page()
    old.goto(link)
    expect(old.get_by_role("button", name="Take a seat")).to_be_visible()
    old.close()

    all_away(ann)
    to_the_end(ann)
    first = ann.get_by_role("link", name="Replay").get_attribute("href")
    expect(tv.get_by_text(re.compile(r"wins?\.|Nobody wins|Most points")).first).to_be_visible()

    # the host leaves, and somebody else picks the next game
    ann.get_by_role("button", name="Room", exact=True).click()
    ann.get_by_role("dialog", name="Room").get_by_role("button", name="Leave", exact=True).click()
    ann.get_by_role("dialog", name="Leave the room?").get_by_role("button", name="Leave", exact=True).click()
    expect(ann).to_have_url(f"{quick.url}/")
    ben = pages["Ben"]
    to_the_end(ben)
    ben.get_by_role("button", name="Another game").click()
    ben.get_by_role("dialog").get_by_role("button", name=re.compile("^The Little Witches")).click()
    for page in (ben, pages["Cem"], pages["Dora"], eve):
        expect(page.get_by_text("The Little Witches").first).to_be_visible()
    expect(tv.get_by_role("heading", name="The Little Witches")).to_be_visible()
    all_away(ben)
    to_the_end(ben)

    # whoever has the link sees the first game once more, through any eyes, and checks its shuffle
    stranger = open_profile("phone").new_page()
    stranger.goto(f"{quick.url}{first}")
    eyes = stranger.get_by_role("group", name="Through whose eyes")
    eyes.get_by_role("button", name="Cem").click()
    expect(eyes.get_by_role("button", name="Cem")).to_have_attribute("aria-pressed", "true")
    stranger.get_by_role("button", name="One step on").click()
    expect(stranger.get_by_text(re.compile(r"^1 / \d+$"))).to_be_visible()
    assert stranger.evaluate(
        """() => {
          const { x, y, width, height } = document.querySelector('.foot .btn').getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2).closest('.foot') !== null;
        }"""
    ), "the timeline is in sight"
    stranger.get_by_role("button", name="Who knew what").click()
    known = stranger.get_by_role("region", name="Who knew what")
    expect(known.get_by_role("row", name="Tile A").get_by_role("cell")).to_have_text(["knew it", *["did not know"] * 4])
    stranger.get_by_role("button", name="To the end").click()
    expect(stranger.get_by_text("Nothing is hidden at this step.")).to_be_visible()
    stranger.get_by_role("button", name="The shuffle").click()
    stranger.get_by_text("The shuffle keeps its seal").click()
    stranger.get_by_role("button", name="Check every draw").click()
    expect(stranger.get_by_text(re.compile(r"All \d+ draws follow from the seed"))).to_be_visible()
