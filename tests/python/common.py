"""What several tests need."""

from __future__ import annotations

from typing import Iterator, Tuple

import pentario
from pentario import CHANCE, Game, Rng, State

_MASK = 2**64 - 1
_STEP = 0x9E3779B97F4A7C15


def _mix(x: int) -> int:
    x ^= x >> 30
    x = x * 0xBF58476D1CE4E5B9 & _MASK
    x ^= x >> 27
    x = x * 0x94D049BB133111EB & _MASK
    return x ^ x >> 31


class Hash:
    """The library's running hash, written again."""

    def __init__(self, seed: int) -> None:
        self.value = _mix(seed + _STEP & _MASK)

    def add(self, x: int) -> None:
        self.value = _mix(self.value ^ (x + _STEP & _MASK))

    def add_text(self, text: str) -> None:
        data = text.encode()
        for byte in data:
            self.add(byte)
        self.add(len(data))


def draw_actor(state: State, rng: Rng) -> int:
    actors = state.actors
    return actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]


def chain(game: Game, seed: int) -> int:
    """A random game through Python, every move and state of it in one number."""
    rng, hashed, state = Rng(seed), Hash(seed), game.start()
    while not state.over:
        seat = draw_actor(state, rng)
        move = state.random_move(rng, seat)
        hashed.add_text(state.write(move, seat))
        state.apply(move, seat)
        hashed.add(state.hash)
    return hashed.value


def every_setup() -> Iterator[Tuple[str, str, int]]:
    for id in pentario.GAMES:
        for variant in pentario.load(id).info["variants"]:
            for players in range(variant["min_players"], variant["max_players"] + 1):
                yield id, variant["name"], players


def states_of(game: Game, seed: int) -> Iterator[State]:
    """The states of a random game, the same object each time."""
    rng, state = Rng(seed), game.start()
    yield state
    while not state.over:
        seat = draw_actor(state, rng)
        state.apply(state.random_move(rng, seat), seat)
        yield state


def after(game: Game, moves: int, seed: int = 1) -> State:
    """The state after some random moves, and the dice or cards of whoever comes next."""
    rng = Rng(seed)
    state = game.start()
    for _ in range(moves):
        seat = draw_actor(state, rng)
        state.apply(state.random_move(rng, seat), seat)
    while state.actors == (CHANCE,):
        state.apply(state.random_move(rng))
    return state
