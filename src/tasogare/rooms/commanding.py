"""From a command to the entries that it adds to a room's log, or to the reason why it adds none.

Each kind of command is carried out where its subject is: people and places, what is played, the table.
"""

from __future__ import annotations

from . import at_table, choosing, seating
from .at_table import foresee
from .choosing import wanted_seats, why_not_start
from .door import Refusal, carry_out
from .seating import heir, join, leave, levels

__all__ = [
    "Refusal",
    "at_table",
    "carry_out",
    "choosing",
    "foresee",
    "heir",
    "join",
    "leave",
    "levels",
    "seating",
    "wanted_seats",
    "why_not_start",
]
