"""`hotelier train`: self-play teaches a net; it goes on from what lies in its folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from hotelier.cli.amounts import Amount
from hotelier.cli.flags import RAY, cluster_flag, game_flag, seed_flag
from hotelier.cli.worded import command, flag
from hotelier.lab.extras import door
from hotelier.words import text

_RATE: Final = 1e-3
_REFINING_RATE: Final = 1e-4
"""With larger ones a net that knows much already unlearns more than comparisons teach."""


@command("train")
@game_flag
@flag(
    "--folder",
    type=click.Path(path_type=Path),
    default=Path("training"),
    show_default=True,
    says="cli-train.folder",
)
@flag(
    "--minutes",
    type=Amount(0.05, 1_000_000),
    default=60.0,
    show_default=True,
    says="cli-train.minutes",
)
@flag(
    "--workers",
    type=click.IntRange(1, 1024),
    says="cli-train.workers",
)
@flag("--device", default="cpu", show_default=True, says="cli-train.device")
@flag(
    "--rate",
    type=Amount(1e-6, 0.1),
    says="cli-train.rate",
)
@flag("--refine", is_flag=True, says="cli-train.refine")
@cluster_flag
@seed_flag
def train(
    game: str,
    folder: Path,
    minutes: float,
    workers: int | None,
    device: str,
    rate: float | None,
    refine: bool,
    cluster: str | None,
    seed: int,
) -> None:
    with door("train"):
        from hotelier.lab.training.train import Course
        from hotelier.lab.training.train import train as run
    from hotelier.lab.training.curves import write_plot

    if rate is None:
        rate = _REFINING_RATE if refine else _RATE
    course = Course(
        game,
        folder,
        minutes,
        workers=workers,
        device=device,
        first_rate=rate,
        last_rate=rate / 20,
        seed=seed,
        refine=refine,
        on_ray=cluster == RAY,
    )
    weights = run(course, click.echo)
    plot = write_plot(folder / "curve.jsonl")
    click.echo(text("cli-train-done", weights=str(weights), plot=str(plot)))
