"""A match's options: from what was given to a whole set of values, and described for a form."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from .data import Data
from .game import Game

__all__ = ["BadOption", "OptionField", "OptionValue", "describe_options", "option_dict", "resolve_options"]


class BadOption(ValueError):
    """An option, value or seat count that the game does not have: a key of the text catalogue and its parameters."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


_fields = lru_cache(maxsize=64)(msgspec.structs.fields)  # reading annotations takes longer than all the rest


def resolve_options(game: Game[Any], seats: int, given: Mapping[str, Any] | None, version: int | None = None) -> Any:
    """The game's ``Options`` with every value set; missing and null ones take their defaults.

    Raises BadOption naming what was expected and what came.
    """
    if seats not in game.seats or isinstance(seats, bool):
        raise BadOption("bad_seats", least=game.seats[0], most=game.seats[-1], got=seats)
    version = game.version if version is None else version
    if version not in game.versions:
        raise BadOption("bad_version", expected=", ".join(map(str, game.versions)), got=version)
    fields = _fields(game.Options)
    names = [f.name for f in fields]
    for name in given or {}:
        if name not in names:
            raise BadOption("unknown_option", expected=", ".join(names), got=name)
    given = {name: value for name, value in (given or {}).items() if value is not None}
    for f in fields:
        if f.name in given:
            try:
                given[f.name] = msgspec.convert(given[f.name], f.type)
            except msgspec.ValidationError as error:
                raise _no_value(f, given[f.name], str(error)) from None
    options = game.Options(**(game.defaults(seats, given, version) | given))
    game.check_options(options, seats)
    return options


def _no_value(field: msgspec.structs.FieldInfo, got: Any, why: str) -> BadOption:
    """Why an option can't have that value; of a few values it names them all."""
    kind, extra = _shape(field.type)
    few = {"switch": (True, False), "choice": extra.get("values")}.get(kind)
    if few is None:
        return BadOption("bad_option", option=field.name, why=why, got=shown(got))
    every = (*few, *((None,) if extra.get("nullable") else ()))
    return BadOption("bad_choice", option=field.name, expected=", ".join(map(shown, every)), got=shown(got))


def shown(value: Any) -> str:
    """A value as short JSON, for an error text."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else text[:77] + "..."


def option_dict(options: Any) -> dict[str, Any]:
    """Every option by name, as plain JSON values."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


class OptionValue(Data):
    """One value that may be chosen; ``fits``: it goes with the seats and the other options."""

    value: Any
    fits: bool


class OptionField(Data):
    """One option for a form; texts are the game's ``option-NAME`` and ``option-NAME-VALUE``."""

    name: str
    kind: Literal["choice", "switch", "number", "several"]
    value: Any
    default: Any
    values: tuple[OptionValue, ...] = ()
    """For a choice the values; for several the items that may be in the list."""
    least: float | None = None
    most: float | None = None
    nullable: bool = False
    whole: bool = True
    """Of a number: whether only integers do."""


def describe_options(game: Game[Any], seats: int, given: Mapping[str, Any]) -> tuple[OptionField, ...]:
    """The options as fields of a form, with those values dashed that do not fit; ``given`` must itself fit."""
    now = option_dict(resolve_options(game, seats, given))
    defaults = option_dict(resolve_options(game, seats, {}))
    fields = []
    for f in _fields(game.Options):
        kind, extra = _shape(f.type)
        if kind == "choice":
            extra["values"] = tuple(
                OptionValue(value, _fits(game, seats, {**given, f.name: value})) for value in extra["values"]
            )
        elif kind == "several":
            chosen = tuple(now[f.name] or ())
            extra["values"] = tuple(
                OptionValue(
                    item,
                    item in chosen or _fits(game, seats, {**given, f.name: [*chosen, item]}),
                )
                for item in extra["values"]
            )
        fields.append(OptionField(f.name, kind, now[f.name], defaults[f.name], **extra))
    return tuple(fields)


def _fits(game: Game[Any], seats: int, given: Mapping[str, Any]) -> bool:
    try:
        resolve_options(game, seats, given)
    except BadOption:
        return False
    return True


def _shape(annotation: Any) -> tuple[Literal["choice", "switch", "number", "several"], dict[str, Any]]:
    """How a form asks for a value of that type; choices in the order in which the game declares them."""
    kind, extra = _shape_of(inspect.type_info(annotation))
    if "values" in extra:
        extra["values"] = tuple(sorted(extra["values"], key=_declared(annotation).index))
    return kind, extra


def _declared(annotation: Any) -> list[Any]:
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    return [value for inner in get_args(annotation) for value in _declared(inner)]


def _shape_of(t: inspect.Type) -> tuple[Literal["choice", "switch", "number", "several"], dict[str, Any]]:
    match t:
        case inspect.UnionType(types=types):
            (inner,) = [u for u in types if not isinstance(u, inspect.NoneType)]
            kind, extra = _shape_of(inner)
            return kind, {**extra, "nullable": True}
        case inspect.LiteralType(values=values):
            return "choice", {"values": values}
        case inspect.BoolType():
            return "switch", {}
        case inspect.IntType(ge=ge, le=le, gt=gt):
            return "number", {"least": gt + 1 if gt is not None else ge, "most": le}
        case inspect.FloatType(ge=ge, gt=gt, le=le):
            return "number", {"least": ge if gt is None else gt, "most": le, "whole": False}
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=values)):
            return "several", {"values": values}
        case _:
            raise AssertionError(f"an option of a type that no form shows: {t}")
