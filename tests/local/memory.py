"""The store of a browser, in memory: the same calls as `client/src/homes/browser/database.ts`, with JSON on both sides."""

import asyncio
import json
from typing import Any


class MemoryDatabase:
    """Tables of a browser that is closed with the test."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, Any]] = {}
        self.logs: dict[str, list[dict[str, Any]]] = {}
        self.settings: dict[str, str] = {}
        self.full = False
        """Does it refuse to write?"""

    async def write(self, changes: str) -> str:
        await asyncio.sleep(0)
        if self.full:
            return "full"
        wanted = json.loads(changes)
        new, events = wanted.get("new"), wanted.get("events", [])
        if new is not None and new["id"] in self.rows:
            return "conflict"
        for event in events:
            log = self.logs.get(event["table_id"], [])
            if any(event[column] == each[column] for each in log for column in ("sequence", "command")):
                return "conflict"
        if new is not None:
            self.rows[new["id"]] = new
        for event in events:
            self.logs.setdefault(event["table_id"], []).append(event)
        if "table" in wanted:
            row = self.rows[wanted["table"]]
            row |= wanted.get("changed") or {}
            if wanted.get("seat"):
                row["seats"][wanted["seat"]["seat"]] = wanted["seat"]
        return "written"

    async def table(self, table: str) -> str:
        await asyncio.sleep(0)
        return json.dumps(self.rows.get(table))

    async def tables(self) -> str:
        await asyncio.sleep(0)
        return json.dumps([*self.rows.values()])

    async def events(self, table: str, since: int) -> str:
        await asyncio.sleep(0)
        return json.dumps([event for event in self.logs.get(table, []) if event["sequence"] > since])

    async def lease(self, table: str, holder: str, now: float, until: float) -> bool:
        row = self.rows[table]
        free = row.get("lease_by") == holder or row.get("lease_until", 0.0) < now
        if free:
            row |= {"lease_by": holder, "lease_until": until}
        return bool(free)

    async def setting(self, name: str, default: str) -> str:
        return self.settings.setdefault(name, default)

    async def delete(self, table: str) -> None:
        self.rows.pop(table, None)
        self.logs.pop(table, None)
