"""Tables before and around a game."""

from __future__ import annotations

import pytest

from hotelier.games import GAMES
from tests.house.running import HTTP, Player, awaited, new_table, seated, started


def test_the_house_tells_every_option_of_every_game(url: str) -> None:
    told = HTTP.get(f"{url}/api/games").json()
    assert {game["name"] for game in told["games"]} == set(GAMES)
    for game in told["games"]:
        offered = {option["name"]: option["values"] for option in game["options"]}
        rules = GAMES[game["name"]]
        assert offered == {option.name: list(option.values) for option in rules.options}
    assert "greedy" in told["bots"]


def test_the_house_says_games_and_options_in_words(url: str) -> None:
    told = HTTP.get(f"{url}/api/games?language=en").json()
    assert told == HTTP.get(f"{url}/api/games").json(), "English unless another one is asked for"
    assert set(told["bot_titles"]) == set(told["bots"])
    games = {game["name"]: game for game in told["games"]}
    assert games["austria"]["title"] == "Grand Austria Hotel"
    assert games["overbooking"]["blurb"].endswith(".")
    options = {option["name"]: option for option in games["austria"]["options"]}
    assert options["board"]["title"] == "Hotel boards"
    assert options["leopold-hotel"]["value_titles"]["nine-stars"] == "Nine Stars Inn"
    for option in options.values():
        assert set(option["value_titles"]) == set(option["values"])
        assert option["help"].endswith(".")
    assert options["board"]["only_players"] is None
    assert options["difficulty"]["only_players"] == ["1"]
    assert options["hands"]["only_players"] == ["2", "3", "4"]


def test_who_asks_for_an_unknown_language_is_offered_games_in_english(url: str) -> None:
    answer = HTTP.get(f"{url}/api/games?language=tlh")
    assert answer.status_code == 200
    assert answer.json() == HTTP.get(f"{url}/api/games?language=en").json()


