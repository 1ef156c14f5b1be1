"""The learner: a net in PyTorch, the games it learns from, and its weights as the bots use them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from hotelier.bots.net.net import OUTPUTS
from hotelier.bots.net.weights import Shape, Weights
from hotelier.lab.training.workers import MOST_FACTS

SCALE: Final = 512
"""Numbers of the first layer are kept as whole multiples of one over this."""
_LARGEST: Final = 60.0
_WIN_COUNTS: Final = 0.25
_OTHER_COUNTS: Final = 0.5
_COMPARED_COUNT: Final = 5.0
_WIN_DIFFERS: Final = 0.05


class Model(nn.Module):
    """The net while it learns. One row more than facts stands for "no fact"."""

    def __init__(self, facts: int, width: int, hidden: int) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(facts + 1, width, mode="sum", padding_idx=facts)
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, hidden)
        self.last = nn.Linear(hidden, OUTPUTS)
        nn.init.normal_(self.first.weight, std=0.08)
        with torch.no_grad():
            self.first.weight[facts].zero_()
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, facts: torch.Tensor) -> torch.Tensor:
        below = torch.relu(self.first(facts) + self.first_bias)
        said: torch.Tensor = self.last(torch.relu(self.second(below)))
        return said


class Memory:
    """The latest lessons, oldest forgotten first, on the device that learns.

    One memory keeps single positions, another the ends of a turn that are compared, together.
    """

    def __init__(self, room: int, facts: int, device: str, together: int = 1) -> None:
        shape = (room, together, MOST_FACTS)
        self._facts = torch.full(shape, facts, dtype=torch.int16, device=device)
        self._aims = torch.zeros((room, together, OUTPUTS), device=device)
        self.room = room
        self.count = 0
        self.seen = torch.zeros(facts + 1, dtype=torch.bool, device=device)
        """Facts that occurred in a lesson: of the others a net knows nothing."""
        self._next = 0

    def add(self, facts: npt.NDArray[np.int16], aims: npt.NDArray[np.float32]) -> int:
        """Keep lessons; how many there were."""
        lessons = min(len(aims), self.room)
        if self._next + lessons > self.room:
            self._next = 0
        here = slice(self._next, self._next + lessons)
        new = torch.from_numpy(facts[:lessons]).to(self._facts.device)
        self._facts[here] = new.view_as(self._facts[here])
        self.seen[torch.unique(new.long())] = True
        self._aims[here] = (
            torch.from_numpy(aims[:lessons]).to(self._aims.device).view_as(self._aims[here])
        )
        self._next += lessons
        self.count = max(self.count, self._next)
        return lessons

    def sample(self, size: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Any of them: their facts one below the other, their aims by lesson and position."""
        at = torch.randint(0, self.count, (size,), device=self._aims.device)
        return self._facts[at].flatten(0, 1).int(), self._aims[at]


