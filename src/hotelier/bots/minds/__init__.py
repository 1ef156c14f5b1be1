"""How the trained bots see a position and think about it, a room for each game."""
