"""Forks with fresh chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("renewals", sa.JSON, nullable=False, server_default=sa.text("'{}'"))
    )


def downgrade() -> None:
    op.drop_column("tables", "renewals")
