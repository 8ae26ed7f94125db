"""Tables, reviews, hints and solvers: the line protocol (docs/rpc.md) in the form of Python."""

from __future__ import annotations

import json
import time
from typing import Any, Dict, List, Optional, Sequence, Union

from . import _core
from ._core import Bot, Game, State
from .errors import Refused
from .types import PlayedTable

Answer = Dict[str, Any]


class Table:
    """A table that keeps its record, lets chance play by itself, and takes moves back."""

    def __init__(self, seed: int = 0) -> None:
        self._session = _core.Session(seed)

    def ask(self, op: str, **members: Any) -> Answer:
        """One operation of docs/rpc.md. What is refused raises Refused, and nothing has changed."""
        answer: Answer = json.loads(self._session.answer(json.dumps({"op": op, **members})))
        if answer["ok"]:
            return answer
        error = answer["error"]
        raise Refused(error["code"], error.get("rule", ""), error["message"], error.get("args", {}))

    def new(self, game: Game, seed: int = 0) -> None:
        """Begins a game on this table."""
        self.ask("new", game=game.id, variant=game.variant, players=game.players, options=game.options, seed=seed)

    def load(self, state: State, seed: int = 0) -> None:
        """Lays a state on this table; chance goes on from the seed."""
        self.ask("load", position=state.position(), seed=seed)

    def replay(self, record: str) -> None:
        """Lays the games of a record on this table; chance waits where the record ends."""
        self.ask("replay", record=record, dealer="manual")

    def play(self, seat: int, move: str) -> Answer:
        """Makes a move and tells what the seat may know of what follows."""
        return self.ask("play", seat=seat, move=move, viewer=seat)

    def record(self, seat: Optional[int] = None) -> str:
        """The table's record, as that seat may know it."""
        members = {} if seat is None else {"seat": seat}
        text: str = self.ask("record", **members)["record"]
        return text

    def finish(self, job: int, seconds: Optional[float] = None) -> Answer:
        """Goes on with a job until it is done or the time is over, and tells what it found."""
        until = None if seconds is None else time.monotonic() + seconds
        while True:
            answer = self.ask("go", job=job, slices=8)
            if answer["done"]:
                return answer
            if until is not None and time.monotonic() >= until:
                self.ask("stop", job=job)
                return answer


def review(record: str, nodes: Optional[int] = None, seed: int = 0) -> Answer:
    """Judges the moves of a record: `findings` for each, `seats` for what they come to (docs/analysis.md)."""
    table = Table()
    table.replay(record)
    wish = {} if nodes is None else {"nodes": nodes}
    plan = table.ask("review", seed=seed, **wish)
    findings: List[Answer] = []
    while True:
        told = table.ask("go", job=plan["job"], slices=8, **{"from": len(findings)})
        findings[told["from"] :] = told["findings"]
        if told["done"]:
            return {**plan, **told, "findings": findings}


def hint(state: State, seat: Optional[int] = None, nodes: Optional[int] = None, seed: int = 0) -> Answer:
    """What to play and why, from what the seat may know."""
    table = Table()
    table.load(state)
    members: Dict[str, int] = {"seed": seed}
    if seat is not None:
        members["seat"] = seat
    if nodes is not None:
        members["nodes"] = nodes
    return table.finish(table.ask("hint", **members)["job"])


def solve(state: State, seconds: float = 10.0, seat: int = 0, seed: int = 0) -> Answer:
    """What a solver knows of a position after some seconds at most: who wins RioMino and by which moves, a win by
    threats in Pente, the best outlines of a throw of Penta Rush. Other games have none and are refused."""
    table = Table()
    table.load(state)
    return table.finish(table.ask("settle", seat=seat, seed=seed)["job"], seconds)


def play_table(
    game: Union[str, Game], levels: Sequence[int], seed: int = 0, nodes: Optional[int] = None
) -> PlayedTable:
    """A whole game among levels, one for each seat, with at most so many nodes a move."""
    made = Game(game) if isinstance(game, str) else game
    return _core.play_table(made, list(levels), seed, nodes)
