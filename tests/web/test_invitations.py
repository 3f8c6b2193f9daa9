"""Invitations as those see them who are invited, and the address that other devices can reach."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from saqqara.table.seats import STAND_IN
from saqqara.terminal.texts import t
from saqqara.web.config import Config
from saqqara.web.network import network_host, public_address
from saqqara.web.serve import network_notice

from .client import PATIENCE, free_port
from .conftest import New
from .test_api import problem


def test_the_invited_see_who_invites_them_to_what(new: New) -> None:
    ann, ben = new("Ann"), new("Ben")
    table = ann.create(seats="me friend bot", game="imhotep", options={"sides": "ABABA", "wrath": True})
    key = table["seats"][1]["invite"]
    seen = ben.ask(f"/invitations/{key}")
    assert (seen["host"], seen["game"], seen["seat"], seen["open"], seen["table"]) == ("Ann", "imhotep", 1, True, None)
    assert (seen["options"]["sides"], seen["options"]["wrath"], seen["clock"]) == ("ABABA", True, None)
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "open", "bot"]
    assert [seat["invite"] for seat in seen["seats"]] == [None] * 3
    assert seen["look_on"] == {"table": table["id"], "watch": table["watch"]}, "who may sit down may also look on"


def test_an_invitation_that_was_used_says_so_and_leads_its_owner_to_the_table(new: New) -> None:
    ann, ben, cem = new("Ann"), new("Ben"), new("Cem")
    table = ann.create(seats="me friend")
    key = table["seats"][1]["invite"]
    ben.join(key)
    assert ben.ask(f"/invitations/{key}")["table"] == table["id"]
    seen = cem.ask(f"/invitations/{key}")
    assert (seen["open"], seen["table"], seen["look_on"]) == (False, None, None)
    assert table["id"] not in str(seen), "the table's id is for those who sit there"


def test_one_invitation_serves_for_all_open_seats_and_bots_take_what_is_left(new: New) -> None:
    ann, ben, cem, dan = new("Ann"), new("Ben"), new("Cem"), new("Dan")
    table = ann.create(seats="me friend friend friend", game="imhotep")
    key = table["seats"][1]["invite"]
    ben.join(key)
    assert cem.ask(f"/invitations/{key}")["seat"] == 2
    cem.join(key)
    assert cem.ask(f"/invitations/{key}")["table"] == table["id"], "who has a seat is led to the table"
    start = f"/tables/{table['id']}/start"
    assert problem(ann.post(start)) == (409, "error-open-seats")
    begun = ann.post(start, bots=True).json()
    assert [(seat["kind"], seat["level"]) for seat in begun["seats"]] == [("human", None)] * 3 + [("bot", STAND_IN)]
    assert dan.ask(f"/invitations/{key}")["open"] is False


def test_an_invitation_that_was_invented_or_replaced_is_unknown(new: New) -> None:
    ann, ben = new("Ann"), new("Ben")
    table = ann.create(seats="me friend")
    key = table["seats"][1]["invite"]
    ben.join(key)
    ben.leave(table["id"], 1)
    for unknown in (key, "invented", table["id"]):
        assert problem(ben.get(f"/invitations/{unknown}")) == (404, "error-no-invitation")


@pytest.mark.parametrize(
    ("config", "address"),
    [
        (Config("", network_port=None), None),
        (Config("", network_port=8420), "http://192.168.1.20:8420"),
        (Config("", origins=("https://example.org",), network_port=8420), "https://example.org"),
    ],
    ids=["this computer only", "the local network", "a public address"],
)
def test_the_address_to_hand_out(monkeypatch: pytest.MonkeyPatch, config: Config, address: str | None) -> None:
    monkeypatch.setattr("saqqara.web.network.network_host", lambda: "192.168.1.20")
    assert public_address(config) == address


def test_without_a_network_there_is_no_address_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.web.network.ANOTHER_DEVICE", ("127.0.0.1", 9))
    assert network_host() is None
    assert public_address(Config("", network_port=8420)) is None
    assert "No network was found" in network_notice(None, t)


@pytest.mark.parametrize("lan", [True, False], ids=["--lan", "without"])
def test_play_listens_in_the_network_only_with_lan(tmp_path: Path, lan: bool) -> None:
    port, host = free_port(), network_host()
    if host is None:
        pytest.skip("this machine is in no network")
    command = [sys.executable, "-m", "saqqara", "play", "--no-browser", "--port", str(port), *(["--lan"] if lan else [])]
    with subprocess.Popen(
        command, env=os.environ | {"SAQQARA_DATA": str(tmp_path)}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        try:
            assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
            if lan:
                assert f"http://{host}:{port}/" in process.stdout.readline()
            with httpx.Client(transport=httpx.HTTPTransport(retries=10), timeout=PATIENCE) as visitor:
                told = visitor.get(f"http://127.0.0.1:{port}/api/network")
            assert told.json()["address"] == (f"http://{host}:{port}" if lan else None)
            if lan:
                assert httpx.get(f"http://{host}:{port}/healthz", timeout=PATIENCE).status_code == 200
            else:
                with pytest.raises(httpx.ConnectError):
                    httpx.get(f"http://{host}:{port}/healthz", timeout=PATIENCE)
        finally:
            process.kill()
