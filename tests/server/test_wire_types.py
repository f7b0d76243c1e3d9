"""The client's types are those of the wire."""

from __future__ import annotations

import msgspec
import pytest

import tasogare
from tasogare.server import typescript, wire
from tests.core.mole import mole


def test_the_clients_types_have_not_drifted() -> None:
    assert typescript.drifted() == [], "run `make wire` and commit what it writes"


@pytest.mark.parametrize("name", list(tasogare.games()))
def test_each_game_gives_its_boards_the_four_types(name: str) -> None:
    definitions = typescript.game_schema(tasogare.games()[name])["$defs"]
    assert {"View", "Moves", "Option", "Options"} <= definitions.keys()


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
