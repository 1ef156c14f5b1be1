class Kernel:
    def __init__(
        self,
        rows: int,
        width: int,
        hidden: int,
        outputs: int,
        scale: float,
        first: bytes,
        first_bias: bytes,
        second: bytes,
        second_bias: bytes,
        last: bytes,
        last_bias: bytes,
    ) -> None: ...
    def begin(self, lasting: bytes, changing: bytes, /) -> None: ...
    def judge(self, positions: list[bytes], /) -> list[float]: ...
