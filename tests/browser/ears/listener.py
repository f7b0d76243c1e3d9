"""Somebody who sees nothing: hears what the page reads out, and finds controls by their names."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.sight import plain

__all__ = ["PATIENCE", "Listener", "matches"]

PATIENCE = 20.0
"""Seconds till something that should be read out is said to be missing."""

LISTEN = """() => {
  const heard = (window.heard = []);
  const regions = () => [...document.querySelectorAll('[role=log][aria-live=polite]')];
  const hear = (node) => node instanceof Element && [node, ...node.querySelectorAll('p')]
    .filter((one) => one.matches('[role=log][aria-live=polite] p')).forEach((one) => heard.push(one.textContent));
  regions().forEach((region) => region.childNodes.forEach(hear));
  new MutationObserver((changes) => changes.forEach((one) => one.addedNodes.forEach(hear)))
    .observe(document.body, { childList: true, subtree: true });
  document.documentElement.style.opacity = 0;
}"""
"""From now on nothing is drawn, and what a polite region gets is kept in the order in which it is read out."""

Name = str | re.Pattern[str]


def matches(pattern: str, lines: list[str]) -> list[tuple[str, ...]]:
    """What the pattern finds in each line that it fits."""
    return [found.groups() for line in lines if (found := re.match(pattern, line))]


class Listener:
    """Plays by ear; presses what it finds by name, and never looks at a board."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(LISTEN)

    @property
    def heard(self) -> list[str]:
        """All that was read out, line by line."""
        return [plain(line) for line in self.page.evaluate("window.heard")]

    def since(self, beginning: str) -> list[str]:
        """What was read out after the last line that begins like that."""
        heard = self.heard
        last = max((at for at, line in enumerate(heard) if re.match(beginning, line)), default=-1)
        return heard[last + 1 :]

    def hear(self, beginning: str, times: int) -> None:
        """Waits till so many lines were read out that begin like that."""
        late = time.monotonic() + PATIENCE
        while sum(re.match(beginning, line) is not None for line in self.heard) < times:
            assert time.monotonic() < late, f"never read out: {beginning} for the {times}. time; last {self.heard[-8:]}"
            self.idle()

    def told(self) -> list[str]:
        """The log as it can be read again."""
        log = self.page.get_by_role("log", name="Log", exact=True)
        return [plain(line) for line in log.locator("h3, p").all_text_contents()]

    def button(self, name: Name, within: Locator | None = None) -> Locator:
        """A control by its name; a plain name is the whole of it."""
        return (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str))

    def group(self, name: Name) -> Locator:
        """A group of controls by its name."""
        return self.page.get_by_role("group", name=name, exact=isinstance(name, str))

    def names(self, group: Locator, *, off: bool = False) -> list[str]:
        """The names of a group's controls that may be pressed, with ``off`` of the others too; none if it has gone."""
        try:
            buttons = re.findall(r'button "([^"]*)"(.*)', group.aria_snapshot(timeout=2_000))
        except TimeoutError:
            return []
        return [plain(name) for name, state in buttons if off or "[disabled]" not in state]

    def can(self, name: Name) -> bool:
        """Whether such a control is there and may be pressed."""
        free = "all => all.length > 0 && all[0].getAttribute('aria-disabled') !== 'true'"
        return bool(self.button(name).evaluate_all(free))

    def press(self, button: Locator) -> None:
        """Presses it, as a screen reader does; it has to be one that may be pressed."""
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.press("Enter")

    def tap(self, name: Name) -> bool:
        """Presses the control of that name if it may be pressed."""
        if not self.can(name):
            return False
        self.press(self.button(name).first)
        return True

    def open(self) -> None:
        """Opens what is covered, and leaves it open: people sit apart."""
        if self.button("Tap to open").count():
            self.button("Tap to open").first.press(" ")

    def idle(self) -> None:
        """Lets the others go on."""
        self.page.wait_for_timeout(40)
