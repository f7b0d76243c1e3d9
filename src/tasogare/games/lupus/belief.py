"""How likely each role is for each seat, by the word of the Master and by what was said, voted and suffered.

For every possible set of wolves the other roles are summed out exactly: given the wolves, what a seat has done speaks
for or against each role of that seat alone, so a pass over the seats that keeps count of the cards already placed
adds up all deals.  Every side believes by this same model, each on top of what it knows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import Any, get_args

import numpy as np
import numpy.typing as npt

from tasogare.core import Seat

from .day import Talking
from .moves import Role
from .view import View

__all__ = ["ROLES", "Belief", "believe"]

Floats = npt.NDArray[np.float64]

ROLES: tuple[Role, ...] = get_args(Role)
INDEX = {role: i for i, role in enumerate(ROLES)}
WOLF, VILLAGER = INDEX["wolf"], INDEX["villager"]
NEVER = -60.0
"""The logarithm of what can't be."""

CLAIMS: dict[Role, dict[Role, float]] = {
    "wolf": {"villager": 0.60, "seer": 0.26, "medium": 0.12, "bodyguard": 0.02, "mason": 0.004, "hamster": 0.002},
    "villager": {"villager": 0.98, "seer": 0.006, "medium": 0.006, "bodyguard": 0.006, "mason": 0.002},
    "seer": {"villager": 0.02, "seer": 0.97, "medium": 0.004},
    "medium": {"villager": 0.04, "seer": 0.004, "medium": 0.95},
    "madman": {"villager": 0.10, "seer": 0.68, "medium": 0.18, "bodyguard": 0.02, "wolf": 0.02},
    "bodyguard": {"villager": 0.12, "seer": 0.004, "medium": 0.004, "bodyguard": 0.87},
    "mason": {"villager": 0.06, "seer": 0.003, "medium": 0.003, "mason": 0.93},
    "hamster": {"villager": 0.92, "seer": 0.02, "medium": 0.02, "bodyguard": 0.02, "hamster": 0.01},
}
"""How likely a role's last claim is, once it claims."""
SILENT: dict[Role, float] = {
    "wolf": 0.70,
    "villager": 0.75,
    "seer": 0.42,
    "medium": 0.65,
    "madman": 0.60,
    "bodyguard": 0.88,
    "mason": 0.80,
    "hamster": 0.78,
}
"""How likely a role is to end a day without a claim, if it had none before."""

LIE, FAKE = np.log(0.004), np.log(0.03)
"""A false result by who has the power; any result by an honest seat without it."""
VOTE_HUMAN, VOTE_WOLF = (np.log(1.15), np.log(0.96)), (np.log(0.60), np.log(1.08))
"""Votes for a wolf, and for another, against an even choice."""
WORD_HUMAN, WORD_WOLF = (np.log(1.10), np.log(0.99)), (np.log(0.80), np.log(1.04))
TRUST_HUMAN, TRUST_WOLF = (np.log(0.95), np.log(1.01)), (np.log(1.15), np.log(0.97))


def pair(f: Floats, total: Floats, weights: tuple[Any, Any]) -> Floats:
    """The logarithm for ``f`` deeds towards wolves out of ``total``."""
    out: Floats = f * weights[0] + (total - f) * weights[1]
    return out


@lru_cache(256)
def wolf_sets(certain: tuple[Seat, ...], maybe: tuple[Seat, ...], number: int, seats: int) -> Floats:
    """Every set of wolves as a row of zeros and ones."""
    sets = list(combinations(maybe, number))
    rows = np.zeros((len(sets), seats))
    rows[:, list(certain)] = 1.0
    if number:
        rows[np.arange(len(sets))[:, None], np.array(sets)] = 1.0
    rows.setflags(write=False)
    return rows


@dataclass
class Evidence:
    """What a view tells, as arrays by seat."""

    static: Floats
    """[seat, role]: logarithms that do not depend on who the wolves are."""
    votes: Floats
    words: Floats
    trusts: Floats
    said_wolf: Floats
    said_human: Floats
    claims: dict[Seat, Role] = field(default_factory=dict)


@dataclass
class Belief:
    """The likeliest sets of wolves with their weights, and chances by seat and role."""

    view: View
    claims: dict[Seat, Role]
    sets: Floats
    weights: Floats
    logs: Floats
    """[role, set, seat]"""
    wolf: Floats
    """By seat: how likely it is a wolf."""

    def roles(self, limit: int = 24) -> Floats:
        """[seat, role]: how likely each is."""
        order = np.argsort(-self.weights)[:limit]
        weights = self.weights[order] / self.weights[order].sum()
        return _marginals(self.view.cards, self.sets[order], weights, self.logs[:, order])


