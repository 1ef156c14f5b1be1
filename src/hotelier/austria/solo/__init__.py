"""Playing alone: Leopold, his instruction cards and his four special hotels (SOLO)."""
