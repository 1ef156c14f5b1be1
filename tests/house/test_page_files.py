"""The built page is served with lasting caches; without one the house is an API alone."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from hotelier.house.api.page import serve_page


def get(folder: Path, path: str, encoding: str = "gzip", times: int = 2) -> httpx.Response:
    """What a house with this folder answers to who asks for the last of several times."""
    app = FastAPI()
    serve_page(app, folder)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            await client.get(path)
            answers = [
                await client.get(path, headers={"accept-encoding": encoding})
                for _ in range(times - 1)
            ]
            return answers[-1]

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<title>hotelier</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc.js").write_text("let a = 1;\n" * 500)
    return tmp_path


@pytest.mark.parametrize(
    "path", ["/", "/table/abc", "/replay/abc", "/gallery", "/gallery/austria", "/games"]
)
def test_every_address_of_the_page_opens_it(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.status_code == 200
    assert "hotelier" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_are_kept_forever_and_sent_compressed(built: Path) -> None:
    answer = get(built, "/assets/index-abc.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    plain = get(built, "/assets/index-abc.js", "identity")
    assert "content-encoding" not in plain.headers
    again = get(built, "/assets/index-abc.js", "identity", times=9)
    assert again.headers == plain.headers, "what one answer was given another one has as well"
    assert plain.text == answer.text == (built / "assets" / "index-abc.js").read_text()
    assert plain.headers["content-type"].startswith("text/javascript")


def test_what_is_packed_already_travels_as_it_is(built: Path) -> None:
    font = random.Random(1).randbytes(5000)
    (built / "assets" / "letters-abc.woff2").write_bytes(font)
    answer = get(built, "/assets/letters-abc.woff2")
    assert "content-encoding" not in answer.headers
    assert answer.content == font


def test_what_is_not_there_is_not_found(built: Path) -> None:
    assert get(built, "/assets/other.js").status_code == 404


def test_who_mistyped_an_address_gets_the_page(built: Path) -> None:
    lost = get(built, "/tabel/abc/x")
    assert (lost.status_code, lost.headers["cache-control"]) == (404, "no-cache")
    assert "hotelier" in lost.text
    for program in ("/api/nothing", "/nothing.js"):
        assert "hotelier" not in get(built, program).text


def test_without_a_built_page_nothing_is_served(tmp_path: Path) -> None:
    assert get(tmp_path, "/").status_code == 404