def believe(view: View, limit: int = 160) -> Belief:
    """What a viewer should believe; exact but for sets of wolves beyond the ``limit`` likeliest."""
    evidence = gather(view)
    sets = _possible(view)
    logs = _logs(evidence, sets)
    rough = _rough(view.cards, sets, logs)
    if len(rough) > limit:
        kept = np.argpartition(-rough, limit)[:limit]
        kept.sort()
        sets, logs = sets[kept], logs[:, kept]
    total = _exact(view.cards, sets, logs)
    weights = np.exp(total - total.max())
    weights /= weights.sum()
    return Belief(view, evidence.claims, sets, weights, logs, (weights[:, None] * sets).sum(0))


def gather(view: View) -> Evidence:
    """All evidence of a view."""
    n = view.seats
    static = np.zeros((n, len(ROLES)))
    for i, role in enumerate(ROLES):
        if role not in view.cards:
            static[:, i] = NEVER
    for seat, known in enumerate(view.roles):
        if known is not None:
            static[seat] = NEVER
            static[seat, INDEX[known]] = 0.0
    for result in view.results:
        if result.wolf:
            static[result.target] = np.where(np.arange(len(ROLES)) == WOLF, static[result.target], NEVER)
        else:
            static[result.target, WOLF] = NEVER
    votes, words, trusts, said_wolf, said_human = (np.zeros((n, n)) for _ in range(5))
    for ballot in view.votes:
        votes[ballot.seat, ballot.target] += 1.0 if ballot.round == 1 else 0.4
    claims: dict[Seat, Role] = {}
    claimed_on: dict[Seat, int] = {}
    for statement in view.statements:
        say, seat = statement.say, statement.seat
        if say.what == "claim":
            assert isinstance(say.role, str)
            if claims.get(seat) != say.role:
                claims[seat], claimed_on[seat] = say.role, statement.day
        elif isinstance(say.target, int):
            target = say.target
            if say.what == "result":
                (said_wolf if say.wolf else said_human)[seat, target] = 1.0
                (said_human if say.wolf else said_wolf)[seat, target] = 0.0
            elif say.what == "suspect":
                words[seat, target] = 1.0
            elif say.what == "trust":
                trusts[seat, target] = 1.0
    _claimed(view, static, claims, claimed_on)
    _suffered(view, static)
    _attacked(view, static)
    _spared(view, static, claims)
    return Evidence(static, votes, words, trusts, said_wolf, said_human, claims)


def _claimed(view: View, static: Floats, claims: dict[Seat, Role], since: dict[Seat, int]) -> None:
    """Claims, silence, and the wolves' patience with a seer that has spoken."""
    for seat in range(view.seats):
        night, day = _death(view, seat)
        if seat in claims:
            for i, role in enumerate(ROLES):
                spoken = SILENT[role] ** (since[seat] - 1) * (1.0 - SILENT[role])
                static[seat, i] += np.log(spoken * CLAIMS[role].get(claims[seat], 0.0008))
            if claims[seat] in ("seer", "medium"):
                survived = (len(view.dawns) if night is None and day is None else (night or day or 1)) - since[seat]
                spared = survived - (1 if night is not None else 0)
                static[seat, INDEX[claims[seat]]] += max(0, spared) * np.log(0.72)
        else:
            days = len(view.lynched) if night is None and day is None else (night - 1 if night else (day or 1) - 1)
            for i, role in enumerate(ROLES):
                static[seat, i] += days * np.log(SILENT[role])
        _unanswered(view, static, seat, claims, since)


def _unanswered(view: View, static: Floats, seat: Seat, claims: dict[Seat, Role], since: dict[Seat, int]) -> None:
    """Who has the power and hears another claim it speaks up the same day."""
    night, day = _death(view, seat)
    talked = len(view.dawns) - (1 if isinstance(view.phase, Talking) else 0)
    if night is not None or day is not None:
        talked = night - 1 if night is not None else day or 0
    rivals: tuple[Role, ...] = ("seer", "medium")
    for role in rivals:
        if claims.get(seat) != role and any(claims[i] == role and since[i] <= talked for i in claims if i != seat):
            static[seat, INDEX[role]] += np.log(0.08)


def _death(view: View, seat: Seat) -> tuple[int | None, int | None]:
    """In which night, or on which day, a seat died."""
    for night, dead in enumerate(view.dawns, 1):
        if seat in dead:
            return night, None
    return None, view.lynched.index(seat) + 1 if seat in view.lynched else None


