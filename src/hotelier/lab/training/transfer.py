"""Going on from weights that were trained on an earlier set of facts, or in a smaller net."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Final

import numpy as np

from hotelier.bots.net.net import OUTPUTS
from hotelier.bots.net.weights import DamagedWeights, Weights, read_weights
from hotelier.kernel.message import sentence
from hotelier.lab.training.lesson import School

Blocks = dict[str, tuple[int, int]]
"""Facts by name: where a block of them starts and how many there are."""

_FRESH: Final = 0.08
"""How far from 0 the numbers of a new unit are at first."""


def blocks_of(layout: ModuleType) -> Blocks:
    """The blocks a layout names; those of a hotel come twice, for the own and for the others.

    A number that is none and not listed as such would cut a block in two; the weights that ship
    say which blocks there are, and a test compares.
    """
    most = layout.FACTS
    hotel = getattr(layout, "HOTEL_FACTS", 0)
    starts: dict[str, int] = {}
    for name, value in vars(layout).items():
        if not name.isupper() or not isinstance(value, int) or name in layout.NO_BLOCKS:
            continue
        if value < hotel:
            starts[f"OWN_{name}"] = value
            starts[f"OTHER_{name}"] = hotel + value
        else:
            starts[name] = value
    ordered = sorted(starts.items(), key=lambda entry: entry[1])
    ends = [start for _, start in ordered[1:]] + [most]
    return {name: (start, end - start) for (name, start), end in zip(ordered, ends, strict=True)}


def to_go_on_from(path: Path, school: School) -> Weights:
    """The weights of a file, carried over to the facts of a school; raises DamagedWeights.

    They may have been trained on another version of the facts, as long as it can be told which of
    them are the same. Where the version is another and all blocks are where they were, a fact
    means something else within its block, and nobody can say which.
    """
    weights = read_weights(path)
    about, shape = weights.about, weights.shape
    if about.get("game") != school.name:
        raise DamagedWeights(sentence("error-weights-game", file=str(path), game=school.name))
    before = _blocks_before(weights)
    same_facts = about.get("facts_version") == school.facts_version
    if not before or shape.outputs != OUTPUTS or (before == school.blocks and not same_facts):
        raise DamagedWeights(sentence("error-weights-version", file=str(path)))
    return carried_over(weights, school.blocks)


def _blocks_before(weights: Weights) -> Blocks:
    """The blocks of facts that weights were trained on; none if they do not say it."""
    try:
        told = weights.about["blocks"].items()
        found = {str(name): (int(start), int(count)) for name, (start, count) in told}
    except (LookupError, AttributeError, TypeError, ValueError):
        return {}
    end = 0
    for start, count in sorted(found.values()):
        if start != end or count < 1:
            return {}
        end += count
    return found if end == weights.shape.rows else {}


def carried_over(weights: Weights, blocks: Blocks) -> Weights:
    """The same weights for a new layout: blocks keep their rows by name, new facts know nothing."""
    before = _blocks_before(weights)
    if before == blocks:
        return weights
    shape = weights.shape
    rows = max(start + count for start, count in blocks.values())
    old = np.frombuffer(weights.parts["first"], np.int16).reshape(shape.rows, shape.width)
    new = np.zeros((rows, shape.width), np.int16)
    for name, (start, count) in blocks.items():
        if name in before:
            was, had = before[name]
            kept = min(count, had)
            new[start : start + kept] = old[was : was + kept]
    return replace(
        weights,
        shape=shape._replace(rows=rows),
        parts={**weights.parts, "first": new.tobytes()},
        about={**weights.about, "blocks": blocks},
    )


def grown(weights: Weights, width: int, hidden: int, seed: int = 1) -> Weights:
    """The same weights in a larger net, which says the same at first: nobody listens to new units.

    What they see is drawn at random, so that each of them can learn something else.
    """
    shape = weights.shape
    more, deeper = max(0, width - shape.width), max(0, hidden - shape.hidden)
    if not more and not deeper:
        return weights
    chance = np.random.default_rng(seed)
    parts = weights.parts
    first = np.frombuffer(parts["first"], np.int16).reshape(shape.rows, shape.width)
    unseen = (first == 0).all(axis=1)
    fresh = np.rint(chance.normal(0, _FRESH / shape.scale, (shape.rows, more))).astype(np.int16)
    fresh[unseen] = 0
    second = np.frombuffer(parts["second"], np.float32).reshape(shape.width, shape.hidden)
    second = np.pad(second, ((0, more), (0, deeper)))
    spread = 1 / np.sqrt(shape.width)
    second[: shape.width, shape.hidden :] = chance.uniform(-spread, spread, (shape.width, deeper))
    last = np.frombuffer(parts["last"], np.float32).reshape(shape.outputs, shape.hidden)
    larger = {
        "first": np.hstack([first, fresh]),
        "first_bias": np.pad(np.frombuffer(parts["first_bias"], np.int32), (0, more)),
        "second": second,
        "second_bias": np.pad(np.frombuffer(parts["second_bias"], np.float32), (0, deeper)),
        "last": np.pad(last, ((0, 0), (0, deeper))),
    }
    return replace(
        weights,
        shape=shape._replace(width=shape.width + more, hidden=shape.hidden + deeper),
        parts={**parts, **{name: part.tobytes() for name, part in larger.items()}},
    )
