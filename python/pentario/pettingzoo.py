"""Environments in the forms of PettingZoo: AEC for the games of turns, Parallel for Penta Rush.

    from pentario.pettingzoo import TurnsEnv, RushEnv
    env = TurnsEnv(pentario.load("rivero"))
"""

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._core import Batch, Game
from ._turns import Turns


def _spaces(cells: int, actions: int) -> Tuple[spaces.Dict, spaces.Discrete]:
    observation = spaces.Box(-128, 127, (cells,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": spaces.Box(0, 1, (actions,), np.int8)}), spaces.Discrete(actions)


class TurnsEnv(AECEnv):
    """A game of turns. The mask in an observation is empty for who is not to act."""

    metadata = {"name": "pentario_turns_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: Game, render_mode: Optional[str] = None) -> None:
        super().__init__()
        self._game = game
        self.render_mode = render_mode
        self._turns = Turns(game, 0)
        state = self._turns.state
        self.possible_agents = [f"player_{seat}" for seat in range(state.players)]
        sizes = len(state.observation(0)), state.num_actions
        self._spaces = {agent: _spaces(*sizes) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        self._seed = seed if seed is not None else getattr(self, "_seed", -1) + 1
        self._turns = Turns(self._game, self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._turns.seat]

    def observe(self, agent: str) -> Any:
        return self._turns.observe(self.possible_agents.index(agent))

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still in the game must act")
        self._turns.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        returns = self._turns.returns()
        over = self._turns.state.over
        self.rewards = {one: float(returns[i]) for i, one in enumerate(self.possible_agents)}
        self.terminations = {one: over for one in self.agents}
        self.agent_selection = self.possible_agents[self._turns.seat]
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        return self._turns.state.text if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class RushEnv(ParallelEnv):
    """Penta Rush, where all act at once. A step is a tick of `tick_ms`."""

    metadata = {"name": "pentario_rush_v0", "render_modes": [], "is_parallelizable": True}

    def __init__(self, game: Game, tick_ms: int = 1000, reward: str = "outcome") -> None:
        self._batch = Batch(game, 1, 0, 1, reward, False, tick_ms)
        if not self._batch.together:
            raise ValueError("in this game people take turns: TurnsEnv has it")
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self._batch.seats)]
        sizes = self._batch.cells, self._batch.num_actions
        self._spaces = {agent: _spaces(*sizes) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Any, Any]:
        self._seed = seed if seed is not None else getattr(self, "_seed", -1) + 1
        self._batch.reset(self._seed)
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> Dict[str, Any]:
        cells, masks = self._batch.observations[0].copy(), self._batch.masks[0].astype(np.int8)
        return {agent: {"observation": cells[i], "action_mask": masks[i]} for i, agent in enumerate(self.agents)}

    def step(self, actions: Dict[str, int]) -> Tuple[Any, Any, Any, Any, Any]:
        self._batch.step(np.array([[actions[agent] for agent in self.possible_agents]], np.int32))
        agents, over = self.agents, bool(self._batch.done[0])
        observations = self._observe()
        rewards = {agent: float(self._batch.rewards[0, i]) for i, agent in enumerate(agents)}
        if over:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def render(self) -> None:
        pass

    def close(self) -> None:
        pass
