"""What a person reads who has opened a house: where it is, and how others find it."""

from __future__ import annotations

import io
import ipaddress
import socket
import sys

import click

from hotelier.words import text

_ELSEWHERE = "192.0.2.1"
"""An address for documents; nothing is ever sent there."""


def welcome(host: str, port: int, public_url: str | None) -> None:
    """Print the address, a code for phones where they can reach the house, and how to close it."""
    here = _here(host)
    click.echo(text("cli-welcome", address=_url(here, port)), err=True)
    others = public_url or _for_others(host, port)
    if others is None:
        click.echo(text("cli-welcome-only-here", command="--host 0.0.0.0"), err=True)
    else:
        click.echo(text("cli-welcome-others", address=others), err=True)
        if code := _code(others):
            click.echo(code, err=True)
    click.echo(text("cli-welcome-close"), err=True)


def _here(host: str) -> str:
    """How this machine itself reaches a house at this host."""
    address = _address(host)
    if address is not None and address.is_unspecified:
        return "127.0.0.1" if address.version == 4 else "::1"
    return host


def _for_others(host: str, port: int) -> str | None:
    """How others in the same network reach it; None where they cannot."""
    address = _address(host)
    if host == "localhost" or (address is not None and address.is_loopback):
        return None
    if address is None or not address.is_unspecified:
        return _url(host, port)
    own = _own_address()
    return None if own is None else _url(own, port)


def _own_address() -> str | None:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Choosing a way to somewhere else names one's own address; no packet is sent.
            probe.connect((_ELSEWHERE, 9))
            own = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(own).is_loopback else own


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _code(url: str) -> str:
    """A QR code made of blocks, where the terminal has such letters."""
    import segno

    out = io.StringIO()
    segno.make(url, error="l").terminal(out=out, compact=True, border=2)
    code = out.getvalue()
    try:
        code.encode(sys.stderr.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return code
