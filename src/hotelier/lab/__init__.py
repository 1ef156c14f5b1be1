"""Measuring and comparing: many games at once, ratings, benchmarks."""
