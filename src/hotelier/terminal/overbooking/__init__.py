"""Overbooking in a terminal."""
