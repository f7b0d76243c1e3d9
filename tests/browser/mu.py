"""Somebody who plays Mü in a browser as it shows itself: taps, or two fingers where the hand is covered."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.knights import Hand, Keys, plain

__all__ = ["Fingers", "Person"]


class Fingers:
    """Two real fingers on a touch screen: one can hold the pad while the other taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.screen: CDPSession = page.context.new_cdp_session(page)

    def hold(self, pad: Locator) -> dict[str, float]:
        """Puts the first finger down; where it lies."""
        pad.scroll_into_view_if_needed()
        first = self._middle(pad) | {"id": 0}
        self._touch("touchStart", first)
        return first

    def tap_beside(self, first: dict[str, float], target: Locator) -> None:
        """A tap with the second finger while the first stays."""
        second = self._middle(target) | {"id": 1}
        self._touch("touchStart", first, second)
        self._touch("touchEnd", second)

    def slide(self, first: dict[str, float], target: Locator) -> None:
        """Slides the first finger onto something and lifts it there."""
        self._touch("touchMove", self._middle(target) | {"id": first["id"]})
        self._touch("touchEnd")

    def lift(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def _middle(self, target: Locator) -> dict[str, float]:
        box = target.bounding_box()
        assert box, f"{target} is not to be seen"
        # of overlapping cards the left half is in sight
        return {"x": box["x"] + box["width"] * 0.4, "y": box["y"] + box["height"] * 0.4}


class Person:
    """Does what the page asks for, and keeps count; in the auction it wants to become chief."""

    def __init__(self, hand: Hand, name: str) -> None:
        self.hand = hand
        self.page = hand.page
        self.called = name
        self.done: list[str] = []

    @property
    def ground(self) -> Locator:
        return self.page.locator(".ground").first

    def step(self) -> str | None:
        """One act, if the page asks for something; what it was."""
        for act in (self.go_on, self.name, self.take, self.bid, self.play):
            if act():
                self.done.append(act.__name__)
                expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
                return act.__name__
        return None

    def go_on(self) -> bool:
        button = self.page.locator("[data-interlude]")
        if button.count():
            self.hand.press(button)
            return True
        return False

    def bid(self) -> bool:
        if not self._button("Pass").count():
            return False
        leads = plain(self.page.locator(".middle b").inner_text()).endswith(f"({self.called})")
        if not leads:
            told = self.page.locator(".prompt small").inner_text()
            for _ in range(int(found[0]) if (found := re.search(r"\d+", told)) else 1):
                self.pick()
        self.hand.press(self._button("Pass" if leads else "Lay"))
        return True

    def name(self) -> bool:
        return self._choose(".names .chip", "Name")

    def take(self) -> bool:
        return self._choose(".who-pick button", "Take")

    def play(self) -> bool:
        if not self.page.locator(".prompt.now").count() or not self._button("Play", off=True).count():
            return False
        self.pick()
        self.hand.press(self._button("Play"))
        return True

    def pick(self) -> None:
        """Picks the first card of the open hand that may be picked and is not."""
        self.open()
        self.hand.press(self.ground.locator(".slot button.card[aria-pressed=false]:not([aria-disabled])").first)

    def open(self) -> None:
        """Opens the hand and leaves it open, as one may where people sit apart."""
        pad = self.ground.locator(".pad")
        if pad.get_attribute("aria-pressed") != "true":
            if isinstance(self.hand, Keys):
                self.hand.reach(pad)
                self.page.keyboard.press(" ")
            else:
                self.hand.press(pad)
        expect(pad).to_have_attribute("aria-pressed", "true")

    def _choose(self, among: str, act: str) -> bool:
        choices = self.page.locator(f"{among}:not([aria-disabled])")
        if not choices.count():
            return False
        self.hand.press(choices.first)
        self.hand.press(self._button(act))
        return True

    def _button(self, text: str, *, off: bool = False) -> Locator:
        """A button of the ground by the beginning of its text; such as can be pressed, unless told otherwise."""
        which = ".btn" if off else ".btn:not([aria-disabled])"
        return self.ground.locator(which).filter(has_text=re.compile(rf"^\s*{text}"))
