"""Bots that sit at tables, thinking in processes of their own."""
