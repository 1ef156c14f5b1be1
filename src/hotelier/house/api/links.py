"""Links that people send each other, and the same as QR codes.

Secrets stand behind the # of a link: browsers do not send that part to any server, so it is in
no log and in no referrer.
"""

from __future__ import annotations

import io

import segno


def table_link(base: str, table_id: str) -> str:
    return f"{base.rstrip('/')}/table/{table_id}"


def replay_link(base: str, table_id: str) -> str:
    return f"{base.rstrip('/')}/replay/{table_id}"


def invitation_link(base: str, table_id: str, invitation: str) -> str:
    return f"{table_link(base, table_id)}#invitation={invitation}"


def device_link(base: str, table_id: str, code: str) -> str:
    return f"{table_link(base, table_id)}#device={code}"


def qr_code(link: str) -> str:
    """A picture of a link, as SVG."""
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", scale=4, border=2, xmldecl=False, title="QR code"
    )
    return picture.getvalue().decode()
