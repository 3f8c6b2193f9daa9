"""What the tests of the terminal share."""

from collections.abc import Iterator

import pytest

from saqqara.terminal import texts


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """The language of one test is not that of the next."""
    yield
    texts.use("en")
