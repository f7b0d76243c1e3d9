"""The text catalogue for the command line: the same Fluent files that the client reads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "catalogue", "text"]

LANGUAGES = ("en", "ja")


def catalogue(place: str, language: str) -> str:
    """The Fluent source of ``core`` or of a game (``games.mu``) in ``en`` or ``ja``."""
    return (files("tasogare") / place.replace(".", "/") / "text" / f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(game: str | None, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue("core", language)))
    if game is not None:
        bundle.add_resource(FluentResource(catalogue(f"games.{game}", language)))
    return bundle


def text(key: str, params: Mapping[str, int | str] | None = None, game: str | None = None, language: str = "en") -> str:
    """The message in that language, from the game's catalogue before the core's; raises KeyError if there is none."""
    bundle = _bundle(game, language)
    if not bundle.has_message(key):
        raise KeyError(f"no message {key!r} in {language}")
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"message {key!r} has no value"
    # a number past Fluent's precision, as a record may hold one, goes in as its digits
    values = {
        name: str(value) if isinstance(value, int) and abs(value) >= 10**15 else value
        for name, value in (params or {}).items()
    }
    words, errors = bundle.format_pattern(pattern, values)
    assert not errors, (key, params, errors)
    return str(words)
