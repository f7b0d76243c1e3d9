"""The server: sockets, pages, identity and the durable log around ``tasogare.rooms``."""
