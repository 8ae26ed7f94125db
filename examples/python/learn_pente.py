"""A linear policy for Pente on a board of 9 by 9, learnt from nothing but the ends of games against itself.

A point is described by what lies around it; the policy is a softmax over the weighted sum, and after each round of
games every choice that led to a win becomes a little more likely (REINFORCE).

    python learn_pente.py [--small]
"""

from __future__ import annotations

import sys
from typing import List, Tuple

import numpy as np
import numpy.typing as npt
import pentario

Array = npt.NDArray[np.float32]
SIZE = 9
NAMES = ["own beside", "theirs beside", "two own", "two theirs", "three own", "three theirs", "four own", "four theirs", "captures", "open to capture"]


def shifted(planes: Array, dx: int, dy: int, by: int) -> Array:
    """Each point sees what lies so many steps away."""
    padded = np.pad(planes, ((0, 0), (4, 4), (4, 4)))
    y, x = 4 + dy * by, 4 + dx * by
    return padded[:, y : y + SIZE, x : x + SIZE]


def features(stones: npt.NDArray[np.int8]) -> Array:
    """[games, points, features] of [games, 2, size, size]: own stones first."""
    own, theirs = stones[:, 0].astype(np.float32), stones[:, 1].astype(np.float32)
    made = np.zeros((len(stones), SIZE, SIZE, len(NAMES)), np.float32)
    for dx, dy in [(1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1)]:
        for base, planes in ((0, own), (1, theirs)):
            run = shifted(planes, dx, dy, 1)
            for length in range(1, 5):
                made[..., base + 2 * (length - 1)] += run
                run = run * shifted(planes, dx, dy, length + 1) if length < 4 else run
        pair = shifted(theirs, dx, dy, 1) * shifted(theirs, dx, dy, 2)
        made[..., 8] += pair * shifted(own, dx, dy, 3)
        made[..., 9] += shifted(own, dx, dy, 1) * shifted(theirs, dx, dy, 2)
    return made.reshape(len(stones), SIZE * SIZE, len(NAMES))


class Policy:
    def __init__(self, seed: int) -> None:
        self.weights = np.zeros(len(NAMES), np.float32)
        self._lots = np.random.default_rng(seed)

    def choose(self, stones: npt.NDArray[np.int8], masks: npt.NDArray[np.bool_]) -> Tuple[npt.NDArray[np.int64], Array]:
        """An action for each game, and the gradient of its log-probability."""
        seen = features(stones)
        worth = np.where(masks[:, : SIZE * SIZE], seen @ self.weights, -np.inf)
        chances = np.exp(worth - worth.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        actions = (chances.cumsum(1) < self._lots.random((len(worth), 1))).sum(1).clip(0, SIZE * SIZE - 1)
        rows = np.arange(len(worth))
        return actions, seen[rows, actions] - np.einsum("gp,gpf->gf", chances, seen)


def play_round(batch: pentario.Batch, policy: Policy, random_seat: int) -> Tuple[Array, float]:
    """All games to their end; the gradient of the policy's wins, and how much of them it won. A seat of -1 means
    that it plays both sides."""
    offset, shape = batch.layout["stones"]
    traces: List[Tuple[npt.NDArray[np.int8], Array, npt.NDArray[np.bool_]]] = []
    result = np.zeros((batch.n, 2), np.float32)
    while (batch.actors >= 0).any():
        actors = batch.actors.copy()
        rows = np.arange(batch.n)
        stones = batch.observations[rows, actors.clip(0), offset : offset + 2 * SIZE * SIZE].reshape(-1, *shape)
        running = actors >= 0
        masks = np.where(running[:, None], batch.masks, True)
        actions, gradient = policy.choose(stones, masks)
        by_lot = actors == random_seat
        actions = np.where(by_lot, batch.sample(), actions)
        traces.append((actors, gradient, running & ~by_lot))
        batch.step(actions)
        result += batch.rewards
    total = np.zeros(len(NAMES), np.float32)
    for actors, gradient, counts in traces:
        total += (gradient * result[np.arange(batch.n), actors.clip(0)][:, None])[counts].sum(0)
    seat = 0 if random_seat == 1 else 1
    return total / batch.n, float((result[:, seat] > 0).mean())


def main() -> None:
    small = "--small" in sys.argv
    games, rounds = (48, 12) if small else (256, 150)
    batch = pentario.batch("pente", games, size=SIZE, restarts=False)
    policy = Policy(1)
    for number in range(rounds):
        batch.reset(number)
        gradient, _ = play_round(batch, policy, -1)
        policy.weights += 0.3 * gradient
    for name, weight in zip(NAMES, policy.weights):
        print(f"{name:16} {weight:6.2f}")
    won = []
    for seat in (0, 1):
        batch.reset(1000 + seat)
        won.append(play_round(batch, policy, 1 - seat)[1])
    print(f"against random stones it wins {won[0]:.0%} when it begins and {won[1]:.0%} when it does not")
    assert min(won) > 0.6


if __name__ == "__main__":
    main()
