"""Somebody who plays Mü in a browser as it shows itself."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.hands import Hand, Keys
from tests.browser.sight import plain

__all__ = ["Person"]


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
