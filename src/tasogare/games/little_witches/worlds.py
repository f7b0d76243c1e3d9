"""States that a seat cannot tell from the truth, drawn evenly; written from the rulebook.

The teacher knows circles and kinds; in mean mode it does not know whose the personal tasks are, nor the secret cards.
Everybody else knows what lies face up, and a student its own cards.  Nobody knows the cards before all have entered.
"""

from __future__ import annotations

from tasogare.core import TABLE, Chance, Seat, choice, replace, sample, shuffled

from .belief import belief, facts
from .choices import Deals
from .moves import MATERIALS, SECRETS, Material, Secret
from .rules import Dealing, Graded, Laying, State, fouls
from .trail import open_trace_cells

__all__ = ["world"]


def world(s: State, seat: Seat | None, chance: Chance) -> State:
    """A random state that the viewer cannot tell from ``s``; worlds are equally likely."""
    if isinstance(s.phase, Dealing | Graded):
        return s
    if not s.begins:
        return _before_the_first_round(s, seat, chance)
    s = _cards(s, seat, chance)
    return s if seat == 0 else _chips(s, chance)


def _before_the_first_round(s: State, seat: Seat | None, chance: Chance) -> State:
    """Only the material that left the game is known, and to the teacher its circles."""
    deal = Deals(s.board, s.options.students, s.options.mode == "mean").pick(chance)
    tasks = sample(chance, _materials(s), s.options.students)
    return replace(s, tasks=tuple(tasks), secrets=deal.secrets, circles=s.circles if seat == 0 else deal.circles)


def _materials(s: State) -> list[Material]:
    return [m for m in MATERIALS if m != s.removed]


def _cards(s: State, seat: Seat | None, chance: Chance) -> State:
    """In mean mode the personal tasks are known as a set, and a student knows its own two cards."""
    if s.options.mode == "kind":
        return s
    own = None if seat in (None, 0, TABLE) else seat
    tasks, secrets = sorted(s.tasks), list[Secret](SECRETS)
    if own is not None:
        tasks.remove(s.tasks[own - 1])
        secrets.remove(s.secrets[own - 1])
    tasks = shuffled(chance, tasks)
    secrets = sample(chance, secrets, s.options.students - (own is not None))
    if own is not None:
        tasks.insert(own - 1, s.tasks[own - 1])
        secrets.insert(own - 1, s.secrets[own - 1])
    return replace(s, tasks=tuple(tasks), secrets=tuple(secrets))


def _chips(s: State, chance: Chance) -> State:
    """Circles and the kinds of chips that lie face down, such that every trail was legal; and what is void."""
    one, other, hidden = belief(facts(s)).draw(chance)
    kinds = tuple(hidden.get(chip, s.kinds[chip]) for chip in range(s.chips))
    laid, materials = [0, 0], 0
    for chip, kind in enumerate(kinds):
        if kind < 2:
            laid[kind] |= 1 << s.cells[chip]
        else:
            materials |= 1 << chip
    s = replace(s, circles=(one, other), kinds=kinds, laid=(laid[0], laid[1]), materials=materials)
    done = fouls(s)
    void = 0b11 if done >= 2 else choice(chance, (0b01, 0b10)) if done else 0
    return replace(s, foul=_foul(s), void=void)


def _foul(s: State) -> bool:
    """Whether the round that runs began with a foul."""
    students, first = s.options.students, s.begins[-1]
    if students + 2 <= s.in_game.bit_count():
        return False
    if not isinstance(s.phase, Laying):
        return s.chips - first == students + 1
    laid = list(s.laid)
    for chip in range(first, s.chips):
        if s.kinds[chip] < 2:
            laid[s.kinds[chip]] &= ~(1 << s.cells[chip])
    return not open_trace_cells(replace(s, laid=(laid[0], laid[1])))
