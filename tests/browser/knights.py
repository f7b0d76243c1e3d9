"""People who play Seven Knights in a browser as it shows itself to them: by finger, or by the keyboard alone."""

from __future__ import annotations

import re
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

__all__ = ["Finger", "Hand", "Keys", "Person"]

LAST = "To the end"
MANY = 120
"""More times than one has to press Tab to get around a page."""


def plain(text: str) -> str:
    """The text without the marks that keep names apart."""
    return re.sub("[\u2066-\u2069]", "", text)


class Hand(Protocol):
    """What a hand can do."""

    page: Page

    def press(self, button: Locator) -> None:
        """Does what a button does."""
        ...

    def peek(self) -> str:
        """What stands under the pad while it is held."""
        ...

    def move_down(self, handle: Locator) -> None:
        """Moves a line of a list down by one."""
        ...


class Finger:
    """Taps."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        button.tap()

    def peek(self) -> str:
        pad = self.page.locator(".ground .pad")
        pad.dispatch_event("pointerdown", {"button": 0, "pointerId": 1})
        shown = plain(self.page.locator(".ground .shown").inner_text())
        pad.dispatch_event("pointerup", {"button": 0, "pointerId": 1})
        return shown

    def move_down(self, handle: Locator) -> None:
        line = handle.locator("xpath=ancestor::li")
        box = line.bounding_box()
        grip = handle.bounding_box()
        assert box
        assert grip
        x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y + box["height"] * 1.2, steps=6)
        self.page.mouse.up()


class Keys:
    """Tab, Enter, Space and arrows; no pointer at all."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def peek(self) -> str:
        self.reach(self.page.locator(".ground .pad"))
        self.page.keyboard.down(" ")
        shown = plain(self.page.locator(".ground .shown").inner_text())
        self.page.keyboard.up(" ")
        return shown

    def move_down(self, handle: Locator) -> None:
        self.reach(handle)
        self.page.keyboard.press("ArrowDown")

    def reach(self, target: Locator) -> None:
        """Tabs to it; fails if Tab never gets there."""
        expect(target).to_be_visible()
        for _ in range(MANY):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")


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
