"""Schemathesis: requests of every kind that the OpenAPI document allows, and of kinds that it does not."""

import json
import os
import subprocess
import sys
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from saqqara.games.registry import descriptions
from saqqara.table.events import EventKind
from saqqara.web.schema import document, reference

from .client import Person, Server
from .conftest import begin

EXAMPLES = 150 if "SAQQARA_LONG" in os.environ else 6
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
STREAMS = "/api/tables/{table}/events"
"""Answers without end: at a table that is not there, only."""


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, Any]:
    """A person with tables in every state."""
    ann, ben = server.person("Ann"), server.person("Ben")
    running = begin(ann, ben)
    finished = begin(ann, ben, "anubixx")
    finished.finish()
    waiting = ann.create(seats="me friend", public=True)["id"]
    return {"ann": ann, "ids": [running.id, finished.id, waiting, "unknown-table-unknown-"]}


def operations(server: Server) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    return [each.ok() for each in schema.get_all_operations()]  # type: ignore[union-attr]


def test_the_document_has_every_door_and_every_refusal(server: Server) -> None:
    found = {(each.method.upper(), each.path): each for each in operations(server)}
    assert len(found) >= 22
    for (method, path), each in found.items():
        statuses = set(each.definition.raw["responses"])
        if path.startswith("/api/"):
            assert {"400", "403", "404", "413", "429", "503"} <= statuses, f"{method} {path}"
        if method != "GET" and path.startswith("/api/tables/{table}/"):
            assert "409" in statuses, f"{method} {path}"
    assert ("POST", "/api/tables/{table}/moves") in found


def test_the_printed_document_is_the_one_that_is_served(server: Server) -> None:
    printed = subprocess.run([sys.executable, "-m", "saqqara.web.schema"], capture_output=True, check=True).stdout
    assert json.loads(printed) == httpx.get(f"{server.address}/api/openapi.json").json()


def test_views_previews_records_and_frames_are_in_the_document() -> None:
    schemas = document()["components"]["schemas"]
    for name, games in (("View", "view_type"), ("Preview", "preview")):
        types = [getattr(each, games) for each in descriptions().values()]
        names = dict.fromkeys(getattr(each, "type", each).__name__ for each in types)  # games may share the default
        assert schemas[name] == {"anyOf": [reference(each) for each in names]}
        assert set(names) <= set(schemas)
    assert schemas["Snapshot"]["properties"]["view"]["oneOf"] == [reference("View"), {"type": "null"}]
    assert {each["$ref"].rpartition("/")[2] for each in schemas["Frame"]["anyOf"]} <= set(schemas)
    assert {"SocketCommand", "TableRecord", "GameInfo"} <= set(schemas)


def test_the_document_describes_types_and_fields() -> None:
    schemas = document()["components"]["schemas"]
    assert schemas["LogEntry"]["description"] == "An event, in words."
    view = next(iter(descriptions().values())).view_type.__name__
    assert schemas[view]["properties"]["ply"]["description"] == "How many moves have been played.", "inherited"


def test_kinds_of_log_entries_are_those_of_events() -> None:
    assert tuple(document()["components"]["schemas"]["LogEntry"]["properties"]["kind"]["enum"]) == get_args(EventKind)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["allowed", "not-allowed"])
def test_answers_are_true_to_the_document(server: Server, tables: dict[str, Any], mode: GenerationMode) -> None:
    for operation in operations(server):
        if mode is GenerationMode.POSITIVE or operation.body or operation.query or operation.path_parameters:
            visit(operation, tables, mode)
    assert server.process is not None
    assert server.process.poll() is None


def visit(operation: Any, tables: dict[str, Any], mode: GenerationMode) -> None:
    """Knock at one door in many ways."""
    ann: Person = tables["ann"]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize="SAQQARA_LONG" not in os.environ,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(tables["ids"]))
    def knock(case: Any, table: str) -> None:
        if mode is GenerationMode.POSITIVE and "table" in (case.path_parameters or {}) and operation.path != STREAMS:
            case.path_parameters["table"] = table
        case.call_and_validate(checks=CHECKS, cookies={"saqqara": ann.token}, timeout=60)

    knock()
