"""Five tabletop games: rules, players, records, and environments for learning.

    import pentario
    state = pentario.load("rivero").start()
    rng = pentario.Rng(1)
    while not state.over:
        state.apply(state.random_move(rng))
    print(state.outcome, state.scores)
"""

from __future__ import annotations

import os
from typing import Optional, Union

from ._core import CHANCE, CLOCK, GAMES, TOP_LEVEL, Batch, Bot, Game, Rng, State, View, __version__, random_games, walk_chain
from .errors import Refused
from .records import Record, RecordedGame, read_record, write_record
from .tables import Table, hint, play_table, review, solve
from .types import Event, Outcome, PlayedTable, Thought

__all__ = [
    "CHANCE", "CLOCK", "GAMES", "TOP_LEVEL", "Batch", "Bot", "Event", "Game", "Outcome", "PlayedTable", "Record",
    "RecordedGame", "Refused", "Rng", "State", "Table", "Thought", "View", "__version__", "batch", "bot", "hint",
    "load", "play_table", "random_games", "read_record", "review", "solve", "walk_chain", "write_record",
]  # fmt: skip


def load(game: str, variant: str = "", players: Optional[int] = None, **options: Union[str, int]) -> Game:
    """A game by its name. Without a variant it is the first; options are those of the rules.

    >>> load("pente", size=9).start().actors
    (0,)
    """
    return Game(game, variant, players, options)


def bot(game: str, level: int = 4) -> Bot:
    """The computer at a level from 1 to 8."""
    return Bot(game, level)


def batch(
    game: Union[str, Game],
    n: int,
    *,
    seed: int = 0,
    threads: Optional[int] = None,
    reward: str = "outcome",
    restarts: bool = True,
    tick_ms: int = 1000,
    variant: str = "",
    players: Optional[int] = None,
    **options: Union[str, int],
) -> Batch:
    """`n` games side by side, stepped on threads (as many as there are cores, if none are named).

    `reward` is "outcome" (1 to the winners and -1 to the others at the end) or "points" (what the score
    gains). With `restarts` a game that ends is followed by the next one in the same step. `tick_ms` is what a
    step lasts where all play at once.
    """
    made = load(game, variant, players, **options) if isinstance(game, str) else game
    return Batch(made, n, seed, threads or len(os.sched_getaffinity(0)), reward, restarts, tick_ms)
