"""What can go wrong when people or programs hand us something: one clear sentence each."""


class HotelierError(Exception):
    """A mistake of the caller, told in one sentence that can be shown as it is."""


class OptionError(HotelierError):
    """An option of a game that does not exist, or a value it cannot have."""


class IllegalChoice(HotelierError):
    """A choice that is not among the legal ones now."""


class JournalError(HotelierError):
    """A journal that cannot be read, or that does not fit the rules."""


class DrawAwaited(Exception):
    """A step stopped because chance from outside has not answered yet; see draws.py."""
