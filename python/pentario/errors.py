"""What the library raises."""

from __future__ import annotations

from typing import Mapping, Tuple, Union

Detail = Union[int, str]


class Refused(ValueError):
    """What was asked for does not go, and why; nothing has changed."""

    def __init__(self, code: str, rule: str, message: str, details: Mapping[str, Detail]) -> None:
        super().__init__(message)
        #: A word for programs, such as `not-your-turn`.
        self.code = code
        #: The rule that it rests on, such as `PE-13`; empty where it is none of the game's.
        self.rule = rule
        #: An English sentence.
        self.message = message
        #: What the sentence names: numbers, squares, cards, seats.
        self.details = dict(details)

    def __reduce__(self) -> Tuple[type, Tuple[str, str, str, Mapping[str, Detail]]]:
        return type(self), (self.code, self.rule, self.message, self.details)
