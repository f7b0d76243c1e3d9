"""What a game is: frozen data, phases, matches, records, and the checks that every game passes.

Imports nothing else of the project.  Rules, bots, rooms, server, replay and research adapters all stand on these names.
"""

from .chance import SEED_BYTES, Chance, Dice, Sealed, choice, commitment, sample, shuffled
from .data import TABLE, Data, IllegalMove, Move, Phase, Seat, by_name, replace
from .game import NEUTRAL, Bot, Channel, Effort, Game, Outcome
from .match import Match, playout, start
from .moveset import NONE, Kinds, Listed, MoveSet, kinds
from .options import BadOption, describe_options, option_dict, resolve_options
from .orders import count_orders, orders
from .record import (
    BadRecord,
    IllegalPlay,
    Play,
    Record,
    Referee,
    check_draws,
    decode_play,
    played,
    read_record,
    write_record,
)

__all__ = [
    "NEUTRAL",
    "NONE",
    "SEED_BYTES",
    "TABLE",
    "BadOption",
    "BadRecord",
    "Bot",
    "Chance",
    "Channel",
    "Data",
    "Dice",
    "Effort",
    "Game",
    "IllegalMove",
    "IllegalPlay",
    "Kinds",
    "Listed",
    "Match",
    "Move",
    "MoveSet",
    "Outcome",
    "Phase",
    "Play",
    "Record",
    "Referee",
    "Sealed",
    "Seat",
    "by_name",
    "check_draws",
    "choice",
    "commitment",
    "count_orders",
    "decode_play",
    "describe_options",
    "kinds",
    "option_dict",
    "orders",
    "played",
    "playout",
    "read_record",
    "replace",
    "resolve_options",
    "sample",
    "shuffled",
    "start",
    "write_record",
]
