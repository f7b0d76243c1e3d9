"""Witch Hunt by ear."""

from __future__ import annotations

import re

from tests.browser.ears.listener import Listener, matches

__all__ = ["CatByEar"]

GROWS = {"mushroom": "forest", "pumpkin": "field", "crystal": "cave", "shell": "beach", "feather": "tower"}


class CatByEar:
    """Goes where something grows that is needed, and judges proposals by who is in them."""

    def __init__(self, mina: Listener, seats: int) -> None:
        self.mina = mina
        self.names = ("Mina", *(f"Bot {seat}" for seat in range(2, seats + 1)))
        self.done = set[tuple[str, int]]()
        self.choices: list[str] = []

    @property
    def needed(self) -> list[str]:
        return matches(r"Day \d+\. Needed: (.+)\.", self.mina.heard)[-1][0].split(", ")

    @property
    def cats(self) -> list[str]:
        """Who is heard to be in human form."""
        out = set[str]()
        for line in self.mina.heard:
            out |= {name for (name,) in matches(r"(.+) is (?:found at the pond|banished)", [line])}
            out -= {name for (name,) in matches(r"(.+) is back\.", [line])}
        return [name for name in self.names if name not in out]

    def once(self, act: str, moment: int) -> bool:
        """Whether it has still to be done at that moment."""
        if (act, moment) in self.done:
            return False
        self.done.add((act, moment))
        self.choices.append(act)
        return True

    def step(self) -> bool:
        mina = self.mina
        mina.open()
        lines = mina.heard
        day = len(matches(r"(Day) \d+\. Needed", lines))
        if day == 0:
            return mina.tap("Ready")
        proposals = matches(r"(.+) proposes (.+)\.", lines)
        place = GROWS[self.needed[day % len(self.needed)]]
        if mina.tap("To the map"):
            return True
        if mina.can(re.compile(f"^{place}, .*needed", re.IGNORECASE)) and self.once("go", day):
            return mina.tap(re.compile(f"^{place}, .*needed", re.IGNORECASE))
        if mina.group("Propose").count() and self.once("propose", len(proposals)):
            return self.propose()
        if proposals and mina.can("For") and self.once("approve", len(proposals)):
            return mina.tap("For" if "Mina" in proposals[-1][1].split(", ") else "Against")
        if mina.group("Your cards").count() and self.once("offer", len(proposals)):
            return self.offer()
        if mina.can("Pass") and self.once("vote", day):
            return self.vote(lines)
        return mina.tap("OK") or mina.tap("Done talking")

    def propose(self) -> bool:
        mina = self.mina
        went = {said[0]: said[1] for said in matches(r"(.+): I went to the (.+) today\.", mina.since(r"Day \d+\. "))}
        wanted = {GROWS[material] for material in self.needed}
        cats = sorted(self.cats, key=lambda name: (name != "Mina", went.get(name) not in wanted))
        for name in cats[: min(len(self.needed), len(self.cats))]:
            mina.press(mina.button(re.compile(rf"\b{name}\b"), mina.group("Propose")))
        mina.press(mina.button("Propose"))
        return True

    def offer(self) -> bool:
        mina = self.mina
        cards = mina.names(mina.group("Your cards"))
        fit = next((card for card in cards if card.split()[0] in self.needed), cards[0])
        mina.press(mina.button(re.compile(f"^{fit.split()[0]}"), mina.group("Your cards")))
        mina.press(mina.button("Put in"))
        return True

    def vote(self, lines: list[str]) -> bool:
        mina = self.mina
        failed = "The ritual fails." in mina.since(r"Day \d+\. ")
        proposals = matches(r"(.+) proposes (.+)\.", lines)
        members = proposals[-1][1].split(", ") if proposals else []
        suspects = [name for name in members if name != "Mina" and name in self.cats]
        if not failed or not suspects:
            return mina.tap("Pass")
        mina.press(mina.button(re.compile(rf"\b{suspects[0]}\b"), mina.group("Whom do you banish?")))
        mina.press(mina.button(re.compile("^Banish ")))
        return True
