"""What a visitor is told: views, logs and sentences, never more than the seat may know."""
