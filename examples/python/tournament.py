"""Every level of a game against every other, both ways round.

    python tournament.py [--small] [GAME]
"""

from __future__ import annotations

import itertools
import sys

import pentario


def points(game: str, first: int, second: int, seed: int, nodes: int) -> float:
    """What the first level makes of a game: 1, a half or 0."""
    outcome = pentario.play_table(game, [first, second], seed, nodes).outcome
    if outcome is None or not outcome.winners:
        return 0.5
    return float(0 in outcome.winners)


def main() -> None:
    small = "--small" in sys.argv
    games = [word for word in sys.argv[1:] if not word.startswith("-")] or ["rivero"]
    levels, rounds, nodes = ([1, 3], 2, 200) if small else ([1, 2, 3, 4, 5, 6], 20, 20_000)
    for game in games:
        total = dict.fromkeys(levels, 0.0)
        for first, second in itertools.permutations(levels, 2):
            for seed in range(rounds):
                won = points(game, first, second, seed, nodes)
                total[first] += won
                total[second] += 1 - won
        played = 2 * rounds * (len(levels) - 1)
        for level in sorted(levels, key=lambda one: -total[one]):
            name = pentario.bot(game, level).name
            print(f"{game}: {name:18} level {level}  {total[level]:6.1f} of {played}")


if __name__ == "__main__":
    main()
