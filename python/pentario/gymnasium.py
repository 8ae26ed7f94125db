"""Environments in the form of Gymnasium: Penta Rush alone, and a game of turns against a bot.

    from pentario.gymnasium import BotEnv, SoloEnv
    env = BotEnv(pentario.load("pente"), level=2)
"""

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple

import gymnasium
import numpy as np
from gymnasium import spaces

from ._core import Batch, Bot, Game
from ._turns import Turns

Step = Tuple[Any, float, bool, bool, Dict[str, Any]]


class _Env(gymnasium.Env):
    metadata: Dict[str, Any] = {"render_modes": []}
    render_mode: Optional[str] = None

    def _declare(self, cells: int, actions: int) -> None:
        observation = spaces.Box(-128, 127, (cells,), np.int8)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_space = spaces.Dict({"observation": observation, "action_mask": mask})
        self.action_space = spaces.Discrete(actions)

    def _seed_of(self, seed: Optional[int], options: Optional[Dict[str, Any]]) -> int:
        super().reset(seed=seed, options=options)
        return int(self.np_random.integers(2**31))


class SoloEnv(_Env):
    """Penta Rush alone against oneself: the reward is what a step gains in points."""

    def __init__(self, tick_ms: int = 1000, **options: Any) -> None:
        self._batch = Batch(Game("penta-rush", "solo", 1, options), 1, 0, 1, "points", False, tick_ms)
        self._declare(self._batch.cells, self._batch.num_actions)

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Any, Dict[str, Any]]:
        self._batch.reset(self._seed_of(seed, options))
        return self._observe(), {}

    def _observe(self) -> Dict[str, Any]:
        mask = self._batch.masks[0, 0].astype(np.int8)
        return {"observation": self._batch.observations[0, 0].copy(), "action_mask": mask}

    def step(self, action: int) -> Step:
        self._batch.step(np.array([[action]], np.int32))
        return self._observe(), float(self._batch.rewards[0, 0]), bool(self._batch.done[0]), False, {}


class BotEnv(_Env):
    """A game of turns with the computer on every other seat. 1 for a win, -1 for a defeat, 0 for a draw."""

    def __init__(self, game: Game, level: int = 4, seat: int = 0, nodes: Optional[int] = 10_000) -> None:
        self._game, self._seat, self._nodes = game, seat, nodes
        self._turns = Turns(game, 0)
        if not 0 <= seat < self._turns.state.players:
            raise ValueError("there is no such seat")
        self._bot = Bot(game.id, level)
        self._declare(len(self._turns.state.observation(seat)), self._turns.state.num_actions)

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Any, Dict[str, Any]]:
        self._lots = self._seed_of(seed, options)
        self._turns = Turns(self._game, self._lots)
        self._let_bot_play()
        return self._turns.observe(self._seat), {}

    def _let_bot_play(self) -> None:
        state = self._turns.state
        while not state.over and self._turns.seat != self._seat:
            self._lots += 1
            thought = self._bot.think(state, seed=self._lots, nodes=self._nodes)
            assert thought is not None
            self._turns.apply(state.action_of(thought.move, self._turns.seat))

    def step(self, action: int) -> Step:
        self._turns.apply(int(action))
        self._let_bot_play()
        reward = float(self._turns.returns()[self._seat])
        return self._turns.observe(self._seat), reward, self._turns.state.over, False, {}
