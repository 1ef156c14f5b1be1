"""Overbooking: the rules of the second game of the house."""

from hotelier.overbooking.rules import OVERBOOKING

__all__ = ["OVERBOOKING"]
