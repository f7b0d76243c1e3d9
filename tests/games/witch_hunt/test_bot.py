"""The standard bot: legal, of one mind with what its seat knows, and brief."""

from __future__ import annotations

from collections import Counter

import pytest

from tasogare.arena import play_match, seed_of
from tasogare.core import Dice, Effort, Match, Move, Seat, conformance, replace, resolve_options
from tasogare.games.witch_hunt import game
from tasogare.games.witch_hunt.bot import _Cat, standard
from tasogare.games.witch_hunt.council import Discussing
from tasogare.games.witch_hunt.days import Day, Proposal, Remark, Vision
from tasogare.games.witch_hunt.gathering import SettingOut
from tasogare.games.witch_hunt.moves import (
    Approve,
    Cast,
    Guard,
    Offer,
    Place,
    Propose,
    Prowl,
    Say,
    Stand,
    Visit,
    Vote,
)
from tasogare.games.witch_hunt.rules import State
from tasogare.games.witch_hunt.victory import Over
from tasogare.games.witch_hunt.view import view

from .positions import approving, evening, gathered, gathering, offering, play, proposing, strike, voting

MANY = 60


def plays(s: State, seat: Seat, work: int = 400) -> Move:
    return standard(s, seat, Dice(2), Effort(work))


def often(s: State, seat: Seat) -> Counter[Move]:
    """What it does, tried again with other dice."""
    return Counter(standard(s, seat, Dice(number), Effort(400)) for number in range(MANY))


def going(s: State) -> list[Place]:
    """Where all who collect go."""
    moves = [plays(s, seat) for seat in Match(s).awaited()]
    return [move.place for move in moves if isinstance(move, Visit)]


@pytest.mark.parametrize("seats", [4, 7, 10, 12])
def test_whole_games_between_bots_are_legal_and_end(seats: int) -> None:
    options = resolve_options(game, seats, {})
    match, record = play_match(game, seats, options, ["standard"] * seats, seed_of("bot", seats))
    assert isinstance(match.state.phase, Over)
    talk = Counter((play.by, match.state.phase) for play in record if isinstance(play.move, Say))
    assert max(talk.values(), default=0) <= 6 * options.knights_day


@pytest.mark.parametrize("seats", [5, 8])
def test_equal_chance_and_effort_give_equal_moves(seats: int) -> None:
    options = resolve_options(game, seats, {})
    match: Match[State] = Match(game.setup(seats, options))
    chance = Dice(seats)
    while not match.over and match.state.phase.__class__.__name__ != "Verdict":
        seat = match.awaited()[0]
        if seat < 0:
            match = match.play(seat, match.options(seat).pick(chance))
        else:
            match = match.play(seat, conformance.check_bot(game, "standard", match.state, seat, chance, 50))


def test_cats_gather_what_is_needed_and_hide_in_crowds() -> None:
    places = Counter(going(gathering("vvvvvvvw").state))
    assert {*places} <= {"forest", "field", "cave"}
    assert min(places.values()) >= 2, "nobody goes where a witch could find it alone"


def test_the_guardian_guards_on_most_days_where_few_went() -> None:
    assert often(gathering("gvvvvw").state, 0)[Guard()] > MANY / 2
    went: dict[Seat, Place] = {1: "cave", 2: "beach", 3: "beach", 4: "beach"}
    s = gathered("gvvvvw", went, guards=True)
    assert {*often(replace(s, phase=SettingOut(1)), 0)} == {Stand("cave")}


def test_the_herbalist_helps_a_frog_while_there_is_a_potion() -> None:
    s = gathering("hvvvvw", "hhhfhh").state
    assert {move.restore for move in often(s, 0) if isinstance(move, Visit)} == {3}
    dry = replace(s, potions=0)
    assert {move.restore for move in often(dry, 0) if isinstance(move, Visit)} == {None}


def test_a_witch_goes_where_one_is_alone_and_strikes_it() -> None:
    s = gathered("vvvvvw", {0: "cave", 1: "beach", 2: "beach", 3: "beach", 4: "beach"})
    assert {*often(s, 5)} == {Prowl("cave")}
    assert plays(play(Match(s), (5, Prowl("cave"))).state, 5) == Cast("lonely", 0)


def test_two_witches_do_not_strike_the_same_cat() -> None:
    s = gathered("vvvvvww", {0: "cave", 1: "tower", 2: "beach", 3: "beach", 4: "beach"})
    s = play(Match(s), (5, Prowl("cave")), (5, Cast("lonely", 0))).state
    assert {*often(s, 6)} == {Prowl("tower")}


def test_a_witch_strikes_who_says_to_be_the_seer() -> None:
    claim = Remark(1, Say("result", target=2, witch=False, day=1))
    s = gathered("vsvvvw", {0: "cave", 1: "cave", 2: "beach", 3: "beach", 4: "beach"}, failed=1)
    s = replace(s, today=replace(s.day, said=(claim,)))
    assert plays(play(Match(s), (5, Prowl("cave"))).state, 5) == Cast("swamp", 1)


