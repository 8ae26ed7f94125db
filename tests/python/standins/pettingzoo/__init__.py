"""What of PettingZoo's protocol the wrappers rely on, for tests where the package is not there."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Tuple


class AECEnv:
    possible_agents: List[str]
    agents: List[str]
    agent_selection: str
    rewards: Dict[str, float]
    terminations: Dict[str, bool]
    truncations: Dict[str, bool]
    infos: Dict[str, Dict[str, Any]]
    _cumulative_rewards: Dict[str, float]

    def observe(self, agent: str) -> Any:
        raise NotImplementedError

    def last(self) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        agent = self.agent_selection
        return self.observe(agent), self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, most: int = 2**63) -> Iterator[str]:
        while self.agents and most > 0:
            most -= 1
            yield self.agent_selection

    def _accumulate_rewards(self) -> None:
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action: Any) -> None:
        if action is not None:
            raise ValueError("an agent that is out of the game acts with None")
        gone = self.agent_selection
        for table in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del table[gone]  # type: ignore[attr-defined]
        self.agents.remove(gone)
        if self.agents:
            self.agent_selection = self.agents[0]
        for agent in self.rewards:
            self.rewards[agent] = 0.0


class ParallelEnv:
    possible_agents: List[str]
    agents: List[str]
