"""Records: games as text, the form that every part of Pentario reads and writes."""

from __future__ import annotations

from typing import Iterable, Iterator, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _core
from ._core import Game, State

#: Whose move, the move, and its time in milliseconds where it is known.
Played = Tuple[int, int, Optional[int]]
Move = Union[int, str]


class RecordedGame(NamedTuple):
    """One game of a record."""

    start: State
    moves: Tuple[Played, ...]
    ending: Optional[Tuple[str, int]]  # how the table ended it, and by whose doing

    def states(self) -> Iterator[State]:
        """The game again: its start, then a state after each move."""
        state = self.start.copy()
        yield state.copy()
        for seat, move, _ in self.moves:
            state.apply(move, seat)
            yield state.copy()

    def end(self) -> State:
        """The state after the last move."""
        state = self.start.copy()
        for seat, move, _ in self.moves:
            state.apply(move, seat)
        return state


class Record(NamedTuple):
    """A game, or the games of a series."""

    game: Game
    names: List[str]
    tags: List[Tuple[str, str]]
    games: List[RecordedGame]


def read_record(text: str) -> Record:
    """Reads a record and plays it through: what is not legal is refused."""
    read = _core.read_record(text)
    return Record(read["game"], read["names"], read["tags"], [RecordedGame(*game) for game in read["games"]])


def write_record(
    game: Game,
    moves: Iterable[Union[Tuple[int, Move], Tuple[int, Move, Optional[int]]]],
    names: Sequence[str] = (),
    viewer: Union[int, str] = "keeper",
) -> str:
    """The record of a game, as the viewer may know it: its moves as (seat, move) or (seat, move, milliseconds)."""
    return _core.write_record(game, moves, list(names), viewer)
