"""The command line with bots that hardly think, for tests that play whole games: ``python -m tests.quick serve …``."""

from functools import partial
from unittest.mock import patch

from tasogare.cli import main
from tasogare.rooms.clockwork import Patience

if __name__ == "__main__":
    with patch("tasogare.server.serving.Patience", partial(Patience, bot=(60, 200), bots=(60, 200))):
        main()
