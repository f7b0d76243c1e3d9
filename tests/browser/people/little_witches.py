"""People who play The Little Witches in a browser: by finger or by the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import MANY, Hand, Keys

__all__ = ["Person", "Walker"]


class Walker(Keys):
    """Keys that also walk the house: Tab to it, then arrows, then Enter."""

    def press(self, button: Locator) -> None:
        place = button.get_attribute("data-place")
        if place is None:
            super().press(button)
            return
        self.reach(self.page.locator(".house [data-place][tabindex='0']"))
        for _ in range(MANY):
            if button.evaluate("element => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(self._way(place))
        raise AssertionError(f"the arrows do not lead to {place}")

    def _way(self, place: str) -> str:
        """The arrow that leads nearer."""
        here = self.page.evaluate("document.activeElement.dataset.place")
        if "-" in place:  # passages lie in reading order
            order = self.page.locator(".house .spot").evaluate_all("all => all.map(one => one.dataset.place)")
            return "ArrowRight" if order.index(here) < order.index(place) else "ArrowLeft"
        (x, y), (to_x, to_y) = _at(here), _at(place)
        if x != to_x:
            return "ArrowRight" if x < to_x else "ArrowLeft"
        return "ArrowDown" if y < to_y else "ArrowUp"


def _at(place: str) -> tuple[int, int]:
    if place.startswith("S"):
        number = int(place[1:])
        return (0 if number <= 2 else 6, 3 + (number - 1) % 2)
    column, row = map(int, place[1:].split("r"))
    return column, row


class Person:
    """Plays a teacher's or a student's part as the page shows it."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.page: Page = hand.page

    @property
    def ground(self) -> Locator:
        return self.page.locator(".ground").first

    def place(self, name: str) -> Locator:
        return self.page.locator(f".house [data-place='{name}']")

    @property
    def lit(self) -> Locator:
        """The places that may be chosen."""
        return self.page.locator(".house .place:not([aria-disabled])")

    def act(self, name: str) -> None:
        self.hand.press(self.ground.get_by_role("button", name=re.compile(f"^({name})")))

    def asked(self) -> None:
        """Waits till the page asks for something."""
        expect(self.page.locator(".prompt.now")).to_be_visible(timeout=30_000)

    # --- the teacher

    def stand(self, cell: str) -> None:
        self.hand.press(self.place(cell))
        self.act("Begin here")

    def open(self) -> None:
        """Opens the pad and leaves it open, as one may where people sit apart."""
        pad = self.ground.locator(".pad")
        if pad.get_attribute("aria-pressed") != "true":
            self.hand.press(pad)
        expect(pad).to_have_attribute("aria-pressed", "true")

    def lay_trail(self) -> int:
        """Lays chips till the trail is complete; how many were laid."""
        drafts = self.page.locator(".house .draft")
        laid = before = drafts.count()
        while not self.page.locator(".house .spot").count():
            kinds = self.ground.locator(".kinds button:not([aria-disabled])")
            must = self.ground.locator(".kinds button.must:not([aria-disabled])")
            cells = self.lit.count()
            self.hand.press(self.lit.nth(min(2, cells - 1)))
            self.hand.press(must.first if must.count() else kinds.first)
            laid += 1
            expect(drafts).to_have_count(laid)
        return laid - before

    # --- the students

    def enter(self, witch: str, start: str) -> None:
        self.hand.press(self.ground.get_by_role("button", name=re.compile(f"^{witch}")))
        self.hand.press(self.place(start))
        self.act("Enter at")

    def seat(self, number: int) -> None:
        """Looks through the eyes of another of one's own seats."""
        eyes = self.page.get_by_role("radiogroup", name="Your seats")
        if isinstance(self.hand, Keys):
            self.hand.reach(eyes.locator("[tabindex='0']"))
            while not eyes.locator(":focus").inner_text().endswith(str(number)):
                self.page.keyboard.press("ArrowRight")
        else:
            self.hand.press(eyes.get_by_role("radio", name=re.compile(rf"\b{number}$")))
        expect(eyes.locator("[aria-checked=true]")).to_have_text(re.compile(rf"\b{number}$"))
