"""The command line with bots that hardly think and short nights, for tests that play whole games.

``python -m tests.quick serve …``
"""

from functools import partial
from unittest.mock import patch

from tasogare.cli import main
from tasogare.games.lupus.night import Night
from tasogare.rooms.clockwork import Patience

if __name__ == "__main__":
    quick = partial(Patience, bot=(60, 200), bots=(60, 200))
    with patch("tasogare.server.serving.Patience", quick), patch.object(Night, "beat", lambda *_: 4):
        main()
