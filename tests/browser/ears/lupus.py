"""Lupus by ear."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.ears.listener import Listener, matches
from tests.browser.sight import plain

__all__ = ["VillagerByEar"]


class VillagerByEar:
    """Votes with those who speak and vote most alike, among who is heard to live."""

    def __init__(self, mina: Listener, seats: int) -> None:
        self.mina = mina
        self.names = ("Mina", *(f"Bot {seat}" for seat in range(2, seats + 1)))
        self.voted = 0
        self.chosen = ("", 0)
        """The name chosen last, and for which night."""

    @property
    def living(self) -> list[str]:
        lines = self.mina.heard
        found = [name for names in matches(r"(.+?)(?: and (.+))? (?:was|were) found dead\.", lines) for name in names]
        gone = {*found, *(name for (name,) in matches(r"(.+) is lynched\.", lines))}
        return [name for name in self.names if name not in gone]

    def step(self) -> bool:
        mina = self.mina
        mina.open()
        if mina.button(re.compile("^Decide")).count():
            return self.choose()
        sheet = mina.page.get_by_role("dialog")
        if sheet.count():
            return self.vote(sheet)
        if mina.tap("Vote"):
            return True
        return mina.tap("Ready to vote")

    def choose(self) -> bool:
        """A name for the night; a wolf's where its pack is heard to point."""
        mina = self.mina
        night = len(matches(r"Night (\d+) falls\.", mina.heard))
        village = mina.group("The village")
        told = [plain(text) for text in mina.page.get_by_text(re.compile("points at")).all_text_contents()]
        points = [found[1] for text in told if (found := re.search(r"points at (.+?)\.", text))]
        last, of = self.chosen
        if of == night and (not points or last in points):
            return False
        may = mina.names(village)
        wished = [*points, *(name for name in self.living if name != "Mina")]
        target = next(name for name in wished if any(re.search(rf"\b{name}\b", one) for one in may))
        mina.press(mina.button(re.compile(rf"\b{target}\b"), village).first)
        mina.tap(re.compile("^Decide for"))
        self.chosen = (target, night)
        return True

    def vote(self, sheet: Locator) -> bool:
        mina = self.mina
        pick = sheet.get_by_role("group", name="Whom do you vote for?")
        if not pick.count():
            return False
        shown = mina.names(pick)
        assert sorted(re.sub(r"^\d+ ", "", name) for name in shown) == sorted(n for n in self.living if n != "Mina")
        lines = mina.since(r"Day \d+ dawns")
        votes = [target for _, target in matches(r"(.+) votes for (.+)\.", lines)]
        accused = [name for line in lines for name in self.names if re.search(rf": .*\b{name}\b", line)]
        target = max((n for n in self.living if n != "Mina"), key=lambda n: (votes.count(n), accused.count(n)))
        mina.press(mina.button(re.compile(rf"\b{target}$"), pick))
        mina.press(mina.button(re.compile(r"^Vote \d+"), sheet))
        expect(pick).to_have_count(0)
        self.voted += 1
        return True
