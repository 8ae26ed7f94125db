"""Bots, records, reviews, hints and solvers."""

from __future__ import annotations

import random
import threading
import time
import unittest
from typing import Callable, List

import common
import pentario
from pentario import CHANCE, Refused, Rng


class Bots(unittest.TestCase):
    def test_every_level_finds_a_legal_move_from_what_it_sees(self) -> None:
        for id in pentario.GAMES:
            state = common.after(pentario.load(id), 10 if id != "penta-rush" else 0)
            seat = state.actors[0]
            for level in range(1, pentario.TOP_LEVEL + 1):
                bot = pentario.bot(id, level)
                thought = bot.think(state, seat, seed=4, nodes=200)
                assert thought is not None
                self.assertIsNone(state.why_illegal(thought.move, seat))
                self.assertTrue(0 <= thought.chance <= 1)
                self.assertEqual(bot.think(state.view(seat), seat, seed=4, nodes=200), thought)
                self.assertTrue(bot.name)

    def test_time_ends_a_thought(self) -> None:
        state = common.after(pentario.load("pente"), 8)
        began = time.monotonic()
        self.assertIsNotNone(pentario.bot("pente", 8).think(state, seconds=0.05))
        self.assertLess(time.monotonic() - began, 20)

    def test_others_run_while_a_bot_thinks_and_a_second_thought_is_refused(self) -> None:
        bot, state = pentario.bot("riomino", 8), common.after(pentario.load("riomino"), 0)
        thinker = threading.Thread(target=lambda: bot.think(state, seconds=1.0, seed=1))
        thinker.start()
        codes: List[str] = []
        while thinker.is_alive():
            try:
                bot.think(state, nodes=1)
            except Refused as refused:
                codes.append(refused.code)
        thinker.join()
        self.assertIn("learn.busy", codes)

    def test_wrong_arguments_raise(self) -> None:
        state = common.after(pentario.load("pente"), 3)
        bot = pentario.bot("pente", 1)
        seat = state.actors[0]
        wrong: List[Callable[[], object]] = [
            lambda: pentario.bot("pente", 0),
            lambda: pentario.bot("pente", 9),
            lambda: pentario.bot("chess"),
            lambda: bot.think(state, 1 - seat),
            lambda: bot.think(state, CHANCE),
            lambda: bot.think(state, nodes=0),
            lambda: bot.think(state, nodes=-1),
            lambda: bot.think(state, seconds=float("nan")),
            lambda: bot.think(state, seconds=-1),
            lambda: bot.think(state.view(1 - seat)),
            lambda: bot.think(state.view("public")),
            lambda: bot.think(None),  # type: ignore[arg-type]
            lambda: pentario.bot("rivero").think(state),
            lambda: pentario.play_table("pente", [1]),
            lambda: pentario.play_table("pente", [1, 99]),
        ]
        for call in wrong:
            with self.assertRaises((ValueError, TypeError, RuntimeError)):
                call()

    def test_levels_play_whole_games(self) -> None:
        for id in pentario.GAMES:
            played = pentario.play_table(id, [1, 2], seed=3, nodes=50)
            self.assertEqual(played.end, "over")
            self.assertIsNotNone(played.outcome)
            again = pentario.read_record(played.record).games[0].end()
            self.assertEqual((again.outcome, again.scores), (played.outcome, played.scores))


class Records(unittest.TestCase):
    def test_a_game_is_written_read_and_played_again(self) -> None:
        for id in pentario.GAMES:
            game, rng = pentario.load(id), Rng(6)
            state, moves = game.start(), []
            while not state.over:
                seat = common.draw_actor(state, rng)
                move = state.random_move(rng, seat)
                moves.append((seat, move))
                state.apply(move, seat)
            text = pentario.write_record(game, moves, ["Anna", "Ben"][: game.players])
            record = pentario.read_record(text)
            self.assertEqual(record.names, ["Anna", "Ben"])
            self.assertEqual([played[:2] for played in record.games[0].moves], moves)
            self.assertEqual(record.games[0].end(), state)
            self.assertEqual(list(record.games[0].states())[-1], state)
            with self.assertRaises(Refused):
                pentario.read_record(text.replace("sum ", "sum 0", 1))

    def test_records_cut_anywhere_raise_or_read(self) -> None:
        text = pentario.play_table("riomino", [1, 1], seed=1).record
        lots = random.Random(3)
        for _ in range(300):
            at = lots.randrange(len(text))
            try:
                pentario.read_record(text[:at] + lots.choice(["", "x", "\n", "9"]) + text[at + lots.randrange(3) :])
            except Refused:
                pass

    def test_a_seat_has_its_own_record(self) -> None:
        game, rng = pentario.load("rivero"), Rng(2)
        state, moves = game.start(), []
        for _ in range(60):
            seat = state.actors[0]
            moves.append((seat, state.random_move(rng)))
            state.apply(moves[-1][1])
        self.assertIn("draw ?", pentario.write_record(game, moves, viewer=0))
        self.assertNotIn("?", pentario.write_record(game, moves))


class Judges(unittest.TestCase):
    def test_a_review_judges_every_decision(self) -> None:
        for id in ["riomino", "penta-rush"]:
            played = pentario.play_table(id, [1, 2], seed=5, nodes=20)
            told = pentario.review(played.record, nodes=50)
            self.assertEqual(len(told["findings"]), told["of"])
            self.assertTrue(told["seats"])

    def test_solvers_and_hints(self) -> None:
        state = common.after(pentario.load("riomino", "starter"), 0)
        told = pentario.solve(state, 20)
        self.assertEqual(told["kind"], "solved")
        self.assertIn(told["winner"], (0, 1))
        self.assertTrue(pentario.hint(state, nodes=100)["reasons"])
        self.assertEqual(pentario.solve(common.after(pentario.load("pente"), 8), 2)["kind"], "threats")
        board = common.after(pentario.load("penta-rush", "solo"), 0)
        with self.assertRaises(Refused):
            pentario.solve(board)
        with self.assertRaises(Refused):
            pentario.solve(common.after(pentario.load("rivero"), 30))

    def test_a_table_keeps_its_record_and_takes_back(self) -> None:
        table = pentario.Table()
        table.new(pentario.load("pente"), seed=1)
        table.play(0, "K10")
        table.play(1, "A1")
        table.ask("undo")
        self.assertNotIn("A1", table.record())
        with self.assertRaises(Refused) as caught:
            table.play(0, "B2")
        self.assertEqual(caught.exception.code, "not-your-turn")


if __name__ == "__main__":
    unittest.main()
