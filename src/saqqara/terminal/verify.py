"""The command `verify`: checks that a game's chance follows from what was published before it, and says what that proves."""

from ..games import BadRecord, replay
from ..table.fairness import Proof, check_chance, commitment, read_proof
from .complaints import Failure
from .files import read_json


def verify(name: str) -> int:
    """Check a record, and return exit code 0. Failure says what is wrong."""
    record = read_json(name)
    try:
        proof = read_proof(record)
        check_chance(record, proof.seed, proof.generator)
    except ValueError as error:
        raise Failure(f"{name}: {first_fault(record) or error}") from None
    print(f"fair: the seed {proof.seed} deals this game, move for move.")
    print(origin(proof))
    its = "Its" if proof.secret == proof.seed else "The secret's"
    if proof.commitment is None:
        print(f"Compare {its.lower()} SHA-256 with what was published at the start: {commitment(proof.secret)}")
    else:
        print(f"{its} SHA-256 is the published {proof.commitment}.")
    return 0


def origin(proof: Proof) -> str:
    """Where the seed comes from, and what that proves."""
    seats = [str(seat) for seat, number in enumerate(proof.numbers, 1) if number]
    if not seats:
        return "The server chose it before the game, and could not change it after that."
    return (
        f"It was made of the server's secret {proof.secret} and of random numbers from seat {' and seat '.join(seats)}: "
        "whoever knows that theirs is one of them knows that nobody chose the deal."
    )


def first_fault(record: object) -> str | None:
    """What is wrong with the record apart from its seed; None: nothing."""
    try:
        replay(record)
    except BadRecord as error:
        return str(error)
    return None
