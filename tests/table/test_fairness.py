"""Chance that can be checked: the commitment of the start, the seed of the end, and nothing else fits."""

import hashlib
import itertools
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import structs

import saqqara
from saqqara.games.chance import seed_words
from saqqara.games.secure_chance import secure_game, secure_word
from saqqara.table.commands import validate_sit, validate_start
from saqqara.table.events import Created
from saqqara.table.fairness import check_chance, commitment, read_proof, seed_of, seed_text
from saqqara.table.seats import Seat
from saqqara.table.table import PendingEvent, Table

from ..games.options import FEW_GAMES, name_of
from .room import SEED, A, B, Room, refusal


def test_the_commitment_is_the_sha_256_of_the_seeds_bytes() -> None:
    assert commitment(SEED) == hashlib.sha256(bytes(range(16))).hexdigest()


@given(st.integers(0, 2**128 - 1))
def test_a_seed_is_32_digits_and_comes_back(seed: int) -> None:
    text = seed_text(seed)
    assert len(text) == 32
    assert int(text, 16) == seed


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
def test_the_seed_deals_exactly_the_game_that_was_played(game: saqqara.Game) -> None:
    state = game.start(seed=int(SEED, 16))
    while not state.over:
        state.play(state.moves()[len(state.moves()) // 2])
    check_chance(state.record(), SEED)
    with pytest.raises(ValueError, match="the seed deals"):
        check_chance(state.record(), seed_text(int(SEED, 16) + 1))


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**128 - 1), st.sampled_from(["imhotep", "anubixx"]), st.integers(0, 1000))
def test_a_game_with_much_undoing_is_still_the_seeds(seed: int, game: str, number: int) -> None:
    """Whoever goes back and plays otherwise gets the chance that the seed holds for that."""
    lot = random.Random(number)
    room = Room("A2", game, seed=seed_text(seed))
    while room.table.mover is not None:
        if room.table.undo_to(A) is not None and lot.random() < 0.15:
            room.undo(A)
            if lot.random() < 0.3:
                room.redo(A)
        else:
            room.anybody(lot.choice(room.table.state.moves()))
    record = room.table.record()
    assert (record["seed"], record["commitment"]) == (seed_text(seed), commitment(seed_text(seed)))
    check_chance(record, record["seed"])


# Chance that cannot be guessed, and that nobody chooses
NUMBERS = ["a" * 32, "", "0123456789abcdef" * 2]


def test_the_seed_follows_from_the_secret_and_everybodys_number() -> None:
    given = bytes([0]) + b"\xaa" * 16 + bytes([2]) + bytes.fromhex(NUMBERS[2])
    assert seed_of(SEED, NUMBERS) == hashlib.sha256(b"saqqara seed\0" + bytes(range(16)) + given).hexdigest()[:32]
    assert len({seed_of(SEED, NUMBERS), seed_of(SEED, NUMBERS[::-1]), seed_of(SEED, []), seed_of(SEED[::-1], NUMBERS)}) == 4


def test_every_word_of_chance_is_a_part_of_a_sha_256() -> None:
    """The state cannot be computed from the words, so nothing to come can be."""
    words = list(seed_words(int(SEED, 16)))
    state = b"".join(word.to_bytes(4, "big") for word in words)
    for _ in range(5):
        digest = hashlib.sha256(b"draw\0" + state).digest()
        assert secure_word(words) == int.from_bytes(digest[16:20], "big")
        state = digest[:16]
        assert b"".join(word.to_bytes(4, "big") for word in words) == state


@pytest.mark.parametrize("game", saqqara.game_names())
def test_chance_at_a_table_is_not_the_fast_generators(game: str) -> None:
    """The deal and every later shuffle or roll."""
    fast, secure = saqqara.game(game).start(int(SEED, 16)), secure_game(game).start(int(SEED, 16))
    assert list(fast.position.words) != list(secure.position.words)
    assert fast.game == secure.game
    lot = random.Random(3)
    while not secure.over:
        before = list(secure.position.words)
        happened = len(secure.chance)
        secure.play(lot.choice(secure.moves()))
        if len(secure.chance) > happened:
            words = before[:]
            for _ in range(200):
                if words == list(secure.position.words):
                    break
                secure_word(words)
            else:
                raise AssertionError("chance did not come from the secure generator")


