"""The standard bot: every role by one belief, one way of sharing out the work, and its own interest.

It reads the table as its seat sees it and nothing else.  Conventions that all cats can follow: who goes where is shared
out by seat; a proposal names its members in the order of the materials; a member brings the card of its place in it.
"""

from __future__ import annotations

from tasogare.core import Dice, Effort, Move, Seat, choice, replace

from .belief import CROW, JESTER, PLAIN, WITCH, Approval, Ballots, Circle, Claim, Event, Evidence, Frog, Odds, odds
from .moves import (
    GROWS,
    PEBBLE,
    PLACES,
    Approve,
    Card,
    Cast,
    Divine,
    Done,
    Guard,
    Material,
    Offer,
    Ok,
    Place,
    Propose,
    Prowl,
    Ready,
    Role,
    Say,
    Stand,
    Steal,
    Visit,
    Vote,
)
from .rules import State
from .view import View, view

__all__ = ["standard"]

FOOL = 4.0
"""How much worse than sparing a witch it is to banish a jester."""
LOYAL = 0.6
"""How suspect another cat must be, as against a witch, for a witch's cat to vote for it instead."""

CLASS: dict[Role, int] = {"witch": WITCH, "crow": CROW, "jester": JESTER}
GROWS_AT: dict[Material, Place] = {material: place for place, material in GROWS.items()}


def standard(s: State, seat: Seat, chance: Dice, effort: Effort) -> Move:
    """A move for an awaited seat."""
    return _Cat(view(s, seat), seat, chance, effort).move()


