"""Games, states and views."""

from __future__ import annotations

import copy
import os
import pathlib
import pickle
import random
import unittest
from typing import Any, Callable, List

import common
import pentario
from pentario import CHANCE, CLOCK, Refused, Rng

ROOT = pathlib.Path(os.environ["PENTARIO_ROOT"])


def random_setup(info: Any, variant: str, players: int, rng: Rng) -> pentario.Game:
    """As game/conformance.h draws one: each option is left alone half of the time."""
    while True:
        options = {}
        for option in info["options"]:
            if rng.below(2) == 0:
                continue
            words = option["examples"] or option["choices"]
            count = len(words) or (option["high"] - option["low"]) // option["step"] + 1
            drawn = rng.below(count)
            options[option["name"]] = words[drawn] if words else option["low"] + drawn * option["step"]
        try:
            return pentario.load(info["id"], variant, players, **options)
        except Refused:
            continue


class Chains(unittest.TestCase):
    def test_the_walks_of_the_signature_come_out_the_same(self) -> None:
        lines = (ROOT / "bench" / "signature.txt").read_text().splitlines()
        wanted = {tuple(line.split()[:3]): line.split()[4] for line in lines if " walk " in line}
        for id, variant, players in common.every_setup():
            rng, walks = Rng(1), common.Hash(0)
            walks.value = 0x9E3779B97F4A7C15
            info = pentario.load(id).info
            for seed in range(2):
                walks.add(common.chain(random_setup(info, variant, players, rng), seed))
            self.assertEqual(f"{walks.value:016x}", wanted[id, variant, str(players)], (id, variant, players))

    def test_random_games_have_the_chains_of_the_library(self) -> None:
        games = int(os.environ.get("PENTARIO_CHAINS", "6"))
        for id in pentario.GAMES:
            game = pentario.load(id)
            for seed in range(games):
                self.assertEqual(common.chain(game, seed), pentario.walk_chain(game, seed), (id, seed))


