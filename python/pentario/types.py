"""Plain values that the library answers with."""

from __future__ import annotations

from typing import Mapping, NamedTuple, Optional, Tuple

from .errors import Detail


class Outcome(NamedTuple):
    """How the rules ended a game."""

    winners: Tuple[int, ...]  # nobody: a draw
    places: Tuple[int, ...]  # 1 for the first, by seat
    points: Tuple[int, ...]  # in a series, by seat
    code: str
    rule: str


class Event(NamedTuple):
    """Something that a move brought about."""

    code: str
    rule: str
    text: str
    details: Mapping[str, Detail]


class Thought(NamedTuple):
    """What a bot has found."""

    move: int
    chance: float  # of winning, 0 to 1
    line: Tuple[int, ...]  # what it expects, its own move first
    nodes: int
    depth: int
    act_after_ms: Optional[int]  # where all play at once


class PlayedTable(NamedTuple):
    """A whole game among levels."""

    outcome: Optional[Outcome]
    scores: Tuple[int, ...]
    record: str
    end: str  # "over", or why the table stopped before
