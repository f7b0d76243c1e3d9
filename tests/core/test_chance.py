"""Draws are even, and sealed draws are what the documents say."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

from tasogare.core import Chance, Dice, Sealed, choice, commitment, sample, shuffled

SEED = bytes(range(32))


def test_the_commitment_is_a_hash_of_its_own_domain() -> None:
    assert commitment(SEED) == hashlib.sha256(b"tasogare-commit" + SEED).hexdigest()


def test_a_sealed_draw_reads_the_documented_stream() -> None:
    stream = b"".join(hmac.digest(SEED, f"draw:7:{block}".encode(), "sha256") for block in range(3))
    sealed = Sealed(SEED, 7)
    for at in range(0, 80, 4):
        number = int.from_bytes(stream[at : at + 4], "big")
        assert number < 2**32 // 10 * 10, "a stream in which nothing is rejected"
        assert sealed.below(10) == number % 10


def test_rejection_makes_every_remainder_equally_likely() -> None:
    n = 3 * 2**30  # a quarter of all 32-bit numbers is rejected
    stream = b"".join(hmac.digest(SEED, f"draw:0:{block}".encode(), "sha256") for block in range(40))
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    sealed = Sealed(SEED, 0)
    drawn = [sealed.below(n) for _ in range(200)]
    assert drawn == [word for word in words if word < n][:200]
    assert any(word >= n for word in words[:200])


def test_a_draw_of_more_than_four_bytes() -> None:
    n = 2**40 + 1
    assert all(0 <= Sealed(SEED, k).below(n) < n for k in range(50))
    assert any(Sealed(SEED, k).below(n) > 2**32 for k in range(50))


def test_draws_differ_by_number_and_by_seed() -> None:
    assert [Sealed(SEED, 0).below(2**32), Sealed(SEED, 1).below(2**32)] != [Sealed(SEED, 0).below(2**32)] * 2
    assert Sealed(SEED, 0).below(2**32) != Sealed(SEED[::-1], 0).below(2**32)


@pytest.mark.parametrize("kind", ["sealed", "dice"])
def test_a_shuffle_is_even(kind: str) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    dice = Dice(1)
    for k in range(2400):
        chance: Chance = Sealed(SEED, k) if kind == "sealed" else dice
        seen[tuple(shuffled(chance, range(4)))] += 1
    assert set(seen) == set(permutations(range(4)))
    chi2 = sum((number - 100) ** 2 / 100 for number in seen.values())
    assert chi2 < 49.7, "23 degrees of freedom, p = 0.001; the seeds are fixed"


def test_a_sample_has_different_items() -> None:
    assert sorted(sample(Dice(3), range(5), 5)) == list(range(5))
    assert len(set(sample(Dice(3), range(9), 4))) == 4
    assert choice(Dice(1), "a") == "a"


def test_equal_seeds_give_equal_dice() -> None:
    one, other = Dice("x"), Dice("x")
    assert [one.below(100) for _ in range(9)] == [other.below(100) for _ in range(9)]