def opened(seats: str, *numbers: str, game: str = "imhotep", **more: Any) -> Room:
    """A table of these days, whose people have added their numbers."""
    room = Room("A" + "-" * (len(seats) - 1), game, begin=False, generator="sha-256", **more)
    first = room.table.events[0].data
    assert isinstance(first, Created)
    room = Room.__new__(Room)
    room.at, room.table, room.commands = 1000.0, Table("table", SEED), itertools.count(1)
    made = [Seat("human", A, "A", number=numbers[0]), *first.seats[1:]]
    room.happen(PendingEvent(structs.replace(first, seats=made)), A)
    for seat, letter in enumerate(seats[1:], 1):
        pending = validate_sit(room.table, letter.lower() * 64, seat, letter, True, numbers[seat])
        room.happen(pending, letter.lower() * 64)
    room.happen(validate_start(room.table, A), A)
    return room


@pytest.mark.parametrize("game", saqqara.game_names())
def test_a_table_of_people_proves_that_nobody_chose_the_deal(game: str) -> None:
    room = opened("AB", "a" * 32, "b" * 32, game=game)
    assert room.table.seed == seed_of(SEED, ["a" * 32, "b" * 32])
    assert room.table.commitment == commitment(SEED)
    again = Table.of("table", SEED, room.table.events)
    assert again.state == room.table.state
    room.play_out()
    record = room.table.record()
    proof = read_proof(record)
    assert (proof.secret, proof.numbers, proof.seed) == (SEED, ["a" * 32, "b" * 32], room.table.seed)
    check_chance(record, proof.seed, proof.generator)
    for change in (
        {"numbers": ["a" * 32, "c" * 32]},
        {"secret": "f" * 32},
        {"seed": "f" * 32},
        {"numbers": None},
        {"numbers": ["a" * 32] * 300},
        {"generator": "dice"},
        {"commitment": "0" * 64},
    ):
        with pytest.raises(ValueError, match=r"seed|secret|numbers|generator"):
            read_proof({**record, **change})
    with pytest.raises(ValueError, match="the seed deals"):
        check_chance(record, proof.seed, "fast")


@pytest.mark.parametrize("numbers", [["a" * 32], ["a" * 32, "", "1" * 32]])
def test_there_is_a_number_for_each_seat_and_none_beside_them(numbers: list[str]) -> None:
    """Whoever knows the secret could try others for a seat that is not there, until they like the deal."""
    seed = seed_of(SEED, numbers)
    record = secure_game("imhotep", players=2).start(int(seed, 16)).record()
    said = {"seed": seed, "secret": SEED, "numbers": numbers, "generator": "sha-256"}
    with pytest.raises(ValueError, match="does not follow"):
        read_proof(record | said)


def test_another_number_is_another_game() -> None:
    games = [opened("AB", "a" * 32, number).table.state.table() for number in ("b" * 32, "c" * 32, "")]
    assert len({str(each) for each in games}) == 3


def test_nothing_is_dealt_before_everybody_sits() -> None:
    room = Room("A-", begin=False, generator="sha-256", options={"start": "random"})
    assert room.table.options["start"] == "random"
    room.sit(B, 1)
    room.happen(validate_start(room.table, A), A)
    assert room.table.options["start"] in (0, 1)


def test_a_game_from_a_record_publishes_nothing() -> None:
    state = saqqara.game("imhotep").start(1)
    room = Room("AB", setup=state.record()["setup"], generator="sha-256")
    assert (room.table.from_record, room.table.commitment) == (True, None)
    room.play_out()
    assert not {"seed", "secret", "commitment", "numbers"} & set(room.table.record())


def test_who_sits_down_to_the_deal_of_a_record_must_agree() -> None:
    setup = saqqara.game("imhotep").start(1).record()["setup"]
    room = Room("A-", begin=False, setup=setup, generator="sha-256", same_deal=True)
    assert refusal(validate_sit, room.table, B, 1, "Ben", invited=True) == ("conflict", "error-same-deal")
    room.happen(validate_sit(room.table, B, 1, "Ben", invited=True, same_deal=True), B)
    assert room.table.seats_of(B) == [1]
