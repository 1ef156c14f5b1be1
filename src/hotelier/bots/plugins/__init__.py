"""Bots that others bring: packages with an entry point, or any program that speaks in lines.

Both run in a process of their own that gets what its seat may know, and nothing else. The words
they exchange with the house are in docs/bots.md.
"""
