"""The server of ``tests.quick``, with deals of Lupus that the test has chosen, and nights that are not long.

``python -m tests.dealt serve …``

The file named by the environment variable DEAL holds the roles by seat, blanks between them; it is read at each deal.
"""

import os
from functools import partial
from pathlib import Path
from unittest.mock import patch

import msgspec

from tasogare.cli import main
from tasogare.core import Chance
from tasogare.games.lupus.moves import Deal, Deals
from tasogare.games.lupus.night import Night
from tasogare.rooms.clockwork import Patience


def chosen(deals: Deals, chance: Chance) -> Deal:
    """The deal of the file."""
    roles = Path(os.environ["DEAL"]).read_text("utf-8").split()
    deal = msgspec.convert({"type": "deal", "roles": roles}, Deal)
    assert deal in deals, f"not the roles of this table: {roles}"
    return deal


if __name__ == "__main__":
    with (
        patch("tasogare.server.serving.Patience", partial(Patience, bot=(60, 200), bots=(60, 200))),
        patch.object(Deals, "pick", chosen),
        patch.object(Night, "beat", lambda night, s: 5),
    ):
        main()
