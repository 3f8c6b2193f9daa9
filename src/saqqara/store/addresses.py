"""Addresses of visitors, and networks: read in one place, so that an IPv4 address is the same however it is written.

A server that listens for both kinds sees `::ffff:192.0.2.7` where `192.0.2.7` connects.
"""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

OUR_PART = 64
"""Bits of an IPv6 address that say which connection to the Internet it is. The rest anybody chooses for themselves."""
MAPPED = 96
"""Bits before an IPv4 address in an IPv6 address."""


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """The address in a text; None if it is none."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def read_network(text: str) -> IPv4Network | IPv6Network:
    """The network in a text, or that of a single address. ValueError if it is none."""
    found = ip_network(text, strict=False)
    mapped = getattr(found.network_address, "ipv4_mapped", None)
    return found if mapped is None or found.prefixlen < MAPPED else IPv4Network((mapped, found.prefixlen - MAPPED))


def network_of(address: str) -> str:
    """The address, or the network of an IPv6 address, by which somebody is counted."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, OUR_PART), strict=False))
    return address if found is None else str(found)
