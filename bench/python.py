"""Steps of the batched environments beside loops in Python and the library's own random games (make bench-python).

One core is counted in time of the processor, two by the clock on the wall, so the second wants a machine that has nothing
else to do. A line of JSON for each figure."""

from __future__ import annotations

import json
import random
import time
from typing import Callable, Tuple

import pentario

SECONDS = 1.0
GAMES = 256


def tell(name: str, value: float, unit: str) -> None:
    print(json.dumps({"name": f"python.{name}", "value": float(f"{value:.4g}"), "unit": unit}, separators=(",", ":")), flush=True)


def rates(work: Callable[[], Tuple[float, float]], clock: Callable[[], float]) -> Tuple[float, float]:
    """What the work adds up to a second: the best of three rounds."""
    best = (0.0, 0.0)
    for _ in range(3):
        begun, first, second = clock(), 0.0, 0.0
        while clock() - begun < SECONDS:
            more = work()
            first, second = first + more[0], second + more[1]
        took = clock() - begun
        best = max(best, (first / took, second / took))
    return best


def batched(id: str, threads: int, clock: Callable[[], float]) -> Tuple[float, float]:
    """Moves and steps a second."""
    batch = pentario.batch(id, GAMES, threads=threads, tick_ms=5000)

    def work() -> Tuple[float, float]:
        before = batch.moves
        for _ in range(20):
            batch.step(batch.sample())
        return batch.moves - before, 20 * GAMES

    for _ in range(20):
        work()  # games are of every age
    return rates(work, clock)


def looped(id: str) -> float:
    """Moves a second of a loop in Python over single states."""
    game, lots = pentario.load(id), random.Random(1).random

    def work() -> Tuple[float, float]:
        state, count, rng = game.start(), 0, pentario.Rng(int(lots() * 2**32))
        while not state.over:
            seat = state.actors[-1]
            if seat < 0:
                state.apply(state.random_move(rng, seat), seat)
            else:
                moves = state.legal_moves(seat)
                state.apply(moves[int(lots() * len(moves))], seat)
            count += 1
        return count, 0

    return rates(work, time.process_time)[0]


def main() -> None:
    for id in pentario.GAMES:
        game = pentario.load(id)
        native = rates(lambda: (pentario.random_games(game, 20, random.getrandbits(60)), 0), time.process_time)[0]
        moves, steps = batched(id, 1, time.process_time)
        two, two_steps = batched(id, 2, time.perf_counter)
        tell(f"{id}.native", native, "moves/s, the library alone, one core")
        tell(f"{id}.batch", moves, "moves/s, one core")
        tell(f"{id}.batch_two", two, "moves/s, two cores")
        tell(f"{id}.steps", steps, "steps/s, one core")
        tell(f"{id}.steps_two", two_steps, "steps/s, two cores")
        tell(f"{id}.share", 100 * moves / native, "% of the library alone, one core")
        tell(f"{id}.loop", looped(id), "moves/s, a loop in Python")


if __name__ == "__main__":
    main()
