"""The net: facts in, points to come and the odds to win out; no deep learning library."""
