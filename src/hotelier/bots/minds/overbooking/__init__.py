"""Overbooking as the trained bots see it: facts, and the search for a choice."""
