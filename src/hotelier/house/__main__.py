"""`python -m hotelier.house serve`: the commands of the house by themselves."""

from __future__ import annotations

import click

from hotelier.house.commands import load, serve


@click.group()
def main() -> None:
    """The house: a server where tables live."""


main.add_command(load)
main.add_command(serve)

if __name__ == "__main__":
    main()
