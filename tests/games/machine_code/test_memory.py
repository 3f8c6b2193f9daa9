"""Fields of every width, records, arrays: what C reads and writes is what Python reads and writes."""

import random
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from saqqara.games.fields import MoveList, Wide, copy_record, independent
from saqqara.games.machine_code.layout import position_layout

from .harness import SIZES, Compiled, Small, Work, new_work

PRIMES = (2, 3, 5, 7)
LETTERS = ((1, 2, 3), (40000, 50000, -60000))


def products(work: Work, i: int) -> int:
    """Narrow numbers are widened before C computes with them."""
    work.i64[0] = work.i8[i] * work.i8[i] * work.i8[i]
    work.i64[1] = work.i16[i] * work.i16[i] * work.i16[i]
    work.i64[2] = work.i32[i] * work.i32[i]
    work.i64[3] = -work.i8[i] + ~work.i16[i] - (work.i32[i] << 20) + (1 << 40)
    total: int = work.i32[i] + work.i32[i] + work.i8[i] * work.i32[i]
    return total


def divisions(work: Work, i: int) -> Wide:
    """Division rounds down at every width."""
    work.i64[0] = work.i8[i] // 3 + work.i16[i] % 7 - work.i32[i] // -5 + work.i8[i] % -4
    work.i64[1] = work.i8[i] // 8 + work.i16[i] % 16 - (work.i32[i] >> 3)
    work.i64[2] //= 3
    work.i16[2] %= 5
    work.i8[3] >>= 1
    result: Wide = work.i64[0]
    return result


def singles(work: Work, i: int, x: float) -> float:
    """What is written to a single is rounded to one; everything is computed in double precision."""
    work.f32[i] = x / 3.0
    work.f32[3] += x
    work.f64[i] = work.f32[i] * work.f32[3] + 0.1
    mean = work.f32[i]
    work.f32[0] = mean + (x - mean) / 7
    result: float = max(work.f32[0], mean) - min(work.f32[3], 1.5)
    return result


def records(work: Work, i: int) -> Wide:
    """A record is a reference; copy_record copies."""
    s = work.pair[0]
    s.byte -= 1
    s.cube[1][2][i & 1] = s.word + s.short
    s.grid[i & 1][3] += s.bytes[i]
    copy_record(work.many[1], s)
    work.many[1].short = -5
    row = s.grid[i & 1]
    row[0] = row[3] * 2
    total: Wide = s.short + work.many[1].long + len(s.bytes) + len(row) + len(work.many) + len(work.moves) + len(work.boards[0])
    return total


def loops(work: Work, i: int) -> int:
    """Loops over tables, over fields, over a range whose end changes on the way."""
    total = 0
    for prime in PRIMES:
        total += prime
    for letter in LETTERS[i & 1]:
        total -= letter
    for byte in work.pair[1].bytes:
        if byte < 0:
            continue
        total += byte
    limit = 3
    for j in range(limit):
        limit += j
        total += j
    for j in range(6, -1, -2):
        total = total * 2 + j
        if total > 100000:
            break
    return total + limit


def swaps(work: Work, i: int) -> int:
    """All values first, then all targets."""
    a = work.i8[0]
    b = i
    a, b = b, a
    work.i8[1], work.i8[2] = work.i8[2] + 0, work.i8[1] + 0
    return a * 1000 + b


def fill(numbers: MoveList, first: int) -> int:
    """Write some numbers, whatever the array holds."""
    for i in range(4):
        numbers[i] = first + i
    return first


def calls(work: Work, i: int) -> Wide:
    """One function for arrays of several kinds; a call that changes something is made before its result is written."""
    work.rows[1, first(i, work.i8[0])] = 3
    fill(work.i8, i)
    work.i32[work.i32[3] & 1] = fill(work.i32, i)
    total = fill(work.i16, i + 1)
    total += fill(work.i64, i)
    work.boards[1, 2, 1] = 1 if i >= 0 and work.i8[3] > 2 else 0
    return total + wide(total)


def first(i: int, other: int) -> int:
    """Changes nothing."""
    return i % 3 if other != i else 0


def wide(number: Wide) -> Wide:
    """More than 32 bits."""
    return (number << 33) + 1


def nothing(work: Work, i: int) -> int:
    """Of the branches only one is taken, and conditions stop at the first that decides."""
    if i < 0 or work.i8[i] > 0:
        return 1
    ready = i < 3 and work.i8[i + 1] == 0
    return 2 if ready and not work.i8[0] else 3 if work.i8[3] in (1, 2) else 4


def shares(work: Work, i: int) -> int:
    """Rounds that do not depend on each other."""
    for j in independent(4):
        work.i16[j] = work.i8[j] + i
    for j in independent(1, 2 + i % 4):
        work.moves[j] += 10 * j
    return i


ALL = (products, divisions, records, loops, swaps, calls, nothing, shares)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    return Compiled([*ALL, singles], tmp_path_factory.mktemp("memory"), ("-O2",))


def filled(seed: int, *, native: bool) -> Work:
    work, lot = new_work(native=native), random.Random(seed)
    for name, bits in (("i8", 8), ("i16", 16), ("i32", 32)):
        for i in range(4):
            getattr(work, name)[i] = lot.choice([-(1 << (bits - 1)), (1 << (bits - 1)) - 1, -1, 0, 1, lot.randint(-99, 99)])
    for place in range(2):
        position = Small()
        position.take_numbers(tuple(lot.randint(-20, 20) for _ in position.numbers()))
        work.pair.store(place, position)
    return work


