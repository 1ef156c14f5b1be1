"""Unique hotels: the entrances of module 3, one small file per hotel (LOBBY, M3-RUL)."""
