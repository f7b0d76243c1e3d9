"""Ratings: what is rated, how sides of different size and kind come out, and that they follow from matches alone."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tasogare
from tasogare.core import Dice, Game, Outcome
from tasogare.server.log import forget_person
from tasogare.server.ratings import NEW, Rating, anew, catch_up, rate, rated, sides, standings
from tasogare.server.schema import migrate
from tests.core.mole import mole
from tests.server.running import come, running, socket, table_of
from tests.server.test_table import to_the_end

ranked = replace(mole, name="ranked", each_for_itself=True)
GAMES: dict[str, Game[Any]] = {"mole": mole, "ranked": ranked}
NUMBERS = count(1)


@pytest.fixture
def db() -> sqlite3.Connection:
    made = sqlite3.connect(":memory:")
    migrate(made)
    made.execute("INSERT INTO rooms (id, code, made) VALUES (1, 'ROOM22', 0)")
    return made


def ended(
    db: sqlite3.Connection,
    people: dict[int, str],
    winners: tuple[int, ...],
    *,
    scores: tuple[int, ...] | None = None,
    seats: int = 3,
    game: str = "mole",
    guided: bool = False,
) -> int:
    """A match that has ended, not rated yet."""
    number = next(NUMBERS)
    outcome = Outcome(scores or tuple(int(i in winners) for i in range(seats)), winners)
    db.execute(
        "INSERT INTO matches (id, name, room, began_with, game, began, ended, outcome, names, guided)"
        " VALUES (?,?,1,0,?,0,?,?,?,?)",
        (number, f"m{number}", game, number, msgspec.json.encode(outcome), msgspec.json.encode([""] * seats), guided),
    )
    rows = [(number, seat, person) for seat, person in people.items()]
    db.executemany("INSERT INTO players (match, seat, person) VALUES (?,?,?)", rows)
    return number


def held(db: sqlite3.Connection, person: str, against: str = "people", game: str = "mole") -> Rating | None:
    for one in standings(db, person):
        if one.game == game:
            return one.people if against == "people" else one.bots
    return None


def test_who_wins_rises_who_loses_falls_and_both_are_less_doubted(db: sqlite3.Connection) -> None:
    rate(db, ended(db, {0: "ann", 1: "ben", 2: "cem"}, (0, 1)), GAMES)
    ann, cem = held(db, "ann"), held(db, "cem")
    assert ann is not None
    assert cem is not None
    assert cem.mu < NEW.mu < ann.mu
    assert max(ann.sigma, cem.sigma) < NEW.sigma
    assert held(db, "ben") == ann


def test_who_plays_bots_alone_is_rated_apart_against_ones_that_never_change(db: sqlite3.Connection) -> None:
    rate(db, ended(db, {1: "ann"}, (1,)), GAMES)
    ann = held(db, "ann", "bots")
    assert held(db, "ann") is None
    assert ann is not None
    assert ann.mu > NEW.mu
    assert db.execute("SELECT count(*) FROM ratings").fetchone() == (1,)


def test_where_seats_play_for_themselves_scores_rank_them_and_equal_scores_are_equal(db: sqlite3.Connection) -> None:
    assert sides(ranked, Outcome((5, 9, 5), (1,))) == [(1, (0,)), (0, (1,)), (1, (2,))]
    rate(db, ended(db, {0: "ann", 1: "ben", 2: "cem"}, (1,), scores=(5, 9, 1), game="ranked"), GAMES)
    ann, ben, cem = (held(db, one, game="ranked") for one in ("ann", "ben", "cem"))
    assert ann is not None
    assert ben is not None
    assert cem is not None
    assert ben.mu > ann.mu > cem.mu


def test_a_side_is_no_stronger_for_being_many() -> None:
    few, many = [(0, ["wolf"]), (1, list("abcdefghij"))], [(0, list("abcdefghij")), (1, ["wolf"])]
    won, lost = rated(few, {})["wolf"], rated(many, {})["wolf"]
    assert won.mu - NEW.mu == pytest.approx(NEW.mu - lost.mu)


def test_who_is_doubted_more_moves_more() -> None:
    after = rated([(0, ["new", "old"]), (1, [None])], {"old": Rating(25.0, 2.0, 40)})
    assert after["new"].mu - 25 > after["old"].mu - 25 > 0
    assert after["old"].sigma < 2
    assert after["old"].matches == 41


@pytest.mark.parametrize("winners", [(), (0, 1, 2)])
def test_what_all_win_or_nobody_rates_nobody(db: sqlite3.Connection, winners: tuple[int, ...]) -> None:
    rate(db, ended(db, {0: "ann", 1: "ben"}, winners), GAMES)
    assert held(db, "ann") is None
    assert [(one.matches, one.won) for one in standings(db, "ann")] == [(1, bool(winners))]


def test_a_guided_match_and_one_with_a_person_on_both_sides_rate_nobody(db: sqlite3.Connection) -> None:
    rate(db, ended(db, {0: "ann"}, (0,), guided=True), GAMES)
    assert standings(db, "ann") == []
    rate(db, ended(db, {0: "ann", 1: "ben", 2: "ann"}, (0, 1)), GAMES)
    assert held(db, "ann") is None


def test_who_holds_several_seats_of_a_side_is_rated_once(db: sqlite3.Connection) -> None:
    rate(db, ended(db, {0: "ann", 1: "ann", 2: "ben"}, (0, 1)), GAMES)
    ann = held(db, "ann")
    assert ann is not None
    assert ann.matches == 1


def evening(db: sqlite3.Connection) -> None:
    dice = Dice(5)
    for _ in range(20):
        people = {seat: name for seat, name in enumerate(("ann", "ben", "cem")) if dice.below(3)}
        game = ("mole", "ranked")[dice.below(2)]
        winner = dice.below(3)
        scores = tuple(9 if seat == winner else dice.below(5) for seat in range(3))
        rate(db, ended(db, people, (winner,), scores=scores, game=game), GAMES)


def everything(db: sqlite3.Connection) -> list[tuple[Any, ...]]:
    return db.execute("SELECT * FROM ratings ORDER BY person, game, against").fetchall()


def test_ratings_made_anew_from_the_matches_are_the_same_and_a_match_is_rated_once(db: sqlite3.Connection) -> None:
    evening(db)
    before = everything(db)
    assert len(before) > 6
    anew(db, GAMES)
    assert everything(db) == before
    for (match,) in db.execute("SELECT id FROM matches").fetchall():
        rate(db, match, GAMES)
    assert catch_up(db, GAMES) == 0
    assert everything(db) == before


def test_matches_from_before_there_were_ratings_are_caught_up(db: sqlite3.Connection) -> None:
    for winner in (0, 1, 0):
        ended(db, {0: "ann", 1: "ben"}, (winner,))
    assert catch_up(db, GAMES) == 3
    ann = held(db, "ann")
    assert ann is not None
    assert ann.matches == 3


def test_who_is_forgotten_has_no_standing_and_the_others_keep_theirs_also_anew(db: sqlite3.Connection) -> None:
    evening(db)
    others = [row for row in everything(db) if row[0] != "ben"]
    forget_person(db, "ben", "nobody")
    assert standings(db, "ben") == []
    assert [row for row in everything(db) if row[0] != "nobody"] == others
    anew(db, GAMES)
    assert [row for row in everything(db) if row[0] != "nobody"] == others


def test_the_games_say_rightly_who_plays_for_whom() -> None:
    alone = {name for name, game in tasogare.games().items() if game.each_for_itself}
    assert alone == {"mu", "seven_knights"}


async def test_a_match_that_ends_is_rated_and_shown_to_its_people(tmp_path: Path) -> None:
    async with running(tmp_path / "rooms.sqlite") as here, table_of(here, "Ann", "Ben", "Cem") as players:
        await to_the_end(players)
        outcome = players[0].match["outcome"]
        for seat, player in enumerate(players):
            async with here.http(player.token) as http:
                (one,) = (await http.get("/api/me/results")).json()
                data = (await http.get("/api/me/data")).json()
            assert (one["game"], one["matches"], one["won"]) == ("mole", 1, int(seat in outcome["winners"]))
            assert one["bots"] is None
            assert (one["people"]["value"] > 1500) == (seat in outcome["winners"])
            assert [kept["game"] for kept in data["results"]] == ["mole"]


async def test_a_match_that_is_given_up_rates_nobody(tmp_path: Path) -> None:
    async with running(tmp_path / "rooms.sqlite") as here:
        code, token = await come(here, "Ann")
        async with socket(here, code, token) as ann, here.http(token) as http:
            await ann.do("sit", place=0)
            for _ in range(2):
                await ann.do("add_bot", bot="standard")
            await ann.do("start")
            await ann.until(lambda me: me.match)
            await ann.do("quit", seat=0, wish=True)
            await ann.until(lambda me: me.match["abandoned"])
            assert (await http.get("/api/me/results")).json() == []
