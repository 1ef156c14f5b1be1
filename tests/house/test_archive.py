"""Games that were played: journals, replays, forks, rematches."""

from __future__ import annotations

import pytest

from hotelier import Game, game_named
from tests.house.running import HTTP, Player, new_table, seated, started


def finished_journal(seed: int = 5, players: int = 2) -> tuple[Game, str]:
    game = Game(game_named("austria"), {"players": str(players)}, seed, names={0: "Anna"})
    while not game.over:
        game.choose(game.legal[len(game.steps) % len(game.legal)])
    return game, game.save()


def uploaded(url: str, text: str) -> Player:
    answer = HTTP.post(f"{url}/api/journals", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["link"].endswith(f"/replay/{answer.json()['table']}")
    return Player(url, answer.json()["table"], None)


def finished_table(url: str) -> tuple[Player, Player]:
    """Two people who have just finished: they forked a game one choice before its end."""
    _, text = finished_journal()
    old = uploaded(url, text)
    steps = old.look()["table"]["steps"]
    given = old.post("fork", {"step": steps - 1, "name": "Anna"}).json()
    host = Player(url, given["table"], given["secret"], given["seat"])
    other = seated(host, "Otto")
    assert other.patch("me", {"ready": True}).status_code == 204
    assert host.post("start").status_code == 204
    players = [host, other]
    while not (position := host.look()["position"])["over"]:
        assert players[position["awaits"]].choose_some().status_code == 200
    return host, other


def test_no_journal_before_the_end(url: str) -> None:
    host = started(url)[0]
    for answer in (host.get("journal"), host.get("replay"), host.post("fork", {})):
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-now")


def test_a_journal_travels_out_and_in(url: str) -> None:
    game, text = finished_journal(players=3)
    archived = uploaded(url, text)
    assert archived.get("journal").text == game.save()
    seen = archived.look()
    assert seen["position"]["scores"] == game.state.scores()
    assert len(seen["log"]["steps"]) == len(game.steps)
    assert archived.get("replay").json()["qr"].startswith("<svg")
    # Everything of a finished game can be seen, with any eyes, by anybody with the link.
    for seat in (None, 0, 1, 2):
        query = {} if seat is None else {"seat": seat}
        view = archived.get("steps/40", **query).json()["view"]
        assert view == _as_sent(game.rules.view(game.state_at(40), seat))


def _as_sent(view: object) -> object:
    import json

    return json.loads(json.dumps(view))


def test_an_unfinished_journal_can_be_forked_and_played_on(url: str) -> None:
    game, _ = finished_journal()
    game.rewind(30)
    archived = uploaded(url, game.save())
    assert archived.look()["table"]["status"] == "archived"
    given = archived.post("fork", {"step": 20, "bots": [None, "random"]}).json()
    fork = Player(url, given["table"], given["secret"])
    assert fork.post("start").status_code == 204
    assert fork.look()["table"]["steps"] >= 20
    # What was there before the fork is not taken back.
    assert fork.look()["position"]["may_undo"] is False


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", ""),
        ("[Event 'chess']", "This is no hotelier journal"),
        ("hotelier journal 1\ngame austria\n", "cut short"),
        ("\x00", "This is no hotelier journal"),
    ],
)
def test_a_bad_journal_is_refused_in_one_sentence(url: str, text: str, sentence: str) -> None:
    answer = HTTP.post(f"{url}/api/journals", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 422
    assert sentence in answer.json()["error"]["message"]


def test_a_journal_too_large_is_not_read(url: str) -> None:
    answer = HTTP.post(f"{url}/api/journals", content=b"; " * 200_000)
    assert answer.status_code == 413


def test_a_rematch_is_one_table_for_all_who_ask(url: str) -> None:
    host, other = finished_table(url)
    first = other.post("rematch").json()["table"]
    assert host.post("rematch").json()["table"] == first
    assert host.look()["table"]["rematch"] == first
    # The old secrets hold the same seats at the new table.
    new_host, new_other = Player(url, first, host.secret), Player(url, first, other.secret)
    assert new_host.look()["you"]["seat"] == 0
    assert new_other.look()["you"] == {
        "seat": 1,
        "host": True,
        "invitation": new_other.look()["you"]["invitation"],
        "hints": False,
    }
    assert new_host.patch("me", {"ready": True}).status_code == 204
    assert new_other.post("start").status_code == 204
    assert new_other.look()["table"]["steps"] == 0
    assert Player(url, host.table, None).post("rematch").status_code == 401


def test_a_finished_game_can_be_forked_at_any_step(url: str) -> None:
    host, _ = finished_table(url)
    steps = host.look()["table"]["steps"]
    for step in (0, 17, steps):
        given = host.post("fork", {"step": step, "bots": ["random", None], "name": "Eva"}).json()
        fork = Player(url, given["table"], given["secret"])
        assert given["seat"] == 1
        assert fork.look()["table"]["forked_from"] == host.table
        assert fork.look()["table"]["fork_step"] == step
    assert host.post("fork", {"step": steps + 1}).status_code == 404


def test_a_fork_has_luck_of_its_own_unless_it_is_for_study(url: str) -> None:
    game, text = finished_journal()
    old = uploaded(url, text)

    def forked(**asked: bool) -> Game:
        """The fork at its end, after the choices of the game as long as they are legal."""
        given = old.post("fork", {"step": 30, "bots": ["random", "random"], **asked}).json()
        fork = Player(url, given["table"], given["secret"])
        assert fork.post("start").status_code == 204
        with fork.live() as line:
            while not line.hear()["position"]["over"]:
                pass
        return Game.load(fork.get("journal").text, game_named)

    fresh, other, same = forked(), forked(), forked(same_chance=True)
    for fork in (fresh, other, same):
        assert [step.choice for step in fork.steps[:30]] == [s.choice for s in game.steps[:30]]
    assert same.renewals == {}
    assert list(fresh.renewals) == list(other.renewals) == [30]
    assert fresh.renewals != other.renewals


def test_no_undo_after_the_end(url: str) -> None:
    host, other = finished_table(url)
    for player in (host, other):
        assert player.look()["position"]["may_undo"] is False
        assert player.undo(player.look()["table"]["moment"]).status_code == 409


def test_a_fork_of_a_table_being_gathered_is_refused(url: str) -> None:
    assert new_table(url).post("fork", {}).status_code == 409
