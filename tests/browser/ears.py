"""People who play each game by ear: every choice comes from lines that were read out, and from names of controls."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.listener import Listener
from tests.browser.sight import plain

__all__ = ["CatByEar", "KnightsByEar", "MuByEar", "StudentByEar", "VillagerByEar", "matches"]


def matches(pattern: str, lines: list[str]) -> list[tuple[str, ...]]:
    """What the pattern finds in each line that it fits."""
    return [found.groups() for line in lines if (found := re.match(pattern, line))]


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
        if not self.played and mina.tap(re.compile(r"^On to hand \d")):
            return True  # a hand that nobody wanted
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
        return False

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

    def over(self) -> bool:
        """Whether a day is over, or this villager is dead."""
        return "Mina" not in self.living or bool(matches(r"(.+) is lynched\.", self.mina.heard))

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
        if proposals and mina.group("For or against it?").count() and self.once("approve", len(proposals)):
            return mina.tap("For" if "Mina" in proposals[-1][1].split(", ") else "Against")
        if mina.group("Your cards").count() and self.once("offer", len(proposals)):
            return self.offer()
        if mina.button("Pass").count() and self.once("vote", day):
            return self.vote(lines)
        return mina.tap("OK") or mina.tap("Done talking")

    def propose(self) -> bool:
        mina = self.mina
        went = {said[0]: said[1] for said in matches(r"(.+): I went to the (.+) today\.", mina.since(r"Day \d+\. "))}
        wanted = {GROWS[material] for material in self.needed}
        cats = sorted(self.cats, key=lambda name: (name != "Mina", went.get(name) not in wanted))
        for name in cats[: min(len(self.needed), len(self.cats))]:
            mina.press(mina.button(re.compile(rf"\b{name}\b"), mina.group("Propose")))
        return mina.tap("Propose")

    def offer(self) -> bool:
        mina = self.mina
        cards = mina.names(mina.group("Your cards"))
        fit = next((card for card in cards if card.split()[0] in self.needed), cards[0])
        mina.press(mina.button(re.compile(f"^{fit.split()[0]}"), mina.group("Your cards")))
        return mina.tap("Put in")

    def vote(self, lines: list[str]) -> bool:
        mina = self.mina
        failed = "The ritual fails." in mina.since(r"Day \d+\. ")
        proposals = matches(r"(.+) proposes (.+)\.", lines)
        members = proposals[-1][1].split(", ") if proposals else []
        suspects = [name for name in members if name != "Mina" and name in self.cats]
        if not failed or not suspects:
            return mina.tap("Pass")
        mina.press(mina.button(re.compile(rf"\b{suspects[0]}\b"), mina.group("Whom do you banish?")))
        return mina.tap(re.compile("^Banish "))


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
        here = [cell for cell in self.chips.values() if cell in self.pawns.values()]
        assert mina.can("Search") == bool(here), f"{self.pawns} {self.chips}"
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
        if which.count():
            mina.press(which.get_by_role("button").first)
        mina.press(mina.button(re.compile("^Search .")))
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
        target = min(may, key=lambda cell: min(far(cell, goal) for goal in goals))
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
