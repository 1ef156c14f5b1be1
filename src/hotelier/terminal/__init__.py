"""Playing and watching games in a terminal."""
