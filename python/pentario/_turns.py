"""One game of turns in which chance plays by itself: what the wrappers are built on."""

from __future__ import annotations

from typing import Dict, Union

import numpy as np
import numpy.typing as npt

from ._core import CHANCE, Game, Rng, State

Observed = Dict[str, Union[npt.NDArray[np.int8], npt.NDArray[np.bool_]]]


class Turns:
    """A state and its chance."""

    def __init__(self, game: Game, seed: int) -> None:
        if game.info["all_at_once"]:
            raise ValueError("here people take turns; Penta Rush is played through pentario.batch")
        self.state: State = game.start()
        self._rng = Rng(seed)
        self._let_chance_play()

    def apply(self, action: int) -> None:
        """The action of whoever is to act."""
        state = self.state
        state.apply(state.move_of(action, self.seat))
        self._let_chance_play()

    @property
    def seat(self) -> int:
        """Who is to act; the first seat once the game is over."""
        actors = self.state.actors
        return actors[0] if actors else 0

    def _let_chance_play(self) -> None:
        state = self.state
        while state.actors == (CHANCE,):
            state.apply(state.random_move(self._rng))

    def observe(self, seat: int) -> Observed:
        """What the seat sees, and what it may do: nothing while another acts."""
        return {"observation": self.state.observation(seat), "action_mask": self.state.action_mask(seat).astype(np.int8)}

    def returns(self) -> npt.NDArray[np.float32]:
        """1 to the winners and -1 to the others; 0 in a draw, and before the end."""
        outcome = self.state.outcome
        made = np.zeros(self.state.players, np.float32)
        if outcome is not None and outcome.winners:
            made[:] = -1
            made[list(outcome.winners)] = 1
        return made