def _suffered(view: View, static: Floats) -> None:
    """What the nights' dead say of wolves, hamster and bodyguard."""
    gone: set[Seat] = set()
    hamster, guard = INDEX["hamster"], INDEX["bodyguard"]
    with_hamster = "hamster" in view.cards
    for night, dead in enumerate(view.dawns, 1):
        for seat in dead:
            static[seat, WOLF] = NEVER
        if len(dead) == 2:
            static[[i for i in range(view.seats) if i not in dead], hamster] += NEVER
        elif len(dead) == 1:
            static[dead[0], hamster] += np.log(0.15)
        elif night > 1:
            for seat in gone:
                static[seat, guard] += np.log(0.25 if with_hamster else 0.02)
                static[seat, hamster] += np.log(0.5)
        gone.update(dead)
        if night <= len(view.lynched):
            gone.add(view.lynched[night - 1])
    for aim in view.guards:
        if aim.night <= len(view.dawns) and not view.dawns[aim.night - 1]:
            static[aim.target, WOLF] += np.log(0.3) if with_hamster else NEVER


def _attacked(view: View, static: Floats) -> None:
    """To a wolf: whoever the pack attacked and did not kill was guarded, or is the hamster."""
    hamster = INDEX["hamster"]
    for aim in view.attacks:
        if aim.target not in view.dawns[aim.night - 1]:
            guarded = np.log(0.25) if aim.night > 1 and "bodyguard" in view.cards else NEVER
            static[aim.target, :hamster] += guarded


def _spared(view: View, static: Floats, claims: dict[Seat, Role]) -> None:
    """Whoever was divined and lived is not the hamster; if a seer only says so, perhaps."""
    hamster = INDEX["hamster"]
    divined = [(r.target, r.night, NEVER) for r in view.results if "seer" in view.roles]
    for one in view.statements:
        say = one.say
        if say.what == "result" and claims.get(one.seat) == "seer" and isinstance(say.target, int):
            assert isinstance(say.night, int)
            divined.append((say.target, say.night, -0.9))
    for target, night, weight in set(divined):
        if night <= len(view.dawns) and not any(target in dead for dead in view.dawns[:night]):
            static[target, hamster] += weight


def _possible(view: View) -> Floats:
    """Every set of wolves with which nobody would have won before."""
    n, number = view.seats, view.cards.count("wolf")
    certain = [i for i, role in enumerate(view.roles) if role == "wolf"]
    certain += [r.target for r in view.results if r.wolf and r.target not in certain]
    certain = sorted(set(certain))
    never = {i for dead in view.dawns for i in dead}
    never |= {i for i, role in enumerate(view.roles) if role not in (None, "wolf")}
    never |= {r.target for r in view.results if not r.wolf}
    maybe = tuple(i for i in range(n) if i not in never and i not in certain)
    sets = wolf_sets(tuple(certain), maybe, number - len(certain), n)
    alive = np.ones(n)
    keep = np.ones(len(sets), dtype=bool)
    for day, dead in enumerate(view.dawns):
        for gone in (dead, view.lynched[day : day + 1]):
            alive[list(gone)] = 0.0
            pack = (sets * alive).sum(1)
            keep &= (pack > 0.5) & (pack * 2 < alive.sum() - 0.5)
    return sets[keep] if keep.any() else sets


def _logs(e: Evidence, sets: Floats) -> Floats:
    """[role, set, seat]: the logarithm of how likely what the seat did is."""
    votes, words, trusts, hit, cleared = _towards(sets, e)
    n_votes, n_words, n_trusts = e.votes.sum(1), e.words.sum(1), e.trusts.sum(1)
    human = pair(votes, n_votes, VOTE_HUMAN) + pair(words, n_words, WORD_HUMAN) + pair(trusts, n_trusts, TRUST_HUMAN)
    wolf = pair(votes, n_votes, VOTE_WOLF) + pair(words, n_words, WORD_WOLF) + pair(trusts, n_trusts, TRUST_WOLF)
    logs: Floats = e.static.T[:, None, :] + human
    logs[WOLF] += wolf - human
    reports = e.said_wolf.sum(1) + e.said_human.sum(1)
    if reports.any():
        false = e.said_wolf.sum(1) - hit + cleared
        for role in ROLES:
            if role in ("seer", "medium"):
                logs[INDEX[role]] += false * LIE
            elif role not in ("wolf", "madman"):
                logs[INDEX[role]] += reports * FAKE
        framed, honest = e.said_wolf.sum(1) - hit, e.said_human.sum(1) - cleared
        fake = hit * np.log(0.10) + framed * np.log(0.42) + cleared * np.log(0.75) + honest * np.log(0.50)
        logs[WOLF] += fake
        logs[INDEX["madman"]] += e.said_wolf.sum(1) * np.log(0.4) + e.said_human.sum(1) * np.log(0.6)
    return logs


