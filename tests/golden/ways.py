"""The games that are kept as golden journals, one per way to play."""

from __future__ import annotations

GOLDEN_WAYS: dict[str, dict[str, dict[str, str]]] = {
    "austria": {
        "two-players": {"players": "2"},
        "three-players": {"players": "3"},
        "four-players": {"players": "4"},
        "day-boards": {"players": "3", "board": "day"},
        "introductory": {"players": "4", "hands": "introductory"},
        "draft": {"players": "3", "hands": "draft"},
        "promo-guests": {"players": "2", "promo": "yes"},
        "ask-everything": {"players": "2", "ask": "everything"},
        "first-edition": {"players": "2", "edition": "2015"},
        "first-edition-draft": {
            "players": "4",
            "edition": "2015",
            "hands": "draft",
            "board": "day",
        },
        "leopold": {"players": "1", "difficulty": "medium"},
        "elisabeth": {
            "players": "1",
            "edition": "2015",
            "board": "day",
            "difficulty": "hard",
            "opponent": "elisabeth",
        },
        "hautel-couture": {
            "players": "1",
            "board": "day",
            "difficulty": "hard",
            "leopold-hotel": "hautel-couture",
        },
        "nine-stars": {"players": "1", "difficulty": "medium", "leopold-hotel": "nine-stars"},
        "sushi": {"players": "1", "board": "day", "difficulty": "hard", "leopold-hotel": "sushi"},
        "toll-bridge": {
            "players": "1",
            "edition": "2015",
            "difficulty": "easy",
            "leopold-hotel": "toll-bridge",
        },
        "entrances-auction": {"players": "4", "entrances": "auction"},
        "entrances-draft": {
            "players": "3",
            "entrances": "auction",
            "hands": "draft",
            "promo": "yes",
        },
        "hotel-chateau": {"players": "4", "entrances": "draw", "board": "day"},
        "hotel-corogari": {"players": "4", "entrances": "draw"},
        "hotel-dove": {"players": "3", "entrances": "draw", "ask": "everything"},
        "hotel-kaufman": {"players": "3", "entrances": "draw", "edition": "2015"},
        "hotel-mayenfels": {"players": "4", "entrances": "draw", "hands": "draft"},
        "hotel-ninas": {"players": "1", "entrances": "draw", "leopold-hotel": "nine-stars"},
        "hotel-stroup": {"players": "1", "entrances": "draw", "leopold-hotel": "sushi"},
        "hotel-wray": {"players": "1", "entrances": "draw", "leopold-hotel": "hautel-couture"},
        "hotel-kozi": {"players": "1", "entrances": "draw", "leopold-hotel": "toll-bridge"},
    },
    "overbooking": {
        "beginners-peeking": {"players": "2", "scoring": "beginners", "peeking": "yes"},
        "beginners-no-peeking": {"players": "3", "scoring": "beginners", "peeking": "no"},
        "experts-peeking": {"players": "4", "scoring": "experts", "peeking": "yes"},
        "experts-no-peeking": {"players": "2", "scoring": "experts", "peeking": "no"},
        "none-peeking": {"players": "3", "scoring": "none", "peeking": "yes"},
        "none-no-peeking": {"players": "4", "scoring": "none", "peeking": "no"},
    },
}
"""By game and by the name of its journal: what the table agreed on."""
