"""Rooms: people, places, host, clock and chat around one match after another.  No sockets, no SQL, no event loop.

A room is a frozen value, the fold of its log.  A command, a bot's move or a moment of the clock becomes entries of that
log (``commanding``, ``clockwork``); ``publish`` picks what each viewer may see.
"""
