"""People who play each game in a browser: they do what their page asks for, with whatever hand they have."""
