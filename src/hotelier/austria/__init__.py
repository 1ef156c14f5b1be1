"""Grand Austria Hotel: the rules."""
