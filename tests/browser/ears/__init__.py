"""People who play each game by ear: every choice comes from lines that were read out, and from names of controls."""
