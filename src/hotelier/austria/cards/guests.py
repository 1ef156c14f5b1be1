"""The guests: colour, order, points and reward of each.

In orders and gains s is a strudel, c a cake, w a wine and k a coffee.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hotelier.austria.cards.colours import BLUE, GREEN, RED, YELLOW
from hotelier.austria.effects import (
    any_item,
    draw,
    emperor,
    gizia,
    items,
    krones,
    occupy,
    offer,
    play,
    prepare,
    take_guest,
)
from hotelier.austria.items import order, order_size


class Guest(NamedTuple):
    """A guest card."""

    number: int
    name: str
    colour: int
    order: int
    points: int
    reward: tuple[int, ...]


def guest(number: int, name: str, colour: int, letters: str, points: int, *reward: int) -> Guest:
    return Guest(number, name, colour, order(letters), points, reward)


GUESTS: Final[tuple[Guest, ...]] = (
    guest(49, "Sculptor", YELLOW, "w", 0, prepare(free=True, up_to_floor=2)),
    guest(50, "Musician", YELLOW, "w", 0, draw(1), prepare()),
    guest(51, "Composer", YELLOW, "w", 1, items("s")),
    guest(52, "Tailor", YELLOW, "wk", 0, items("s"), krones(2)),
    guest(53, "Flamenco Dancer", YELLOW, "sw", 0, items("k"), emperor(2)),
    guest(54, "Portrait Painter", YELLOW, "ww", 0, any_item(), krones(2)),
    guest(55, "Photographer", YELLOW, "www", 7, draw(2)),
    guest(56, "Vocalist", YELLOW, "sww", 0, items("c"), play(discount=3)),
    guest(57, "Architect", YELLOW, "wwk", 1, prepare(2, discount=1)),
    guest(58, "Actress", YELLOW, "wwwk", 7, occupy()),
    guest(59, "Poet", YELLOW, "sssw", 5, items("c"), play(discount=2)),
    guest(60, "Jewelry Designer", YELLOW, "ccww", 5, items("k"), krones(3)),
    guest(61, "Painter", YELLOW, "swww", 2, prepare(discount=1), prepare()),
    guest(62, "Opera Singer", YELLOW, "scww", 4, take_guest(), emperor(3)),
    guest(63, "Dame", BLUE, "k", 0, take_guest()),
    guest(64, "Duchess", BLUE, "k", 0, play(discount=1)),
    guest(65, "Knight of the Empire", BLUE, "k", 3),
    guest(66, "Landgrave", BLUE, "ck", 3, play(discount=1), prepare()),
    guest(67, "Sovereign", BLUE, "kk", 2, draw(2), emperor(2)),
    guest(68, "Princess", BLUE, "ssk", 4, emperor(3)),
    guest(69, "Countess", BLUE, "cck", 7, krones(3)),
    guest(70, "Elector", BLUE, "swk", 1, play(discount=1), emperor(3)),
    guest(71, "Baron", BLUE, "skk", 4, prepare(free=True)),
    guest(72, "Prince", BLUE, "sck", 7, occupy()),
    guest(73, "Count", BLUE, "wkk", 4, play(discount=1), play(discount=1)),
    guest(74, "Earl", BLUE, "ckk", 10, krones(1)),
    guest(75, "Baroness", BLUE, "wwkk", 5, offer(discount=3)),
    guest(76, "Duke", BLUE, "sskk", 4, offer(free=True)),
    guest(77, "Apothecary", RED, "c", 1, krones(1)),
    guest(78, "Post Councillor", RED, "c", 0, take_guest()),
    guest(79, "Privy Councillor", RED, "c", 0, krones(1), emperor(1)),
    guest(80, "Professor Emeritus", RED, "cw", 4, take_guest()),
    guest(81, "General", RED, "cc", 0, items("w"), krones(3)),
    guest(82, "Senior Councillor", RED, "cwk", 7, occupy()),
    guest(83, "Councillor of Commerce", RED, "scw", 0, krones(5)),
    guest(84, "Court Councillor", RED, "ccw", 2, krones(3), take_guest()),
    guest(85, "Major", RED, "ssc", 3, krones(3)),
    guest(86, "Veterinary Councillor", RED, "cww", 3, play(discount=3)),
    guest(87, "Medicinal Councillor", RED, "cckk", 3, krones(3), take_guest(), take_guest()),
    guest(88, "Procurator", RED, "cwww", 0, prepare(2, free=True)),
    guest(89, "Lord High Commissioner", RED, "sscw", 5, krones(4)),
    guest(90, "Senior Legal Secretary", RED, "sccc", 7, items("w"), krones(3)),
    guest(91, "Tezcatlipoca", GREEN, "s", 0, draw(3)),
    guest(92, "Capt. Goldhaken", GREEN, "s", 0, krones(1)),
    guest(93, "Mr. Horsa", GREEN, "s", 0, emperor(1)),
    guest(94, "M. Ingalls", GREEN, "ss", 0, play(discount=1)),
    guest(95, "Mr. Boydell", GREEN, "sc", 2, emperor(2)),
    guest(96, "Mr. Oundo", GREEN, "sk", 0, play(discount=3)),
    guest(97, "E. Gizia", GREEN, "ssw", 4, gizia()),
    guest(98, "M. Polo", GREEN, "sss", 0, krones(4)),
    guest(99, "Cramersopholus", GREEN, "scc", 5, draw(1), emperor(2)),
    guest(100, "Farmer Franz", GREEN, "skkk", 4, emperor(3), occupy()),
    guest(101, "Brother Uwe", GREEN, "sssk", 3, emperor(3), take_guest()),
    guest(102, "Conductor", GREEN, "sk", 0, emperor(1), occupy()),
    guest(103, "Durgoing", GREEN, "sw", 4, draw(2)),
    guest(104, "MacLeod", GREEN, "sscc", 2, play(free=True)),
    # Promo guests, an option of the table (SET-5).
    guest(117, "Mag. Ferdinand", RED, "ww", 3, emperor(3)),
    guest(118, "Mr. Moras", YELLOW, "ck", 4, take_guest()),
)

# Inside the engine a guest is known by its place in the table above.
BASE_GUESTS: Final = 56
ALL_BASE_GUESTS: Final = (1 << BASE_GUESTS) - 1
ALL_GUESTS: Final = (1 << len(GUESTS)) - 1
E_GIZIA: Final = 48
FOUR_ITEMS: Final = 4

GUEST_COLOUR: Final[list[int]] = [guest.colour for guest in GUESTS]
GUEST_ORDER: Final[list[int]] = [guest.order for guest in GUESTS]
GUEST_ORDER_SIZE: Final[list[int]] = [order_size(guest.order) for guest in GUESTS]
GUEST_POINTS: Final[list[int]] = [guest.points for guest in GUESTS]
GUEST_REWARD: Final[list[tuple[int, ...]]] = [guest.reward for guest in GUESTS]
GUEST_INDEX: Final[dict[int, int]] = {guest.number: i for i, guest in enumerate(GUESTS)}
"""From the number printed on a card to its place in the table."""
