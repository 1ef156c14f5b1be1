"""What the game says to people, as messages: choices, questions, events and cards.

Numbers in sentences come from the engine's own tables and functions, so that a sentence and
the rules cannot disagree. The texts themselves are in `words`, one file per language.
"""
