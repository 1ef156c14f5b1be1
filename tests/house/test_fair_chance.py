"""A table binds itself to its luck before anybody knows anything of it, and tells it in the end."""

from __future__ import annotations

import json

import pytest
from alembic import command
from sqlalchemy import Engine, create_engine, select, text

from hotelier import Game, game_named
from hotelier.house.basics.settings import database_url
from hotelier.house.storing.migrate import configuration, migrate
from hotelier.house.storing.records import Record
from hotelier.house.storing.schema import record_of, tables
from hotelier.kernel.luck import Luck
from tests.house.running import Data, Player, new_table, seated
from tests.house.test_archive import finished_table

TWO = {"players": "2"}


def luck_of(player: Player) -> Data:
    found: Data = player.look()["table"]["luck"]
    return found


def test_a_table_is_bound_to_its_seed_before_anybody_adds_anything(url: str) -> None:
    host = new_table(url, game="overbooking", options=TWO)
    shown = luck_of(host)
    assert len(shown["commitment"]) == 64
    assert (shown["seed"], shown["same"]) == (None, False)
    other = seated(host, "Berta")
    assert host.patch("me", {"word": "  Sacher   torte "}).status_code == 204
    assert other.patch("me", {"word": "Esterházy", "ready": True}).status_code == 204
    assert [seat["word"] for seat in host.look()["table"]["seats"]] == ["Sacher torte", "Esterházy"]
    assert host.post("start").status_code == 204
    assert host.patch("me", {"word": "later"}).status_code == 409
    players = [host, other]
    while not (position := host.look()["position"])["over"]:
        assert luck_of(other) == shown
        assert players[position["awaits"]].choose_some().status_code == 200
    game = Game.load(host.get("journal").text, game_named)
    assert game.luck.commitment == shown["commitment"]
    assert game.luck.words == ((0, "Sacher torte"), (1, "Esterházy"))
    assert luck_of(other) == {**shown, "seed": str(game.seed)}


def test_words_are_taken_back_by_saying_nothing_and_by_leaving(url: str) -> None:
    host = new_table(url, game="overbooking", options=TWO)
    other = seated(host, "Berta")
    for player in (host, other):
        assert player.patch("me", {"word": "x"}).status_code == 204
    assert host.patch("me", {"word": " "}).status_code == 204
    assert other.post("leave", {}).status_code == 204
    assert [seat["word"] for seat in host.look()["table"]["seats"]] == [None, None]
    assert host.patch("me", {"word": "x" * 41}).status_code == 422


def test_a_fork_is_bound_anew_or_says_that_its_luck_is_known(url: str) -> None:
    old, _ = finished_table(url)
    before = luck_of(old)
    shown = []
    for same in (False, True):
        given = old.post("fork", {"step": 20, "same_chance": same, "name": "Eva"}).json()
        fork = Player(url, given["table"], given["secret"])
        shown.append(luck_of(fork))
        watching = Player(url, given["table"], fork.look()["you"]["invitation"])
        assert luck_of(watching) == shown[-1], "everybody at the table is told"
        assert fork.patch("me", {"word": "neu"}).status_code == (409 if same else 204)
    fresh, known = shown
    assert (fresh["same"], known["same"]) == (False, True)
    assert fresh["commitment"] not in (None, before["commitment"])
    assert fresh["seed"] is None


def stored(engine: Engine) -> dict[str, Record]:
    with engine.connect() as link:
        return {row.id: record_of(row) for row in link.execute(select(tables))}


OLD_ROW = """
INSERT INTO tables (id, game, rules, options, seed, renewals, status, seats, listed, watchable,
    invitation, keys, pairings, version, moment, steps, bot_awaited, forked_from, fork_step,
    created_at, moved_at)
VALUES (:id, 'austria', 1, '{}', :seed, :renewals, :status, '[]', false, true,
    '', '{}', '{}', 0, 0, :steps, false, :forked_from, :fork_step, 0, 0)
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_that_go_on_get_a_secret_seed_for_what_is_to_come(
    request: pytest.FixtureRequest, kind: str
) -> None:
    fixture = "sqlite_database" if kind == "sqlite" else "postgres_database"
    engine = create_engine(database_url(request.getfixturevalue(fixture)))
    with engine.begin() as link:
        command.upgrade(configuration(link), "0002")
        for name, status, renewals, forked in (
            ("gathering", "gathering", {}, None),
            ("playing", "playing", {}, None),
            ("over", "over", {12: 99}, None),
            ("forked", "playing", {7: 99}, "over"),
            ("same", "playing", {}, "over"),
        ):
            row = {"id": name, "status": status, "renewals": json.dumps(renewals), "seed": 2**62}
            row |= {"steps": 0 if status == "gathering" else 12}
            row |= {"forked_from": forked, "fork_step": 7 if forked else None}
            link.execute(text(OLD_ROW), row)
    migrate(engine)
    after = stored(engine)
    old = Luck(2**62)
    assert after["gathering"].luck.secret
    assert after["gathering"].renewals == {}
    assert (after["over"].luck, after["over"].renewals) == (old, {12: Luck(99)})
    assert (after["same"].luck, after["same"].renewals) == (old, {})
    assert after["same"].same_luck
    assert after["playing"].luck == after["forked"].luck == old
    assert list(after["playing"].renewals) == [12]
    assert after["forked"].renewals[7] == Luck(99)
    fresh = [after["playing"].renewals[12], after["forked"].renewals[12], after["gathering"].luck]
    assert all(luck.secret for luck in fresh)
    assert len(set(fresh)) == 3
    engine.dispose()
