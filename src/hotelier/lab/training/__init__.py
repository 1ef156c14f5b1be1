"""Training the nets of the bots: self-play in many processes, and a learner with PyTorch."""
