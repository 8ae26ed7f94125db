"""How random games go: how long they are, and how often who begins wins. A plot where matplotlib is there, else a chart of text.

    python survey.py [--small]
"""

from __future__ import annotations

import importlib
import sys
from typing import Dict, List

import numpy as np
import pentario


def lengths_of(id: str, games: int) -> List[int]:
    """Steps of each of so many games."""
    batch = pentario.batch(id, min(games, 256), seed=1, tick_ms=10_000)
    steps = np.zeros(batch.n, int)
    lengths: List[int] = []
    while len(lengths) < games:
        batch.step(batch.sample())
        steps += 1
        lengths += steps[batch.done].tolist()
        steps[batch.done] = 0
    return lengths[:games]


def begun_and_won(id: str, games: int) -> float:
    """The share of the games that seat 0 wins; it begins, where no lot decides that."""
    lot = id in ("rivero", "rivero-penta")
    game = pentario.load(id) if lot else pentario.load(id, begins=0)
    batch = pentario.batch(game, min(games, 256), seed=2, tick_ms=10_000)
    won = count = 0
    while count < games:
        batch.step(batch.sample())
        won += int((batch.rewards[batch.done, 0] > 0).sum())
        count += int(batch.done.sum())
    return won / count


def chart(lengths: List[int], bars: int = 10) -> str:
    counts, edges = np.histogram(lengths, bars)
    return "\n".join(f"  {int(edges[i]):5d} {'#' * int(50 * counts[i] / counts.max())}" for i in range(bars))


def plot(all_lengths: Dict[str, List[int]]) -> bool:
    try:
        pyplot = importlib.import_module("matplotlib.pyplot")
    except ImportError:
        return False
    figure, axes = pyplot.subplots(len(all_lengths), 1, figsize=(6, 10))
    for axis, (id, lengths) in zip(axes, all_lengths.items()):
        axis.hist(lengths, 40)
        axis.set_title(id)
    figure.tight_layout()
    figure.savefig("survey.png")
    return True


def main() -> None:
    games = 40 if "--small" in sys.argv else 5000
    all_lengths: Dict[str, List[int]] = {}
    for id in pentario.GAMES:
        all_lengths[id] = lengths_of(id, games)
        print(f"{id}: {np.mean(all_lengths[id]):.1f} steps a game, seat 0 wins {begun_and_won(id, games):.0%}")
    if "--small" in sys.argv or not plot(all_lengths):
        for id, lengths in all_lengths.items():
            print(id, chart(lengths), sep="\n")


if __name__ == "__main__":
    main()
