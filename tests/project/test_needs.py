"""What `make test` says about skipped tests."""

from tests import needs


def test_one_line_says_what_is_missing_and_how_to_get_it() -> None:
    chromium, ray = needs.reason("Chromium"), needs.reason("Ray")
    line = needs.summary([f"Skipped: {chromium}", f"Skipped: {ray}", f"Skipped: {chromium}"])
    assert line == f"Skipped: 3. 2 for {chromium}; 1 for {ray}"
    assert "apt-get install chromium" in line
    assert "\n" not in line
