"""Seven Knights by ear."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.ears.listener import Listener, matches

__all__ = ["KnightsByEar"]


class KnightsByEar:
    """Looks where few have looked, asks whoever has looked, and trusts by what was said."""

    def __init__(self, mina: Listener) -> None:
        self.mina = mina
        self.seats = ("Mina", "Bot 2", "Bot 3", "Bot 4")

    def known(self, lines: list[str]) -> dict[str, set[str]]:
        """The tiles that each seat knows: its own, and where it was heard to look."""
        known = {who: {"ABCD"[at]} for at, who in enumerate(self.seats)}
        for who, tile in matches(r"(.+) looked at tile (.)\.", lines):
            known[who].add(tile)
        return known

    def step(self) -> bool:
        mina = self.mina
        lines = mina.since(r"Round \d")
        if mina.tap("I promise"):
            return True
        if mina.button("Look at this tile").count():
            return self.look(lines)
        if mina.tap("Make a question"):
            return self.ask(lines)
        if mina.group("Answer").count():
            return self.answer()
        if mina.tap("Recommend a captain"):
            return self.recommend(lines)
        if mina.tap("Lay the row"):
            return self.line_up()
        return mina.tap(re.compile(r"^(On to round \d|To the end)$"))

    def look(self, lines: list[str]) -> bool:
        mina = self.mina
        seen = [tile for _, tile in matches(r"(.+) looked at tile (.)\.", lines)]
        tile = min("BCD", key=seen.count)
        mina.press(mina.button(re.compile(f"^Tile {tile}, face down")))
        mina.press(mina.button(re.compile(f"^Look at .*{tile}$")))
        expect(mina.button("Look at this tile")).to_have_count(0)
        return True

    def ask(self, lines: list[str]) -> bool:
        mina = self.mina
        sheet = mina.page.get_by_role("dialog", name="Your question")
        known = self.known(lines)
        who, tile = next((w, t) for w in self.seats[1:] for t in sorted(known[w] - known["Mina"]))
        mina.press(mina.button(re.compile(f"{who}$"), sheet.get_by_role("group", name="Whom")))
        about = mina.button(re.compile(f"^Tile {tile}"), sheet.get_by_role("group", name="About which tiles"))
        if about.get_attribute("aria-pressed") != "true":
            mina.press(about)
        for numbers in ("odd", "prime", "round shape"):
            mina.button(numbers, sheet).press("Enter")
            send = mina.button("Ask this", sheet)
            if send.get_attribute("aria-disabled") == "true":
                continue  # what she knows alone makes the answer certain
            mina.press(send)
            expect(sheet).to_be_hidden()
            expect(mina.button("Make a question")).to_have_count(0)
            assert (who, tile) in [(w, t) for _, w, t in matches(r"(Mina) to (.+): Is (.)", mina.heard)]
            return True
        raise AssertionError("no question was open")

    def answer(self) -> bool:
        mina = self.mina
        mina.open()
        truth = mina.page.get_by_text(re.compile("The truth: (yes|no)")).inner_text().rpartition(" ")[2]
        mina.press(mina.button(truth.capitalize(), mina.group("Answer")))
        mina.press(mina.button(f"Say {truth}"))
        expect(mina.button(f"Say {truth}")).to_have_count(0)
        return True

    def recommend(self, lines: list[str]) -> bool:
        mina = self.mina
        sheet = mina.page.get_by_role("dialog", name="Recommend a captain")
        said = [who for (who,) in matches(r"(.+) said (?:yes|no)\.", lines)]
        trusted = sorted(self.seats[1:], key=lambda who: -said.count(who))
        for who in trusted:
            pick = mina.button(re.compile(f"{who}$"), sheet)
            if pick.count() and pick.get_attribute("aria-disabled") != "true":
                mina.press(pick)
                break
        mina.press(mina.button("Recommend", sheet))
        expect(sheet).to_be_hidden()
        return True

    def line_up(self) -> bool:
        mina = self.mina
        sheet = mina.page.get_by_role("dialog", name="The row")
        if not mina.tap("Lay this row"):
            out = mina.names(sheet)
            mina.press(mina.button(next(name for name in out if name.startswith("Leave")), sheet))
            mina.press(mina.button("Lay this row", sheet))
        sure = mina.page.get_by_role("dialog", name=re.compile("^Lay .*[?]$"))
        mina.press(mina.button("Lay this row", sure))
        expect(sheet).to_be_hidden()
        return True
