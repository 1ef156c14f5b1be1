"""The house: a server where tables live. It knows no rule of any game."""
