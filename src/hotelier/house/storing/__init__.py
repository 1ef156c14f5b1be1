"""What is kept of a table, and how it gets into the database and back."""
