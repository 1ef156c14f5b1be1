"""When rings of objects that nobody uses any more are looked for.

Python does it whenever its objects have grown by a quarter, and stops everything meanwhile, the
longer the more tables there are. So the house looks only at young objects as it goes, which takes
milliseconds, and at all of them when it keeps house.
"""

from __future__ import annotations

import gc
from typing import Final

_YOUNG: Final = 5_000
_MIDDLE: Final = 10
_NEVER: Final = 1_000_000_000


def look_at_young_objects_only() -> None:
    """From now on; what is there already stays for good, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


def look_at_everything() -> None:
    """Once, whatever it takes."""
    gc.collect()
