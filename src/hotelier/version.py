"""The version of the package; journals carry the version of the rules instead."""

__version__ = "0.1.0"
