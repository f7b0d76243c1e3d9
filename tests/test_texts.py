"""Both languages have every message with the same parameters, and every refusal has a message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tasogare
from tasogare.texts import catalogue, text

PLACES = ("core", *(f"games.{name}" for name in tasogare.games()))


class Params(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(place: str, language: str) -> dict[str, set[str]]:
    """Message ids (attributes as ``id.attribute``) with the parameters that each uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(place, language)).body:
        assert not isinstance(entry, ast.Junk), f"{place} {language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{place} {language}: {entry.id.name} stands twice"
            params = Params()
            params.visit(entry)
            found[entry.id.name] = params.names
    return found


@pytest.mark.parametrize("place", PLACES)
def test_both_languages_say_the_same(place: str) -> None:
    english, japanese = messages(place, "en"), messages(place, "ja")
    assert english.keys() == japanese.keys()
    for key, params in english.items():
        assert params == japanese[key], key


@pytest.mark.parametrize("place", PLACES)
def test_japanese_is_japanese(place: str) -> None:
    lines = [line for line in catalogue(place, "ja").splitlines() if " = " in line]
    written = [line for line in lines if re.search(r"[぀-ヿ一-鿿]", line.partition(" = ")[2])]
    assert len(written) >= 0.8 * len(lines)


@pytest.mark.parametrize("place", PLACES)
def test_every_refusal_has_a_message(place: str) -> None:
    folder = Path(tasogare.__file__).parent / place.replace(".", "/")
    known = messages("core", "en").keys() | messages(place, "en").keys()
    for path in folder.glob("*.py"):
        source = path.read_text()
        for kind, prefix in (("IllegalMove", "refused"), ("BadRecord", "record"), ("BadOption", "record")):
            for key in re.findall(rf'\b{kind}\(\s*"(\w+)"', source):
                assert f"{prefix}-{key}" in known, f"{path.name}: {prefix}-{key}"


def test_a_message_is_rendered_in_both_languages() -> None:
    assert text("refused-no_seat", {"seat": 9}) == "There is no seat 9."
    assert text("refused-no_seat", {"seat": 9}, language="ja") == "席9はありません。"
    with pytest.raises(KeyError):
        text("refused-nothing")
