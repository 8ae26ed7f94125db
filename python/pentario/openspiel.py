"""The games of turns with the methods of OpenSpiel's Game and State, for algorithms written against those.

Nothing is imported: what runs on pyspiel's own states in Python runs on these.
"""

from __future__ import annotations

from typing import List, Optional, Tuple

from . import _core
from ._core import CHANCE
from ._core import Game as Rules
from .types import Outcome

TERMINAL = -4


class Game:
    """A game of turns as pyspiel.Game."""

    def __init__(self, rules: Rules) -> None:
        if rules.info["all_at_once"]:
            raise ValueError("here people take turns; Penta Rush is played through pentario.batch")
        self._rules = rules
        self._start = rules.start()

    def new_initial_state(self) -> State:
        return State(self, self._start.copy(), [])

    def num_players(self) -> int:
        return self._start.players

    def num_distinct_actions(self) -> int:
        """Of players; those of chance are counted from 0 too."""
        return self._start.num_actions

    def max_chance_outcomes(self) -> int:
        return 64

    def max_game_length(self) -> int:
        return 20_000

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def observation_tensor_shape(self) -> List[int]:
        return [len(self._start.observation(0))]

    def observation_tensor_size(self) -> int:
        return self.observation_tensor_shape()[0]

    def deserialize_state(self, text: str) -> State:
        history, _, position = text.partition("\n")
        return State(self, self._rules.load(position), [int(action) for action in history.split()])

    def __str__(self) -> str:
        return f"pentario_{self._rules.id.replace('-', '_')}(variant={self._rules.variant})"


class State:
    """A game of turns in progress as pyspiel.State."""

    def __init__(self, game: Game, state: _core.State, history: List[int]) -> None:
        self._game, self._state, self._history = game, state, history

    def current_player(self) -> int:
        actors = self._state.actors
        return actors[0] if actors else TERMINAL

    def is_terminal(self) -> bool:
        return self._state.over

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """Ascending; of a chance node the places of what may happen among chance_outcomes."""
        current = self.current_player()
        if player is not None and player != current:
            return []
        if current == CHANCE:
            return list(range(len(self._state.legal_moves())))
        return [] if current == TERMINAL else self._state.legal_actions(current)

    def legal_actions_mask(self, player: Optional[int] = None) -> List[int]:
        mask = [0] * (self._game.max_chance_outcomes() if self.is_chance_node() else self._game.num_distinct_actions())
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        return [(action, chance) for action, (_, chance) in enumerate(self._state.chance_moves())]

    def _move(self, player: int, action: int) -> int:
        if player != CHANCE:
            return self._state.move_of(action, player)
        moves = self._state.legal_moves(CHANCE)
        if not 0 <= action < len(moves):
            raise ValueError(f"chance has no action {action}")
        return moves[action]

    def apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise ValueError("the game is over")
        self._state.apply(self._move(self.current_player(), action))
        self._history.append(action)

    def child(self, action: int) -> State:
        after = self.clone()
        after.apply_action(action)
        return after

    def action_to_string(self, player: int, action: Optional[int] = None) -> str:
        """Of a player and an action, or of an action of whoever is to act."""
        if action is None:
            player, action = self.current_player(), player
        return self._state.write(self._move(player, action), player)

    def string_to_action(self, player: int, text: Optional[str] = None) -> int:
        assert text is not None, "a player and a text"
        move = self._state.read(text)
        if player != CHANCE:
            return self._state.action_of(move, player)
        return self._state.legal_moves(CHANCE).index(move)

    def returns(self) -> List[float]:
        outcome: Optional[Outcome] = self._state.outcome
        if outcome is None or not outcome.winners:
            return [0.0] * self.num_players()
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.num_players())]

    def rewards(self) -> List[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def observation_tensor(self, player: Optional[int] = None) -> List[float]:
        cells: List[float] = self._state.observation(self._seat(player)).astype(float).tolist()
        return cells

    def observation_string(self, player: Optional[int] = None) -> str:
        return self._state.view(self._seat(player)).text

    def _seat(self, player: Optional[int]) -> int:
        return self.current_player() if player is None else player

    def num_players(self) -> int:
        return self._state.players

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def history(self) -> List[int]:
        return self._history[:]

    def history_str(self) -> str:
        return ", ".join(str(action) for action in self._history)

    def move_number(self) -> int:
        return len(self._history)

    def get_game(self) -> Game:
        return self._game

    def clone(self) -> State:
        return State(self._game, self._state.copy(), self._history[:])

    def serialize(self) -> str:
        return " ".join(str(action) for action in self._history) + "\n" + self._state.text

    def __str__(self) -> str:
        return self._state.text
