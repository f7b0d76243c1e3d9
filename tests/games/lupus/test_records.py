"""Options and records: what is one, which play of it is refused, and why."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tasogare.core import BadOption, IllegalPlay, Record, Referee, read_record, resolve_options
from tasogare.core.record import BadRecord
from tasogare.games.lupus import game

ROLES = ["wolf", "wolf", "seer", *["villager"] * 5]


def record(*plays: Any, **given: Any) -> Record:
    text = json.dumps({"game": "lupus", "seats": 8, "options": given, "plays": [deal(), *map(written, plays)]})
    return read_record(text, {"lupus": game})


def deal() -> dict[str, Any]:
    return {"by": "table", "move": {"type": "deal", "roles": ROLES}}


def written(play: Any) -> dict[str, Any]:
    by, move = play[:2]
    return {"by": by, "move": {"type": move} if isinstance(move, str) else move}


def by_night(kind: str, target: int) -> dict[str, Any]:
    return {"type": kind, "target": target}


NIGHT = [
    (7, "sleep"),
    (0, by_night("attack", 3)),
    (2, by_night("divine", 0)),
    (1, by_night("attack", 4)),
    (3, "sleep"),
    (5, "sleep"),
    (0, by_night("attack", 4)),
    (4, "sleep"),
    (6, "sleep"),
]
LIVING = (0, 1, 2, 3, 5, 6, 7)


def refused(*plays: Any, **given: Any) -> tuple[int, str]:
    with pytest.raises(IllegalPlay) as caught:
        Referee(record(*plays, **given)).finish()
    return caught.value.at, caught.value.reason.key


def test_within_a_night_the_order_does_not_matter_and_every_pointing_is_a_play() -> None:
    match = Referee(record(*NIGHT)).finish()
    assert match.state.nights[0].dead == (4,)
    wolves_first = sorted(NIGHT, key=lambda play: play[0] > 1)
    assert Referee(record(*wolves_first)).finish() == match


def test_a_record_may_stop_anywhere() -> None:
    for length in range(len(NIGHT)):
        Referee(record(*NIGHT[:length])).finish()


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ({"type": "sleep", "target": 1}, "malformed"),
        ({"type": "dream"}, "malformed"),
        ({"type": "attack"}, "malformed"),
        ({"type": "attack", "target": "3"}, "malformed"),
        ({"type": "attack", "target": 3.0}, "malformed"),
        ({"type": "attack", "target": True}, "malformed"),
        ({"type": "attack", "target": 1}, "fellow_wolf"),
        ({"type": "attack", "target": 8}, "no_seat"),
        ("sleep", "awake"),
    ],
)
def test_illegal_night_moves_are_refused_at_their_index(move: Any, key: str) -> None:
    assert refused(NIGHT[0], (0, move)) == (2, key)


def test_after_the_attack_stands_no_wolf_points() -> None:
    assert refused(*NIGHT[:7], (1, by_night("attack", 4))) == (8, "not_asked")


@pytest.mark.parametrize(
    "move",
    [
        {"type": "say", "what": "claim", "role": "seer", "target": None},
        {"type": "say", "what": "claim", "role": "baker"},
        {"type": "say", "what": "shout", "target": 1},
        {"type": "say", "what": "suspect", "target": 1, "loud": True},
        {"type": "say", "what": "result", "target": 1, "wolf": 1, "night": 1},
        {"type": "say", "what": "result", "target": 1, "wolf": True, "night": True},
        {"type": "say"},
    ],
)
def test_malformed_statements_are_refused(move: Any) -> None:
    assert refused(*NIGHT, (0, move)) == (10, "malformed")


def test_a_second_ready_is_refused() -> None:
    assert refused(*NIGHT, (5, "ready"), (5, "ready")) == (11, "already_ready")


def test_statements_end_with_the_vote() -> None:
    everyone = [(seat, "ready") for seat in LIVING]
    says = {"type": "say", "what": "suspect", "target": 1}
    assert refused(*NIGHT, *everyone, (0, says)) == (17, "vote_now")
    Referee(record(*NIGHT, *everyone[:-1], (0, says), everyone[-1])).finish()


def test_a_vote_together_is_unchangeable() -> None:
    everyone = [(seat, "ready") for seat in LIVING]
    ballot = by_night("vote", 1)
    assert refused(*NIGHT, *everyone, (7, ballot), (7, ballot), vote="together") == (18, "already_moved")


@pytest.mark.parametrize("by", [-1, 8, "0", None])
def test_only_seats_and_the_table_play(by: Any) -> None:
    assert refused((by, "sleep"))[0] == 1


# --- options


@pytest.mark.parametrize(
    ("seats", "roles", "wolves"),
    [
        (8, (), 2),
        (9, ("medium",), 2),
        (10, ("medium", "madman"), 2),
        (11, ("medium", "madman", "bodyguard"), 2),
        (12, ("medium", "madman", "bodyguard"), 2),
        (13, ("medium", "madman", "bodyguard", "mason"), 2),
        (15, ("medium", "madman", "bodyguard", "mason", "hamster"), 2),
        (16, ("medium", "madman", "bodyguard", "mason", "hamster"), 2),
        (17, ("medium", "madman", "bodyguard", "mason", "hamster"), 3),
        (22, ("medium", "madman", "bodyguard", "mason", "hamster"), 3),
    ],
)
def test_defaults(seats: int, roles: tuple[str, ...], wolves: int) -> None:
    options = resolve_options(game, seats, {})
    assert (options.roles, options.wolves) == (roles, wolves)
    assert (options.first_night_kill, options.hamster_counts, options.dead_chat) == (True, True, True)
    assert (options.reveal, options.ghosts_see, options.vote) == ("never", False, "in_turn")
    assert (options.revotes, options.talk_seconds) == (2, 180)


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (7, {}),
        (23, {}),
        (8, {"roles": ["medium"]}),
        (12, {"roles": ["mason"]}),
        (14, {"roles": ["hamster"]}),
        (16, {"roles": ["medium", "medium"]}),
        (16, {"roles": ["seer"]}),
        (16, {"roles": "medium"}),
        (8, {"wolves": 1}),
        (8, {"wolves": 4}),
        (8, {"wolves": True}),
        (8, {"wolves": "2"}),
        (8, {"first_night_kill": 1}),
        (8, {"hamster_counts": "yes"}),
        (8, {"reveal": "always"}),
        (8, {"ghosts_see": 0}),
        (8, {"vote": "secret"}),
        (8, {"revotes": -1}),
        (8, {"revotes": True}),
        (8, {"revotes": 1.0}),
        (8, {"talk_seconds": -1}),
        (8, {"talk_seconds": False}),
        (8, {"dead_chat": "true"}),
        (8, {"moon": True}),
    ],
)
def test_options_that_there_are_not(seats: int, given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        resolve_options(game, seats, given)
    with pytest.raises(BadRecord):
        read_record(json.dumps({"game": "lupus", "seats": seats, "options": given, "plays": []}), {"lupus": game})


@pytest.mark.parametrize("seats", [8, 16])
def test_three_wolves_at_any_size_and_roles_in_any_order(seats: int) -> None:
    given = {"wolves": 3, "roles": ["hamster", "medium"] if seats == 16 else []}
    assert resolve_options(game, seats, given).wolves == 3


def test_null_options_take_their_defaults() -> None:
    assert resolve_options(game, 9, {"roles": None, "wolves": None}).roles == ("medium",)
