"""What every request passes before it is answered, and on its way back."""
