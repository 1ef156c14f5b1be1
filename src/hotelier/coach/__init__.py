"""The coach: the best choices of a position and why, and after a game what was better.

It thinks as the trained bots do, and like them it is told only what its seat may know.
"""

from hotelier.coach.advice import advice
from hotelier.coach.advised import Advice
from hotelier.coach.review import Review, Turn, review

__all__ = ["Advice", "Review", "Turn", "advice", "review"]
