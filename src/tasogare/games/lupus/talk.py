"""What a bot says by day: a claim when its time has come, results, whom it suspects, whom it will vote for.

Each of these at most once a day, and each result once, so that talk ends.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tasogare.core import Move, Seat

from .mind import Mind
from .moves import Ready, Role, Say
from .vote import ballot

__all__ = ["speak"]


def speak(mind: Mind) -> Move:
    """The next statement, or ready."""
    return next(_claim(mind), None) or next(_report(mind), None) or next(_opinion(mind), None) or Ready()


def _claim(mind: Mind) -> Iterator[Say]:
    if any(say.what == "claim" for say in mind.said):
        return
    role = _claimed_role(mind)
    if role is not None and mind.claims.get(mind.seat) != role:
        yield Say("claim", role=role)


def _claimed_role(mind: Mind) -> Role | None:
    """What to claim now, if anything."""
    mine, rivals = mind.claims.get(mind.seat), {seat: r for seat, r in mind.claims.items() if seat != mind.seat}
    living_claims = [r for seat, r in rivals.items() if seat in mind.others]
    if mine in ("seer", "medium", "bodyguard", "mason"):
        return None
    if mind.role in ("wolf", "madman"):
        return _false_claim(mind, rivals, living_claims)
    found = any(result.wolf and result.target in mind.others for result in mind.view.results)
    if mind.role == "seer":
        out = found or mind.danger or "seer" in rivals.values() or len(mind.view.results) >= 2
        return "seer" if out else None
    if mind.role == "medium":
        told = bool(mind.view.results)
        torn = list(rivals.values()).count("seer") >= 2 and told
        out = mind.danger or "medium" in rivals.values() or torn or len(mind.view.results) >= 2
        out = out or any(result.wolf for result in mind.view.results)
        return "medium" if out else None
    if mind.role == "mason":
        (fellow,) = mind.fellows
        fellow_out = mind.claims.get(fellow) == "mason"
        return "mason" if mind.danger or fellow_out or mind.day >= 3 else None
    if mind.danger or mind.asked:
        if mind.role == "bodyguard":
            return "bodyguard" if mind.danger else None
        return "villager"
    return None


def _false_claim(mind: Mind, rivals: dict[Seat, Role], living_claims: list[Role]) -> Role | None:
    """A wolf, or a madman, poses as one with power: rarely unprovoked, oftener against a seer or when in danger."""
    if mind.said:
        return "villager" if mind.danger and mind.role == "wolf" and mind.seat not in mind.claims else None
    posing = any(rivals.get(fellow) in ("seer", "medium") for fellow in mind.fellows)
    seers, mediums = list(rivals.values()).count("seer"), list(rivals.values()).count("medium")
    accused = any(
        one.say.what == "result" and one.say.wolf is True and one.say.target in (mind.seat, *mind.fellows)
        for one in mind.view.statements
    )
    roll = mind.chance.unit()
    if mind.role == "madman":
        if roll < (0.75 if mind.danger or (seers == 1 and "seer" in living_claims) else 0.4) and seers < 2:
            return "seer"
        free = "medium" in mind.view.cards and mind.day >= 2 and mediums == 0
        return "medium" if free and roll > 0.75 else None
    odds = 0.3 if accused or mind.danger else 0.1 if seers == 1 else 0.03
    if posing:
        odds = 0.1 if mind.danger else 0.0
    if roll < odds:
        if seers < 2:
            return "seer"
        if "medium" in mind.view.cards and mediums < 2 and mind.day >= 2:
            return "medium"
    return "villager" if mind.danger or mind.asked else None


def _report(mind: Mind) -> Iterator[Say]:
    claim = mind.claims.get(mind.seat)
    if mind.role in ("seer", "medium"):
        if claim == mind.role:
            for result in mind.view.results:
                if result.night not in mind.reports:
                    yield Say("result", target=result.target, wolf=result.wolf, night=result.night)
    elif mind.role in ("wolf", "madman") and claim in ("seer", "medium"):
        for night in range(1 if claim == "seer" else 2, mind.day + 1):
            if night not in mind.reports:
                if claim == "seer":
                    yield _false_divination(mind, night)
                else:
                    yield _false_echo(mind, night)


def _false_divination(mind: Mind, night: int) -> Say:
    """A result that fits what this seat has said before: wolves are not more than there are."""
    told = {say.target: say.wolf for say in mind.reports.values()}
    dead = {i for found in mind.view.dawns[: night - 1] for i in found} | set(mind.view.lynched[: night - 1])
    then = tuple(i for i in range(mind.view.seats) if i != mind.seat and i not in dead)
    fresh = tuple(i for i in then if i not in told) or then
    room = list(told.values()).count(True) < mind.view.cards.count("wolf") - 1
    prey = tuple(i for i in fresh if i in mind.others and i not in mind.fellows)
    if prey and room and mind.chance.unit() < 0.4:
        rival = np.array([1.0 if mind.claims.get(i) == "seer" else 0.0 for i in range(mind.view.seats)])
        lean = mind.table.wolf + 0.3 * rival - (mind.mine.wolf if mind.role == "madman" else 0.0)
        return Say("result", target=mind.pick(lean, prey, 0.1), wolf=True, night=night)
    shielded = tuple(i for i in fresh if i in mind.fellows)
    if shielded and mind.chance.unit() < 0.35:
        return Say("result", target=mind.pick(mind.table.wolf, shielded, 0.1), wolf=False, night=night)
    plain = tuple(i for i in fresh if mind.claims.get(i) != "seer") or fresh
    lean = mind.table.wolf if mind.role == "madman" else -mind.table.wolf
    return Say("result", target=mind.pick(lean, plain, 0.1), wolf=False, night=night)


def _false_echo(mind: Mind, night: int) -> Say:
    """What a false medium heard of the lynched."""
    target = mind.view.lynched[night - 2]
    told = [say.wolf for say in mind.reports.values()]
    room = told.count(True) < mind.view.cards.count("wolf") - 1
    fellow = target in mind.fellows or (mind.role == "madman" and mind.mine.wolf[target] > 0.5)
    wolf = room and mind.chance.unit() < (0.25 if fellow else 0.45)
    return Say("result", target=target, wolf=wolf, night=night)


def _opinion(mind: Mind) -> Iterator[Say]:
    """One word about the seat most suspected, one for a fellow, and the vote to come."""
    kinds = {say.what for say in mind.said}
    if mind.role == "mason" and "trust" not in kinds and mind.claims.get(mind.seat) == "mason":
        for fellow in mind.fellows:
            if fellow in mind.others:
                yield Say("trust", target=fellow)
    if not kinds & {"suspect", "ask", "will_vote"}:
        target = ballot(mind)
        if target not in mind.claims and mind.chance.unit() < 0.35:
            yield Say("ask", target=target)
        else:
            yield Say("suspect", target=target)
    if "will_vote" not in kinds:
        yield Say("will_vote", target=ballot(mind))
