"""The rooms put together and served."""
