"""The examples that the client's tests read are what the games show now."""

from tests.client_examples import FOLDER, examples, text_of


def test_the_examples_are_up_to_date() -> None:
    for game, content in examples().items():
        assert (FOLDER / f"{game}.examples.json").read_text() == text_of(content), "run `make golden`, and read what changed"