def test_a_table_says_what_was_agreed_on(url: str) -> None:
    host = new_table(url, game="austria", options={"players": "1", "difficulty": "hard"})
    agreed = host.look(language="en")["table"]["option_texts"]
    assert agreed["difficulty"] == {"title": "Difficulty", "value": "hard"}
    assert "hands" not in agreed
    assert host.look()["table"]["option_texts"]["difficulty"] == {"title": None, "value": None}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_takes_all_options_of_its_game(url: str, game: str) -> None:
    for option in GAMES[game].options:
        size = {"players": option.only_players[0]} if option.only_players else {}
        for value in option.values:
            options = {**size, option.name: value}
            host = new_table(url, game=game, options=options)
            table = host.look()["table"]
            assert table["options"][option.name] == value
            assert len(table["seats"]) == int(table["options"]["players"])


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "chess"}, "bad-option"),
        ({"game": "austria", "options": {"casino": "yes"}}, "bad-option"),
        ({"game": "austria", "options": {"players": "9"}}, "bad-option"),
        ({"game": "austria", "bots": [None]}, "malformed"),
        ({"game": "austria", "bots": [None, "marvin"]}, "malformed"),
        ({"game": "austria", "bots": [None, "greedy"], "seat": 1}, "malformed"),
        ({"game": "austria", "seat": 7}, "malformed"),
        ({"game": "austria", "surprise": 1}, "malformed"),
        ({"game": "austria", "name": "x" * 41}, "malformed"),
        ({"game": "austria", "x" * 5000: 1}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(url: str, asked: object, code: str) -> None:
    answer = HTTP.post(f"{url}/api/tables", json=asked)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == code


def test_friends_join_by_invitation_and_strangers_do_not(url: str) -> None:
    host = new_table(url, options={"players": "3"}, name="  Anna\u2028 \x07W. ")
    stranger = Player(url, host.table, None)
    assert stranger.get().status_code == 403
    assert stranger.post("sit", {}).status_code == 403
    assert Player(url, host.table, "not-the-right-invitation").post("sit", {}).status_code == 403
    friend = seated(host, "Otto", seat=2)
    assert friend.seat == 2
    names = [seat["name"] for seat in host.look()["table"]["seats"]]
    assert names == ["Anna W.", "", "Otto"]
    assert friend.post("sit", {}).status_code == 409


def test_an_open_table_is_found_and_joined(url: str) -> None:
    host = new_table(url, listed=True)
    found = HTTP.get(f"{url}/api/tables").json()["tables"]
    assert host.table in [table["id"] for table in found]
    anyone = Player(url, host.table, None)
    nobody = {"seat": None, "host": False, "invitation": None, "hints": False}
    assert anyone.look()["you"] == nobody
    assert anyone.post("sit", {"name": "Otto"}).status_code == 201
    assert anyone.post("sit", {}).json()["error"]["message"] == "All seats are taken."


def test_a_game_starts_when_all_are_there_and_ready(url: str) -> None:
    host = new_table(url)
    assert host.post("start").json()["error"]["message"] == "There are empty seats."
    friend = seated(host, "Otto")
    assert host.post("start").json()["error"]["message"] == "Not ready yet: Otto."
    assert friend.patch("me", {"ready": True, "name": "Otto W."}).status_code == 204
    assert host.look()["position"] is None
    assert host.post("start").status_code == 204
    assert host.look()["position"]["awaits"] in (0, 1)
    assert host.post("start").status_code == 409
    assert host.look()["table"]["seats"][1]["name"] == "Otto W."


def test_the_host_arranges_the_seats(url: str) -> None:
    host = new_table(url, options={"players": "3"}, bots=[None, "random", None])
    friend = seated(host)
    assert friend.put("seats/1", {"bot": "greedy"}).status_code == 403
    assert host.put("seats/1", {"bot": "greedy"}).status_code == 204
    assert host.put("seats/2", {"bot": None}).status_code == 204
    assert host.put("seats/0", {"bot": "greedy"}).status_code == 409
    assert host.put("seats/3", {"bot": "greedy"}).status_code == 404
    assert [s["kind"] for s in host.look()["table"]["seats"]] == ["person", "bot", "empty"]
    # Whoever was sent away has no seat any more.
    assert friend.patch("me", {"ready": True}).status_code == 401


def test_the_host_passes_on_when_leaving_before_the_game(url: str) -> None:
    host = new_table(url)
    friend = seated(host)
    assert host.post("leave", {}).status_code == 204
    assert friend.look()["you"]["host"] is True
    assert host.patch("me", {"ready": True}).status_code == 401


def test_a_bot_stands_in_until_the_player_comes_back(url: str) -> None:
    players = started(url)
    leaver = awaited(players)
    other = players[1 - (leaver.seat or 0)]
    before = leaver.look()["table"]["moment"]
    assert leaver.post("leave", {"bot": "random"}).status_code == 204
    seat = other.look()["table"]["seats"][leaver.seat or 0]
    assert (seat["kind"], seat["bot"]) == ("person", "random")
    seen = other.look()
    while seen["position"]["awaits"] != other.seat:
        seen = other.look(version=seen["table"]["version"], wait=10)
    assert seen["table"]["moment"] > before
    assert all(step["by_bot"] for step in seen["log"]["steps"])
    position = leaver.look()["position"]
    late = leaver.choose(position["moment"], 0)
    assert late.status_code in (409, 422)
    assert leaver.post("return").status_code == 204
    assert leaver.look()["table"]["seats"][leaver.seat or 0]["bot"] is None
    while awaited(players) is other:
        assert other.choose_some().status_code == 200
    assert leaver.choose_some().status_code == 200


def test_nobody_is_replaced_who_has_not_kept_the_table_waiting(url: str) -> None:
    players = started(url)
    slow = awaited(players)
    other = players[1 - (slow.seat or 0)]
    refused = other.post(f"seats/{slow.seat}/stand-in")
    assert refused.status_code == 409
    assert "180 seconds" in refused.json()["error"]["message"]


def test_a_second_device_takes_the_same_seat_once(url: str) -> None:
    host = new_table(url)
    given = host.post("devices").json()
    assert given["qr"].startswith("<svg")
    address, _, fragment = given["link"].partition("#")
    assert address.endswith(f"/table/{host.table}")
    code = fragment.removeprefix("device=")
    phone = Player(url, host.table, None).post("devices/join", {"code": code})
    assert phone.status_code == 201
    assert phone.json()["seat"] == host.seat
    assert phone.json()["secret"] != host.secret
    second = Player(url, host.table, phone.json()["secret"])
    assert second.look()["you"]["seat"] == host.seat
    assert host.look()["you"]["seat"] == host.seat
    again = Player(url, host.table, None).post("devices/join", {"code": code})
    assert again.status_code == 403


def test_an_invitation_is_a_link_and_a_picture_for_those_at_the_table(url: str) -> None:
    host = new_table(url, listed=True)
    given = host.get("invitation").json()
    assert given["link"].endswith(f"#invitation={host.look()['you']['invitation']}")
    assert given["qr"].startswith("<svg")
    assert Player(url, host.table, None).get("invitation").status_code == 403


def test_spectators_watch_where_they_may(url: str) -> None:
    watched = started(url, listed=True)[0]
    seen = Player(url, watched.table, None).look()
    assert seen["you"]["seat"] is None
    assert "own" not in seen["position"]["view"]
    assert seen["position"]["decision"] is None
    private = started(url, listed=True, watchable=False)[0]
    assert Player(url, private.table, None).get().json()["error"]["code"] == "no-spectators"
    invited = started(url)[0]
    assert Player(url, invited.table, None).get().json()["error"]["code"] == "not-invited"
    invitation = invited.look()["you"]["invitation"]
    assert Player(url, invited.table, invitation).look()["you"]["seat"] is None


@pytest.mark.parametrize("table", ["abcdefghjkmn", "no-such-table", "ABC", "%00", "a" * 500])
def test_a_table_that_does_not_exist(url: str, table: str) -> None:
    assert HTTP.get(f"{url}/api/tables/{table}").status_code in (404, 422)
