"""Mü by ear."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.ears.listener import Listener, matches

__all__ = ["MuByEar"]


class MuByEar:
    """Bids once, names and takes by what was laid, and follows suit by what was played."""

    CARD = re.compile(r"(red|yellow|green|blue|purple) (\d)")

    def __init__(self, mina: Listener) -> None:
        self.mina = mina
        self.called = self.played = 0

    @property
    def hand(self) -> list[str]:
        self.mina.open()
        group = self.mina.group(re.compile("^Your hand"))
        shown = self.mina.names(group, off=True) if group.count() else []
        return [found[0] for name in shown if (found := self.CARD.match(name))]

    def step(self) -> bool:
        mina = self.mina
        lines = mina.since(r"Hand \d+: ")
        if mina.tap("To the end"):
            return True
        if mina.can("Pass"):
            return self.bid(lines)
        for question, answer in (("Which trump", self.name), ("Which partner", self.partner)):
            if mina.group(question).count():
                answer(lines)
                expect(mina.group(question)).to_have_count(0)  # the answer is in
                return True
        return self.play()

    def bid(self, lines: list[str]) -> bool:
        totals = {who: int(n) for who, n in matches(r"(.+) lays .+: (\d+) in all\.", lines)}
        mine, best = totals.get("Mina", 0), max(totals.values(), default=0)
        self.called += 1
        if best > 0 and not (mine < best <= mine + 1 and best < 3):
            assert self.mina.tap("Pass")
            self.mina.hear("Mina (lays|passes)", self.called)
            return True
        self.mina.open()
        free = dict.fromkeys(self.mina.names(self.mina.group(re.compile("^Your hand"))))
        for card in list(free)[: best + 1 - mine]:
            self.mina.press(self.mina.button(card).first)
        assert self.mina.tap(re.compile("^Lay "))
        self.mina.hear("Mina (lays|passes)", self.called)
        return True

    def partner(self, lines: list[str]) -> None:
        mina = self.mina
        (roles,) = matches(r"(.+) is chief, (.+) is vice\.", lines) or [("Mina", "")]
        others = [name for name in mina.names(mina.group("Which partner")) if not name.endswith(roles[1])]
        mina.press(mina.button(re.compile(f"{re.escape(others[0])}$"), mina.group("Which partner")))
        assert mina.tap(re.compile("^Take "))

    def name(self, lines: list[str]) -> None:
        laid = [
            self.CARD.findall(cards) for who, cards in matches(r"(.+) lays (.+): \d+ in all\.", lines) if who == "Mina"
        ]
        taken = {trump for _, trump in matches(r"(.+) names (.+)\.", lines)}
        wanted = [name for cards in laid for colour, rank in cards for name in (f"all {rank}s", colour)]
        for trump in wanted:
            if trump not in taken and self.mina.tap(trump):
                assert self.mina.tap(re.compile("^Name "))
                return
        raise AssertionError(f"none of {wanted} may be named")

    def suit(self, card: str, lines: list[str]) -> str:
        colour, rank = card.split()
        trumps = {trump for _, trump in matches(r"(.+) names (.+)\.", lines)}
        return "trump" if colour in trumps or f"all {rank}s" in trumps else colour

    def play(self) -> bool:
        hand = self.hand
        if not hand or not self.mina.button("Play").count():
            return False
        lines = self.mina.since(r"Hand \d+: ")  # nobody goes on before this card
        ends = [at for at, line in enumerate(lines) if " takes the trick: " in line]
        trick = matches(r"(.+) plays (.+)\.", lines[ends[-1] + 1 :] if ends else lines)
        follow = [card for card in hand if trick and self.suit(card, lines) == self.suit(trick[0][1], lines)]
        for card in hand:
            may = not follow or card in follow
            shown = self.mina.button(re.compile(f"^{card}\\b")).first
            assert (shown.get_attribute("aria-disabled") != "true") == may, f"{card} after {trick}"
        self.mina.press(self.mina.button(re.compile(f"^{(follow or hand)[0]}\\b")).first)
        assert self.mina.tap(re.compile("^Play "))
        self.played += 1
        self.mina.hear(r"Mina plays ", self.played)
        return True
