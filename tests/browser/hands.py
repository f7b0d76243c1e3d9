"""Hands that people play with: a finger that taps, fingers that hold and slide, or a keyboard alone."""

from __future__ import annotations

from abc import ABC, abstractmethod

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.sight import plain

__all__ = ["MANY", "Finger", "Fingers", "Hand", "Keys"]

MANY = 120
"""More times than one has to press Tab to get around a page."""


class Hand(ABC):
    """What a hand can do."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Does what a button does."""

    @abstractmethod
    def hold(self, pad: Locator) -> None:
        """Opens what lies under a pad, till it is let go."""

    @abstractmethod
    def let_go(self) -> None:
        """Closes it again."""

    @abstractmethod
    def move_down(self, handle: Locator) -> None:
        """Moves a line of a list down by one."""

    def peek(self) -> str:
        """What stands under the pad while it is held."""
        self.hold(self.page.locator(".ground .pad"))
        shown = plain(self.page.locator(".ground .shown").inner_text())
        self.let_go()
        return shown


class Finger(Hand):
    """Taps, and tells a pad that it is held; with patience only for so many milliseconds."""

    def __init__(self, page: Page, patience: float | None = None) -> None:
        super().__init__(page)
        self.patience = patience

    def press(self, button: Locator) -> None:
        button.tap(timeout=self.patience)

    def hold(self, pad: Locator) -> None:
        pad.dispatch_event("pointerdown", {"button": 0, "pointerId": 1}, timeout=self.patience)
        self._held = pad

    def let_go(self) -> None:
        self._held.dispatch_event("pointerup", {"button": 0, "pointerId": 1})

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


class Fingers(Finger):
    """Two real fingers on a touch screen: one can hold the pad while the other taps."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.screen: CDPSession = page.context.new_cdp_session(page)

    def hold(self, pad: Locator) -> None:
        pad.scroll_into_view_if_needed()
        self._first = self._middle(pad) | {"id": 0}
        self._touch("touchStart", self._first)

    def let_go(self) -> None:
        self._touch("touchEnd")

    def tap_beside(self, target: Locator) -> None:
        """A tap with the second finger while the first stays."""
        second = self._middle(target) | {"id": 1}
        self._touch("touchStart", self._first, second)
        self._touch("touchEnd", second)

    def slide(self, target: Locator) -> None:
        """Slides the first finger onto something, rests and lifts it there: after a flick a browser takes the next
        tap for a halt."""
        point = self._middle(target) | {"id": 0}
        for _ in range(3):
            self._touch("touchMove", point)
            self.page.wait_for_timeout(60)
        self._touch("touchEnd")

    def take(self, pad: Locator, cards: Locator) -> None:
        """Takes the first of the cards under a pad, without letting anybody see."""
        self.hold(pad)
        expect(cards).not_to_have_count(0)
        self.slide(cards.first)

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def _middle(self, target: Locator) -> dict[str, float]:
        box = target.bounding_box()
        assert box, f"{target} is not to be seen"
        # of overlapping cards the left half is in sight
        return {"x": box["x"] + box["width"] * 0.4, "y": box["y"] + box["height"] * 0.4}


class Keys(Hand):
    """Tab, Enter, Space and arrows; no pointer at all."""

    def press(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def hold(self, pad: Locator) -> None:
        self.reach(pad)
        self.page.keyboard.down(" ")

    def let_go(self) -> None:
        self.page.keyboard.up(" ")

    def move_down(self, handle: Locator) -> None:
        self.reach(handle)
        self.page.keyboard.press("ArrowDown")

    def take(self, pad: Locator, cards: Locator) -> None:
        """With the pad held the arrows lead through the cards, and Enter takes one."""
        self.hold(pad)
        expect(cards).not_to_have_count(0)
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.let_go()

    def reach(self, target: Locator) -> None:
        """Tabs to it; fails if Tab never gets there."""
        expect(target).to_be_visible()
        for _ in range(MANY):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")