class Learner:
    """Learns from lessons; plays by the average of its latest weights, which is steadier."""

    def __init__(
        self, facts: int, width: int, hidden: int, device: str, start: Weights | None = None
    ) -> None:
        self.facts = facts
        self.width = width
        self.hidden = hidden
        self.device = device
        self.model = Model(facts, width, hidden)
        self._known = torch.zeros(facts, dtype=torch.bool, device=device)
        """Facts that the weights it goes on from say something of."""
        if start is not None:
            _take_over(self.model, start)
            self._known |= self.model.first.weight[:facts].any(1).to(device)
        self.model.to(device)
        self.average = Model(facts, width, hidden).to(device)
        self.average.load_state_dict(self.model.state_dict())
        self._start = deepcopy(self.average)
        self._optimiser = torch.optim.Adam(self.model.parameters(), lr=1e-3)
        self.steps = 0

    def learn(
        self, lessons: Memory, size: int, rate: float, comparisons: Memory, compared: int
    ) -> dict[str, float]:
        """One step from so many lessons and comparisons; how far off it was."""
        facts, aims = lessons.sample(size)
        said = self.model(facts)
        aims = aims.flatten(0, 1)
        own = nn.functional.huber_loss(said[:, 0], aims[:, 0])
        other = nn.functional.huber_loss(said[:, 1], aims[:, 1])
        win = nn.functional.binary_cross_entropy_with_logits(said[:, 2], aims[:, 2])
        loss = own + _OTHER_COUNTS * other + _WIN_COUNTS * win
        if compared and comparisons.count:
            facts, aims = comparisons.sample(compared)
            loss = loss + _COMPARED_COUNT * differences(self.model(facts).view_as(aims), aims)
        self._step(loss, rate, steadiness=0.999)
        return {"points_loss": float(own.detach()), "win_loss": float(win.detach())}

    def refine(self, comparisons: Memory, size: int, rate: float) -> dict[str, float]:
        """One step from so many comparisons alone; how far off it was.

        How ends of a turn differ is learned. What they promise together is held where the weights
        that were gone on from had it: comparisons say nothing about it.
        """
        facts, aims = comparisons.sample(size)
        said = self.model(facts).view_as(aims)
        with torch.no_grad():
            before = self._start(facts).view_as(aims)
        off = differences(said, aims)
        counts = torch.tensor((1.0, _OTHER_COUNTS, _WIN_DIFFERS), device=self.device)
        drift = ((said.mean(1) - before.mean(1)).square().mean(0) * counts).sum()
        self._step(_COMPARED_COUNT * off + drift, rate, steadiness=0.99)
        return {"differences_loss": float(off.detach()), "drift": float(drift.detach())}

    def _step(self, loss: torch.Tensor, rate: float, steadiness: float) -> None:
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        self._optimiser.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        self._optimiser.step()
        self.steps += 1
        keep = min(steadiness, 1 - 1 / (1 + self.steps))
        with torch.no_grad():
            for mine, theirs in zip(
                self.average.parameters(), self.model.parameters(), strict=True
            ):
                mine.lerp_(theirs, 1 - keep)

    def weights(self, about: dict[str, Any], seen: torch.Tensor | None = None) -> Weights:
        """What the bots play by; without what was never seen, here or before, if that is known."""
        model = self.average
        with torch.no_grad():
            first = model.first.weight[: self.facts].clamp(-_LARGEST, _LARGEST) * SCALE
            if seen is not None:
                first = first * (seen[: self.facts] | self._known)[:, None]
            parts = {
                "first": _bytes(first.round(), np.int16),
                "first_bias": _bytes((model.first_bias * SCALE).round(), np.int32),
                "second": _bytes(model.second.weight.T, np.float32),
                "second_bias": _bytes(model.second.bias, np.float32),
                "last": _bytes(model.last.weight, np.float32),
                "last_bias": _bytes(model.last.bias, np.float32),
            }
        shape = Shape(self.facts, self.width, self.hidden, OUTPUTS, 1 / SCALE)
        return Weights(shape, parts, about)


def differences(said: torch.Tensor, aims: torch.Tensor) -> torch.Tensor:
    """The loss of ends of a turn, by comparison: how much they differ from their mean counts.

    What they have in common is left alone: in imagined worlds everybody plays a little worse, so
    that all of them fare worse than ends that were really played.
    """
    odds = torch.sigmoid(said[..., 2:])
    said = torch.cat((said[..., :2], odds), -1)
    off = nn.functional.huber_loss(
        said - said.mean(1, keepdim=True), aims - aims.mean(1, keepdim=True), reduction="none"
    ).mean((0, 1))
    return off[0] + _OTHER_COUNTS * off[1] + _WIN_DIFFERS * off[2]


def _bytes(numbers: torch.Tensor, kind: type[np.generic]) -> bytes:
    return np.ascontiguousarray(numbers.detach().cpu().numpy().astype(kind)).tobytes()


def _take_over(model: Model, weights: Weights) -> None:
    """Go on from weights of the same shape."""
    shape, parts = weights.shape, weights.parts
    first = np.frombuffer(parts["first"], np.int16).reshape(shape.rows, shape.width)
    with torch.no_grad():
        model.first.weight[: shape.rows] = torch.from_numpy(first.astype(np.float32) * shape.scale)
        bias = np.frombuffer(parts["first_bias"], np.int32).astype(np.float32) * shape.scale
        model.first_bias.copy_(torch.from_numpy(bias))
        second = np.frombuffer(parts["second"], np.float32).reshape(shape.width, shape.hidden)
        model.second.weight.copy_(torch.from_numpy(second.T.copy()))
        model.second.bias.copy_(torch.from_numpy(_floats(parts["second_bias"])))
        last = _floats(parts["last"]).reshape(shape.outputs, shape.hidden)
        model.last.weight.copy_(torch.from_numpy(last))
        model.last.bias.copy_(torch.from_numpy(_floats(parts["last_bias"])))


def _floats(part: bytes) -> np.ndarray[Any, np.dtype[np.float32]]:
    return np.frombuffer(part, np.float32).copy()
