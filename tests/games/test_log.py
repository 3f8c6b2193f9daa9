"""Versions of a log share their entries, and none sees those of another."""

import pytest

from saqqara.games.log import Log


def test_versions_that_go_on_from_the_same_one_do_not_see_each_other() -> None:
    first = Log("ab")
    one, other = first.appended("c"), first.appended("d")
    later = one.appended("e")
    assert [list(each) for each in (first, one, other, later)] == [["a", "b"], [*"abc"], [*"abd"], [*"abce"]]
    assert [len(each) for each in (first, one, other, later)] == [2, 3, 3, 4]
    assert [each.last for each in (Log(), first, one, other, later)] == [None, "b", "c", "d", "e"]


def test_a_version_ends_where_it_ends_however_it_is_read() -> None:
    first = Log("abc")
    first.appended("d")
    assert (first[-1], first[0], first[1:], first[:-1], first[5:]) == ("c", "a", ["b", "c"], ["a", "b"], [])
    assert list(reversed(first)) == ["c", "b", "a"]
    assert "d" not in first
    assert first == Log("abc") != Log("abcd")
    for index in (3, -4):
        with pytest.raises(IndexError):
            first[index]
