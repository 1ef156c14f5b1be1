"""The action space: every choice of the game as a stable integer, and as a word.

The same integer always means the same thing to the hand that plays it; the decision says what
it is for ("room b2" prepares, occupies, moves in or is removed). Numbers never change, so that
journals, trained players and other programs stay valid; new choices get new numbers.

    0  pass            PASS          3  take            TAKE (accept, bonus first)
    1  end             END           4  later           LATER (bonus after the reward)
    2  done            DONE          5  ignore          IGNORE (pay off a penalty)
                                     6  suffer          SUFFER
                                     7  points          LOSE_POINTS
    10 - 14   q1 - q5          take the guest on a space of the queue
    16 - 20   die1 - die5      take a die        (E. Gizia: use a space)
    21 - 25   die1+ - die5+    the same, boosted
    26 - 30   die6=1 ...       take a 6 and copy an action
    31 - 35   die6=1+ ...      the same, boosted
    36 - 41   die1- - die6-    take a die without its action (RUL-16)
    42 - 44   in1 - in3        the guest at a café table
    45 - 47   oA oB oC         claim an objective
    48 - 51   strudel ...      an item
    52 - 63   strudel>1 ...    put an item on the guest at a table
    64 - 83   a1 - e4          a room
    84 - 100  x0 - x16         a split: how many cakes, coffees or krones
    104 - 111 p1 - p8          the part of a reward to do next
    112 - 159 s1 - s48         a staff card
    160 - 162 rival1 - rival3  put an item on a guest of the solo opponent
    163 - 176 s166 - s179      a staff card of module 5
    190       in4              the guest at the fourth table (Kaufman)
    191 - 194 strudel>4 ...    put an item on the guest there
    195 - 203 chateau ...      bid on a unique hotel, or keep it
    204 - 206 ownA ownB ownC   claim a personal objective (Ninas Melange)
    207 - 212 tile1 - tile6    an Emperor tile beside one's hotel, A A B B C C (Grand Wray)
    213 - 217 token1 - token5  a bonus token (Dove)
    218 - 227 1>2 2>1 ...      move a die to the next space and use that (Kozi)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.cards.boards import SPACES, space_name
from hotelier.austria.cards.entrances import ENTRANCE_WORDS, TOKENS
from hotelier.austria.cards.staff_card import BASE_STAFF, STAFF_CARDS, printed_number
from hotelier.austria.entrances.entrance import TILE_SLOTS
from hotelier.austria.items import ITEM_NAMES, ITEMS
from hotelier.kernel.bits import members

PASS: Final = 0
END: Final = 1
DONE: Final = 2
TAKE: Final = 3
LATER: Final = 4
IGNORE: Final = 5
SUFFER: Final = 6
LOSE_POINTS: Final = 7
QUEUE: Final = 10
DIE: Final = 15  # + action 1 to 5
DIE_BOOSTED: Final = 20
SIX_AS: Final = 25
SIX_AS_BOOSTED: Final = 30
IDLE_DIE: Final = 35  # + die 1 to 6
GUEST: Final = 42
OBJECTIVE: Final = 45
ITEM: Final = 48
PUT: Final = 52  # + 3 * item + table
ROOM: Final = 64
SPLIT: Final = 84
PART: Final = 104
STAFF: Final = 111  # + card 1 to 48

RIVAL_GUEST: Final = 160
MORE_STAFF: Final = 114  # + card 49 to 62, as the engine knows the cards of module 5
FIRST_OF_MORE_STAFF: Final = 163
LAST_OF_MORE_STAFF: Final = 176

# Unique hotels.
FOURTH_GUEST: Final = 190
FOURTH_PUT: Final = 191  # + item
ENTRANCE: Final = 195
PERSONAL_OBJECTIVE: Final = 204
OWN_TILE: Final = 207
TOKEN: Final = 213
MOVE_DIE: Final = 218

ACTION_SPACE: Final = 228
DIE_MOVES: Final[list[tuple[int, int]]] = [
    move for space in range(1, 6) for move in ((space, space + 1), (space + 1, space))
]
"""From where to where a die can be moved: to a neighbour, never between 6 and 1 (L-KOZI-3)."""
MAX_SPLIT: Final = 16
MAX_PARTS: Final = 8
TABLES: Final = 3
QUEUE_SPACES: Final = 5


def staff_choice(card: i64) -> i64:
    """The choice that is about a staff card."""
    return STAFF + card if card <= BASE_STAFF else MORE_STAFF + card


def card_of(choice: i64) -> i64:
    """The staff card a choice is about."""
    return choice - STAFF if choice < RIVAL_GUEST else choice - MORE_STAFF


def is_staff(choice: i64) -> bool:
    """Whether a choice is about a staff card."""
    return STAFF < choice < RIVAL_GUEST or FIRST_OF_MORE_STAFF <= choice <= LAST_OF_MORE_STAFF


def guest_choice(table: i64) -> i64:
    """The choice of the guest at a café table (0 to 3)."""
    return GUEST + table if table < TABLES else FOURTH_GUEST


def table_of(choice: i64) -> i64:
    """The café table of a choice of a guest."""
    return TABLES if choice == FOURTH_GUEST else choice - GUEST


def put(item: i64, table: i64) -> i64:
    """The choice to put an item on the guest at a café table."""
    return PUT + TABLES * item + table if table < TABLES else FOURTH_PUT + item


def item_put(choice: i64) -> i64:
    """The item of a choice to put one on a guest."""
    return choice - FOURTH_PUT if choice >= FOURTH_PUT else (choice - PUT) // TABLES


def table_put(choice: i64) -> i64:
    """The café table of a choice to put an item on a guest."""
    return TABLES if choice >= FOURTH_PUT else (choice - PUT) % TABLES


def is_guest(choice: i64) -> bool:
    """Whether a choice is a guest at a café table."""
    return GUEST <= choice < OBJECTIVE or choice == FOURTH_GUEST


def is_put(choice: i64) -> bool:
    """Whether a choice puts an item on a guest."""
    return PUT <= choice < ROOM or FOURTH_PUT <= choice < ENTRANCE


def _words() -> dict[int, str]:
    words = {
        PASS: "pass",
        END: "end",
        DONE: "done",
        TAKE: "take",
        LATER: "later",
        IGNORE: "ignore",
        SUFFER: "suffer",
        LOSE_POINTS: "points",
    }
    words |= {QUEUE + i: f"q{i + 1}" for i in range(QUEUE_SPACES)}
    for action in range(1, 6):
        words[DIE + action] = f"die{action}"
        words[DIE_BOOSTED + action] = f"die{action}+"
        words[SIX_AS + action] = f"die6={action}"
        words[SIX_AS_BOOSTED + action] = f"die6={action}+"
    words |= {IDLE_DIE + die: f"die{die}-" for die in range(1, 7)}
    words |= {GUEST + t: f"in{t + 1}" for t in range(TABLES)}
    words |= {OBJECTIVE + i: f"o{letter}" for i, letter in enumerate("ABC")}
    words |= {ITEM + i: name for i, name in enumerate(ITEM_NAMES)}
    for item, name in enumerate(ITEM_NAMES):
        words |= {PUT + TABLES * item + t: f"{name}>{t + 1}" for t in range(TABLES)}
    words |= {ROOM + space: space_name(space) for space in range(SPACES)}
    words |= {SPLIT + n: f"x{n}" for n in range(MAX_SPLIT + 1)}
    words |= {PART + n: f"p{n + 1}" for n in range(MAX_PARTS)}
    for card in range(1, STAFF_CARDS + 1):
        words[int(staff_choice(card))] = f"s{printed_number(card)}"
    words |= {RIVAL_GUEST + t: f"rival{t + 1}" for t in range(TABLES)}
    return words | _words_of_unique_hotels()


def _words_of_unique_hotels() -> dict[int, str]:
    words = {FOURTH_GUEST: f"in{TABLES + 1}"}
    words |= {FOURTH_PUT + i: f"{name}>{TABLES + 1}" for i, name in enumerate(ITEM_NAMES)}
    words |= {ENTRANCE + which: word for which, word in enumerate(ENTRANCE_WORDS)}
    words |= {PERSONAL_OBJECTIVE + i: f"own{letter}" for i, letter in enumerate("ABC")}
    words |= {OWN_TILE + slot: f"tile{slot + 1}" for slot in range(TILE_SLOTS)}
    words |= {TOKEN + token: f"token{token + 1}" for token in range(len(TOKENS))}
    words |= {MOVE_DIE + n: f"{here}>{there}" for n, (here, there) in enumerate(DIE_MOVES)}
    return words


WORD_OF: Final[dict[int, str]] = _words()
CHOICE_OF: Final[dict[str, int]] = {word: choice for choice, word in WORD_OF.items()}

# Whole lists of choices by set, so that making a list of legal choices is a few look-ups.
_HALF: Final = 10
_LOW_ROOMS: Final[list[list[int]]] = [
    [ROOM + space for space in members(half)] for half in range(1 << _HALF)
]
_HIGH_ROOMS: Final[list[list[int]]] = [
    [ROOM + _HALF + space for space in members(half)] for half in range(1 << _HALF)
]
PUTS: Final[list[list[list[int]]]] = [
    [[int(put(item, table)) for item in ITEMS if kinds >> item & 1] for table in range(TABLES + 1)]
    for kinds in range(16)
]
"""By set of items and table: putting one of the items on the guest there."""


def add_rooms(choices: list[int], spaces: i64) -> None:
    """Offer all these rooms."""
    choices.extend(_LOW_ROOMS[spaces & 1023])
    choices.extend(_HIGH_ROOMS[spaces >> _HALF])


def add_staff(choices: list[int], cards: i64) -> None:
    """Offer all these staff cards."""
    rest = int(cards)
    while rest:
        card = rest & -rest
        choices.append(staff_choice(card.bit_length() - 1))
        rest ^= card
