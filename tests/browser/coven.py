"""Cats of Witch Hunt in a browser: they do what their page asks for, with a finger on a small screen or with keys."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.knights import Keys, plain
from tests.browser.mu import Fingers

__all__ = ["Cat", "Frames", "KeyCat", "around_popup"]

POPUP = "[data-errand]"
AROUND = ".top, .facts, .scene, .disc, .gauge, .cats, .prompt, .ground, [data-errand], .dock"


class Frames:
    """Counts what a page is sent."""

    def __init__(self, page: Page) -> None:
        self.count = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda _: self._one())

    def _one(self) -> None:
        self.count += 1


def around_popup(page: Page) -> list[Any]:
    """Where everything lies that does not depend on names; the popup by its size alone."""
    found: list[Any] = page.evaluate(
        """parts => [...document.querySelectorAll(parts)].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const name = part.className.toString().replace(/svelte-\\w+/g, '').trim();
          return [name, ...[x, y, width, height].map(Math.round)];
        })""",
        AROUND,
    )
    return found


class Slow(Fingers):
    """A finger that rests where it has slid to: after a flick a browser takes the next tap for a halt."""

    def slide(self, first: dict[str, float], target: Locator) -> None:
        point = self._middle(target) | {"id": first["id"]}
        for _ in range(3):
            self._touch("touchMove", point)
            self.page.wait_for_timeout(60)
        self._touch("touchEnd")


class Cat:
    """One person with a phone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.fingers = Slow(page)
        self.done: list[str] = []
        self.role = ""
        self.frames = Frames(page)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        exact = isinstance(name, str)
        return self.page.locator(".ground").get_by_role("button", name=name, exact=exact)

    def popup(self) -> Locator:
        return self.page.locator(POPUP)

    def asks(self, sentence: str) -> Locator:
        """The one sentence, if it is that."""
        return self.page.locator(".prompt").get_by_text(sentence)

    def step(self) -> str | None:
        """One act, if the page asks this cat for something; what it was."""
        for act in (
            self.look,
            self.choose_a_place,
            self.prowl,
            self.cast,
            self.say_ok,
            self.divine,
            self.talk,
            self.propose,
            self.approve,
            self.offer,
            self.vote,
        ):
            if act():
                self.done.append(act.__name__)
                return act.__name__
        return None

    # what a hand can do

    def press(self, button: Locator) -> None:
        """Does what a button does."""
        button.tap()

    def hold(self, pad: Locator) -> None:
        """Opens what lies under a pad, till it is let go."""
        self.fingers.hold(pad)

    def let_go(self) -> None:
        """Closes it again."""
        self.fingers.lift()

    def take(self, pad: Locator, cards: Locator) -> None:
        """Takes the first of the cards under a pad, without letting anybody see."""
        held = self.fingers.hold(pad)
        expect(cards).not_to_have_count(0)
        self.fingers.slide(held, cards.first)

    # what a cat does

    def peek(self) -> str:
        """What stands under the pad while it is held, and only then."""
        shown = self.page.locator(".ground .shown")
        assert shown.count() == 0, "nothing is open before the pad is held"
        self.hold(self.page.locator(".ground .pad"))
        text = plain(shown.inner_text())
        self.let_go()
        expect(shown).to_have_count(0)
        return text

    def look(self) -> bool:
        ready = self.button("Ready")
        if not self._open(ready):
            return False
        self.role = self.peek().split("\n")[0].strip().lower()
        self.press(ready)
        return True

    def looks_round(self) -> bool:
        """Whether this cat is up in the morning and has touched no place yet."""
        morning = self.page.locator("[data-scene=morning]").count()
        land = self.page.locator(".land button").count()
        return bool(morning or (land and not self.page.locator(".land [aria-pressed=true]").count()))

    def choose_a_place(self) -> bool:
        """Everybody taps the map, witches too."""
        spots = self.page.locator(".land button")
        if not spots.count() or not self.looks_round():
            return False
        self.press(spots.nth(self.done.count("choose_a_place") % spots.count()))
        expect(self.page.locator(".land [aria-pressed=true]").or_(self.popup())).not_to_have_count(0)
        return True

    def prowl(self) -> bool:
        go = self.popup().get_by_role("button", name="Go there")
        if not go.count():
            return False
        lonely = self.popup().locator(".spot").filter(has_text=re.compile("1"))
        self.press((lonely if lonely.count() else self.popup().locator(".spot")).first)
        self.press(go)
        return self._over(go)

    def cast(self) -> bool:
        """A spell on a bot if she may, else she gathers."""
        cast = self.popup().get_by_role("button", name="Cast", exact=True)
        if not cast.count():
            return False
        there = self.popup().get_by_role("group", name="Who is there")
        victims = there.locator("button:not([aria-disabled])")
        bots = victims.filter(has_text="Bot")
        self.press((bots if bots.count() else victims).first)  # people go on playing; the first of all is to gather
        self.press(cast)
        return self._over(cast)

    def say_ok(self) -> bool:
        return self._tap("OK")

    def divine(self) -> bool:
        """Once a day the seer asks, on a sheet that all have; only its card tells."""
        days = self.done.count("choose_a_place")
        if self.role != "seer" or self.done.count("divine") >= days or not self._open(self.button("Done talking")):
            return False
        self.press(self.button("My power…"))
        sheet = self.page.get_by_role("dialog", name="The power of your role")
        names = sheet.locator(".who-pick button:not([aria-disabled])")
        self.press(names.nth(self.done.count("divine") % names.count()))
        self.press(sheet.get_by_role("button", name="Decide"))
        expect(sheet.get_by_text("Decided.")).to_be_visible()
        pad, shown = sheet.locator(".pad"), sheet.locator(".shown")
        self.hold(pad)
        expect(shown).to_contain_text(re.compile("is (not )?a witch"))
        self.let_go()
        expect(shown).to_have_count(0)
        self.press(sheet.get_by_role("button", name="Close"))
        expect(sheet).to_be_hidden()
        return True

    def talk(self) -> bool:
        return self._tap("Done talking")

    def propose(self) -> bool:
        send = self.button("Propose")
        if not send.count():
            return False
        names = self.page.get_by_role("group", name="Propose").locator("button:not([aria-disabled])")
        heading = self.page.locator(".choose h2")
        wanted = int((heading.inner_text()).split()[-1])
        for at in range(wanted):
            self.press(names.nth(at))
        self.press(send)
        return self._over(send)

    def approve(self) -> bool:
        if self.asks("For or against it?").count() == 0 or not self._open(self.button("For")):
            return False
        self.press(self.button("For"))
        expect(self.asks("For or against it?")).to_have_count(0)
        return True

    def offer(self) -> bool:
        """One finger holds the card and slides onto what it puts in."""
        send = self.button("Put in")
        if not send.count():
            return False
        cards = self.page.locator(".ground [data-card]")
        self.take(self.page.locator(".ground .pad"), cards)
        expect(cards).to_have_count(0)
        self.press(send)
        return self._over(send)

    def vote(self) -> bool:
        banish = self.button(re.compile("^Banish"))
        if not banish.count() or not self.asks("Whom do you banish?").count():
            return False
        names = self.page.locator(".choose .who-pick button:not([aria-disabled])")
        self.press(names.last)
        self.press(banish)
        expect(self.asks("Whom do you banish?")).to_have_count(0)
        return True

    def _open(self, button: Locator) -> bool:
        return self._free(button).count() > 0

    def _free(self, button: Locator) -> Locator:
        """The button if it can be used; asked at once, since what can't be used may go at any moment."""
        return button.and_(self.page.locator(":not([aria-disabled])"))

    def _tap(self, name: str) -> bool:
        button = self._free(self.button(name))
        if not button.count():
            return False
        self.press(button)
        expect(button).to_have_count(0)
        return True

    def _over(self, button: Locator) -> bool:
        expect(button).to_have_count(0)
        return True


class KeyCat(Cat):
    """One person with a keyboard and nothing else."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.keys = Keys(page)

    def press(self, button: Locator) -> None:
        self.keys.press(button)

    def hold(self, pad: Locator) -> None:
        self.keys.reach(pad)
        self.page.keyboard.down(" ")

    def let_go(self) -> None:
        self.page.keyboard.up(" ")

    def take(self, pad: Locator, cards: Locator) -> None:
        """With the pad held the arrows lead through the cards, and Enter takes one."""
        self.hold(pad)
        expect(cards).not_to_have_count(0)
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.let_go()
