"""A real server for all tests of a run, and people who come and go."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from ..store.databases import Postgres, postgres, redis
from .client import Person, Server, serving

New = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with SQLite, without rate limits."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another one, whose bots are in a hurry; a test may start it again, and leaves it running."""
    with serving(tmp_path_factory.mktemp("own"), "--pace", "0") as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One PostgreSQL for all tests."""
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """One Redis for all tests."""
    with redis() as url:
        yield url


@pytest.fixture
def new(server: Server) -> Iterator[New]:
    """Makes people, who go when the test is over."""
    made: list[Person] = []

    def person(name: str = "") -> Person:
        made.append(Person(server.address, name))
        return made[-1]

    yield person
    for each in made:
        each.close()


class Game(NamedTuple):
    """A game between two people, begun."""

    ann: Person
    ben: Person
    id: str
    first: Any
    """The table as the first of them saw it at the beginning."""

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    @property
    def version(self) -> int:
        version: int = self.ann.table(self.id)["version"]
        return version

    def mover(self) -> Person:
        """Whoever must decide."""
        return self.ann if self.ann.table(self.id)["acting"] is not None else self.ben

    def play(self, move: str | None = None) -> int:
        """Whoever must decide plays a move, the first unless told."""
        table = self.ann.table(self.id)
        who = self.ann if table["acting"] is not None else self.ben
        return who.move(self.id, move or table["view"]["moves"][0], table["version"])

    def undo(self, version: int) -> int:
        """The first asks to take back, and the second allows it."""
        asked = self.ann.undo(self.id, version)
        return int(self.ben.tell(f"{self.path}/undo/answer", version=asked, accept=True)["version"])

    def finish(self) -> None:
        """The second gives up."""
        self.ben.tell(f"{self.path}/resign", seat=1, version=self.version)


@pytest.fixture
def game(new: New) -> Game:
    """Ann and Ben play Imhotep; Ann begins."""
    return begin(new("Ann"), new("Ben"))


def begin(ann: Person, ben: Person, name: str = "imhotep", **wish: Any) -> Game:
    """A game between two people."""
    table = ann.create(name, "me friend", **wish)
    ben.join(table["seats"][1]["invite"])
    return Game(ann, ben, table["id"], ann.tell(f"/tables/{table['id']}/start"))
