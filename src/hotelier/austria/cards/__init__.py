"""The printed components as tables: one line per card."""