def everything(work: Work) -> Any:
    position = Small()
    arrays = [list(getattr(work, name)) for name in ("i8", "i16", "i32", "i64", "f64", "moves")]
    singles_kept = [struct.pack("f", each) for each in work.f32]
    grids = [bytes(work.rows.flat), bytes(work.boards.flat)]
    positions = [each.load(i, position).numbers() for each in (work.pair, work.many) for i in range(2)]
    return arrays, singles_kept, grids, positions


def fits(work: Work) -> bool:
    return all(-(1 << 63) <= each < 1 << 63 for each in work.i64)


@pytest.mark.parametrize("function", ALL, ids=lambda each: each.__name__)
def test_memory(compiled: Compiled, function: Any) -> None:
    for seed in range(60):
        native, plain = filled(seed, native=True), filled(seed, native=False)
        i = seed % 4
        expected = function(plain, i)
        if fits(plain) and -(1 << 63) <= expected < 1 << 63:
            assert compiled.call(function.__name__, native, i) == expected
            assert everything(native) == everything(plain)


def test_threads_that_run_together_share_independent_rounds(tmp_path: Path) -> None:
    lanes = ("-O1", "-DLANES=3", "-DLANE=lane", "-DJOIN_LANES=", "-include", str(tmp_path / "lane.h"))
    (tmp_path / "lane.h").write_text("static int lane; void run_as(int which) { lane = which; }")
    together = Compiled([shares], tmp_path, (*lanes, "-fvisibility=default"))
    native, plain = filled(3, native=True), filled(3, native=False)
    shares(plain, 3)
    rounds = []
    for lane in (2, 0, 1):  # in any order
        before = everything(native)
        together.library.run_as(lane)
        together.call("shares", native, 3)
        rounds.append(everything(native) != before)
    assert everything(native) == everything(plain)
    assert rounds == [True] * 3


def test_singles(compiled: Compiled) -> None:
    lot = random.Random(5)
    for seed in range(60):
        native, plain, x = filled(seed, native=True), filled(seed, native=False), lot.uniform(-1000, 1000)
        expected = singles(plain, seed % 4, x)
        assert struct.pack("d", compiled.call("singles", native, seed % 4, x)) == struct.pack("d", expected)
        assert everything(native) == everything(plain)


def test_a_position_lies_in_memory_as_a_compiler_lays_it_out(compiled: Compiled) -> None:
    layout = position_layout(Small)
    assert [place.offset for place in layout.places] == [0, 8, 40, 42, 44, 48, 56, 62, 88]
    assert layout.size == 136
    assert f"typedef char Position_has_its_size[sizeof(Position) == {layout.size} ? 1 : -1];" in compiled.code
    assert compiled.layouts[Work].size % 8 == 0


def test_sizes_of_a_game(compiled: Compiled) -> None:
    work = new_work(native=True)
    assert len(work.moves) == 5
    assert work.boards.shape == (2, 3, 2)
    assert len(SIZES) == 2


def test_a_grid_has_rows_and_numbers() -> None:
    work = new_work(native=True)
    work.rows[1, 2] = 7
    work.rows[0][1] = 5
    work.boards[1, 2, 1] = 3
    assert [list(row) for row in (work.rows[0], work.rows[1])] == [[0, 5, 0], [0, 0, 7]] == work.rows.view.tolist()
    assert list(work.boards[1][2]) == [0, 3]
    with pytest.raises(IndexError):
        work.rows[2]


def test_a_long_array_is_mapped_and_zero() -> None:
    work = new_work(100_000, native=True)
    assert work.rows.flat.nbytes == 1_200_000
    assert not any(work.rows.flat)
    work.rows[99_999, 2] = 1
    assert work.rows.flat[-1] == 1
    position = Small()
    position.byte = -3
    work.many.fill(position)
    assert work.many.load(99_999, Small()).values() == position.values()


def test_a_library_that_checks_itself_stops(tmp_path: Path) -> None:
    """Run in another process, since it ends it."""
    code = f"""
from pathlib import Path
from tests.games.machine_code.harness import Compiled, new_work
from tests.games.machine_code.test_memory import {{name}}
compiled = Compiled([{{name}}], Path({str(tmp_path)!r}), checked=True)
work = new_work(native=True)
{{prepare}}
print(compiled.call("{{name}}", work, {{i}}))
"""
    for name, prepare, i, said in (
        ("products", "", 2, None),
        ("products", "", 4, f"test_memory.py:{products.__code__.co_firstlineno + 2}: 4 is not between 0 and 3"),
        ("products", "", -1, f"test_memory.py:{products.__code__.co_firstlineno + 2}: -1 is not between 0 and 3"),
        ("records", "work.pair.view[40] = 128", 0, f":{records.__code__.co_firstlineno + 3}: -129 is not between -128 and 127"),
        ("calls", "", 126, "is not between -128 and 127"),
    ):
        command = [sys.executable, "-c", code.format(name=name, prepare=prepare, i=i)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode == 0) == (said is None), done.stderr
        assert said is None or said in done.stderr
