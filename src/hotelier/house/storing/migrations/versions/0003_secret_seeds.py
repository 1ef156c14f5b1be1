"""Seeds of 256 bits, and words added to them.

Games that go on get such a seed from here on: what came by the old one stays, what will come
nobody can compute from it. A game that has not begun has no past, so its seed is replaced.
Forks that were made to repeat the luck of a finished game keep it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from hotelier.kernel.luck import new_secret_seed

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("seed", sa.BigInteger),
    sa.column("luck", sa.JSON),
    sa.column("renewals", sa.JSON),
    sa.column("status", sa.String),
    sa.column("steps", sa.Integer),
    sa.column("forked_from", sa.String),
    sa.column("fork_step", sa.Integer),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("luck", sa.JSON, nullable=True))
    link = op.get_bind()
    for row in link.execute(sa.select(_TABLES)).all():
        seed = row.seed
        renewals = {int(step): old for step, old in row.renewals.items()}
        same_luck = row.forked_from is not None and row.fork_step not in renewals
        if row.status in ("gathering", "playing") and not same_luck:
            if row.status == "gathering" and row.forked_from is None:
                seed = new_secret_seed()
            else:
                renewals[row.steps] = new_secret_seed()
        link.execute(
            sa.update(_TABLES)
            .where(_TABLES.c.id == row.id)
            .values(
                luck=[str(seed), []],
                renewals={step: [str(other), []] for step, other in renewals.items()},
            )
        )
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("luck", existing_type=sa.JSON, nullable=False)
        tables.drop_column("seed")


def downgrade() -> None:
    raise NotImplementedError("Seeds of 256 bits have no room in the older form.")
