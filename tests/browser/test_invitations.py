"""Invitations in a real browser: from this computer alone, and from another device, whose page comes without HTTPS."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import ANOTHER_DEVICE
from tests.browser.conftest import PHONE, NewPage
from tests.browser.people import state_of, wait_for_version
from tests.browser.test_games import open_table
from tests.web.client import Server

SEATS: list[dict[str, object]] = [{"kind": "me", "name": "Mara"}, {"kind": "friend"}, {"kind": "bot", "level": 2}]


def waiting_room(page: Page) -> str:
    """Open a table that waits for a friend; the key of the invitation."""
    open_table(page, "imhotep", SEATS, {"sides": "AABAB", "wrath": True})
    page.get_by_role("heading", name="Waiting for 1 friend").wait_for()
    key: str = state_of(page)["seats"][1]["invite"]
    return key


def test_on_this_computer_alone_no_address_is_shown_as_an_invitation(new_page: NewPage) -> None:
    page = new_page("/")
    waiting_room(page)
    expect(page.get_by_role("heading", name="This link works on this computer only")).to_be_visible()
    expect(page.get_by_role("region", name="Invitation")).to_contain_text("saqqara play --lan")
    assert page.get_by_role("img", name="Square code").count() == 0
    shown = page.inner_text("body") + "".join(page.locator("input").evaluate_all("all => all.map(each => each.value)"))
    assert "127.0.0.1" not in shown


def test_a_phone_in_the_network_sees_who_invites_sits_down_and_plays(new_page: NewPage, server: Server) -> None:
    network = f"http://{ANOTHER_DEVICE}:{server.port}"
    mara, phone, late = new_page("/"), *(new_page("/", base_url=network, **PHONE) for _ in range(2))
    mara.route("**/api/network", lambda route: route.fulfill(json={"address": network}))
    key = waiting_room(mara)
    expect(mara.get_by_role("img", name="Square code")).to_be_visible()
    expect(mara.get_by_role("region", name="Invitation")).to_contain_text(f"{ANOTHER_DEVICE}:{server.port}/join/{key}")
    phone.goto(f"/join/{key}")
    assert not phone.evaluate("isSecureContext"), "the test needs a page without HTTPS"
    expect(phone.get_by_role("heading", name="Mara invites you to Imhotep")).to_be_visible()
    for words in ("3 players", "Sides A A B A B", "Wrath of the Pharaoh: on", "No clock"):
        expect(phone.locator("form")).to_contain_text(words)
    late.goto(f"/join/{key}")
    late.get_by_role("button", name="Sit down").wait_for()
    expect(late.get_by_role("link", name="Only watch")).to_have_attribute("href", re.compile(r"^/t/.+watch="))
    phone.get_by_label("Your name").fill("Ilie")
    phone.get_by_role("button", name="Sit down").tap()
    phone.wait_for_url("**/t/*")
    late.get_by_role("button", name="Sit down").tap()
    expect(late.get_by_role("heading", name="This seat is taken")).to_be_visible()
    mara.locator("[data-player]").first.wait_for()
    version = state_of(mara)["version"]
    mara.locator("[data-move]:visible").first.click()
    phone.locator("[data-move]:visible").first.tap()
    wait_for_version(mara, version + 2)


@pytest.mark.parametrize("key", ["invented", "%F0%9F%90%AB"])
def test_an_invitation_that_does_not_work_says_so_at_once(new_page: NewPage, key: str) -> None:
    page = new_page(f"/join/{key}", **PHONE)
    expect(page.get_by_role("heading", name="This invitation does not work")).to_be_visible()
    assert page.get_by_role("textbox").count() == 0


def test_who_has_taken_the_seat_is_led_to_the_table_again_and_the_game_can_wait(new_page: NewPage) -> None:
    mara, ilie = new_page("/"), new_page("/")
    key = waiting_room(mara)
    mara.clock.install(time=0)
    mara.clock.pause_at(1000)
    ilie.goto(f"/join/{key}")
    ilie.get_by_role("button", name="Sit down").click()
    ilie.wait_for_url("**/t/*")
    ilie.goto(f"/join/{key}")
    ilie.wait_for_url("**/t/*")
    mara.get_by_role("button", name="Wait").click()
    mara.clock.run_for(10_000)
    assert state_of(mara)["status"] == "waiting"
    mara.get_by_role("button", name="Start the game").click()
    ilie.locator("[data-player]").first.wait_for()
