"""An information-set search for Rivero Penta in a page of Python, against level 3.

It never sees more than its seat does: each round of thought begins with a deal that fits the view, goes down the tree of
moves that were met so far by upper confidence bounds, tries a new one, plays a few moves by lot, and counts the points.

    python information_set.py [--small]
"""

from __future__ import annotations

import math
import sys
from typing import Dict, List

import pentario
from pentario import CHANCE, Rng, State, View


class Node:
    """What is known of a move: how often it was tried, could have been, and what it brought who made it."""

    def __init__(self) -> None:
        self.children: Dict[int, Node] = {}
        self.visits = self.could = 0
        self.worth = 0.0

    def bound(self) -> float:
        return self.worth / self.visits + 0.6 * math.sqrt(math.log(self.could + 1) / self.visits)


def select(node: Node, moves: List[int], rng: Rng) -> int:
    """A move that was never tried, or the one of the highest bound."""
    new = [move for move in moves if move not in node.children]
    if new:
        move = new[rng.below(len(new))]
        node.children[move] = Node()
        return move
    for move in moves:
        node.children[move].could += 1
    return max(moves, key=lambda move: node.children[move].bound())


def value(state: State, seat: int) -> float:
    """From 0 to 1, by the points ahead."""
    scores = state.scores
    return 0.5 + 0.5 * math.tanh((scores[seat] - scores[1 - seat]) / 12)


def think(view: View, seat: int, rounds: int, rng: Rng, ahead: int = 6) -> int:
    root = Node()
    for _ in range(rounds):
        state, node, path = view.complete(rng), root, [(seat, root)]
        fresh = False
        for _ in range(ahead):
            if state.over or fresh:
                break
            mover = state.actors[0]
            if mover == CHANCE:
                state.apply(state.random_move(rng))
                continue
            move = select(node, state.legal_moves(), rng)
            node = node.children[move]
            fresh = node.visits == 0
            state.apply(move)
            path.append((mover, node))
        for _ in range(ahead):
            if not state.over:
                state.apply(state.random_move(rng))
        worth = value(state, seat)
        for mover, one in path:
            one.visits += 1
            one.worth += worth if mover == seat else 1 - worth
    return max(root.children, key=lambda move: root.children[move].visits)


def play(rounds: int, seat: int, seed: int, most: int = 2000) -> State:
    """One game; the search sits on `seat`."""
    bot, rng = pentario.bot("rivero-penta", 3), Rng(seed)
    state = pentario.load("rivero-penta").start()
    for number in range(most):
        if state.over:
            break
        mover = state.actors[0]
        if mover == CHANCE:
            state.apply(state.random_move(rng))
        elif mover == seat:
            moves = state.legal_moves()
            state.apply(moves[0] if len(moves) == 1 else think(state.view(seat), seat, rounds, rng))
        else:
            thought = bot.think(state, seed=seed * 10_000 + number)
            assert thought is not None
            state.apply(thought.move)
    return state


def main() -> None:
    small = "--small" in sys.argv
    games, rounds = (2, 60) if small else (20, 400)
    won = 0
    for number in range(games):
        state = play(rounds, number % 2, number)
        ahead = state.scores[number % 2] - state.scores[1 - number % 2]
        won += ahead > 0
        print(f"game {number + 1}: {state.scores}, the search {'leads' if ahead > 0 else 'trails'} by {abs(ahead)}")
    print(f"the search won {won} of {games} games against {pentario.bot('rivero-penta', 3).name}")


if __name__ == "__main__":
    main()
