"""What every room of the house uses: settings, logs, metrics, refusals, secrets."""
