"""The check of a release's tag."""

from tools.check_release import faults

PACKAGE = '__version__ = "1.2.3"\n'


def test_a_tag_that_fits() -> None:
    assert faults("v1.2.3", PACKAGE, "# Changelog\n\n## 1.2.3 — 2026-05-01\n") == []


def test_what_does_not_fit() -> None:
    assert [fault.split()[0] for fault in faults("v1.2.4", PACKAGE, "## 1.2.3 — unreleased\n")] == ["The", "CHANGELOG.md"]