class _Cat:
    """One cat at one moment."""

    def __init__(self, v: View, seat: Seat, chance: Dice, effort: Effort) -> None:
        self.v, self.me, self.chance, self.effort = v, seat, chance, effort
        role = v.roles[seat] if v.roles else None
        self.role: Role = role or "villager"
        self.evil = self.role in ("witch", "crow")
        self.humans = tuple(i for i, form in enumerate(v.forms) if form == "human")
        self.witches = tuple(i for i, r in enumerate(v.roles) if r == "witch")
        self.hand = (v.hands[seat] if v.hands else None) or ()

    def move(self) -> Move:
        """What it does in this phase."""
        match type(self.v.phase).__name__:
            case "Readying":
                return Ready()
            case "Gathering":
                return self.gather()
            case "SettingOut":
                return self.stand()
            case "Collecting":
                return self.witch()
            case "Discussing":
                return self.discuss()
            case "Proposing":
                return Propose(self.propose())
            case "Approving":
                return Approve(self.approves())
            case "Offering":
                return Offer(self.offer())
            case "Voting":
                return Vote(self.vote())
            case _:
                return Ok()

    # --- what is known -----------------------------------------------------------------------------------------------

    def claimed(self) -> dict[Seat, list[Material]]:
        """The cards that each cat says to have brought, less those it is thought to have put in; its own it knows."""
        stock: dict[Seat, list[Material]] = {i: [] for i in range(len(self.v.forms))}
        for day in self.v.days:
            went = {r.seat: r.said.place for r in day.said if r.said.what == "went" and r.seat not in day.back}
            for cat, place in went.items():
                if isinstance(place, str):
                    stock[cat].append(GROWS[place])
            if day.success is not None:
                for cat, card in zip(day.proposals[-1].cats, day.required, strict=False):
                    if card in stock[cat]:
                        stock[cat].remove(card)
        return stock

    def evidence(self) -> Evidence:
        """What all have seen; rituals that I spoiled myself tell me nothing."""
        v, o, events = self.v, self.v.options, list[Event]()
        results: dict[Seat, dict[Seat, bool]] = {}
        for day in v.days:
            events += [Frog(i) for i in day.frogs or ()]
            for remark in day.said:
                say = remark.said
                if say.what == "claim" and say.role == "seer":
                    results.setdefault(remark.seat, {})
                if say.what == "result" and isinstance(say.target, int) and isinstance(say.witch, bool):
                    results.setdefault(remark.seat, {})[say.target] = say.witch
            for proposal in day.proposals:
                if proposal.passed is not None:
                    voters = [i for i in day.humans if i not in (day.frogs or ())] + list(day.back)
                    against = tuple(i for i in voters if i not in proposal.yes)
                    events.append(Approval(proposal.cats, proposal.yes, against))
            if day.success is not None:
                cats = day.proposals[-1].cats
                mine = day.mine.offered if day.mine is not None else None
                if day.success or mine is None or mine == day.required[cats.index(self.me)]:
                    events.append(Circle(cats, day.success))
            if day.votes is not None:
                events.append(Ballots(day.votes, day.banished, day.was_witch))
        claims = tuple(Claim(i, tuple(sorted(told.items()))) for i, told in sorted(results.items()))
        has_seer = "seer" in o.specials
        return Evidence(len(v.forms), o.witches, o.crows, o.jesters, has_seer, tuple(events), claims)

    def innocent(self) -> Odds:
        """What it would believe if it were a plain cat without any secret: how a witch has to look."""
        self.effort.spend()
        return odds(self.evidence(), ((self.me, PLAIN),))

    def belief(self) -> Odds:
        """What it believes itself."""
        self.effort.spend()
        known = [(i, CLASS.get(role, PLAIN)) for i, role in enumerate(self.v.roles) if role is not None]
        e = self.evidence()
        if self.role == "seer":  # who else says to be the seer lies
            e = replace(e, has_seer=False, claims=tuple(claim for claim in e.claims if claim.seat != self.me))
        return odds(e, tuple(known), tuple(self.visions().items()))

    def visions(self) -> dict[Seat, bool]:
        """What it has seen as the seer."""
        seen = [day.mine.vision for day in self.v.days if day.mine is not None and day.mine.vision is not None]
        return {vision.target: vision.witch for vision in seen}

    # --- the day -----------------------------------------------------------------------------------------------------

    def places(self) -> tuple[Place, ...]:
        """The open places."""
        return PLACES[: self.v.options.places]

    def share(self) -> Place:
        """Where it should go by the common plan: groups too large to be attacked, for what is needed and rarest."""
        today = self.v.days[-1]
        stock = self.claimed()
        count = {card: sum(card in stock[i] for i in self.humans) for card in today.required}
        order = sorted(today.required, key=lambda card: (count[card], today.required.index(card)))
        cap = min(3, self.v.failed + 1)
        groups = max(1, min(len(order), len(self.humans) // (cap + 2)))
        rank = self.humans.index(self.me) + today.number
        return GROWS_AT[order[rank % groups]]

    def gather(self) -> Move:
        """The guardian guards on most days; the herbalist helps a frog; all go where the plan sends them."""
        if self.role == "guardian" and self.chance.unit() < 0.7:
            return Guard()
        place = self.share()
        if self.chance.unit() < 0.1:
            place = GROWS_AT[choice(self.chance, self.v.days[-1].required)]
        restore = None
        frogs = [i for i, form in enumerate(self.v.forms) if form == "frog"]
        if self.role == "herbalist" and frogs and self.v.potions:
            believed = self.belief()
            restore = min(frogs, key=lambda i: (believed.bad(i), i))
        return Visit(place, restore)

    def stand(self) -> Move:
        """Where a witch is likeliest to strike."""
        mine = self.v.days[-1].mine
        heads = (mine.counts if mine is not None else None) or {}
        cap = min(3, self.v.failed + 1)
        risky = [place for place, count in heads.items() if count <= cap]
        return Stand(choice(self.chance, risky or self.places()))

    def witch(self) -> Move:
        """To a place where somebody can be struck and no fellow went yet; there, the cat that harms her most."""
        mine = self.v.days[-1].mine
        assert mine is not None
        heads, cap = mine.counts or {}, min(3, self.v.failed + 1)
        own = next((pick for pick in mine.picks if pick.seat == self.me), None)
        taken = {pick.place for pick in mine.picks if pick.seat != self.me}
        if own is None:
            open_places = [place for place, count in heads.items() if count <= cap]
            fresh = [place for place in open_places if place not in taken]
            room = fresh or [place for place in open_places if heads[place] > 1]
            if room:
                return Prowl(choice(self.chance, room))
            needed = [GROWS_AT[card] for card in self.v.days[-1].required]
            return Prowl(choice(self.chance, needed))
        here = mine.names or ()
        struck = {pick.target for pick in mine.picks}
        victims = [i for i in here if i not in struck]
        if not victims or len(here) > cap:
            return Cast("gather", None)
        seen = self.innocent()
        seers = {claim.seat for claim in self.evidence().claims}
        victim = min(victims, key=lambda i: (i not in seers, seen.bad(i), i))
        return Cast("lonely" if len(here) == 1 else "swamp" if len(here) == 2 else "chorus", victim)

    # --- talk --------------------------------------------------------------------------------------------------------

    def discuss(self) -> Move:
        """First the powers, then a word or two, then done."""
        today = self.v.days[-1]
        mine = today.mine
        assert mine is not None
        if self.role == "seer" and mine.vision is None:
            return self.divine()
        if self.role == "pickpocket" and mine.theft is None:
            believed = self.belief()
            return Steal(max((i for i in self.humans if i != self.me), key=lambda i: (believed.bad(i), -i)))
        said = [remark.said for remark in today.said if remark.seat == self.me]
        if all(say.what != "went" for say in said):
            place = mine.place
            if place is None:  # a guardian that guarded, or a cat just back
                place = self.share() if self.role == "guardian" else None
            if place is not None and self.role != "guardian":
                return Say("went", place=place)
        if len(said) < 6 and (word := self.word(said)) is not None:
            return word
        return Done()

    def divine(self) -> Move:
        """The likeliest witch of those not seen yet."""
        believed, seen = self.belief(), self.visions()
        unbanished = [i for i, form in enumerate(self.v.forms) if form != "banished" and i != self.me]
        fresh = [i for i in unbanished if i not in seen and self.v.forms[i] == "human"]
        return Divine(max(fresh or unbanished, key=lambda i: (float(believed.of[WITCH][i]), -i)))

    def word(self, said: list[Say]) -> Say | None:
        """A statement that serves its side, if there is one left to make."""
        claims = {claim.seat: dict(claim.results) for claim in self.evidence().claims}
        told = claims.get(self.me, {})
        late = self.v.days[-1].number >= self.v.options.knights_day - 1
        if self.role == "seer":
            seen = self.visions()
            if any(seen.values()) or late or claims.keys() - {self.me} or told:
                for target, witch in sorted(seen.items()):
                    if target not in told:
                        return self.result(target, witch)
        elif self.evil:
            return self.lie(claims, told)
        elif self.role == "jester" and late and not told and self.chance.unit() < 0.5:
            others = [i for i in self.humans if i != self.me]
            return self.result(choice(self.chance, others), True) if others else None
        if not any(say.what == "suspect" for say in said) and not self.evil:
            believed = self.belief()
            first = max((i for i in self.humans if i != self.me), key=lambda i: (float(believed.of[WITCH][i]), -i))
            if believed.of[WITCH][first] > 0.5:
                return Say("suspect", target=first)
        return None

    def lie(self, claims: dict[Seat, dict[Seat, bool]], told: dict[Seat, bool]) -> Say | None:
        """Whoever exposes a witch is called one, by a crow or by the accused herself."""
        for seer, results in claims.items():
            if seer == self.me or seer in self.witches or self.v.forms[seer] != "human" or seer in told:
                continue
            exposed = {i for i, witch in results.items() if witch} & {*self.witches}
            if exposed and (self.role == "crow" or self.me in exposed):
                return self.result(seer, True)
        return None

    def result(self, target: Seat, witch: bool) -> Say:
        """What the seer says, or a cat that passes for it."""
        return Say("result", target=target, witch=witch, day=self.v.days[-1].number)

    # --- the circle --------------------------------------------------------------------------------------------------

    def covered(self, cats: tuple[Seat, ...]) -> tuple[bool, ...]:
        """Whether each member is thought to hold the card of its place; of itself it knows."""
        stock = self.claimed()
        return tuple(
            card in (self.hand if cat == self.me else stock[cat])
            for cat, card in zip(cats, self.v.needed, strict=False)
        )

    def propose(self) -> tuple[Seat, ...]:
        """The members, by the order of the materials, likeliest to succeed; a witch goes in herself."""
        believed, stock = self.innocent() if self.evil else self.belief(), self.claimed()
        stock[self.me] = list(self.hand)
        need = self.v.needed
        # materials are filled from the first on; cats are taken in turn, each for any material or none
        table: dict[int, tuple[float, dict[int, Seat]]] = {0: (0.0, {})}
        for cat in self.humans:
            worth = -3.0 * (0.0 if cat == self.me and not self.evil else believed.bad(cat))
            if self.evil and (cat == self.me or (self.role == "crow" and cat in self.witches)):
                worth += 2.0
            for mask, (value, taken) in list(table.items()):
                for at, card in enumerate(need):
                    if mask >> at & 1:
                        continue
                    new = value + worth - (0.0 if card in stock[cat] else 1.0)
                    if (old := table.get(mask | 1 << at)) is None or new > old[0]:
                        table[mask | 1 << at] = (new, {**taken, at: cat})
        _, taken = table[(1 << len(need)) - 1]
        return tuple(taken[at] for at in range(len(need)))

    def approves(self) -> bool:
        """For what is likely to succeed; a witch's cat: for what she can spoil."""
        cats = self.v.days[-1].proposals[-1].cats
        wins = self.v.seals + 1 >= self.v.options.seals
        clean = not any(i == self.me or i in self.witches for i in cats)
        if self.evil and wins and clean:
            return False
        if self.me == self.v.mayor:
            return True
        believed = self.innocent() if self.evil else self.belief()
        return believed.success(cats, self.covered(cats)) >= self.bar()

    def bar(self) -> float:
        """How likely to succeed a circle has to be."""
        days = self.v.options.knights_day - self.v.days[-1].number
        return 0.25 if days < self.v.options.seals - self.v.seals else 0.35

    def offer(self) -> Card:
        """The card of its place in the proposal; who wants the ritual to fail, another."""
        if not self.hand:
            return PEBBLE
        cats = self.v.days[-1].proposals[-1].cats
        right = self.v.needed[cats.index(self.me)]
        wrong = [card for card in self.hand if card != right]
        if wrong and self.spoils(cats):
            useless = [card for card in wrong if card not in self.v.needed]
            return choice(self.chance, useless or wrong)
        if right in self.hand:
            return right
        return next((card for card in self.hand if card in self.v.needed), self.hand[0])

    def spoils(self, cats: tuple[Seat, ...]) -> bool:
        """Whether it wants this ritual to fail."""
        wins = self.v.seals + 1 >= self.v.options.seals
        if self.role == "jester":
            return wins or self.chance.unit() < 0.6
        if not self.evil:
            return False
        fellows = sum(i in self.witches for i in cats)
        return wins or self.chance.unit() < (0.8 if fellows + (self.role == "crow") == 1 else 0.5)

    # --- the vote ----------------------------------------------------------------------------------------------------

    def betray(self, others: list[Seat], last: bool) -> Seat | None:
        """A witch's cat votes as a plain one would, but for a witch only where nobody else is nearly as suspect."""
        seen, fools = self.innocent().of, self.belief().of[JESTER]
        rank = {i: float(seen[WITCH][i] - FOOL * max(seen[JESTER][i], fools[i])) for i in others}
        first = max(others, key=lambda i: (rank[i], -i))
        prey = max((i for i in others if i not in self.witches), key=lambda i: (rank[i], -i))
        near = seen[WITCH][prey] >= LOYAL * seen[WITCH][first]
        return prey if last or near else first

    def vote(self) -> Seat | None:
        """The likeliest witch: who passes leaves the choice to the witches.  A jester hopes, but for the last day."""
        last = self.v.days[-1].number >= self.v.options.knights_day
        others = [i for i in self.humans if i != self.me]
        if self.evil:
            return self.betray(others, last)
        believed = self.belief()
        witch, jester = believed.of[WITCH], believed.of[JESTER]
        if self.role == "jester":
            return max(others, key=lambda i: (witch[i], -i)) if last else None
        if last:
            return max(others, key=lambda i: (witch[i], -i))
        gain = {i: float(witch[i] - FOOL * jester[i]) for i in others}
        return max(others, key=lambda i: (gain[i], -i))