def test_a_witch_talks_as_the_others_do() -> None:
    s = strike(gathered("vvvvw", dict.fromkeys(range(4), "beach")), (4, "cave", "gather", None))
    s = replace(s, phase=Discussing(1))
    assert [type(plays(s, seat)) for seat in (0, 4)] == [Say, Say]
    assert plays(s, 4) == Say("went", place="cave")


def exposed(roles: str) -> State:
    """Seat 1 has told that the last cat is a witch."""
    s = evening(roles)
    told = Remark(1, Say("result", target=len(roles) - 1, witch=True, day=1))
    own = tuple(Remark(i, Say("went", place="beach")) for i in range(len(roles)))
    return replace(s, today=replace(s.day, said=(told, *own)))


def test_the_accused_and_the_crow_call_the_seer_a_witch() -> None:
    for seat in (3, 5):
        assert plays(exposed("vsvcvw"), seat) == Say("result", target=1, witch=True, day=1)
    assert plays(exposed("vsvcvw"), 4) != Say("result", target=1, witch=True, day=1)


def test_a_crow_proposes_a_witch_that_it_knows() -> None:
    proposal = plays(proposing(evening("vvvvcw"), 4).state, 4)
    assert isinstance(proposal, Propose)
    assert 5 in proposal.cats


def test_a_witch_and_a_crow_are_against_a_clean_circle_that_would_win() -> None:
    s = approving(evening("vvvvcw", sealed=1), 0, 0, 1, 2).state
    assert [plays(s, seat) for seat in (4, 5)] == [Approve(False), Approve(False)]


def test_a_jester_begs_to_be_banished_and_votes_only_at_the_last() -> None:
    hands = {3: "mushroom shell"}
    spoilt = often(offering(evening("vvvjw", hands=hands), 3, 0, 1).state, 3)
    assert spoilt[Offer("shell")] > spoilt[Offer("mushroom")] > 0
    last = replace(exposed("vvvjw"), today=replace(exposed("vvvjw").day, number=3), phase=Discussing(3))
    last = replace(last, today=replace(last.day, said=(Remark(3, Say("went", place="beach")),)))
    assert any(isinstance(move, Say) and move.witch is True for move in often(last, 3)), "a false seer is suspect"
    assert plays(voting(evening("vvvjw")).state, 3) == Vote(None)
    assert plays(voting(evening("vvvjw", number=4)).state, 3) != Vote(None)


def test_belief_follows_rituals_and_votes() -> None:
    plain = evening("vvvvvvw", number=2)
    failed = Day(
        1, plain.day.required, tuple(range(7)), frogs=(), success=False, votes=(), proposals=(circle(4, 5, 6),)
    )
    s = replace(plain, days=(failed,))
    before, after = (_Cat(view(t, 0), 0, Dice(1), Effort(400)).belief() for t in (plain, s))
    assert min(after.bad(i) - before.bad(i) for i in (4, 5, 6)) > 0 > max(after.bad(i) - before.bad(i) for i in (1, 2))


def circle(*cats: Seat) -> Proposal:
    return Proposal(cats[0], cats, tuple(range(7)), True)


def test_the_seer_tells_of_a_witch_and_votes_for_her() -> None:
    s = evening("svvvvw")
    s = replace(s, today=replace(s.day, vision=Vision(5, True)))
    assert plays(s, 0) == Say("result", target=5, witch=True, day=1)
    assert plays(voting(s).state, 0) == Vote(5)


def test_a_member_brings_the_card_of_its_place_and_a_witch_spoils_what_would_win() -> None:
    hands = {0: "mushroom shell", 1: "shell pumpkin", 3: "crystal shell"}
    s = offering(evening("vvvw", hands=hands, sealed=1), 0, 1, 3).state
    assert plays(s, 0) == Offer("mushroom")
    assert plays(s, 1) == Offer("pumpkin")
    assert plays(s, 3) == Offer("shell")


def test_a_witch_never_votes_for_a_fellow_on_the_last_day() -> None:
    s = voting(evening("vvvvvvww", number=4)).state
    assert plays(s, 6) != Vote(7)


def test_bots_beat_random_cats() -> None:
    options = resolve_options(game, 6, {})
    wins = 0
    for number in range(12):
        match, _ = play_match(game, 6, options, ["standard"] * 6, seed_of("x", number))
        mixed = ["random" if role in ("witch", "crow") else "standard" for role in match.state.roles]
        # the same deal: the table draws from the same seed
        match, _ = play_match(game, 6, options, mixed, seed_of("x", number))
        assert isinstance(match.state.phase, Over)
        wins += match.state.phase.winner == "village"
    assert wins >= 7
