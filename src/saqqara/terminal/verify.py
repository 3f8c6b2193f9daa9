"""The command `verify`: checks that a game's chance follows from what was published before it, and says what that proves."""

from ..games import BadRecord, replay
from ..table.fairness import Proof, check_chance, commitment, read_proof
from .complaints import Failure, told
from .files import read_json
from .texts import joined, t


def verify(name: str) -> int:
    """Check a record, and return exit code 0. Failure says what is wrong."""
    record = read_json(name)
    try:
        proof = read_proof(record)
        check_chance(record, proof.seed, proof.generator)
    except ValueError as error:
        raise Failure(f"{name}: {first_fault(record) or told(error)}") from None
    print(t("cli-verify-fair", seed=proof.seed))
    print(origin(proof))
    whose = "seed" if proof.secret == proof.seed else "secret"
    if proof.commitment is None:
        print(t("cli-verify-compare", whose=whose, hash=commitment(proof.secret)))
    else:
        print(t("cli-verify-published", whose=whose, hash=proof.commitment))
    return 0


def origin(proof: Proof) -> str:
    """Where the seed comes from, and what that proves."""
    seats = [t("cli-seat", number=seat) for seat, number in enumerate(proof.numbers, 1) if number]
    if not seats:
        return t("cli-verify-server")
    return t("cli-verify-together", secret=proof.secret, seats=joined(seats, "standard"))


def first_fault(record: object) -> str | None:
    """What is wrong with the record apart from its seed; None: nothing."""
    try:
        replay(record)
    except BadRecord as error:
        return told(error)
    return None
