"""Spaces that say whether a value lies in them."""

from __future__ import annotations

from typing import Any, Dict as Mapping, Tuple

import numpy as np


class Box:
    def __init__(self, low: float, high: float, shape: Tuple[int, ...], dtype: Any) -> None:
        self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

    def contains(self, x: Any) -> bool:
        fits = isinstance(x, np.ndarray) and x.shape == self.shape and x.dtype == self.dtype
        return bool(fits and (x >= self.low).all() and (x <= self.high).all())


class Discrete:
    def __init__(self, n: int) -> None:
        self.n = n

    def contains(self, x: Any) -> bool:
        return 0 <= int(x) < self.n


class Dict:
    def __init__(self, spaces: Mapping[str, Any]) -> None:
        self.spaces = spaces

    def contains(self, x: Any) -> bool:
        return x.keys() == self.spaces.keys() and all(space.contains(x[key]) for key, space in self.spaces.items())
