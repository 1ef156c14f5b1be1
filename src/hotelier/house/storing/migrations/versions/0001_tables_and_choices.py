"""Tables and choices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("watchable", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("host_seat", sa.Integer),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("pairings", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("bot_awaited", sa.Boolean, nullable=False),
        sa.Column("forked_from", sa.String(16)),
        sa.Column("fork_step", sa.Integer),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("moved_at", sa.Double, nullable=False),
    )
    for column in ("status", "bot_awaited", "moved_at"):
        op.create_index(f"ix_tables_{column}", "tables", [column])
    op.create_table(
        "choices",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("by_bot", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("choices")
    op.drop_table("tables")
