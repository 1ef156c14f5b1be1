"""Choices over plain HTTP: the right one is stored, all others change nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.house.running import HTTP, Data, Player, awaited, new_table, started


def others(players: list[Player], player: Player) -> list[Player]:
    return [other for other in players if other is not player]


def test_a_choice_moves_the_table_for_everybody(url: str) -> None:
    players = started(url, 3)
    player = awaited(players)
    before = player.look()
    answer = player.choose_some()
    assert answer.json() == {"result": "taken", "moment": before["table"]["moment"] + 1}
    for one in players:
        seen = one.look(since=before["table"]["moment"])
        assert seen["table"]["steps"] == 1
        assert seen["log"]["keep"] == 0
        assert [step["seat"] for step in seen["log"]["steps"]] == [player.seat]


def test_a_choice_can_be_given_by_its_token(url: str) -> None:
    player = awaited(started(url))
    position = player.look()["position"]
    token = position["decision"]["choices"][-1]["token"]
    assert player.choose(position["moment"], token).status_code == 200


def test_a_duplicate_changes_nothing_and_says_so(url: str) -> None:
    player = awaited(started(url))
    position = player.look()["position"]
    choice = position["decision"]["choices"][0]["choice"]
    assert player.choose(position["moment"], choice).json()["result"] == "taken"
    again = player.choose(position["moment"], choice)
    assert again.status_code == 200
    assert again.json() == {"result": "duplicate", "moment": position["moment"] + 1}
    assert player.look()["table"]["steps"] == 1


def test_of_many_at_once_one_is_taken(url: str) -> None:
    player = awaited(started(url))
    position = player.look()["position"]
    legal = [choice["choice"] for choice in position["decision"]["choices"]]
    assert len(legal) > 1
    with ThreadPoolExecutor(8) as pool:
        answers = list(
            pool.map(
                lambda choice: HTTP.post(
                    f"{player.url}/api/tables/{player.table}/choices",
                    json={"moment": position["moment"], "choice": choice},
                    headers={"authorization": f"Bearer {player.secret}"},
                ),
                (legal * 8)[:16],
            )
        )
    results = [answer.json().get("result") for answer in answers]
    assert results.count("taken") == 1
    assert all(answer.status_code in (200, 409) for answer in answers), [
        answer.text for answer in answers
    ]
    assert player.look()["table"]["steps"] == 1


def wrong_choices(player: Player, position: Data) -> list[tuple[Data, int, str]]:
    legal = [choice["choice"] for choice in position["decision"]["choices"]]
    illegal = next(choice for choice in range(150) if choice not in legal)
    moment = position["moment"]
    return [
        ({"moment": moment + 1, "choice": legal[0]}, 409, "stale"),
        ({"moment": moment, "choice": illegal}, 422, "illegal"),
        ({"moment": moment, "choice": "end"}, 422, "illegal"),
        ({"moment": moment, "choice": "castle"}, 422, "no-such-choice"),
        ({"moment": moment, "choice": 100_000}, 422, "no-such-choice"),
        ({"moment": moment, "choice": -1}, 422, "malformed"),
        ({"moment": moment, "choice": None}, 422, "malformed"),
        ({"moment": moment, "choice": [legal[0]]}, 422, "malformed"),
        ({"moment": moment, "choice": True}, 422, "malformed"),
        ({"moment": moment, "choice": "x" * 100}, 422, "malformed"),
        ({"moment": "now", "choice": legal[0]}, 422, "malformed"),
        ({"moment": 2**40, "choice": legal[0]}, 422, "malformed"),
        ({"choice": legal[0]}, 422, "malformed"),
        ({"moment": moment, "choice": legal[0], "seat": 0}, 422, "malformed"),
        ({}, 422, "malformed"),
    ]


def test_wrong_choices_change_nothing_and_are_told_why(url: str) -> None:
    players = started(url)
    player = awaited(players)
    before = player.look()
    for body, status, code in wrong_choices(player, before["position"]):
        answer = player.post("choices", body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), body
        assert answer.json()["error"]["message"]
    assert player.look() == before


def test_broken_bodies_change_nothing(url: str) -> None:
    player = awaited(started(url))
    before = player.look()
    for content in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"moment": 1e999}', b"[" * 5000):
        answer = player.ask(
            "POST", "choices", content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 422)
    assert player.ask("POST", "choices", content=b"x" * 20_000).status_code == 413
    assert player.look() == before


def test_foreign_choices_change_nothing(url: str) -> None:
    players = started(url)
    player = awaited(players)
    (other,) = others(players, player)
    before = player.look()
    moment = before["position"]["moment"]
    choice = before["position"]["decision"]["choices"][0]["choice"]
    assert other.choose(moment, choice).json()["error"]["code"] == "not-your-turn"
    for secret in (None, "x", "x" * 32, before["you"]["invitation"]):
        answer = Player(url, player.table, secret).choose(moment, choice)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-seat")
    elsewhere = started(url)[0]
    assert Player(url, player.table, elsewhere.secret).choose(moment, choice).status_code == 401
    assert player.look() == before


def test_why_not_cites_the_clause_to_the_one_who_may_ask(url: str) -> None:
    players = started(url)
    player = awaited(players)
    (other,) = others(players, player)
    reason = player.get("why-not", token="end").json()
    assert reason["legal"] is False
    assert reason["clause"]
    legal = player.look()["position"]["decision"]["choices"][0]["choice"]
    assert player.get("why-not", choice=legal).json()["legal"] is True
    assert other.get("why-not", token="end").json()["error"]["code"] == "not-your-turn"
    assert player.get("why-not").status_code == 422
    assert player.get("why-not", token="castle").status_code == 422


def undoable(players: list[Player]) -> Player:
    """Play until the latest choice can be taken back; returns whose it was."""
    for number in range(60):
        player = awaited(players)
        assert player.choose_some(number).status_code == 200
        if player.look()["position"]["may_undo"]:
            return player
    raise AssertionError("nothing could be taken back")


def test_undo_takes_back_the_own_latest_choice_only(url: str) -> None:
    players = started(url)
    player = undoable(players)
    (other,) = others(players, player)
    seen = player.look()
    moment, steps = seen["table"]["moment"], seen["table"]["steps"]
    assert other.look()["position"]["may_undo"] is False
    assert other.undo(moment).json()["error"]["code"] == "no-undo"
    assert player.undo(moment - 1).json()["error"]["code"] == "stale"
    # A new connection may take back what an old one chose.
    again = Player(url, player.table, player.secret)
    assert again.undo(moment).json() == {"result": "undone", "moment": moment + 1}
    after = other.look(since=moment)
    assert after["table"]["steps"] == steps - 1
    assert after["log"] == {"keep": steps - 1, "steps": []} | (
        {"opening": after["log"]["opening"]} if steps == 1 else {}
    )
    # The same choice again is a new one, and the answer to the old moment is too late.
    undone = seen["log"]["steps"][-1]["choice"]
    assert player.choose(moment - 1, undone).json()["error"]["code"] == "stale"
    assert player.choose(moment + 1, undone).json()["result"] == "taken"


def test_undo_takes_back_several_choices_at_once(url: str) -> None:
    players = started(url)
    for number in range(80):
        player = awaited(players)
        assert player.choose_some(number).status_code == 200
        seen = player.look()["position"]
        stays, steps, moment = seen["undo_to"], seen["step"], seen["moment"]
        if stays < steps - 1:
            break
    assert stays < steps - 1
    (other,) = others(players, player)
    assert other.look()["position"]["undo_to"] == steps
    for refused in (stays - 1, steps):
        if refused >= 0:
            answer = player.post("undo", {"moment": moment, "to": refused})
            assert answer.json()["error"]["code"] == "no-undo"
    assert player.post("undo", {"moment": moment, "to": stays}).json()["moment"] == moment + 1
    assert player.look()["table"]["steps"] == stays
    assert player.look()["position"]["may_undo"] is False


def test_what_was_revealed_is_not_taken_back(url: str) -> None:
    players = started(url)
    for number in range(80):
        player = awaited(players)
        assert player.choose_some(number).status_code == 200
        seen = player.look()
        if not seen["position"]["may_undo"]:
            refused = player.undo(seen["table"]["moment"])
            assert refused.json()["error"]["code"] == "no-undo"
            assert refused.json()["error"]["clause"] == "RUL-15"
            return
    raise AssertionError("nothing was revealed")


def test_a_script_can_wait_for_news(url: str) -> None:
    players = started(url)
    player = awaited(players)
    (other,) = others(players, player)
    version = other.look()["table"]["version"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(other.look, version=version, wait=25)
        player.choose_some()
        assert waiting.result(timeout=20)["table"]["version"] == version + 1
    assert other.look(version=version + 1, wait=0.1)["table"]["version"] == version + 1


def test_earlier_positions_are_seen_as_the_own_seat_knew_them(url: str) -> None:
    players = started(url)
    first = awaited(players)
    at_start = first.look()["position"]["view"]
    for number in range(6):
        assert awaited(players).choose_some(number).status_code == 200
    assert first.get("steps/0").json()["view"] == at_start
    assert first.get("steps/99").status_code == 404
    assert first.get(f"steps/{10**28}").status_code == 422, "too large a number to be said"
    assert first.get("steps/0", seat=1 - (first.seat or 0)).status_code == 403


def test_one_person_plays_alone_against_an_automaton(url: str) -> None:
    player = new_table(url, options={"players": "1", "difficulty": "hard"})
    player.post("start")
    told: list[str] = []
    for _ in range(500):
        seen = player.look(language="en")
        if seen["position"]["over"]:
            break
        told += [event["text"] for step in seen["log"]["steps"] for event in step["events"]]
        assert seen["position"]["awaits"] == 0
        player.choose_some()
    assert seen["position"]["over"]
    assert any("Leopold" in line for line in told)
    assert not any("Player 2" in line for line in told)
    fork = player.post("fork", {"step": 5})
    assert fork.status_code == 201


@pytest.mark.parametrize("bots", [["greedy", "random"], [None, "greedy"]])
def test_bots_play_their_seats(url: str, bots: list[str | None]) -> None:
    from tests.house.running import new_table

    host = new_table(url, bots=bots, sit=bots[0] is None)
    assert host.post("start").status_code == 204
    for _ in range(400):
        seen = host.look()
        position = seen["position"]
        if position["over"]:
            break
        if position["decision"]:
            assert host.choose_some().status_code == 200
        else:
            host.look(version=seen["table"]["version"], wait=10)
    assert position["over"]
    assert len(position["scores"]) == 2
    assert position["winners"]
    assert len(position["tie_breaks"]) == len(position["scores"])
    for seat, score in enumerate(position["scores"]):
        assert sum(p["points"] for p in position["tally"] if p["seat"] == seat) == score
    steps = host.look(since=0)["log"]["steps"]
    assert {step["seat"] for step in steps if step["by_bot"]} == {
        seat for seat, bot in enumerate(bots) if bot
    }
    said = host.look(since=0, language="en")
    assert {step["chapter_text"] for step in said["log"]["steps"]} >= {"Set-up", "Round 1"}
    assert said["position"]["chapter_text"] == "The end"
    for part in said["position"]["tally"]:
        assert part["chapter_text"] in ("Set-up", "The end") or part["chapter_short"].isdecimal()
        assert part["source_text"]
    assert position["tally"][0]["source_text"] is None, "no texts where no language is asked for"
