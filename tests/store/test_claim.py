"""Two servers on one SQLite file: the second refuses, and knows where the first one is."""

import subprocess
import sys
from pathlib import Path

import pytest

from saqqara.store.claim import Claimed, claim, sqlite_file


def test_the_second_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    first = claim(url, "http://127.0.0.1:9700/")
    with pytest.raises(Claimed, match=r"served already, at http://127\.0\.0\.1:9700/") as refused:
        claim(url, "http://127.0.0.1:9701/")
    assert refused.value.address == "http://127.0.0.1:9700/"
    assert first is not None
    first.release()
    second = claim(url, "http://127.0.0.1:9701/")
    assert second is not None
    second.release()


def test_another_name_for_the_file_is_no_other_file(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    first = claim(f"sqlite:///{tmp_path / 'tables.db'}", "there")
    with pytest.raises(Claimed):
        claim(f"sqlite:///{tmp_path / 'link.db'}", "here")
    assert first is not None
    first.release()


def test_a_killed_server_leaves_no_claim(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    hold = f"from saqqara.store.claim import claim; c = claim({url!r}, 'there'); print('held', flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", hold], stdout=subprocess.PIPE, stdin=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(Claimed):
            claim(url, "here")
        other.kill()
    found = claim(url, "here")
    assert found is not None
    found.release()


def test_a_directory_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be written"):
        claim(f"sqlite:///{tmp_path / 'missing' / 'tables.db'}", "here")


def test_a_claim_that_is_no_claim(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").write_text("this is no claim, but a text that is long enough to be mistaken for one" * 20)
    with pytest.raises(ValueError, match=r"tables\.db\.lock cannot be written: file is not a database"):
        claim(f"sqlite:///{tmp_path / 'tables.db'}", "here")


def test_a_link_to_itself_is_claimed_as_it_is(tmp_path: Path) -> None:
    """That it cannot be opened is said by who opens it."""
    (tmp_path / "tables.db").symlink_to(tmp_path / "tables.db")
    found = claim(f"sqlite:///{tmp_path / 'tables.db'}", "here")
    assert found is not None
    found.release()


@pytest.mark.parametrize("url", ["postgresql://host/name", "sqlite://", "sqlite:///:memory:"])
def test_other_databases_are_not_claimed(url: str) -> None:
    assert sqlite_file(url) is None
