"""The OpenAPI document, completed. `python -m saqqara.web.schema` prints it, without starting a server.

Litestar makes the document from the routes. Added here: names for the unions that the client uses, the commands that go over
the WebSocket, the views and previews of games without types of their own, and the docstrings of types and fields as
descriptions.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from types import ModuleType
from typing import Any, get_args

import msgspec
from litestar import Litestar, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig

from .. import __version__
from ..games import records, story, view
from ..games.registry import descriptions
from ..table import table
from . import wire
from .http import Request
from .hub import SHOW
from .workers import Runs

REFERENCE = "#/components/schemas/{name}"
Schema = dict[str, Any]


@get("/api/openapi.json", include_in_schema=False, media_type=OpenAPIMediaType.OPENAPI_JSON)
async def show_document(request: Request) -> bytes:
    """The document. It is made when it is first asked for, apart from the event loop: that takes half a second."""
    apart: Runs = request.app.state.apart
    return await apart.run(SHOW, "", encoded_document)


@lru_cache
def encoded_document() -> bytes:
    """The document as JSON."""
    return msgspec.json.encode(document())


def document() -> Schema:
    """The document of our routes."""
    from .app import ROUTES

    config = OpenAPIConfig(
        title="Saqqara",
        version=__version__,
        description="Tables for board games. Commands are idempotent by their `command`; see docs/protocol.md.",
    )
    app = Litestar(route_handlers=ROUTES, openapi_config=config, logging_config=None)
    return complete(app.openapi_schema.to_schema())


def complete(document: Schema) -> Schema:
    """The document with named unions, WebSocket commands and descriptions."""
    schemas = document["components"]["schemas"]
    beside_routes = [wire.SocketCommand, view.GenericView, view.CommonPreview]
    for name, schema in msgspec.json.schema_components(beside_routes, ref_template=REFERENCE)[1].items():
        schemas.setdefault(name, schema)
    unions = {name: union(getattr(wire, name)) for name in ("View", "Preview", "Frame")}
    named: Schema = name_unions(document, unions)
    named["components"]["schemas"] |= {name: {"anyOf": members} for name, members in unions.items()}
    encoded = {"Snapshot": {"oneOf": [reference("View"), {"type": "null"}]}, "PuzzleInfo": reference("View")}
    for name, schema in encoded.items():  # `Raw` has no schema
        named["components"]["schemas"][name]["properties"]["view"] = schema
    add_descriptions(named["components"]["schemas"])
    return named


def reference(name: str) -> Schema:
    """A reference to a schema."""
    return {"$ref": REFERENCE.format(name=name)}


def union(types: Any) -> list[Schema]:
    """References to the members of a union; to the type itself if it is none."""
    return [reference(each.__name__) for each in get_args(types) or (types,)]


def name_unions(node: Any, unions: dict[str, list[Schema]]) -> Any:
    """The same part of the document, with references to the unions that have a name."""
    if isinstance(node, list):
        return [name_unions(each, unions) for each in node]
    if not isinstance(node, dict):
        return node
    for name, members in unions.items():
        if node.get("oneOf") == members:
            return reference(name)
    return {key: name_unions(each, unions) for key, each in node.items()}


def add_descriptions(schemas: dict[str, Schema]) -> None:
    """Put the docstrings of classes and of their fields into the schemas of the same name."""
    classes = {node.name: node for module in documented_modules() for node in class_definitions(module)}
    for name, schema in schemas.items():
        if name not in classes:
            continue
        schema["description"] = ast.get_docstring(classes[name])
        for field, text in field_docstrings(classes, name):
            schema["properties"][field]["description"] = text


def documented_modules() -> set[ModuleType]:
    """The modules whose types can be in the document."""
    games = [kind for each in descriptions().values() for kind in (each.view_type, each.preview.type)]
    return {wire, view, story, records, table, *(sys.modules[kind.__module__] for kind in games)}


def class_definitions(module: ModuleType) -> Iterator[ast.ClassDef]:
    """The classes of a module, as syntax: docstrings of fields are not kept at run time."""
    return (node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef))


def field_docstrings(classes: dict[str, ast.ClassDef], name: str) -> Iterator[tuple[str, str]]:
    """The fields of a class and of its bases that have a docstring, with it."""
    for base in classes[name].bases:
        if isinstance(base, ast.Name) and base.id in classes:
            yield from field_docstrings(classes, base.id)
    for field, text in pairwise(classes[name].body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            assert isinstance(text.value, ast.Constant)
            yield field.target.id, inspect.cleandoc(str(text.value.value))


ROUTES = [show_document]

if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document()), indent=1).decode() + "\n")
