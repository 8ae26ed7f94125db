"""The promises that the conformance checks of PettingZoo, Gymnasium and OpenSpiel ask for, asked here of the
wrappers; where those packages are not there, over stand-ins for their base classes."""

from __future__ import annotations

import random
import unittest
from typing import Any

import common
import numpy as np
import pentario
from pentario import CHANCE
from pentario.gymnasium import BotEnv, SoloEnv
from pentario.openspiel import Game as SpielGame
from pentario.pettingzoo import RushEnv, TurnsEnv

TURNS = ["pente", "riomino", "rivero-penta", "rivero"]


def same(first: Any, second: Any) -> bool:
    return all(np.array_equal(first[key], second[key]) for key in first)


class Aec(unittest.TestCase):
    def play(self, env: TurnsEnv, seed: int) -> list[tuple[str, int]]:
        env.reset(seed=seed)
        self.assertEqual(env.agents, env.possible_agents)
        lots, played, sums = random.Random(1), [], {agent: 0.0 for agent in env.agents}
        for agent in env.agent_iter():
            self.assertEqual(agent, env.agent_selection)
            seen, reward, over, cut, info = env.last()
            self.assertTrue(env.observation_space(agent).contains(seen))
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            sums[agent] += reward
            if over or cut:
                env.step(None)
                continue
            action = lots.choice(np.flatnonzero(seen["action_mask"]).tolist())
            for other in env.agents:
                if other != agent:
                    self.assertFalse(env.observe(other)["action_mask"].any())
            env.step(action)
            played.append((agent, action))
        self.assertEqual(env.agents, [])
        self.assertEqual(sum(sums.values()), 0.0)
        return played

    def test_games_of_turns_keep_the_promises_of_aec(self) -> None:
        for id in TURNS:
            env = TurnsEnv(pentario.load(id, size=9) if id == "pente" else pentario.load(id))
            first = self.play(env, 3)
            self.assertEqual(first, self.play(env, 3))
            if id != "pente":  # where there is no chance a seed changes nothing
                self.assertNotEqual(first, self.play(env, 4))
            for agent in env.possible_agents:
                self.assertEqual(env.action_space(agent).n, env.observation_space(agent).spaces["action_mask"].shape[0])

    def test_a_wrong_action_raises(self) -> None:
        env = TurnsEnv(pentario.load("riomino"))
        env.reset(seed=1)
        for action in [None, -1, 10**6]:
            with self.assertRaises(ValueError):
                env.step(action)
        with self.assertRaises(ValueError):
            TurnsEnv(pentario.load("penta-rush"))


class Parallel(unittest.TestCase):
    def test_penta_rush_keeps_the_promises_of_parallel(self) -> None:
        env, lots = RushEnv(pentario.load("penta-rush"), tick_ms=5000), random.Random(2)
        seen, infos = env.reset(seed=1)
        self.assertEqual(set(seen), set(env.agents))
        self.assertEqual(set(infos), set(env.agents))
        again, _ = env.reset(seed=1)
        self.assertTrue(all(same(seen[agent], again[agent]) for agent in seen))
        for _ in range(5000):
            actions = {agent: lots.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in env.agents}
            seen, rewards, over, cut, infos = env.step(actions)
            for told in (seen, rewards, over, cut, infos):
                self.assertEqual(set(told), set(env.possible_agents))
            for agent in seen:
                self.assertTrue(env.observation_space(agent).contains(seen[agent]))
            if not env.agents:
                break
        self.assertTrue(all(over.values()))
        with self.assertRaises(ValueError):
            RushEnv(pentario.load("pente"))


class Gymnasium(unittest.TestCase):
    def check(self, env: Any, most: int = 3000) -> None:
        lots = random.Random(3)
        first, info = env.reset(seed=7)
        self.assertIsInstance(info, dict)
        self.assertTrue(same(first, env.reset(seed=7)[0]))
        seen, total = env.reset(seed=7)[0], 0.0
        for _ in range(most):
            self.assertTrue(env.observation_space.contains(seen))
            action = lots.choice(np.flatnonzero(seen["action_mask"]).tolist())
            self.assertTrue(env.action_space.contains(action))
            seen, reward, over, cut, info = env.step(action)
            self.assertIs(type(reward), float)
            self.assertIs(type(over), bool)
            self.assertIs(type(cut), bool)
            total += reward
            if over:
                return
        self.fail("no end")

    def test_solo_penta_rush(self) -> None:
        env = SoloEnv(tick_ms=5000)
        self.check(env)
        self.assertFalse(same(env.reset(seed=1)[0], env.reset(seed=2)[0]))

    def test_a_game_against_a_bot(self) -> None:
        for id in TURNS:
            for seat in range(2):
                self.check(BotEnv(pentario.load(id), level=1, seat=seat))


class OpenSpiel(unittest.TestCase):
    def test_states_keep_the_promises_of_openspiel(self) -> None:
        for id in TURNS:
            game, lots = SpielGame(pentario.load(id)), random.Random(4)
            state = game.new_initial_state()
            while not state.is_terminal():
                player, actions = state.current_player(), state.legal_actions()
                self.assertEqual(actions, sorted(set(actions)))
                self.assertEqual(state.legal_actions(1 - player if player >= 0 else 0), [])
                self.assertEqual(state.returns(), [0.0, 0.0])
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    self.assertEqual([action for action, _ in outcomes], actions)
                    self.assertAlmostEqual(sum(chance for _, chance in outcomes), 1.0)
                    self.assertLessEqual(len(outcomes), game.max_chance_outcomes())
                else:
                    self.assertEqual(len(state.observation_tensor(player)), game.observation_tensor_size())
                    self.assertEqual(sum(state.legal_actions_mask()), len(actions))
                action = lots.choice(actions)
                self.assertEqual(state.string_to_action(player, state.action_to_string(player, action)), action)
                if lots.random() < 0.05:
                    copy = game.deserialize_state(state.serialize())
                    self.assertEqual((str(copy), copy.history()), (str(state), state.history()))
                    self.assertEqual(str(state.child(action).clone()), str(copy.child(action)))
                state.apply_action(action)
            self.assertEqual((state.legal_actions(), state.current_player()), ([], -4))
            self.assertEqual(sum(state.returns()), 0.0)
            with self.assertRaises(ValueError):
                state.apply_action(0)

    def test_chance_and_players_refuse_what_they_cannot_do(self) -> None:
        state = SpielGame(pentario.load("riomino")).new_initial_state()
        self.assertEqual(state.current_player(), CHANCE)
        for action in [-1, 99]:
            with self.assertRaises(ValueError):
                state.apply_action(action)


if __name__ == "__main__":
    unittest.main()
