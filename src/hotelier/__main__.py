"""`python -m hotelier` is `hotelier`."""

from hotelier.cli import main

main()
