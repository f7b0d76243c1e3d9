"""First guided games: played to the end, a sentence at every turn, every sentence in both languages and by a rule."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import tasogare
from tasogare.core import TABLE, Dice, Effort, Match, resolve_options, start
from tasogare.games.guides import Guide, deal, fits, guide, step_at
from tasogare.texts import LANGUAGES, text

RULES = Path(__file__).parents[2] / "docs/rules"
GUIDED = sorted(name for name in tasogare.games() if guide(name) is not None)
MOST_GAMES = 30


def found(name: str) -> Guide:
    one = guide(name)
    assert one is not None
    return one


def play(name: str, seed: int) -> set[str]:
    """What the learner was told among bots; for odd seeds the learner does whatever is allowed."""
    game, one, chance = tasogare.games()[name], found(name), Dice(seed)
    match: Match[Any] = start(game, one.seats, resolve_options(game, one.seats, one.options))
    told, dealt = set[str](), iter(deal(game))
    for number in count():
        assert number < 5_000, "a match comes to an end"
        asked = one.seat in match.awaited()
        step = step_at(one, game.view(match.state, one.seat), asked=asked, over=match.over)
        if asked or match.over:
            assert step is not None, f"nothing is said in {match.state.phase}"
        told |= set() if step is None else {step.say}
        if match.over:
            return told
        awaited = match.awaited()
        if TABLE in awaited:
            options = match.options(TABLE)
            move = next(dealt, None)
            assert move is None or move in options, "the written deal is a legal one"
            match = match.step(TABLE, options.pick(chance) if move is None else move)
            continue
        if not awaited:
            later = match.lapse()
            assert later is not None
            match = later
            continue
        seat = awaited[chance.below(len(awaited))]
        if seat == one.seat and seed % 2:
            match = match.step(seat, match.options(seat).pick(chance))
            continue
        bot = game.bots["standard"]
        world = game.world(match.state, seat, chance)
        match = match.step(seat, bot(world, seat, chance, Effort(20)))
    raise AssertionError


@pytest.mark.parametrize("name", GUIDED)
def test_a_guided_game_is_played_to_its_end_with_a_sentence_at_every_turn_and_none_in_vain(name: str) -> None:
    told = set[str]()
    wanted = {step.say for step in found(name).steps}
    for seed in range(MOST_GAMES):
        told |= play(name, seed)
        if told == wanted:
            break
    assert wanted - told <= RARE.get(name, set())


RARE: dict[str, set[str]] = {
    # what a game need not come to
    "lupus": {"defend", "defend-others", "dead"},
    "mu": {"vice", "vice-other"},
    "witch_hunt": {"frog", "banished"},
}


@pytest.mark.parametrize("name", GUIDED)
def test_every_sentence_and_voice_is_there_in_both_languages_and_no_step_repeats_another(name: str) -> None:
    steps = found(name).steps
    assert len({step.say for step in steps}) == len(steps)
    for language in LANGUAGES:
        for step in steps:
            assert text(f"guide-{step.say}", game=name, language=language)
            if step.voice is not None:
                assert text(f"guide-voice-{step.voice}", game=name, language=language)


@pytest.mark.parametrize("name", GUIDED)
def test_every_sentence_leads_to_a_rule_that_is_there(name: str) -> None:
    for language in LANGUAGES:
        anchors = set(re.findall(r"\{#([a-z0-9-]+)\}", (RULES / f"{name}.{language}.md").read_text("utf-8")))
        assert {step.rule for step in found(name).steps} - anchors == set()


def test_every_game_has_a_guide() -> None:
    assert sorted(tasogare.games()) == GUIDED


@pytest.mark.parametrize(
    "pattern, value, fit",
    [
        ({}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"a": 2}, False),
        ({"a": [1, 2]}, {"a": 2}, True),
        ({"a": []}, {"a": 2}, False),
        ({"a": {"length": 0}}, {"a": []}, True),
        ({"a": {"length": 0}}, {"a": [1]}, False),
        ({"a": {"0": 5}}, {"a": [5, 6]}, True),
        ({"a": {"2": 5}}, {"a": [5, 6]}, False),
        ({"a": {"2": None}}, {"a": [5, 6]}, True),
        ({"a": None}, {}, True),
        ({"a": {"b": 1}}, {"a": None}, False),
    ],
)
def test_what_a_pattern_means(pattern: object, value: object, fit: bool) -> None:
    assert fits(pattern, value) is fit
