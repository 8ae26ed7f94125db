"""The module that is written in C++."""

from typing import Any, Dict, Iterable, List, Optional, Sequence, Tuple, Union

import numpy as np
import numpy.typing as npt

from .errors import Refused
from .types import Event, Outcome, PlayedTable, Thought

__version__: str
CHANCE: int
CLOCK: int
GAMES: List[str]
TOP_LEVEL: int

Move = Union[int, str]
Viewer = Union[int, str]
Layout = Dict[str, Tuple[int, Tuple[int, ...]]]

class Rng:
    """The library's generator: the same numbers everywhere."""

    def __init__(self, seed: int) -> None: ...
    def next(self) -> int:
        """64 random bits."""
    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
    def copy(self) -> Rng: ...

class Game:
    """A game with a variant, a number of players and options."""

    def __init__(
        self, id: str, variant: str = "", players: Optional[int] = None, options: Dict[str, Union[str, int]] = {}
    ) -> None: ...
    @property
    def id(self) -> str: ...
    @property
    def variant(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> Dict[str, str]: ...
    @property
    def info(self) -> Dict[str, Any]:
        """Variants and options that there are."""
    def start(self) -> State:
        """A fresh game. Chance is a seat: its first moves are still to be made."""
    def load(self, position: Union[str, Dict[str, Any]]) -> State:
        """The state of a position: a dictionary, or its text."""

class View:
    """What one viewer may know, and nothing else."""

    @property
    def position(self) -> Dict[str, Any]: ...
    @property
    def text(self) -> str: ...
    def complete(self, rng: Rng) -> State:
        """A state that fits it; what is hidden is drawn by lot."""

class State:
    """A game in progress. A move is a number, or its text.

    Where a seat is asked for and none is given, it is the only one that may act.
    """

    @property
    def game(self) -> Game: ...
    @property
    def players(self) -> int: ...
    @property
    def actors(self) -> Tuple[int, ...]:
        """The seats that may act, CHANCE and CLOCK among them; nobody once the game is over."""
    @property
    def over(self) -> bool: ...
    @property
    def outcome(self) -> Optional[Outcome]: ...
    @property
    def scores(self) -> Tuple[int, ...]: ...
    @property
    def due(self) -> Optional[Tuple[int, int]]:
        """What the clock does next, and after how many milliseconds."""
    @property
    def hash(self) -> int:
        """The same on every machine."""
    @property
    def text(self) -> str:
        """The whole position on one line; Game.load reads it."""
    def position(self, viewer: Viewer = "keeper") -> Dict[str, Any]: ...
    def view(self, viewer: Viewer) -> View:
        """What a seat, or "public", may know."""
    def copy(self) -> State: ...
    def legal_moves(self, seat: Optional[int] = None) -> List[int]:
        """What the seat may play, ascending."""
    def legal_texts(self, seat: Optional[int] = None) -> List[str]:
        """The same as texts."""
    def why_illegal(self, move: Move, seat: Optional[int] = None) -> Optional[Refused]:
        """Why a move would be refused; None if it is legal."""
    def apply(self, move: Move, seat: Optional[int] = None) -> None:
        """Makes a move."""
    def play(self, move: Move, seat: Optional[int] = None, viewer: Viewer = "keeper") -> List[Event]:
        """Makes a move and tells what it brought about, as the viewer may know it."""
    def random_move(self, rng: Rng, seat: Optional[int] = None) -> int:
        """One of the seat's legal moves: of chance by its odds, else each equally likely."""
    def chance_moves(self) -> List[Tuple[int, float]]:
        """What chance may do now, and how likely it is."""
    def write(self, move: Move, seat: Optional[int] = None, viewer: Viewer = "keeper") -> str:
        """A legal move as text, with `?` for what the viewer may not know."""
    def read(self, text: str) -> int:
        """The move that a text names, legal or not."""
    def parts(self, move: Move, seat: Optional[int] = None, viewer: Viewer = "keeper") -> Dict[str, Any]:
        """A legal move in its parts."""
    def shows_hidden(self, move: Move, seat: Optional[int] = None) -> bool:
        """Whether the move shows anybody what he could not know before."""
    def observation(self, seat: int) -> npt.NDArray[np.int8]:
        """What the seat sees, as numbers."""
    def action_mask(self, seat: int) -> npt.NDArray[np.bool_]:
        """Which actions are legal for the seat."""
    def legal_actions(self, seat: int) -> List[int]:
        """The same as ascending numbers."""
    def move_of(self, action: int, seat: int) -> int:
        """The move that an action stands for."""
    def action_of(self, move: Move, seat: int) -> int:
        """The action that stands for a legal move."""
    @property
    def num_actions(self) -> int: ...
    @property
    def layout(self) -> Layout:
        """The parts of an observation: name, first cell and shape."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: Dict[int, Any]) -> State: ...

class Bot:
    """The computer at a level from 1 to 8."""

    def __init__(self, game: str, level: int = 4) -> None: ...
    @property
    def game(self) -> str: ...
    @property
    def level(self) -> int: ...
    @property
    def name(self) -> str: ...
    def think(
        self,
        position: Union[State, View],
        seat: Optional[int] = None,
        seed: int = 0,
        nodes: Optional[int] = None,
        seconds: Optional[float] = None,
    ) -> Optional[Thought]:
        """What it would play, from what the seat sees; None if the seat has nothing to do."""

class Session:
    """The line protocol: a JSON object in, a JSON object out."""

    def __init__(self, seed: int = 0) -> None: ...
    def answer(self, request: str) -> str: ...

class Batch:
    """Many games of one setup side by side."""

    def __init__(
        self,
        game: Game,
        n: int,
        seed: int = 0,
        threads: int = 1,
        reward: str = "outcome",
        restarts: bool = True,
        tick_ms: int = 1000,
    ) -> None: ...
    @property
    def game(self) -> Game: ...
    @property
    def n(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def num_actions(self) -> int: ...
    @property
    def cells(self) -> int: ...
    @property
    def together(self) -> bool: ...
    @property
    def moves(self) -> int:
        """Moves since the last reset, those of chance too."""
    @property
    def ended(self) -> int:
        """Games that came to their end since the last reset."""
    @property
    def layout(self) -> Layout:
        """The parts of an observation: name, first cell and shape."""
    @property
    def observations(self) -> npt.NDArray[np.int8]:
        """What each seat sees: [n, seats, cells]."""
    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal: [n, actions], or [n, seats, actions] where all act at once."""
    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What the last step was worth: [n, seats]."""
    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Whether the game ended in the last step: [n]."""
    @property
    def actors(self) -> npt.NDArray[np.int8]:
        """Whose decision it is: [n]; where all act at once how many may act; -1 once a game is over."""
    @property
    def picks(self) -> npt.NDArray[np.int32]:
        """What the last `sample` drew: [n], or [n, seats]."""
    def reset(self, seed: int = 0) -> None:
        """Every game anew."""
    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """One action a game. If one is not legal nothing is played."""
    def sample(self) -> npt.NDArray[np.int32]:
        """A legal action for everybody, each equally likely."""
    def state(self, index: int) -> State:
        """A copy of the true state of a game."""

def walk_chain(game: Game, seed: int) -> int:
    """The hash chain of a random game, played by the library alone."""

def random_games(game: Game, count: int, seed: int = 0) -> int:
    """Plays so many random games to their end inside the library; how many moves that took."""

def read_record(text: str) -> Dict[str, Any]: ...
def write_record(
    game: Game,
    moves: Iterable[Union[Tuple[int, Move], Tuple[int, Move, Optional[int]]]],
    names: List[str] = [],
    viewer: Viewer = "keeper",
) -> str: ...
def play_table(game: Game, levels: Sequence[int], seed: int = 0, nodes: Optional[int] = None) -> PlayedTable: ...
