"""The files of the page: its addresses are those that the client has a page for, and what is sent is compressed once."""

import asyncio
import gzip
import json
from pathlib import Path

import pytest

from saqqara.web.pages import PAGE_PATHS, Files

ADDRESSES: dict[str, str] = json.loads((Path(__file__).parents[2] / "client/tests/addresses.json").read_text())
"""Addresses, each with the page that the client has for it (`client/tests/pages.test.ts`)."""


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_server_knows_the_addresses_that_the_client_has_a_page_for(address: str) -> None:
    known = PAGE_PATHS.fullmatch(address.removeprefix("/")) is not None
    assert known == (ADDRESSES[address] != "missing")


def test_a_file_is_compressed_when_it_is_first_asked_for_and_only_then(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_bytes(script := b"let a = 1;\n" * 200)
    (tmp_path / "picture.png").write_bytes(b"drawing")
    files = Files(tmp_path)

    async def story() -> None:
        assert (await files.response("page.js", "")).content == script
        assert not files.compressed
        first, second = await asyncio.gather(files.response("page.js", "gzip"), files.response("page.js", "gzip, br"))
        assert first.headers["content-encoding"] == "gzip"
        assert gzip.decompress(first.content) == script
        assert second.content is first.content
        assert (await files.response("picture.png", "gzip")).content == b"drawing"

    asyncio.run(story())
    assert list(files.compressed) == ["page.js"]