def _towards(sets: Floats, e: Evidence) -> list[Floats]:
    """[set, seat]: how many of a seat's votes, words, trusts, and reports either way fall on wolves.

    Rows are added up instead of multiplied: the matrices are small, and threads of a linear algebra library would
    only wait for each other.
    """
    rows = np.concatenate([e.votes.T, e.words.T, e.trusts.T, e.said_wolf.T, e.said_human.T], axis=1)
    wolves = np.nonzero(sets)[1].reshape(len(sets), -1)
    total = rows[wolves[:, 0]]
    for column in range(1, wolves.shape[1]):
        total += rows[wolves[:, column]]
    return np.split(total, 5, axis=1)


def _others(cards: tuple[Role, ...]) -> list[tuple[int, int]]:
    """(index, number) of the roles that are neither wolf nor villager."""
    return [(INDEX[r], cards.count(r)) for r in dict.fromkeys(cards) if r not in ("wolf", "villager")]


def _rough(cards: tuple[Role, ...], sets: Floats, logs: Floats) -> Floats:
    """The weight of each set of wolves as if one seat could hold several cards."""
    base = logs[VILLAGER]
    total: Floats = (sets * logs[WOLF] + (1.0 - sets) * base).sum(1)
    for index, number in _others(cards):
        odds = np.where(sets > 0.5, 0.0, np.exp(np.minimum(logs[index] - base, 300.0)))
        total = total + number * np.log(odds.sum(1) + 1e-300)
    return total


def _chances(cards: tuple[Role, ...], sets: Floats, logs: Floats) -> tuple[Floats, npt.NDArray[np.bool_], Floats]:
    """[seat, kind, set] chances, the first kind being the villager; which seats are wolves; and what was scaled off."""
    kinds = [VILLAGER, *(index for index, _ in _others(cards))]
    shown = np.ascontiguousarray(logs[kinds].transpose(2, 0, 1))
    pack = sets.T > 0.5
    scale = np.where(pack, logs[WOLF].T, shown.max(1))
    chances: Floats = np.exp(shown - scale[:, None])
    chances = np.where(pack[:, None], 0.0, chances)
    chances[:, 0] = np.where(pack, 1.0, chances[:, 0])
    off: Floats = scale.sum(0)
    return chances, pack, off


def _placed(state: Floats, chance: Floats) -> Floats:
    """The counts after one more seat has got one of the cards."""
    after: Floats = state * chance[0]
    for axis in range(state.ndim - 1):
        lower = (slice(None),) * axis + (slice(None, -1),)
        upper = (slice(None),) * axis + (slice(1, None),)
        after[upper] += state[lower] * chance[axis + 1]
    return after


def _start(cards: tuple[Role, ...], number: int) -> Floats:
    state = np.zeros((*(count + 1 for _, count in _others(cards)), number))
    state[(0,) * (state.ndim - 1)] = 1.0
    return state


def _exact(cards: tuple[Role, ...], sets: Floats, logs: Floats) -> Floats:
    """The logarithm of the sum over all deals with each set of wolves."""
    chances, _, scale = _chances(cards, sets, logs)
    state = _start(cards, len(sets))
    for chance in chances:
        state = _placed(state, chance)
    total: Floats = np.log(state[(-1,) * (state.ndim - 1)] + 1e-300) + scale
    return total


def _marginals(cards: tuple[Role, ...], sets: Floats, weights: Floats, logs: Floats) -> Floats:
    """[seat, role] by a pass forward and one back."""
    chances, pack, _ = _chances(cards, sets, logs)
    n, before = len(chances), [_start(cards, len(sets))]
    for chance in chances[:-1]:
        before.append(_placed(before[-1], chance))
    after = _start(cards, len(sets))
    axes = tuple(range(after.ndim - 1))
    found = np.zeros((n, len(ROLES)))
    kinds = [VILLAGER, *(index for index, _ in _others(cards))]
    for i in range(n - 1, -1, -1):
        rest = np.flip(after, axes)
        shares = [(before[i] * rest).sum(axes) * chances[i, 0]]
        for axis in axes:
            lower = (slice(None),) * axis + (slice(None, -1),)
            upper = (slice(None),) * axis + (slice(1, None),)
            shares.append((before[i][lower] * rest[upper]).sum(axes) * chances[i, axis + 1])
        total = sum(shares) + 1e-300
        for kind, share in zip(kinds, shares, strict=True):
            found[i, kind] = (weights * np.where(pack[i], 0.0, share / total)).sum()
        found[i, WOLF] = (weights * pack[i]).sum()
        after = _placed(after, chances[i])
    return found
