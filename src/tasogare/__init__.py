"""Tasogare: games of hidden identity and hidden hands, as rules, rooms and environments.

``tasogare.games()`` gives all games by name, ``tasogare.game(name)`` one of them.
"""

from .games import game, games

__all__ = ["game", "games"]
__version__ = "0.1.0"
