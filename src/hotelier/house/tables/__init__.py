"""Tables in memory, everything that can be done at them, and the one way to change them."""
