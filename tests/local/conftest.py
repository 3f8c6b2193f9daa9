"""The people of the server's tests, at tables that live in a browser."""

from collections.abc import Iterator

import pytest

from ..web.client import Person
from ..web.conftest import Game, New, begin
from .bridge import bridged


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the bridge is."""
    with bridged() as found:
        yield found


@pytest.fixture
def new(address: str) -> Iterator[New]:
    """Makes people, who go when the test is over."""
    made: list[Person] = []

    def person(name: str = "") -> Person:
        made.append(Person(address, name))
        return made[-1]

    yield person
    for each in made:
        each.close()


@pytest.fixture
def game(new: New) -> Game:
    """Ann and Ben play; Ann begins."""
    return begin(new("Ann"), new("Ben"))
