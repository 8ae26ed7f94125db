"""What of Gymnasium's protocol the wrappers rely on, for tests where the package is not there."""

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple

import numpy as np

from . import spaces

__all__ = ["Env", "spaces"]


class Env:
    metadata: Dict[str, Any] = {"render_modes": []}
    render_mode: Optional[str] = None
    observation_space: Any
    action_space: Any
    _np_random: Optional[np.random.Generator] = None

    @property
    def np_random(self) -> np.random.Generator:
        if self._np_random is None:
            self._np_random = np.random.default_rng()
        return self._np_random

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Any, Dict[str, Any]]:
        if seed is not None:
            self._np_random = np.random.default_rng(seed)
        return None, {}
