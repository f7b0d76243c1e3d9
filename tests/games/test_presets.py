"""Presets of the lobby: each can be played with every number of seats that it names, and has its words."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest

import tasogare
from tasogare.core import resolve_options
from tasogare.texts import LANGUAGES, text


class Preset(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    seats: tuple[int, int]
    options: dict[str, Any]


def presets(game: str) -> list[Preset]:
    raw = (files("tasogare.games") / game / "presets.json").read_bytes()
    return msgspec.json.decode(raw, type=list[Preset])


@pytest.mark.parametrize("name", tasogare.games())
def test_a_preset_is_playable_with_all_its_seats_and_differs_from_the_others(name: str) -> None:
    game, found = tasogare.games()[name], presets(name)
    assert len(found) >= 2
    for preset in found:
        least, most = preset.seats
        assert set(range(least, most + 1)) <= set(game.seats)
        for seats in range(least, most + 1):
            resolve_options(game, seats, preset.options)
    assert len({msgspec.json.encode(preset.options) for preset in found}) == len(found)


@pytest.mark.parametrize("name", tasogare.games())
def test_a_preset_leaves_out_no_number_of_seats_that_it_could_have(name: str) -> None:
    game = tasogare.games()[name]
    for preset in presets(name):
        fitting = []
        for seats in game.seats:
            try:
                resolve_options(game, seats, preset.options)
            except ValueError:
                continue
            fitting.append(seats)
        assert (fitting[0], fitting[-1]) == preset.seats


@pytest.mark.parametrize("name", tasogare.games())
def test_a_preset_has_its_name_and_a_word_about_it_in_both_languages(name: str) -> None:
    for preset in presets(name):
        for language in LANGUAGES:
            assert text(f"preset-{preset.name}", game=name, language=language)
            assert text(f"preset-{preset.name}-help", game=name, language=language)
