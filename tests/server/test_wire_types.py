"""The client's types are those of the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tasogare
from tasogare.server import typescript, wire
from tasogare.server.app import make_app
from tasogare.server.link import LEFT, MOVED, SLOW
from tests.core.mole import mole


@pytest.mark.slow
def test_the_clients_types_have_not_drifted() -> None:
    assert typescript.drifted() == [], "run `make wire` and commit what it writes"


@pytest.mark.parametrize("name", list(tasogare.games()))
def test_each_game_gives_its_boards_the_four_types(name: str) -> None:
    definitions = typescript.game_schema(tasogare.games()[name])["$defs"]
    assert {"View", "Moves", "Option", "Options"} <= definitions.keys()


@pytest.mark.slow
def test_a_change_of_a_type_is_a_drift() -> None:
    text = typescript.typescript(typescript.game_schema(mole), "mole")
    assert "export interface Ballot {\n  type: 'ballot';\n  seat: number;\n}" in text
    assert "loud: boolean" in text


def test_every_frame_from_a_client_is_decoded_by_its_type() -> None:
    for kind in wire.FromClient.__args__:
        tag = kind.__struct_config__.tag
        fields = msgspec.structs.fields(kind)
        assert tag
        assert kind is wire.Hello or any(f.name == "id" for f in fields)
    assert wire.decode(b'{"type":"play","id":"x","match":"m","seat":0,"moves":[{}]}') == wire.PlayMoves(
        "x", "m", 0, (msgspec.Raw(b"{}"),)
    )


DOCUMENTED = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")


def test_the_page_on_the_api_names_every_request() -> None:
    site: Any = None
    app: Any = make_app(site)
    paths = {route.path for route in app.app.routes if route.path.startswith(("/api", "/socket", "/healthz"))}
    for path in paths:
        shown = path.replace("{code:str}", "CODE").replace("{match:str}", "ID")
        assert shown in DOCUMENTED, shown
    assert len(paths) > 10


def test_the_page_on_the_api_names_every_code() -> None:
    (codes,) = [f.type.__args__ for f in msgspec.structs.fields(wire.Refused) if f.name == "code"]
    assert [code for code in codes if f"`{code}`" not in DOCUMENTED] == []
    assert [code for code in (LEFT, MOVED, SLOW) if str(code) not in DOCUMENTED] == []
