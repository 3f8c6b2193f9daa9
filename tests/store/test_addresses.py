"""An address is the same however it is written."""

import pytest

from saqqara.store.addresses import network_of, read_address, read_network
from saqqara.store.house import subject


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"), ("2001:db8:1:3::1", "2001:db8:1:3::/64"), ("", ""), ("unix", "unix"),
    ],
)  # fmt: skip
def test_an_ipv6_network_is_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize("text", ["", "here", "192.0.2.7/24", "1.2.3", "::ffff:1.2.3"])
def test_what_is_no_address(text: str) -> None:
    assert read_address(text) is None


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"), ("192.0.2.7/24", "192.0.2.0/24"), ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("::ffff:192.0.2.7/120", "192.0.2.0/24"), ("::ffff:0:0/96", "0.0.0.0/0"), ("::/0", "::/0"),
        ("2001:db8::1/32", "2001:db8::/32"),
    ],
)  # fmt: skip
def test_networks(text: str, network: str) -> None:
    assert str(read_network(text)) == subject("address", text) == network
