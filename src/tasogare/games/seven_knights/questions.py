"""Questions: what may be asked, what the truth is, and which answers a seat could work out by itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import Any, ClassVar, Literal, NamedTuple

from msgspec import field

from tasogare.core import Chance, Data, IllegalMove, Move, Seat

from .modes import WITCH, Setting

__all__ = [
    "MOST",
    "Adjacent",
    "Ask",
    "AskForm",
    "Askable",
    "Less",
    "Next",
    "OneOf",
    "Open",
    "Question",
    "Questions",
    "Sum",
    "SumOdd",
    "bits",
    "opened",
    "truth",
]

MOST = 21
"""The highest number that a sum may be compared with."""


class _Question(Data, tag_field="kind", forbid_unknown_fields=True):
    arity: ClassVar[tuple[int, ...]] = (2,)
    """How many tiles it may name."""
    symmetric: ClassVar[bool] = True
    """Whether the order of the tiles makes no difference."""

    def holds(self, *values: int) -> bool:
        """Whether it is so for these knights, in the order named."""
        raise NotImplementedError


class OneOf(_Question, tag="in"):
    """Is it one of these numbers?"""

    numbers: tuple[int, ...]
    arity: ClassVar[tuple[int, ...]] = (1,)

    def holds(self, *values: int) -> bool:
        return values[0] in self.numbers


class Less(_Question, tag="less"):
    """Is the first smaller than the second?"""

    symmetric: ClassVar[bool] = False

    def holds(self, *values: int) -> bool:
        return values[0] < values[1]


class Next(_Question, tag="next"):
    """Is the first larger than the second by one?"""

    symmetric: ClassVar[bool] = False

    def holds(self, *values: int) -> bool:
        return values[0] == values[1] + 1


class Adjacent(_Question, tag="adjacent"):
    """Do they differ by one?"""

    def holds(self, *values: int) -> bool:
        return abs(values[0] - values[1]) == 1


class Sum(_Question, tag="sum"):
    """Is their sum smaller than, equal to or larger than a number?"""

    op: Literal["<", "=", ">"]
    n: int
    arity: ClassVar[tuple[int, ...]] = (2, 3)

    def holds(self, *values: int) -> bool:
        total = sum(values)
        return total < self.n if self.op == "<" else total > self.n if self.op == ">" else total == self.n


class SumOdd(_Question, tag="sum_odd"):
    """Is their sum odd?"""

    def holds(self, *values: int) -> bool:
        return sum(values) % 2 == 1


Question = OneOf | Less | Next | Adjacent | Sum | SumOdd
KINDS: tuple[type[Question], ...] = (OneOf, Less, Next, Adjacent, Sum, SumOdd)
_SUMS = tuple(Sum(op, n) for op in ("<", "=", ">") for n in range(MOST + 1))


def truth(question: Question, values: tuple[int, ...]) -> bool:
    """The truthful answer; a question that names the witch is answered no."""
    return WITCH not in values and question.holds(*values)


def _subsets(top: int) -> Iterator[OneOf]:
    for size in range(1, top + 1):
        for numbers in combinations(range(1, top + 1), size):
            yield OneOf(numbers)


BITS: tuple[tuple[int, ...], ...] = tuple(tuple(i for i in range(8) if mask >> i & 1) for mask in range(256))


def bits(mask: int) -> tuple[int, ...]:
    """The numbers whose bits are set, ascending."""
    return BITS[mask]


class Open(NamedTuple):
    """The questions about some tiles whose answer is open to somebody."""

    by_kind: tuple[tuple[Question, ...], ...]
    """In the order of KINDS."""
    questions: frozenset[Question]


@cache
def opened(masks: tuple[int, ...], top: int) -> Open:
    """The open questions about tiles of which each may have the values whose bits are set, all different."""
    cases = [values for values in permutations(range(8), len(masks)) if _fits(values, masks)]
    totals = list({WITCH not in values and sum(values): values for values in cases}.values())
    asked: dict[type[Question], list[Question]] = {kind: [] for kind in KINDS}
    every: tuple[Question, ...] = (*_subsets(top), Less(), Next(), Adjacent(), *_SUMS, SumOdd())
    for question in every:
        if len(masks) in question.arity:
            answers = {truth(question, values) for values in (totals if isinstance(question, Sum) else cases)}
            if len(answers) == 2:
                asked[type(question)].append(question)
    by_kind = tuple(tuple(asked[kind]) for kind in KINDS)
    return Open(by_kind, frozenset(question for several in by_kind for question in several))


def _fits(values: tuple[int, ...], masks: tuple[int, ...]) -> bool:
    return all(mask >> value & 1 for value, mask in zip(values, masks, strict=True))


class Ask(Move):
    """A question to another seat about tiles that it knows."""

    seat: Seat
    about: tuple[int, ...]
    question: Question


class Single(Data):
    """One tile; an ``in`` question is open if it names some, but not all, of these values (0 is the witch)."""

    tile: int
    values: tuple[int, ...]


class Sums(Data, rename={"less": "<", "equal": "=", "more": ">"}):
    """The open ``n`` by comparison."""

    less: tuple[int, ...]
    equal: tuple[int, ...]
    more: tuple[int, ...]


class Several(Data):
    """Two or three tiles and what may be asked about them; for ``less`` and ``next`` in which orders."""

    about: tuple[int, ...]
    less: tuple[tuple[int, ...], ...]
    next: tuple[tuple[int, ...], ...]
    adjacent: bool
    sum: Sums
    sum_odd: bool


class Askable(Data):
    """A seat that may be asked, and the tiles that it knows and the asker does not."""

    seat: Seat
    tiles: tuple[int, ...]
    one: tuple[Single, ...]
    several: tuple[Several, ...]


class AskForm(Data, tag="ask_form"):
    """All questions that a seat may ask."""

    top: int
    """The highest number that ``numbers`` may hold."""
    answerers: tuple[Askable, ...] = field(default_factory=tuple)


_SUBTUPLES: tuple[dict[int, tuple[tuple[int, ...], ...]], ...] = tuple(
    {size: tuple(combinations(BITS[mask], size)) for size in (1, 2, 3)} for mask in range(256)
)
_ORDERED: tuple[tuple[tuple[int, ...], ...], ...] = tuple(tuple(permutations(BITS[mask], 2)) for mask in range(256))


class Questions:
    """Every question that a seat may ask, knowing only its own and inspected tiles and the mode's deal.

    ``seen`` holds for each seat the set of tiles it knows, as bits; ``unknown`` the values that the asker has not seen.
    """

    __slots__ = ("_before", "_centre", "asker", "at", "seen")

    def __init__(self, at: Setting, seen: tuple[int, ...], asker: Seat, unknown: int) -> None:
        self.at = at
        self.seen = seen
        self.asker = asker
        self._centre = unknown
        self._before = unknown & ~1 if at.mode == "special" else unknown

    def _masks(self, about: tuple[int, ...]) -> tuple[int, ...]:
        seats = self.at.seats
        return tuple([self._before if tile < seats else self._centre for tile in about])

    def _open(self, about: tuple[int, ...]) -> Open:
        return opened(self._masks(about), self.at.top)

    def tiles(self, seat: Seat) -> int:
        """The tiles that another seat knows and the asker does not, as bits."""
        return self.seen[seat] & ~self.seen[self.asker] if seat != self.asker else 0

    def _abouts(self, number: int) -> Iterator[tuple[Seat, tuple[int, ...], tuple[Question, ...]]]:
        """For one of the KINDS: whom, about what, and the open questions, where there are any."""
        kind = KINDS[number]
        for seat in range(self.at.seats):
            mask = self.tiles(seat)
            if not mask:
                continue
            sizes = _SUBTUPLES[mask]
            for size in kind.arity:
                for about in sizes[size] if kind.symmetric else _ORDERED[mask]:
                    if questions := self._open(about).by_kind[number]:
                        yield seat, about, questions

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Ask) or not 0 <= move.seat < self.at.seats:
            return False
        mask, about = self.tiles(move.seat), move.about
        return (
            len(about) in move.question.arity
            and len(about) == len(set(about))
            and all(0 <= tile < 8 and mask >> tile & 1 for tile in about)
            and move.question in self._open(about).questions
        )

    def __len__(self) -> int:
        return sum(len(questions) for kind in range(len(KINDS)) for _, _, questions in self._abouts(kind))

    def __iter__(self) -> Iterator[Ask]:
        for kind in range(len(KINDS)):
            for seat, about, questions in self._abouts(kind):
                for question in questions:
                    yield Ask(seat, about, question)

    def pick(self, chance: Chance) -> Ask:
        """A kind that is open, then whom and about what, then which of those questions, each time evenly."""
        while True:
            found = list(self._abouts(chance.below(len(KINDS))))
            if found:
                seat, about, questions = found[chance.below(len(found))]
                return Ask(seat, about, questions[chance.below(len(questions))])

    def describe(self) -> list[Any]:
        """One form."""
        return [AskForm(self.at.top, tuple(self._askable(seat) for seat in range(self.at.seats) if self.tiles(seat)))]

    def _askable(self, seat: Seat) -> Askable:
        mask = self.tiles(seat)
        sizes = _SUBTUPLES[mask]
        one = tuple(Single(about[0], bits(self._masks(about)[0])) for about in sizes[1])
        return Askable(seat, bits(mask), one, tuple(self._several(about) for about in sizes[2] + sizes[3]))

    def _several(self, about: tuple[int, ...]) -> Several:
        def orders(question: Question) -> tuple[tuple[int, ...], ...]:
            pairs = permutations(about) if len(about) == 2 else ()
            return tuple(pair for pair in pairs if question in self._open(pair).questions)

        found = self._open(about).questions

        def sums(op: Literal["<", "=", ">"]) -> tuple[int, ...]:
            return tuple(n for n in range(MOST + 1) if Sum(op, n) in found)

        return Several(
            about,
            orders(Less()),
            orders(Next()),
            Adjacent() in found,
            Sums(sums("<"), sums("="), sums(">")),
            SumOdd() in found,
        )

    def why_not(self, move: Ask) -> IllegalMove:
        """The reason why a question may not be asked, told from what the asker knows alone."""
        question, about = move.question, move.about
        if not 0 <= move.seat < self.at.seats:
            return IllegalMove("no_seat", seat=move.seat)
        if move.seat == self.asker:
            return IllegalMove("ask_self")
        if len(about) not in question.arity:
            return IllegalMove("ask_tiles", least=question.arity[0], most=question.arity[-1], got=len(about))
        for tile in about:
            if not 0 <= tile < self.at.tiles:
                return IllegalMove("no_tile", tile=tile)
            if about.count(tile) > 1:
                return IllegalMove("ask_twice", tile=tile)
            if self.seen[self.asker] >> tile & 1:
                return IllegalMove("ask_known", tile=tile)
            if not self.seen[move.seat] >> tile & 1:
                return IllegalMove("ask_unknown", tile=tile, seat=move.seat)
        if isinstance(question, OneOf):
            numbers = question.numbers
            if not numbers or list(numbers) != sorted(set(numbers)) or numbers[0] < 1 or numbers[-1] > self.at.top:
                return IllegalMove("ask_numbers", top=self.at.top)
        if isinstance(question, Sum) and not 0 <= question.n <= MOST:
            return IllegalMove("ask_n", most=MOST)
        return IllegalMove("ask_certain")
