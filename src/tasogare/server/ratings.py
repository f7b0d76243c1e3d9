"""Ratings by person and game, made from finished matches in the order in which they ended, and from nothing else.

Each match rates sides: where every seat plays for itself the seats, ranked by score; else the winners against the rest.
A side is as strong as its members on average, so that two wolves are no weaker than ten villagers for being two.  How a
side did moves its members by openskill's own rule, each by its share of the doubt.  Bots sit at the table with a
newcomer's rating, which never moves.  ``docs/decisions/0006-ratings.md`` says why.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from math import fsum, sqrt
from typing import Any, Literal

import msgspec
from openskill.models import PlackettLuce

from tasogare.core import Data, Game, Outcome, Seat
from tasogare.rooms.room import Games

__all__ = ["NEW", "Rating", "Standing", "anew", "catch_up", "rate", "rated", "sides", "standings"]

Against = Literal["people", "bots"]

_model = PlackettLuce()
_outcome = msgspec.json.Decoder(Outcome).decode
LEAST_SHARE = 1e-4
"""Of its doubt squared a rating keeps at least this share in one match, as in openskill."""


class Rating(Data):
    """What is believed of somebody's play: a mean, and the doubt about it."""

    mu: float
    sigma: float
    matches: int = 0


NEW = Rating(25.0, 25.0 / 3)


class Standing(Data):
    """How somebody has done in one game."""

    game: str
    matches: int
    """Finished ones, guided ones left out."""
    won: int
    people: Rating | None
    """From matches with other people."""
    bots: Rating | None
    """From matches with bots alone."""


def sides(game: Game[Any], outcome: Outcome) -> list[tuple[int, tuple[Seat, ...]]]:
    """The sides of a match that is over, each with its rank (0 the best); a single one: nothing was decided."""
    seats = range(len(outcome.scores))
    if len(outcome.winners) in {0, len(seats)}:
        return [(0, tuple(seats))]
    if game.each_for_itself:
        best = sorted(set(outcome.scores), reverse=True)
        return [(best.index(score), (seat,)) for seat, score in enumerate(outcome.scores)]
    return [(0, outcome.winners), (1, tuple(seat for seat in seats if seat not in outcome.winners))]


def rated(teams: Sequence[tuple[int, Sequence[str | None]]], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of all people of a match after it; None among a team's members is a bot."""
    mean = []
    for _, members in teams:
        held = [NEW if one is None else before.get(one, NEW) for one in members]
        mu = fsum(one.mu for one in held) / len(held)
        mean.append(_model.rating(mu=mu, sigma=sqrt(fsum(one.sigma**2 for one in held) / len(held))))
    moved = _model.rate([[one] for one in mean], ranks=[float(rank) for rank, _ in teams])
    after: dict[str, Rating] = {}
    for (_, members), (old,), (new,) in zip(teams, ([one] for one in mean), moved, strict=True):
        for one in members:
            if one is not None:
                held_by = before.get(one, NEW)
                share = held_by.sigma**2 / old.sigma**2
                kept = max(1 - share * (1 - new.sigma**2 / old.sigma**2), LEAST_SHARE)
                after[one] = Rating(
                    held_by.mu + share * (new.mu - old.mu), held_by.sigma * sqrt(kept), held_by.matches + 1
                )
    return after


def rate(db: sqlite3.Connection, match: int, games: Games) -> None:
    """Rates a match that has just ended, and numbers it; does nothing where it is given up, guided or rated."""
    found = db.execute(
        "SELECT game, outcome FROM matches WHERE id = ? AND outcome IS NOT NULL AND NOT guided AND rated IS NULL",
        (match,),
    ).fetchone()
    if found is None or found[0] not in games:
        return
    (number,) = db.execute("SELECT coalesce(max(rated), 0) + 1 FROM matches").fetchone()
    db.execute("UPDATE matches SET rated = ? WHERE id = ?", (number, match))
    name, outcome = found[0], _outcome(found[1])
    people = dict(db.execute("SELECT seat, person FROM players WHERE match = ?", (match,)).fetchall())
    # whoever has several seats of a side is one member of it
    teams = [
        (rank, [*dict.fromkeys(people[i] for i in seats if i in people), *(None for i in seats if i not in people)])
        for rank, seats in sides(games[name], outcome)
    ]
    at_table = [one for _, members in teams for one in members if one is not None]
    if len(teams) < 2 or not at_table or len(at_table) != len(set(at_table)):
        return
    against: Against = "people" if len(at_table) > 1 else "bots"
    before = {one: held for one in at_table if (held := _held(db, one, name, against)) is not None}
    for one, new in rated(teams, before).items():
        db.execute(
            "INSERT OR REPLACE INTO ratings (person, game, against, mu, sigma, matches) VALUES (?,?,?,?,?,?)",
            (one, name, against, new.mu, new.sigma, new.matches),
        )


def _held(db: sqlite3.Connection, person: str, game: str, against: Against) -> Rating | None:
    row = db.execute(
        "SELECT mu, sigma, matches FROM ratings WHERE person = ? AND game = ? AND against = ?", (person, game, against)
    ).fetchone()
    return None if row is None else Rating(*row)


def catch_up(db: sqlite3.Connection, games: Games) -> int:
    """Rates every finished match that is not rated yet, the first that ended first; how many."""
    rows = db.execute(
        "SELECT id FROM matches WHERE outcome IS NOT NULL AND NOT guided AND rated IS NULL ORDER BY ended, id"
    ).fetchall()
    for (match,) in rows:
        rate(db, match, games)
    return len(rows)


def anew(db: sqlite3.Connection, games: Games) -> None:
    """All ratings once more from the matches, in the order in which they were rated."""
    order = db.execute("SELECT id FROM matches WHERE rated IS NOT NULL ORDER BY rated").fetchall()
    db.execute("DELETE FROM ratings")
    db.execute("UPDATE matches SET rated = NULL")
    for (match,) in order:
        rate(db, match, games)


def standings(db: sqlite3.Connection, person: str) -> list[Standing]:
    """How somebody has done, game by game, the most played first."""
    played: dict[str, list[bool]] = {}
    rows = db.execute(
        """SELECT game, outcome, group_concat(seat) FROM players JOIN matches ON matches.id = players.match
           WHERE person = ? AND outcome IS NOT NULL AND NOT guided GROUP BY matches.id""",
        (person,),
    )
    for game, outcome, seats in rows:
        winners = set(_outcome(outcome).winners)
        played.setdefault(game, []).append(not winners.isdisjoint(map(int, seats.split(","))))
    return [
        Standing(game, len(won), sum(won), _held(db, person, game, "people"), _held(db, person, game, "bots"))
        for game, won in sorted(played.items(), key=lambda one: (-len(one[1]), one[0]))
    ]