class States(unittest.TestCase):
    def test_every_game_of_the_catalog_is_there(self) -> None:
        for id in pentario.GAMES:
            game = pentario.load(id)
            self.assertEqual((game.id, game.info["id"]), (id, id))
            self.assertEqual(pickle.loads(pickle.dumps(game)), game)
        self.assertEqual(pentario.load("pente", size=9).options, {"size": "9"})
        self.assertEqual(pentario.load("pente", "points-many").players, 3)
        self.assertEqual(pentario.load("penta-rush", "solo").players, 1)

    def test_a_copy_lives_by_itself_and_a_pickle_is_equal(self) -> None:
        for id in pentario.GAMES:
            rng = Rng(3)
            state = common.after(pentario.load(id), 30)
            copies = [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.game.load(state.text)]
            for other in copies:
                self.assertEqual(other, state)
                self.assertEqual((other.hash, other.text, other.scores, other.actors), (state.hash, state.text, state.scores, state.actors))
                seat = state.actors[0]
                other.apply(other.random_move(rng, seat), seat)
                self.assertNotEqual(other, state)
            self.assertEqual(state.game.load(state.position()), state)
            with self.assertRaises(TypeError):
                hash(state)

    def test_moves_are_numbers_and_texts_and_parts(self) -> None:
        for id in pentario.GAMES:
            for state in common.states_of(pentario.load(id), 5):
                if state.over:
                    break
                seat = state.actors[-1]
                moves = state.legal_moves(seat)
                self.assertEqual(moves, sorted(set(moves)))
                move = moves[len(moves) // 2]
                text = state.write(move, seat)
                self.assertEqual(state.read(text), move)
                self.assertIsNone(state.why_illegal(text, seat))
                self.assertIsInstance(state.parts(move, seat), dict)
            self.assertIsNotNone(state.outcome)

    def test_what_a_move_brings_is_told_to_those_who_may_know(self) -> None:
        state = pentario.load("pente").start()
        for move in ["K10", "L11", "A1", "N13"]:
            state.apply(move)
        state.apply("M12")
        self.assertEqual(state.scores, (0, 0))
        game = pentario.load("rivero-penta").start()
        game.apply("start 0")
        self.assertEqual(game.write(game.legal_moves()[0], CHANCE, 1), "draw ?")
        rush = common.after(pentario.load("penta-rush"), 0)
        ring = rush.legal_moves(0)[0]
        self.assertEqual(rush.copy().play(ring, 0, 1), [])
        (event,) = rush.play(ring, 0, 0)
        self.assertEqual((event.code, event.rule), ("penta-rush.ringed", "PR-07"))
        self.assertTrue(event.text)

    def test_chance_has_odds(self) -> None:
        for id in pentario.GAMES:
            for state in common.states_of(pentario.load(id), 2):
                odds = state.chance_moves()
                self.assertEqual(bool(odds), CHANCE in state.actors)
                if odds:
                    self.assertAlmostEqual(sum(chance for _, chance in odds), 1.0)

    def test_the_clock_is_a_seat(self) -> None:
        state = common.after(pentario.load("penta-rush"), 0)
        self.assertIsNone(state.due)
        state.apply("flip", 0)
        self.assertIn(CLOCK, state.actors)
        due = state.due
        assert due is not None
        self.assertEqual((state.write(due[0], CLOCK), due[1]), ("time", 30_000))

    def test_the_same_seed_gives_the_same_lots(self) -> None:
        first, second = Rng(9), Rng(9)
        self.assertEqual([first.next() for _ in range(9)], [second.next() for _ in range(9)])
        self.assertEqual(first.copy().below(1000), first.below(1000))


class Secrets(unittest.TestCase):
    def test_twins_that_a_viewer_cannot_tell_apart_are_told_to_him_alike(self) -> None:
        for id in ["rivero", "rivero-penta", "penta-rush"]:
            rng, twins = Rng(8), 0
            for number, state in enumerate(common.states_of(pentario.load(id), 4)):
                if number % 3:
                    continue
                for seat in range(state.players):
                    view = state.view(seat)
                    twin = view.complete(rng)
                    twins += twin != state
                    self.assertEqual(twin.view(seat), view)
                    self.assertEqual(twin.view(seat).text, view.text)
                    self.assertEqual(twin.position(seat), state.position(seat))
                    self.assertEqual(twin.observation(seat).tobytes(), state.observation(seat).tobytes())
                    self.assertEqual((twin.actors, twin.scores, twin.outcome), (state.actors, state.scores, state.outcome))
                    self.assertEqual(twin.legal_moves(seat), state.legal_moves(seat))
                    self.assertEqual(twin.legal_actions(seat), state.legal_actions(seat))
                self.assertEqual(state.view("public").complete(rng).view("public"), state.view("public"))
            self.assertGreater(twins, 20, id)

    def test_a_hand_is_in_its_own_view_only(self) -> None:
        state = common.after(pentario.load("rivero-penta"), 40)
        own, other, public = state.position(0), state.position(1), state.position("public")
        self.assertNotIn("?", own["hands"][0])
        self.assertEqual(set(other["hands"][0]), {"?"})
        self.assertEqual(set(public["hands"][0] + public["hands"][1]), {"?"})


class Refusals(unittest.TestCase):
    def test_a_reason_has_code_rule_and_sentence(self) -> None:
        state = pentario.load("pente", "tournament").start()
        state.apply("K10")
        state.apply("A1")
        with self.assertRaises(Refused) as caught:
            state.apply("K11")
        reason = caught.exception
        self.assertEqual(reason.rule, "PE-13")
        self.assertTrue(reason.code.startswith("pente."))
        self.assertEqual(str(reason), reason.message)
        self.assertEqual(pickle.loads(pickle.dumps(reason)).code, reason.code)
        self.assertEqual(state.legal_texts()[0], "B1")
        why = state.why_illegal("K11")
        assert why is not None
        self.assertEqual(why.code, reason.code)

    def test_wrong_arguments_raise_and_change_nothing(self) -> None:
        state = common.after(pentario.load("rivero"), 30)
        rng, before = Rng(1), state.text
        wrong: List[Callable[[], object]] = [
            lambda: pentario.load("chess"),
            lambda: pentario.load("pente", "none"),
            lambda: pentario.load("pente", players=9),
            lambda: pentario.load("pente", size=10),
            lambda: pentario.load("pente", size=None),  # type: ignore[arg-type]
            lambda: pentario.load("pente", colour="red"),
            lambda: pentario.load("rivero").load("nonsense"),
            lambda: pentario.load("rivero").load({"game": "rivero"}),
            lambda: pentario.load("rivero").load({"game": [[[]]]}),
            lambda: state.apply("nonsense"),
            lambda: state.apply(-1),
            lambda: state.apply(2**64),
            lambda: state.apply(2**63),
            lambda: state.apply(state.legal_moves()[0], 1 - state.actors[0]),
            lambda: state.apply(None),  # type: ignore[arg-type]
            lambda: state.apply(1.5),  # type: ignore[arg-type]
            lambda: state.write(12345),
            lambda: state.parts("end of all"),
            lambda: state.shows_hidden(2**40),
            lambda: state.random_move(rng, CHANCE),
            lambda: state.random_move(None),  # type: ignore[arg-type]
            lambda: state.random_move(rng, 77),
            lambda: state.view(2),
            lambda: state.view(-1),
            lambda: state.view("everybody"),
            lambda: state.observation(2),
            lambda: state.action_mask(-1),
            lambda: state.move_of(10**6, 0),
            lambda: state.action_of("ocean", 5),
            lambda: rng.below(0),
            lambda: rng.below(2**40),
            lambda: Rng(-1),
            lambda: pickle.loads(pickle.dumps(state).replace(b"rivero", b"revere")),
            lambda: pentario.write_record(state.game, [(0,)]),  # type: ignore[list-item]
            lambda: pentario.write_record(state.game, [(0, 1, 2, 3)]),  # type: ignore[list-item]
            lambda: pentario.write_record(state.game, [(CHANCE, 12345)]),
            lambda: pentario.write_record(state.game, [], ["two\nlines"]),
            lambda: pentario.read_record("pentario-record 9"),
        ]
        for call in wrong:
            with self.assertRaises((ValueError, TypeError, OverflowError)):
                call()
        self.assertEqual(state.text, before)

    def test_fuzzed_arguments_raise_and_nothing_else(self) -> None:
        lots = random.Random(7)
        junk: List[Any] = [None, -1, 0, 1, 5, 6, 31, 2**31, 2**63, -(2**70), 0.5, "", "?", "0", "keeper", "\0", "é" * 300, b"x", [], {}, (), object(), CHANCE, CLOCK]
        names = [name for name in dir(pentario.State) if not name.startswith("_")]
        for id in pentario.GAMES:
            state = common.after(pentario.load(id), 25)
            legal = state.legal_moves(state.actors[0])
            for _ in range(1500):
                target = getattr(state.copy(), lots.choice(names))
                if not callable(target):
                    continue
                given = [lots.choice(junk + [lots.choice(legal) ^ 1 << lots.randrange(40), Rng(1), state.view(0)]) for _ in range(lots.randrange(4))]
                try:
                    target(*given)
                except (ValueError, TypeError, OverflowError):
                    pass


if __name__ == "__main__":
    unittest.main()
