"""The generator: its stream, and whole numbers that are exactly equally likely."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara.games import chance
from saqqara.games.chance import (
    ANSWERS,
    COPIES,
    KIND,
    MOST_OUTCOMES,
    OPEN,
    OUTCOMES,
    SCRIPT,
    WORD,
    below,
    count_as,
    leave_open,
    next_word,
    seed_words,
    shuffle,
    write_script,
)

FIRST_IS_0 = [1, 0, 2, 3]
"""A state whose next word is 0: the second word of the state makes it."""


def reference(words: list[int]) -> int:
    """xoshiro128** as its authors write it."""

    def rotated(x: int, by: int) -> int:
        return (x << by | x >> 32 - by) & WORD

    result = rotated(words[1] * 5 & WORD, 7) * 9 & WORD
    shifted = words[1] << 9 & WORD
    words[2] ^= words[0]
    words[3] ^= words[1]
    words[1] ^= words[2]
    words[0] ^= words[3]
    words[2] ^= shifted
    words[3] = rotated(words[3], 11)
    return result


@given(st.lists(st.integers(0, WORD), min_size=4, max_size=4))
def test_the_stream_is_xoshiro(words: list[int]) -> None:
    ours, theirs = list(words), list(words)
    assert [next_word(ours) for _ in range(20)] == [reference(theirs) for _ in range(20)]
    assert ours == theirs


def test_a_word_that_would_make_some_numbers_likelier_is_drawn_again() -> None:
    second = list(FIRST_IS_0)
    assert next_word(second) == 0
    expected = next_word(second) * 3 >> 32
    words = list(FIRST_IS_0)
    assert below(words, 3) == expected
    assert words == second, "two words were drawn"


@pytest.mark.parametrize("limit", [1, 2, 64, 1 << 31])
def test_no_word_is_lost_where_all_numbers_are_equally_likely_anyway(limit: int) -> None:
    once = list(FIRST_IS_0)
    next_word(once)
    words = list(FIRST_IS_0)
    assert below(words, limit) == 0
    assert words == once


@pytest.mark.parametrize("limit", [3, 5, 7, 101, 65_537, (1 << 31) - 1])
def test_exactly_as_many_words_are_drawn_again_as_are_left_over(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 words do not divide evenly: the rest of that division must be drawn again, and not one more."""
    rest, inverse = (WORD + 1) % limit, pow(limit, -1, WORD + 1)
    for low, again in ((0, True), (rest - 1, True), (rest, False), (limit - 1, False), (limit, False)):
        drawn = [low * inverse & WORD, WORD]
        monkeypatch.setattr(chance, "next_word", lambda _, drawn=drawn: drawn.pop(0))
        number = below([0, 0, 0, 0], limit)
        assert (len(drawn) == 0) == again
        assert number == limit - 1 if again else number < limit


@given(st.integers(0, 1 << 60), st.integers(1, 1000))
def test_numbers_lie_below_the_limit(seed: int, limit: int) -> None:
    words = list(seed_words(seed))
    assert all(0 <= below(words, limit) < limit for _ in range(20))


def test_all_orders_are_equally_likely() -> None:
    words, seen = list(seed_words(1)), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [0, 1, 2, 9]
        shuffle(words, items, 3)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert {order[3] for order in seen} == {9}
    assert all(850 < number < 1150 for number in seen.values())


def test_scripts_try_every_outcome_once() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for answers in range(24):
        words, items = [0] * 4, [1, 2, 3, 4]
        write_script(words, answers)
        shuffle(words, items, 4)
        assert words == [0, 24, 1, SCRIPT]
        found[tuple(items)] += 1
    assert len(found) == 24


def test_a_script_with_answers_left_repeats_an_earlier_one() -> None:
    words = [0] * 4
    write_script(words, 7)
    assert below(words, 6) == 1
    assert words[ANSWERS] == 1


def test_a_script_counts_equal_outcomes_and_says_when_there_are_too_many() -> None:
    words = [0] * 4
    write_script(words, 5)
    assert below(words, 6) == 5
    count_as(words, 3)
    count_as(words, 2)
    assert (words[OUTCOMES], words[COPIES], words[KIND]) == (6, 6, SCRIPT)
    assert below(words, MOST_OUTCOMES) == 0
    assert words[KIND] == OPEN
    words = list(seed_words(1))
    leave_open(words)
    assert words == list(seed_words(1)), "a generator goes on"
