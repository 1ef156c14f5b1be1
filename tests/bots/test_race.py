"""Ways that race in imagined worlds: effort goes where it is hard to tell who is best."""

from __future__ import annotations

from random import Random

from hotelier.bots.minds.race import WORLDS_AT_ONCE, Heat, thinned


def test_who_is_far_behind_in_every_world_is_given_up() -> None:
    assert thinned([[1.0, 2.0], [31.0, 32.0], [30.5, 33.0], [11.0, 12.0]]) == ([2, 1], [3, 0])


def test_who_was_unlucky_once_goes_on() -> None:
    leader = [10.0, 10.0, 10.0, 10.0]
    unlucky = [11.0, 11.0, 11.0, 2.0]
    assert thinned([leader, unlucky]) == ([0, 1], [])


def test_the_more_worlds_agree_the_smaller_a_gap_decides() -> None:
    chance = Random(1)
    fared: list[list[float]] = [[], []]
    for worlds in range(1, 41):
        value = chance.gauss(100, 15)
        fared[0].append(value)
        fared[1].append(value - 1.0)
        assert (thinned(fared) == ([0], [1])) == (worlds > 9)


def test_who_is_ahead_in_some_worlds_only_is_not_beaten_yet() -> None:
    leader = [0.0, 20.0]
    assert thinned([leader, [19.0, 0.0]]) == ([0, 1], [])
    assert thinned([leader]) == ([0], [])


def test_the_more_hotels_play_in_a_world_the_fewer_worlds_are_tried() -> None:
    heat = Heat(24, worlds=8)
    assert [heat.worlds_with(hotels) for hotels in (2, 3, 4)] == [8, 4, 4]
    assert Heat(2, worlds=1).worlds_with(4) == WORLDS_AT_ONCE
