"""The addresses of the page: those that the client has a page for, and no others."""

import pytest

from saqqara.web.pages import PAGE_PATHS


@pytest.mark.parametrize("path", ["", "rules", "t/abc", "join/abc"])
def test_addresses_of_the_page(path: str) -> None:
    assert PAGE_PATHS.fullmatch(path)


@pytest.mark.parametrize("path", ["study", "new", "settings", "t", "t/", "t/abc/def", "join", "rules/x", "nowhere"])
def test_other_addresses_are_not_found(path: str) -> None:
    assert PAGE_PATHS.fullmatch(path) is None
