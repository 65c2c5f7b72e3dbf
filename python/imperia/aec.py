"""Every seat learns, one after the other: the interface of PettingZoo's agent environment cycle."""

import random

from .client import MAX_ACTIONS, ImperiaError, Process, answers, observation, rewards
from .spaces import Discrete, observation_space


class ImperiaAEC:
    """``for agent in env.agent_iter(): … = env.last(); env.step(action)``; agents are called ``seat_0``, ``seat_1`` and so on."""

    metadata = {"name": "imperia", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, game="osadnicy", players=2, config=None, view=False, text=False, packs=()):
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._process = Process(game, packs)
        self._reset = {
            "type": "reset",
            "players": players,
            "without": [part for part, wanted in (("view", view), ("text", text)) if not wanted],
            "vector": True,
        }
        if config is not None:
            self._reset["config"] = config
        self._seeds = random.Random()
        self.agents = []
        self._action_spaces = {agent: Discrete(MAX_ACTIONS) for agent in self.possible_agents}
        self._observation_spaces = {}

    def action_space(self, agent):
        return self._action_spaces[agent]

    def observation_space(self, agent):
        """Of the same size for every seat."""
        if not self._observation_spaces:
            self._know_size(self._process.observation_size(self._reset))
        return self._observation_spaces[agent]

    def _know_size(self, size):
        known = next(iter(self._observation_spaces.values()), None)
        if known is None or known["observation"].shape != (size,):
            self._observation_spaces = {agent: observation_space(size, MAX_ACTIONS) for agent in self.possible_agents}

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._seeds = random.Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._seen = {agent: None for agent in self.agents}
        self._hear(self._process.say({**self._reset, **(options or {}), "seed": self._seeds.randrange(2**31)}))

    def _hear(self, heard):
        if heard["type"] == "over":
            self._ask = None
            for agent, reward in zip(self.possible_agents, rewards(heard)):
                self.rewards[agent] = reward
                self._cumulative_rewards[agent] += reward
                self.terminations[agent] = True
                self.infos[agent] = {"over": heard}
            self.agent_selection = self.agents[0]
            return
        self._know_size(heard["size"])
        self._ask = heard
        self.agent_selection = self.possible_agents[heard["seat"]]
        self._seen[self.agent_selection] = observation(heard)
        self.infos[self.agent_selection] = {"ask": heard, "answers": answers(heard)}

    def observe(self, agent):
        """What this seat saw when it was asked last; None before that."""
        return self._seen[agent]

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ImperiaError("for a seat whose game is over the only action is None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        ways = answers(self._ask)
        if action is None or not 0 <= action < len(ways):
            raise ImperiaError(f"action {action} is not possible: see action_mask")
        self._cumulative_rewards[agent] = 0
        self._hear(self._process.say({"type": "answer", "decision": self._ask["decision"], **ways[action]}))

    def agent_iter(self, max_iter=2**63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self):
        """Nothing is drawn: see ``text=True``."""

    def close(self):
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
