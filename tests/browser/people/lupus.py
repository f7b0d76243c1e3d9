"""People who play Lupus in a browser as it shows itself to them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.hands import Hand
from tests.browser.sight import one_line

__all__ = ["SOON", "Villager"]

SOON = 2000
"""Milliseconds in which a button that is there can be tapped."""


class Villager:
    """Does what the page asks for; keeps count of what it did."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.page = hand.page
        self.done: list[str] = []
        self.seen: set[str] = set()
        """Roles that stood under the pad."""

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def peek(self) -> str:
        """What stands under the pad while it is held."""
        pad = self.page.locator(".ground .pad")
        shown = self.page.locator(".ground .shown")
        self.hand.hold(pad)
        try:
            text = one_line(shown.inner_text())
            self.seen.add(one_line(shown.locator("b").first.inner_text()))
        finally:
            self.hand.let_go()
        expect(shown).to_have_count(0)
        return text

    @property
    def over(self) -> bool:
        return self.page.locator(".app.after").count() > 0

    @property
    def night(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.classList.contains('lupus-night')"))

    def step(self) -> bool:
        """One act, if the page asks this person for something."""
        for act in (self.choose, self.vote, self.away, self.claim, self.ready):
            try:
                acted = act()
            except (TooLate, AssertionError):  # others have brought the page on meanwhile
                continue
            if acted:
                self.done.append(act.__name__)
                return True
        return False

    def touch(self, name: str | None = None) -> None:
        """Touches that name, else the first one that may be touched and is no fellow's."""
        seats = self.page.locator(".village button:not([aria-disabled])")
        if name is not None:
            seats = seats.filter(has=self.page.locator(".name", has_text=re.compile(rf"^\W*{re.escape(name)}\W*$")))
        self.hand.press(seats.first)

    def choose(self) -> bool:
        """A name at night; a wolf's where its pack points already."""
        if not self.night or not self.button(re.compile("^Decide")).count():
            return False
        told = self.peek()
        first = self.page.locator(".acts").get_by_text("the choice goes nowhere").count() > 0
        points = re.search(r"Bot \d+ points at (Bot \d+|\w+)\.", told)
        if first or (points and "The pack agrees" not in told):
            fellows = re.findall(r"Your pack: (Bot \d+)", told)
            prey = points[1] if points else None
            if prey is None and fellows:
                names = map(one_line, self.page.locator(".village button:not([aria-disabled]) .name").all_inner_texts())
                prey = next(name.strip() for name in names if name.strip() not in fellows)
            self.touch(prey)
            self.hand.press(self.button(re.compile("^Decide for")))
            return True
        return False

    def vote(self) -> bool:
        sheet = self._sheet("the vote|vote \\d")
        if not sheet.count() and not self._tap("Vote"):
            return False
        pick = sheet.locator(".who-pick button:not([aria-disabled])")
        if not pick.count():
            return False
        self.hand.press(pick.last)
        self.hand.press(sheet.get_by_role("button", name=re.compile(r"^Vote \d+")))
        expect(sheet.locator(".who-pick")).to_have_count(0)
        return True

    def away(self) -> bool:
        """Closes what a touch opened that was meant for the night."""
        sheet = self._sheet("^Seat \\d")
        if not sheet.count():
            return False
        self.hand.press(sheet.get_by_role("button", name="Close"))
        return True

    def claim(self) -> bool:
        """Says once what everybody says."""
        if "claim" in self.done or not self._tap("Claim"):
            return False
        sheet = self._sheet("Claim a role")
        self.hand.press(sheet.get_by_role("button", name="Villager", exact=True))
        self.hand.press(sheet.get_by_role("button", name="Say", exact=True))
        expect(sheet).to_be_hidden()
        return True

    def ready(self) -> bool:
        return self._tap("Ready to vote")

    def _sheet(self, title: str) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile(title))

    def _tap(self, name: str) -> bool:
        """Taps a button that stands free, if there is one that may be used."""
        if self.page.locator("dialog[open]").count():
            return False
        button = self.button(name)
        free = button.and_(self.page.locator(":not([aria-disabled])"))
        if not free.count():
            return False
        self.hand.press(free.first)
        return True
