"""Grand Austria Hotel as the trained bots see it: facts, and the search for a whole turn."""
