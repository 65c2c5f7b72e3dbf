"""One seat learns, bots have the others: the interface of Gymnasium."""

import random

from .client import MAX_ACTIONS, ImperiaError, Process, action_mask, answers, observation, rewards
from .spaces import Discrete, observation_space


class ImperiaEnv:
    """``reset(seed=…)`` gives ``(observation, info)``, ``step(action)`` gives ``(observation, reward, terminated, truncated, info)``.

    An action is the number of an answer in the list of possible ones; ``action_mask`` says which numbers are. What they mean is
    in ``info["answers"]``, the question itself in ``info["ask"]``, the seat's view as JSON in ``info["ask"]["view"]``.
    """

    metadata = {"render_modes": []}
    render_mode = None
    spec = None

    def __init__(self, game="osadnicy", players=2, seat=0, opponent="random", config=None, view=False, text=False, packs=()):
        self.action_space = Discrete(MAX_ACTIONS)
        self.seat = seat
        self._process = Process(game, packs)
        self._reset = {
            "type": "reset",
            "players": players,
            "bots": [None if at == seat else opponent for at in range(players)],
            "without": [part for part, wanted in (("view", view), ("text", text)) if not wanted],
            "vector": True,
        }
        if config is not None:
            self._reset["config"] = config
        self._observation_space = None
        self._ask = None
        self._last = None
        self._seeds = random.Random()

    @property
    def observation_space(self):
        if self._observation_space is None:
            self._know_size(self._process.observation_size(self._reset))
        return self._observation_space

    def _know_size(self, size):
        if self._observation_space is None or self._observation_space["observation"].shape != (size,):
            self._observation_space = observation_space(size, MAX_ACTIONS)

    @property
    def unwrapped(self):
        return self

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self._seeds = random.Random(seed)
        heard = self._process.say({**self._reset, **(options or {}), "seed": self._seeds.randrange(2**31)})
        if heard["type"] == "over":
            raise ImperiaError("a game without a question for this seat")
        return self._seen(heard)

    def step(self, action):
        if self._ask is None:
            raise ImperiaError("the game is over: reset")
        ways = answers(self._ask)
        if not 0 <= action < len(ways):
            raise ImperiaError(f"action {action} is not possible: see action_mask")
        heard = self._process.say({"type": "answer", "decision": self._ask["decision"], **ways[action]})
        if heard["type"] == "over":
            self._ask = None
            ended = {**self._last, "action_mask": action_mask(heard)}
            return ended, rewards(heard)[self.seat], True, False, {"over": heard}
        seen, info = self._seen(heard)
        return seen, 0, False, False, info

    def action_mask(self):
        return self._last["action_mask"]

    def _seen(self, ask):
        self._know_size(ask["size"])
        self._ask = ask
        self._last = observation(ask)
        return self._last, {"ask": ask, "answers": answers(ask), "action_mask": self._last["action_mask"]}

    def render(self):
        """Nothing is drawn: see ``text=True``."""

    def close(self):
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
