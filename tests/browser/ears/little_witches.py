"""The Little Witches by ear."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.ears.listener import PATIENCE, Listener, matches

__all__ = ["StudentByEar"]

CELL = r"Column \d, row \d"


class StudentByEar:
    """Searches where a chip is heard to lie, else goes to such a cell, or towards one."""

    def __init__(self, mina: Listener) -> None:
        self.mina = mina
        self.acts: list[str] = []

    @property
    def chips(self) -> dict[tuple[str, str], str]:
        """Round and order of the chips that lie face down, and their cells."""
        lines = self.mina.heard
        laid = {(r, n): cell for r, n, cell in matches(rf"Round (\d): chip (\d) on ({CELL})\.", lines)}
        up = {(r, n) for n, r in matches(r".+ turns up chip (\d) of round (\d)", lines)}
        return {chip: cell for chip, cell in laid.items() if chip not in up}

    @property
    def pawns(self) -> dict[str, str]:
        """Where witch and familiar of this student stand."""
        lines = self.mina.heard
        (start,) = matches(r"Mina is the .+ witch and starts at (Start \d)\.", lines)
        moved = {walk[0]: walk[1] for walk in matches(rf"Mina: the (.+) goes to ({CELL})\.", lines)}
        return {"witch": start[0], "familiar": start[0]} | moved

    def step(self) -> bool:
        mina = self.mina
        if mina.button("Enter the house").count():
            return self.enter()
        if not mina.button("Move").count():
            return False
        late = time.monotonic() + PATIENCE
        while mina.can("Search") != (here := not {*self.chips.values()}.isdisjoint(self.pawns.values())):
            assert time.monotonic() < late, f"{self.pawns} {self.chips}"
            mina.idle()  # another student has just been there
        return self.search() if here else self.move()

    def enter(self) -> bool:
        mina = self.mina
        taken = {witch.capitalize() for (witch,) in matches(r".+ is the (.+) witch and starts", mina.heard)}
        witch = next(one for one in ("White", "Red", "Blue") if one not in taken)
        mina.press(mina.button(re.compile(f"^{witch}")))
        mina.press(mina.button(re.compile("^Start 3")))
        assert mina.tap("Enter at Start 3")
        expect(mina.button(re.compile("^Enter"))).to_have_count(0)
        return True

    def search(self) -> bool:
        mina = self.mina
        mina.press(mina.button("Search"))
        which = mina.group("Which chip do you turn up?")
        late, chosen = time.monotonic() + PATIENCE, False
        while not (confirm := mina.button(re.compile("^Search ."))).count():
            assert time.monotonic() < late, (
                f"what was chosen can be searched: {mina.names(mina.page.get_by_role('main'))}"
            )
            if not mina.can("Search"):
                return True  # another student has just been there
            if which.count() and not chosen:
                mina.press(which.get_by_role("button").first)
                chosen = True
            mina.idle()
        mina.press(confirm)
        return self.over("search")

    def move(self) -> bool:
        mina = self.mina
        open_now = [cell for name in mina.names(mina.page.get_by_role("main")) for cell in re.findall(f"^{CELL}", name)]
        goals = list(self.chips.values())
        may = [name for name in open_now if self.chosen(name)]
        if not may:
            mina.press(mina.button("Pass"))
            mina.press(mina.button("Pass"))
            return self.over("pass")
        target = min(may, key=lambda cell: min((far(cell, goal) for goal in goals), default=0))
        mina.press(mina.button(re.compile(f"^{target},")))
        mina.press(mina.button(f"Move to {target}"))
        return self.over("move")

    def chosen(self, cell: str) -> bool:
        """Whether its name says that it may be chosen."""
        name = self.mina.button(re.compile(f"^{cell},")).get_attribute("aria-label") or ""
        return name.endswith("can be chosen")

    def over(self, act: str) -> bool:
        """Waits till it has been done."""
        expect(self.mina.button("Undo")).to_have_count(0)
        self.acts.append(act)
        return True


def far(cell: str, other: str) -> int:
    """Columns and rows from one cell to another."""
    (a, b), (c, d) = (tuple(map(int, re.findall(r"\d", one))) for one in (cell, other))
    return abs(a - c) + abs(b - d)
