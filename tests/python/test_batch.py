"""Many games at once in arrays."""

from __future__ import annotations

import os
import pathlib
import threading
import unittest
from typing import Any, List

import common
import numpy as np
import pentario
from pentario import Refused


GUIDE = (pathlib.Path(os.environ["PENTARIO_ROOT"]) / "docs" / "python.md").read_text()


def resident() -> int:
    """Bytes of this process that lie in memory."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Batches(unittest.TestCase):
    def test_arrays_are_the_librarys_own_and_show_what_single_games_show(self) -> None:
        for id in ["pente", "riomino", "rivero-penta", "rivero"]:
            batch = pentario.batch(id, 5, seed=3, threads=2)
            observations, masks = batch.observations, batch.masks
            for _ in range(120):
                batch.step(batch.sample())
            self.assertTrue(np.shares_memory(observations, batch.observations))
            self.assertFalse(observations.flags.writeable)
            self.assertEqual(observations.shape, (5, batch.seats, batch.cells))
            for at in range(5):
                state = batch.state(at)
                for seat in range(batch.seats):
                    np.testing.assert_array_equal(observations[at, seat], state.observation(seat))
                np.testing.assert_array_equal(masks[at], state.action_mask(int(batch.actors[at])))

    def test_arrays_outlive_the_batch(self) -> None:
        observations = pentario.batch("pente", 3, size=9).observations
        self.assertEqual(observations.shape[2], 2 * 81 + 6)
        self.assertEqual(int(observations[0, 0, :162].sum()), 0)

    def test_the_layout_names_every_cell(self) -> None:
        for id in pentario.GAMES:
            batch = pentario.batch(id, 1)
            at = 0
            for offset, shape in batch.layout.values():
                self.assertEqual(offset, at)
                at += int(np.prod(shape))
            self.assertEqual(at, batch.cells)
            said = {"pente": "364", "penta-rush": "8,207"}.get(id, GUIDE)
            self.assertIn(f"{batch.num_actions:,}", said)
            for part in batch.layout:
                self.assertIn(f"`{part}`", GUIDE)
            self.assertEqual(batch.layout, common.after(pentario.load(id), 0).layout)

    def test_all_at_once_every_seat_has_a_row(self) -> None:
        batch = pentario.batch("penta-rush", 4, players=3, reward="points")
        self.assertEqual(batch.num_actions - 1, 8206)
        self.assertTrue(batch.together)
        self.assertEqual(batch.masks.shape, (4, 3, batch.num_actions))
        wait = np.full((4, 3), batch.num_actions - 1)
        for _ in range(130):
            batch.step(wait)
        self.assertTrue((batch.observations[:, :, batch.layout["round"][0]] == 2).all())

    def test_what_does_not_fit_raises_and_plays_nothing(self) -> None:
        batch = pentario.batch("rivero", 4)
        good = batch.sample().copy()
        before = batch.observations.copy()
        wrong: List[Any] = [good[:3], good.astype(float), good.reshape(2, 2), None, "all", [[0]], np.array(7), good * 0 - 1,
                            good * 0 + 10**6, np.zeros((0,), np.int32)]  # fmt: skip
        for actions in wrong:
            with self.assertRaises((ValueError, TypeError)):
                batch.step(actions)
        np.testing.assert_array_equal(before, batch.observations)
        batch.step(good.astype(np.int64))
        for arguments in [{"n": 0}, {"n": -1}, {"n": 2**40}, {"n": 2**20}, {"n": 1, "threads": 9999}, {"n": 1, "reward": "praise"}, {"n": 1, "tick_ms": 0}, {"n": 1, "size": 9}]:
            with self.assertRaises((ValueError, TypeError)):
                pentario.batch("rivero", **arguments)  # type: ignore[arg-type]
        for index in [-1, 4, 2**62]:
            with self.assertRaises(IndexError):
                batch.state(index)
        with self.assertRaises(ValueError):
            batch.masks[0, 0] = True

    def test_a_second_thread_is_refused_and_breaks_nothing(self) -> None:
        batch = pentario.batch("rivero", 512)
        failures: List[BaseException] = []

        def play() -> None:
            for _ in range(60):
                try:
                    batch.step(batch.sample())
                except Refused as refused:
                    if refused.code not in ("learn.busy", "learn.not-legal"):
                        failures.append(refused)

        threads = [threading.Thread(target=play) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])

    def test_a_seed_says_everything(self) -> None:
        for id in pentario.GAMES:
            first, second = pentario.batch(id, 3, seed=5, threads=1), pentario.batch(id, 3, seed=6, threads=3)
            second.reset(5)
            for _ in range(30):
                first.step(first.sample())
                second.step(second.sample())
            np.testing.assert_array_equal(first.observations, second.observations)


class Leaks(unittest.TestCase):
    def test_memory_stays_flat(self) -> None:
        steps = int(os.environ.get("PENTARIO_STEPS", "200000"))

        def work(count: int) -> None:
            batch = pentario.batch("rivero", 100)
            rng, state = pentario.Rng(1), pentario.load("rivero").start()
            for at in range(count // 100):
                batch.step(batch.sample())
                if state.over:
                    state = state.game.start()
                seat = state.actors[0]
                state.play(state.random_move(rng), seat)
                view = state.view(0)
                view.complete(rng).legal_texts
                state.observation(0)
                try:
                    state.apply("nonsense")
                except Refused:
                    pass

        work(steps // 10)
        before = resident()
        work(steps)
        self.assertLess(resident() - before, 4 << 20)


if __name__ == "__main__":
    unittest.main()
