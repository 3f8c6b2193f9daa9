"""From where people ask. A new cookie costs nothing, so the people of one network share the turns to be thought for."""

from collections import OrderedDict

from ..store.addresses import network_of

MOST_KNOWN = 50_000
"""People whose network is known, the last ones who asked."""


class Whereabouts:
    """The network of each person, in memory alone."""

    def __init__(self) -> None:
        self.networks: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """A person asks from an address."""
        self.networks[person] = network_of(address)
        self.networks.move_to_end(person)
        if len(self.networks) > MOST_KNOWN:
            self.networks.popitem(last=False)

    def network(self, person: str) -> str:
        """From where a person asked last. Somebody who has not asked counts for themselves."""
        return self.networks.get(person, person)
