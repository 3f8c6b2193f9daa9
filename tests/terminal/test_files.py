"""Files that commands write: what cannot be written is said before the work begins, and what is no file is not replaced."""

import os
from pathlib import Path
from threading import Thread

import pytest

from saqqara.terminal.complaints import Failure
from saqqara.terminal.files import check_output, write_output


@pytest.mark.parametrize("name", [".", "", "x" * 300, "nowhere/out.json", "link/out.json"])
def test_an_output_that_cannot_be_written_is_refused_before_the_work(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("link").symlink_to("nowhere")
    with pytest.raises(Failure):
        check_output(name)
    assert [each.name for each in tmp_path.iterdir()] == ["link"]


def test_looking_at_an_output_leaves_it_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    check_output(str(file))
    assert not file.exists()
    file.write_text("before")
    check_output(str(file))
    assert file.read_text() == "before"
    assert [each.name for each in tmp_path.iterdir()] == ["out.json"]


def test_a_pipe_or_a_device_is_written_into_and_not_replaced(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    check_output(str(pipe))
    reader = Thread(target=lambda: read.append(pipe.read_text()), daemon=True)
    reader.start()
    write_output(str(pipe), "now\n")
    assert pipe.is_fifo()
    reader.join()
    assert read == ["now\n"]


def test_a_link_stays_and_its_file_is_written(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("before")
    link.symlink_to(file)
    write_output(str(link), "now")
    assert link.is_symlink()
    assert file.read_text() == "now"
