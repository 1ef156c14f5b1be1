"""Which language the house answers in."""

from __future__ import annotations

import pytest
from httpx import Response

from hotelier.house.basics import tongues
from hotelier.house.basics.refusals import no_such_table
from hotelier.words.pseudo import PSEUDO, stretched
from tests.house.running import HTTP, new_table


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de-AT, de;q=0.9, en;q=0.8", "de"),
        ("fr, it;q=0.5, zh;q=0.7", "zh"),
        ("tlh, *;q=0.1", "en"),
        ("de;q=nonsense, it;q=0.2", "it"),
        ("it" + "," * 5000, "it"),
    ],
)
def test_the_language_a_client_likes_best(
    monkeypatch: pytest.MonkeyPatch, accepted: str | None, language: str
) -> None:
    monkeypatch.setattr(tongues, "languages", lambda: ["de", "en", "it", "zh"])
    tongues._preferred.cache_clear()
    assert tongues.preferred(accepted) == language
    tongues._preferred.cache_clear()


@pytest.mark.parametrize(("wanted", "told"), [("de-AT", "de"), ("tlh", "en"), ("x" * 300, "en")])
def test_a_language_nobody_speaks_here_fails_no_page(url: str, wanted: str, told: str) -> None:
    host = new_table(url)
    for path in ("games", "games/austria/components", f"tables/{host.table}"):
        answers = [
            HTTP.get(f"{url}/api/{path}", params={"language": tongue}, headers=host._headers)
            for tongue in (wanted, told)
        ]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()


def test_a_refusal_is_told_in_any_language() -> None:
    assert no_such_table().as_data()["error"]["message"] == "There is no such table."
    told = no_such_table().as_data(PSEUDO)["error"]
    assert told == {"code": "no-such-table", "message": stretched("There is no such table.")}


def test_what_cannot_be_understood_is_told_in_the_language_of_who_sent_it(url: str) -> None:
    def told(answer: Response) -> tuple[int, str, str]:
        error = answer.json()["error"]
        return answer.status_code, error["code"], error["message"]

    german = {"accept-language": "de"}
    asked = HTTP.delete(f"{url}/api/tables", headers=german)
    assert told(asked) == (405, "not-this-way", "Diese Adresse nimmt solche Anfragen nicht an.")
    asked = HTTP.get(f"{url}/api/nothing", headers=german)
    assert told(asked) == (404, "not-found", "Unter dieser Adresse gibt es nichts.")
    asked = HTTP.post(f"{url}/api/tables", json={"game": "austria", "seat": -1}, headers=german)
    sentence = "„body.seat“ fehlt oder ist nicht das, was das Haus dort erwartet."
    assert told(asked) == (422, "malformed", sentence)
    error = asked.json()["error"]
    assert error["field"] == "body.seat"
    assert "greater than or equal to 0" in error["problem"]
