"""People who play Seven Knights in a browser as it shows itself to them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.hands import Hand

__all__ = ["Person"]

LAST = "To the end"


class Person:
    """Does what the page asks for; keeps count of what it did."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.page = hand.page
        self.done: list[str] = []
        self.stays = False
        """Looks at the end of a round for as long as this is so."""

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The button that stands in sight: in the sheet on top if there is one."""
        exact = isinstance(name, str)
        return self.page.get_by_role("button", name=name, exact=exact)

    def step(self) -> str | None:
        """One act, if the page asks this person for something; what it was."""
        for act in (self.promise, self.go_on, self.look, self.ask, self.answer, self.recommend, self.line_up):
            if act():
                self.done.append(act.__name__)
                return act.__name__
        return None

    def promise(self) -> bool:
        return self._tap("I promise")

    def go_on(self) -> bool:
        return not self.stays and self._tap(re.compile(rf"^(On to round \d|{LAST})$"))

    def look(self) -> bool:
        if not self.button("Look at this tile").count():
            return False
        tiles = self.page.locator(".circle .spot.low:not(.mine) button")
        sure = self.button(re.compile("^Look at .?[A-H].?$"))
        for at in reversed(range(tiles.count())):  # the centre's first; those that are not open now say why
            self.hand.press(tiles.nth(at))
            if sure.count():
                break
        self.hand.press(sure)
        return self._over("Look at this tile")

    def ask(self) -> bool:
        if not self._tap("Make a question"):
            return False
        sheet = self.page.get_by_role("dialog", name="Your question")
        self.hand.press(sheet.locator(".who-pick button:not([aria-disabled])").first)
        tile = sheet.locator(".tiles-pick button:not([aria-disabled])").first
        if tile.get_attribute("aria-pressed") != "true":
            self.hand.press(tile)
        for numbers in ("odd", "prime", re.compile("^at least")):
            self.hand.press(sheet.get_by_role("button", name=numbers, exact=isinstance(numbers, str)))
            send = sheet.get_by_role("button", name="Ask this")
            self.hand.press(send)
            try:
                expect(sheet).to_be_hidden(timeout=3000)
            except AssertionError:
                continue
            return True
        raise AssertionError("no question was taken")

    def answer(self) -> bool:
        yes = self.page.get_by_role("group", name="Answer").get_by_role("button", name="Yes", exact=True)
        if not yes.count():
            return False
        truth = re.search(r"The truth: (yes|no)", self.hand.peek())
        assert truth, "the pad does not tell the truth"
        self.hand.press(self.button(truth[1].capitalize()))
        self.hand.press(self.button(f"Say {truth[1]}"))
        return self._over(f"Say {truth[1]}")

    def recommend(self) -> bool:
        if not self._tap("Recommend a captain"):
            return False
        sheet = self.page.get_by_role("dialog", name="Recommend a captain")
        self.hand.press(sheet.locator(".who-pick button").filter(has_text="(you)"))
        self.hand.press(sheet.get_by_role("button", name="Recommend", exact=True))
        expect(sheet).to_be_hidden()
        return True

    def line_up(self) -> bool:
        if not self._tap("Lay the row"):
            return False
        sheet = self.page.get_by_role("dialog", name="The row")
        handles = sheet.locator(".drag .handle")
        before = handles.nth(0).get_attribute("aria-label")
        self.hand.move_down(handles.nth(0))
        expect(handles.nth(0)).not_to_have_attribute("aria-label", before or "")
        out = sheet.locator(".drag .btn:not([aria-disabled])")
        if out.count():
            self.hand.press(out.first)
        self.hand.press(sheet.get_by_role("button", name="Lay this row"))
        sure = self.page.get_by_role("dialog", name=re.compile("^Lay .*[?]$"))
        self.hand.press(sure.get_by_role("button", name="Lay this row"))
        expect(sheet).to_be_hidden()
        return True

    def _tap(self, name: str | re.Pattern[str]) -> bool:
        button = self.button(name)
        if not button.count() or button.first.get_attribute("aria-disabled") == "true":
            return False
        self.hand.press(button.first)
        return True

    def _over(self, name: str) -> bool:
        expect(self.button(name)).to_have_count(0)
        return True
