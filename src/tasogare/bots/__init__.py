"""Search and belief over the core contract alone, shared by the games' bots."""
