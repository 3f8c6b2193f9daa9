"""People and addresses that the owner of the server has muted or banned."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network

from ..store.addresses import read_address, read_network
from ..table.refusal import Refused


class Restrictions:
    """Who may not do what."""

    def __init__(self, found: Iterable[tuple[str, str]]) -> None:
        by_kind: dict[str, set[str]] = {"mute": set(), "ban": set(), "address": set()}
        for kind, value in found:
            by_kind[kind].add(value)
        self.muted, self.banned = by_kind["mute"], by_kind["ban"]
        self.networks: list[IPv4Network | IPv6Network] = [read_network(each) for each in by_kind["address"]]
        self._is_banned_address = lru_cache(10_000)(self._find_network)

    def bans(self, person: str, address: str) -> bool:
        """Is the person or their address banned?"""
        return person in self.banned or (bool(self.networks) and self._is_banned_address(address))

    def check(self, person: str, address: str) -> None:
        """Refused if the person or their address is banned."""
        if self.bans(person, address):
            raise Refused("forbidden", "error-banned", "the owner of this server does not want you here")

    def check_chat(self, person: str) -> None:
        """Refused if the person is muted."""
        if person in self.muted:
            raise Refused("forbidden", "error-muted", "the owner of this server has muted you")

    def _find_network(self, address: str) -> bool:
        found = read_address(address)
        return found is not None and any(found in network for network in self.networks)
