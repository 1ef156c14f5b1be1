"""Observations told by names, and what the views say of the same position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hotelier.austria.cards.boards import BOARD_NAMES
from hotelier.austria.cards.emperor_tiles import TILE_INDEX
from hotelier.austria.cards.entrances import ENTRANCE_WORDS
from hotelier.austria.cards.guests import GUEST_INDEX, GUESTS
from hotelier.austria.cards.objectives import OBJECTIVE_PLACE
from hotelier.austria.cards.staff_card import card_numbered
from hotelier.austria.items import ITEM_NAMES
from hotelier.austria.solo.instruction_cards import INSTRUCTION_CARDS
from hotelier.austria.solo.leopold import DIFFICULTY_NAMES, HOTEL_NAMES
from hotelier.kernel.chance import Chance
from hotelier.kernel.rules import Rules, View
from hotelier.kernel.state import State

Seen = dict[str, tuple[int, ...]]

ROOMS = ("empty", "vacant", "occupied")
SPACES = [f"{column}{floor}" for floor in range(1, 5) for column in "abcde"]
NO_OBJECTIVES: list[dict[str, Any]] = [{"objective": 0, "claimed": False}] * 3
NOBODY: Seen = {"guest": (0,), "colour": (0,), "points": (0,), "order": (0,), "wants": (0,) * 4}


def positions(rules: Rules, options: dict[str, str], seed: int) -> Iterator[State]:
    """The positions of a game of random choices, the last included."""
    state = rules.deal(options, seed)
    chance = Chance(seed)
    while not state.over:
        yield state
        state.apply(state.choices[chance.below(len(state.choices))])
    yield state


def seen_by(rules: Rules, state: State, seat: int) -> Seen:
    """An observation by the names of its fields."""
    numbers = rules.observation.of(state, seat)
    return {f.name: numbers[rules.observation.place(f.name)] for f in rules.observation.fields}


def _prefixed(prefix: str, fields: Seen) -> Seen:
    return {f"{prefix}.{name}": numbers for name, numbers in fields.items()}


def _items(counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(name, 0) for name in ITEM_NAMES)


def _guest(number: int, wants: dict[str, int] | None) -> Seen:
    index = GUEST_INDEX[number]
    card = GUESTS[index]
    printed = [card.order >> 3 * item & 7 for item in range(4)]
    return {
        "guest": (index + 1,),
        "colour": (card.colour + 1,),
        "points": (card.points,),
        "order": (sum(printed),),
        "wants": tuple(printed) if wants is None else _items(wants),
    }


def austria_view(view: View, seat: int) -> Seen:
    """The fields that a view of Grand Austria Hotel tells of."""
    hotels = view["hotels"]
    players = len(hotels)

    def nth(other: int | None) -> int:
        return 0 if other is None else (other - seat) % players + 1

    found: Seen = {
        "players": (players,),
        "chooser": (nth(view["awaits"]),),
        "round": (view["round"],),
        "first": (nth(view["first_player"]),),
        "edition": (int(view["edition"] == "2015"),),
        "dustbin": (view["dustbin"],),
        "dice": tuple(view["dice"].values()),
        "dice_left": (sum(view["dice"].values()),),
        "staff_deck": (view["staff_in_deck"],),
        "guest_deck": (view["guests_in_deck"],),
        "objectives": tuple(OBJECTIVE_PLACE[o["objective"]] for o in view["objectives"]),
        "emperor_tiles": tuple(TILE_INDEX[name] + 1 for name in view["emperor_tiles"]),
    }
    for letter, objective in zip("abc", view["objectives"], strict=True):
        discs = [nth(owner) for owner in objective["claimed_by"]]
        found[f"discs_{letter}"] = tuple(discs + [0] * (3 - len(discs)))
    for space, entry in enumerate(view["queue"], 1):
        found |= _prefixed(f"queue{space}", _guest(entry["guest"], None))
    for place in range(players):
        found |= _prefixed(f"seat{place}", _hotel(view, hotels[(seat + place) % players]))
    if view["new_items"]:
        found["effect1.c"] = _items(view["new_items"])
    found["staff"] = _staff(view, seat)
    found["module5.played"] = (int("action" in view),)
    orders = [hotels[(seat + place) % players].get("long_orders", 0) for place in range(players)]
    found["module5.orders"] = (*orders, *[0] * (4 - players))
    for name, amount in view.get("action", {}).items():
        found[f"module5.{name}"] = (amount,)
    if "market" in view:
        found |= _prefixed("market", _market(view["market"], nth))
    return found | _prefixed("leopold", _leopold(view["leopold"]) if "leopold" in view else {})


def _hotel(view: View, hotel: dict[str, Any]) -> Seen:
    found: Seen = {
        "board": (BOARD_NAMES.index(hotel["board"]),),
        "turn_order": (hotel["turn_order"],),
        "turns": (hotel["turns_taken"],),
        "hand": (hotel["hand_size"],),
        "points": (hotel["points"],),
        "krones": (hotel["krones"],),
        "emperor": (hotel["emperor"],),
        "automaton": (int("leopold" in view and view["leopold"]["seat"] == hotel["seat"]),),
        "kitchen": _items(hotel["kitchen"]),
        "rooms": tuple(ROOMS.index(room) for room in hotel["rooms"]),
        "bonuses": tuple(int(group in hotel["bonuses_taken"]) for group in range(10)),
        "passed": (int(hotel["passed"]),),
        "present": (1,),
    }
    for place, guest in enumerate(hotel["cafe"], 1):
        fields = NOBODY if guest is None else _guest(guest["guest"], guest["waits_for"])
        found |= _prefixed(f"table{place}", fields)
    return found | _prefixed("entrance", _entrance(hotel.get("entrance", {})))


def _entrance(entrance: dict[str, Any]) -> Seen:
    """A unique hotel; nothing where there is none."""
    words = ("", *ENTRANCE_WORDS)
    return {
        "hotel": (words.index(entrance.get("hotel", "")),),
        "first_die": (entrance.get("first_die") or 0,),
        "pile": (len(entrance.get("pile", ())),),
        "tokens": tuple(int(there) for there in entrance.get("tokens", [False] * 5)),
        "claimed": tuple(int(o["claimed"]) for o in entrance.get("objectives", NO_OBJECTIVES)),
        **_beside(entrance),
    }


def _beside(entrance: dict[str, Any]) -> Seen:
    tiles = entrance.get("tiles", [None] * 6)
    aims = entrance.get("objectives", NO_OBJECTIVES)
    return {
        "tiles": tuple(0 if tile is None else TILE_INDEX[tile] + 1 for tile in tiles),
        "objectives": tuple(OBJECTIVE_PLACE.get(aim["objective"], 0) for aim in aims),
    }


def _market(market: dict[str, Any], nth: Callable[[int | None], int]) -> Seen:
    """The unique hotels that lie open, and who holds which."""
    offered = {entry["hotel"]: entry for entry in market["open"]}
    kept = {word: seat for seat, word in market["kept"].items()}
    return {
        "open": tuple(int(word in offered) for word in ENTRANCE_WORDS),
        "holders": tuple(nth(kept.get(word)) for word in ENTRANCE_WORDS),
        "bids": tuple(offered.get(word, {}).get("bid") or 0 for word in ENTRANCE_WORDS),
    }


def _staff(view: View, seat: int) -> tuple[int, ...]:
    """Where the cards are that a view tells of; known hands of others are not in it."""
    places = [0] * 65
    for card in view["staff_out_of_game"]:
        places[card_numbered(card)] = 4
    for hotel in view["hotels"]:
        for card in hotel["staff"]:
            used = card in hotel["staff_used"]
            places[card_numbered(card)] = (12 if used else 8) + (hotel["seat"] - seat) % len(
                view["hotels"]
            )
    for card in view["own"]["hand"]:
        places[card_numbered(card)] = 1
    for card in view["own"]["offer"] + view["own"]["draft_pack"]:
        places[card_numbered(card)] = 2
    for entry in view["own"]["put_under_deck"]:
        places[card_numbered(entry["card"])] = 3
    return tuple(places[1:])


def _leopold(leopold: dict[str, Any]) -> Seen:
    numbers = [card.number for card in INSTRUCTION_CARDS]
    card = leopold["card"]
    deck = range(20) if leopold["name"] == "leopold" else range(20, 40)
    special = leopold["special_hotel"]
    found: Seen = {
        "difficulty": (DIFFICULTY_NAMES.index(leopold["difficulty"]) + 1,),
        "special": (HOTEL_NAMES.index(special),),
        "card": (0 if card is None else _index_of(numbers, card["number"], deck) + 1,),
        "private_deck": (leopold["private_deck"],),
        "progress": tuple((None, "III", "II", "claimed").index(d) for d in leopold["discs"]),
        "face_down": tuple(
            int(n in deck and numbers[n] not in leopold["cards_seen"]) for n in range(40)
        ),
        "stars": (leopold.get("stars", 0),),
    }
    if special == "sushi":
        found["cogwheels"] = tuple(int(space in leopold["cogwheels"]) for space in SPACES)
    if special == "toll-bridge":
        found["toll"] = tuple(leopold["cogwheels"].values())
    if special == "hautel-couture":
        found["pool"] = _items(leopold["pool"])
        items = (None, *ITEM_NAMES)
        found["wares"] = tuple(items.index(item) for item in leopold["items"].values())
        rooms = leopold["reserved"]
        found["reserved"] = tuple(0 if r is None else SPACES.index(r) + 1 for r in rooms)
    return found


def _index_of(numbers: Sequence[int], number: int, deck: range) -> int:
    return next(n for n in deck if numbers[n] == number)
