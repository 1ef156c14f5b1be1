"""The house over plain HTTP."""
