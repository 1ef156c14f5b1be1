"""Grand Austria Hotel in a terminal."""
