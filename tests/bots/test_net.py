"""The net: its two forms agree, and a damaged file of weights is refused in one sentence."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from hotelier.bots.net.net import OUTPUTS, Net, PlainNet, make_net
from hotelier.bots.net.weights import DamagedWeights, Shape, Weights, read_weights, write_weights

# No multiples of what the kernel adds up at a time: every one of its loops has something to do.
ROWS, WIDTH, HIDDEN = 500, 80, 56


def some_weights(seed: int = 1) -> Weights:
    chance = np.random.default_rng(seed)
    shape = Shape(ROWS, WIDTH, HIDDEN, OUTPUTS, 1 / 512)
    parts = {
        "first": chance.integers(-300, 300, (ROWS, WIDTH)).astype(np.int16).tobytes(),
        "first_bias": chance.integers(-100, 100, WIDTH).astype(np.int32).tobytes(),
        "second": chance.normal(0, 0.2, (WIDTH, HIDDEN)).astype(np.float32).tobytes(),
        "second_bias": chance.normal(0, 0.2, HIDDEN).astype(np.float32).tobytes(),
        "last": chance.normal(0, 0.2, (OUTPUTS, HIDDEN)).astype(np.float32).tobytes(),
        "last_bias": chance.normal(0, 0.2, OUTPUTS).astype(np.float32).tobytes(),
    }
    return Weights(shape, parts, {"game": "none"})


def some_facts(chance: np.random.Generator, count: int) -> bytes:
    return chance.integers(0, ROWS, count).astype(np.uint16).tobytes()


@pytest.fixture(scope="module")
def forms() -> list[Net]:
    weights = some_weights()
    return [make_net(weights), PlainNet(weights)]


def test_both_forms_of_the_net_say_the_same(forms: list[Net]) -> None:
    chance = np.random.default_rng(2)
    for _ in range(20):
        lasting, root = some_facts(chance, 60), some_facts(chance, 40)
        near = root[:60] + some_facts(chance, 12)
        positions = [root, near, some_facts(chance, 30), b""]
        said = []
        for net in forms:
            net.begin(lasting, root)
            said.append(net.judge(positions))
        assert said[0] == pytest.approx(said[1], abs=1e-3, rel=1e-4)


def test_a_fact_told_twice_counts_twice(forms: list[Net]) -> None:
    fact = np.array([7], np.uint16).tobytes()
    for net in forms:
        net.begin(b"", b"")
        once, twice = net.judge([fact, fact + fact])[::OUTPUTS]
        assert once != twice
        net.begin(fact, b"")
        assert net.judge([fact])[0] == pytest.approx(twice, abs=1e-4)


def test_what_was_judged_before_leaves_no_trace(forms: list[Net]) -> None:
    chance = np.random.default_rng(3)
    first, second = some_facts(chance, 50), some_facts(chance, 50)
    for net in forms:
        net.begin(b"", first)
        alone = net.judge([second])
        net.judge([first, second, b""])
        assert net.judge([second]) == alone


def test_a_fact_beyond_the_net_is_refused(forms: list[Net]) -> None:
    beyond = np.array([ROWS], np.uint16).tobytes()
    for net in forms:
        with pytest.raises(ValueError, match="beyond the rows"):
            net.begin(beyond, b"")
        with pytest.raises(ValueError, match="beyond the rows"):
            net.judge([beyond])


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    write_weights(path, some_weights())
    assert read_weights(path) == some_weights()


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-1],
        lambda data: data[:40],
        lambda data: data[:0],
        lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
        lambda data: data.replace(b'"rows": 500', b'"rows": 501'),
        lambda data: data.replace(b'"scale": 0.001953125', b'"scale": 0.002953125'),
        lambda data: data.replace(b'"game": "none"', b'"game": "some"'),
        lambda data: data.replace(b"hotelier net 2", b"hotelier net 9"),
        lambda data: b"\xff\xfe" + data,
    ],
)
def test_damaged_weights_are_refused_in_one_sentence(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "some.net"
    write_weights(path, some_weights())
    assert damage(path.read_bytes()) != path.read_bytes()
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(DamagedWeights) as refusal:
        read_weights(path)
    assert re.fullmatch(rf"The weights {re.escape(str(path))} [^\n]*\.", str(refusal.value))


SHAPE = b'{"rows": 1, "width": 1, "hidden": 1, "outputs": 1, "scale": 0.5}'


def checked(head: bytes) -> bytes:
    """A file with such a head, and a checksum that fits."""
    content = head + b"\n" + zlib.compress(bytes(2 + 4 + 4 + 4 + 4 + 4))
    return b"hotelier net 2 %b\n%b" % (sha256(content).hexdigest().encode(), content)


@pytest.mark.parametrize(
    "head",
    [
        b'{"shape": %s}' % SHAPE,
        b'{"shape": %s, "about": []}' % SHAPE,
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b"0.5", b"null"),
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b"0.5", b"NaN"),
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b"0.5", b"1e999"),
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b"0.5", b"-0.5"),
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b"0.5", b"9" * 5000),
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b'"rows": 1', b'"rows": 1.0'),
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b'"rows": 1', b'"rows": true'),
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b'"rows": 1', b'"rows": 2'),
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b'"rows"', b'"lines"'),
        b'{"shape": %s, "about": {}}' % SHAPE.replace(b'"rows"', b'"self"'),
        b'{"shape": [1, 1, 1, 1, 0.5], "about": {}}',
        b'{"shape": 7, "about": {}}',
        b"[" * 100_000,
        b"7",
        b"",
    ],
)
def test_a_head_that_makes_no_sense_is_refused_though_its_checksum_is_right(
    tmp_path: Path, head: bytes
) -> None:
    path = tmp_path / "some.net"
    good = b'{"shape": %s, "about": {}}' % SHAPE
    path.write_bytes(checked(good))
    assert read_weights(path).shape == (1, 1, 1, 1, 0.5)
    path.write_bytes(checked(head))
    with pytest.raises(DamagedWeights, match=r"are damaged\.$"):
        read_weights(path)


def test_missing_weights_are_told(tmp_path: Path) -> None:
    with pytest.raises(DamagedWeights, match="cannot be read"):
        read_weights(tmp_path / "none.net")
