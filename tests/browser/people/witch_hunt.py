"""Cats of Witch Hunt in a browser: they do what their page asks for."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Fingers, Keys
from tests.browser.sight import Sent

__all__ = ["Cat", "around_popup"]

POPUP = "[data-errand]"
AROUND = ".top, .facts, .scene, .disc, .gauge, .cats, .prompt, .ground, [data-errand], .dock"


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


class Cat:
    """One person at a page."""

    def __init__(self, hand: Fingers | Keys) -> None:
        self.hand = hand
        self.page = page = hand.page
        self.done: list[str] = []
        self.role = ""
        self.sent = Sent(page)

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

    def peek(self) -> str:
        """What stands under the pad while it is held, and only then."""
        shown = self.page.locator(".ground .shown")
        assert shown.count() == 0, "nothing is open before the pad is held"
        text = self.hand.peek()
        expect(shown).to_have_count(0)
        return text

    def look(self) -> bool:
        ready = self.button("Ready")
        if not self._open(ready):
            return False
        self.role = self.peek().split("\n")[0].strip().lower()
        self.hand.press(ready)
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
        self.hand.press(spots.nth(self.done.count("choose_a_place") % spots.count()))
        expect(self.page.locator(".land [aria-pressed=true]").or_(self.popup())).not_to_have_count(0)
        return True

    def prowl(self) -> bool:
        go = self.popup().get_by_role("button", name="Go there")
        if not go.count():
            return False
        lonely = self.popup().locator(".spot").filter(has_text=re.compile("1"))
        self.hand.press((lonely if lonely.count() else self.popup().locator(".spot")).first)
        self.hand.press(go)
        return self._over(go)

    def cast(self) -> bool:
        """A spell on a bot if she may, else she gathers."""
        cast = self.popup().get_by_role("button", name="Cast", exact=True)
        if not cast.count():
            return False
        there = self.popup().get_by_role("group", name="Who is there")
        victims = there.locator("button:not([aria-disabled])")
        bots = victims.filter(has_text="Bot")
        # people go on playing; the first of all is to gather
        self.hand.press((bots if bots.count() else victims).first)
        self.hand.press(cast)
        return self._over(cast)

    def say_ok(self) -> bool:
        return self._tap("OK")

    def divine(self) -> bool:
        """Once a day the seer asks, on a sheet that all have; only its card tells."""
        days = self.done.count("choose_a_place")
        if self.role != "seer" or self.done.count("divine") >= days or not self._open(self.button("Done talking")):
            return False
        self.hand.press(self.button("My power…"))
        sheet = self.page.get_by_role("dialog", name="The power of your role")
        names = sheet.locator(".who-pick button:not([aria-disabled])")
        self.hand.press(names.nth(self.done.count("divine") % names.count()))
        self.hand.press(sheet.get_by_role("button", name="Decide"))
        expect(sheet.get_by_text("Decided.")).to_be_visible()
        pad, shown = sheet.locator(".pad"), sheet.locator(".shown")
        self.hand.hold(pad)
        expect(shown).to_contain_text(re.compile("is (not )?a witch"))
        self.hand.let_go()
        expect(shown).to_have_count(0)
        self.hand.press(sheet.get_by_role("button", name="Close"))
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
            self.hand.press(names.nth(at))
        self.hand.press(send)
        return self._over(send)

    def approve(self) -> bool:
        if self.asks("For or against it?").count() == 0 or not self._open(self.button("For")):
            return False
        self.hand.press(self.button("For"))
        expect(self.asks("For or against it?")).to_have_count(0)
        return True

    def offer(self) -> bool:
        """One finger holds the card and slides onto what it puts in."""
        send = self.button("Put in")
        if not send.count():
            return False
        cards = self.page.locator(".ground [data-card]")
        self.hand.take(self.page.locator(".ground .pad"), cards)
        expect(cards).to_have_count(0)
        self.hand.press(send)
        return self._over(send)

    def vote(self) -> bool:
        banish = self.button(re.compile("^Banish"))
        if not banish.count() or not self.asks("Whom do you banish?").count():
            return False
        names = self.page.locator(".choose .who-pick button:not([aria-disabled])")
        self.hand.press(names.last)
        self.hand.press(banish)
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
        self.hand.press(button)
        expect(button).to_have_count(0)
        return True

    def _over(self, button: Locator) -> bool:
        expect(button).to_have_count(0)
        return True
