"""What the house has to offer, in the words of one language."""

from __future__ import annotations

from functools import cache

from hotelier.bots import BOTS
from hotelier.games import GAMES
from hotelier.house.api.models import GameGiven, GamesGiven, OptionGiven
from hotelier.house.telling.speech import spoken
from hotelier.kernel.message import Message
from hotelier.kernel.options import Option
from hotelier.kernel.rules import Rules
from hotelier.words import languages


@cache
def offer(language: str, bots: tuple[str, ...]) -> GamesGiven:
    """All games with their options, the bots, and the languages."""
    return GamesGiven(
        games=[_game(rules, language) for rules in GAMES.values()],
        bots=list(bots),
        bot_titles={name: _bot_title(name, language) for name in bots},
        bot_texts={name: _bot_text(name, language) for name in bots},
        languages=languages(),
    )


def _bot_title(name: str, language: str) -> str:
    """A bot from outside has the name the operator gave it, in every language."""
    return spoken(Message(f"bot-{name}"), language) if name in BOTS else name


def _bot_text(name: str, language: str) -> str:
    return spoken(Message(f"bot-{name}.text" if name in BOTS else "bot-from-outside"), language)


def _game(rules: Rules, language: str) -> GameGiven:
    return GameGiven(
        name=rules.name,
        title=spoken(rules.title, language),
        blurb=spoken(rules.blurb, language),
        rules=rules.version,
        action_space=rules.action_space,
        options=[_option(rules, option, language) for option in rules.options],
    )


def _option(rules: Rules, option: Option, language: str) -> OptionGiven:
    return OptionGiven(
        name=option.name,
        values=list(option.values),
        default=option.default,
        only_players=list(option.only_players) or None,
        title=spoken(rules.option_title(option), language),
        help=spoken(rules.option_help(option), language),
        value_titles={
            value: spoken(rules.value_title(option, value), language) for value in option.values
        },
    )
