"""Run by the project's own tests: ``python3 -m unittest discover -s python/tests``."""

import json
import math
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from imperia import Box, Dict, Discrete, ImperiaAEC, ImperiaEnv, ImperiaError  # noqa: E402
from imperia.client import command  # noqa: E402

GAMES = ("osadnicy", "imperium", "clash")


def possible(mask):
    return [i for i, allowed in enumerate(mask) if allowed]


class Gymnasium(unittest.TestCase):
    def play(self, env, seed):
        luck = random.Random(seed)
        seen, info = env.reset(seed=seed)
        steps, done, reward = [], False, None
        while not done:
            actions = possible(seen["action_mask"])
            self.assertEqual(len(actions), len(info["answers"]))
            steps.append(luck.choice(actions))
            seen, reward, done, truncated, info = env.step(steps[-1])
            self.assertFalse(truncated)
            self.assertIn(seen, env.observation_space)
        self.assertEqual(possible(seen["action_mask"]), [])
        return steps, reward, info["over"]

    def test_every_game_is_played_to_its_end_and_again(self):
        for game in GAMES:
            with self.subTest(game=game):
                env = ImperiaEnv(game)
                self.assertGreater(env.observation_space["observation"].shape[0], 100)
                once = self.play(env, 7)
                self.assertIn(once[1], (-1, 0, 1))
                self.assertEqual(once, self.play(env, 7))
                self.assertNotEqual(once[0], self.play(env, 8)[0])
                with self.assertRaises(ImperiaError):
                    env.step(0)
                env.close()

    def test_the_spaces_are_known_before_the_first_game_and_do_not_change_it(self):
        with ImperiaEnv("osadnicy") as asked, ImperiaEnv("osadnicy") as plain:
            space = asked.observation_space
            self.assertEqual(list(space), ["observation", "action_mask"])
            self.assertIn(space.sample(), space)
            self.assertEqual(list(asked.reset(seed=4)[0]["observation"]), list(plain.reset(seed=4)[0]["observation"]))
            self.assertIs(asked.observation_space, space)
            self.assertEqual(space, plain.observation_space)
            self.assertEqual(asked.action_space.n, 256)
            self.assertEqual(asked.action_space, plain.action_space)

    def test_every_game_of_so_many_players_has_one_table_and_one_length(self):
        for game, players in (("imperium", 3), ("imperium", 4), ("clash", 4)):
            with self.subTest(game=game, players=players), ImperiaEnv(game, players=players, view=True) as env:
                games = [env.reset(seed=seed) for seed in range(4)]
                self.assertEqual({len(seen["observation"]) for seen, _ in games}, set(env.observation_space["observation"].shape))
                tables = [info["ask"]["view"]["config"] for _, info in games]
                self.assertEqual(tables, [tables[0]] * 4)

    def test_the_space_follows_another_table(self):
        with ImperiaEnv("osadnicy") as env:
            two = env.observation_space
            seen, _ = env.reset(seed=1, options={"players": 3, "bots": [None, "random", "random"]})
            self.assertNotEqual(env.observation_space, two)
            self.assertIn(seen, env.observation_space)

    def test_what_is_seen(self):
        env = ImperiaEnv("osadnicy", view=True, text=True)
        seen, info = env.reset(seed=1)
        self.assertGreater(sum(1 for value in seen["observation"] if value), 15)
        ask = info["ask"]
        self.assertIn("seats", ask["view"])
        self.assertTrue(all(option["text"] for option in ask["options"]))
        self.assertTrue(all(card < 0 for card in ask["view"]["seats"][1]["hand"]))
        with self.assertRaises(ImperiaError):
            env.step(255)
        env.close()

    def test_packs_of_ones_own_are_played(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "harbour.json"
            subprocess.run([*command(), "pack", "new", str(file)], check=True, stdout=subprocess.DEVNULL)
            names = [card["name"]["en"] for card in json.loads(file.read_text(encoding="utf-8"))["cards"]]
            env, plain = ImperiaEnv("osadnicy", view=True, packs=[file]), ImperiaEnv("osadnicy")
            seen, info = env.reset(seed=1)
            packs = info["ask"]["view"]["config"]["packs"]
            self.assertEqual([card["name"]["en"] for card in packs[0]["cards"]], names)
            self.assertGreater(len(seen["observation"]), len(plain.reset(seed=1)[0]["observation"]))
            self.play(env, 5)
            env.close()
            plain.close()

    def test_nonsense_is_refused(self):
        env = ImperiaEnv("osadnicy", players=9)
        with self.assertRaisesRegex(ImperiaError, "players"):
            env.reset(seed=1)
        env.close()


class Spaces(unittest.TestCase):
    def test_whole_numbers(self):
        space = Discrete(3)
        self.assertEqual([value in space for value in (0, 2, 3, -1, 1.0, "1", None)], [True, True] + [False] * 5)
        self.assertEqual(space.sample([0, 1, 0]), 1)
        space.seed(5)
        once = [space.sample() for _ in range(20)]
        space.seed(5)
        self.assertEqual([space.sample() for _ in range(20)], once)
        self.assertEqual(set(once), {0, 1, 2})

    def test_vectors(self):
        space = Box(0, 1, (4,), "int8")
        self.assertEqual([value in space for value in ([0, 1, 1, 0], [0, 1, 2, 0], [0, 1], 3)], [True, False, False, False])
        self.assertEqual((list(space.low), list(space.high)), ([0] * 4, [1] * 4))
        self.assertIn(space.sample(), space)
        self.assertNotEqual(space, Box(0, 1, (5,), "int8"))
        self.assertIn([-7.5, 300], Box(-math.inf, math.inf, (2,), "float32"))

    def test_several_by_name(self):
        space = Dict({"of": Discrete(2), "by": Box(0, 1, (2,), "int8")})
        self.assertEqual(
            [value in space for value in ({"of": 1, "by": [0, 1]}, {"of": 2, "by": [0, 1]}, {"of": 1}, [1])],
            [True, False, False, False],
        )
        space.seed(2)
        once = [str(space.sample()) for _ in range(9)]
        space.seed(2)
        self.assertEqual([str(space.sample()) for _ in range(9)], once)


class PettingZoo(unittest.TestCase):
    def test_the_spaces_of_every_agent(self):
        with ImperiaAEC("osadnicy", players=3) as env:
            spaces = [env.observation_space(agent) for agent in env.possible_agents]
            self.assertEqual(spaces, [spaces[0]] * 3)
            self.assertIs(env.action_space("seat_1"), env.action_space("seat_1"))
            env.reset(seed=2)
            self.assertIn(env.last()[0], env.observation_space(env.agent_selection))
            self.assertIs(env.observation_space("seat_0"), spaces[0])
            self.assertEqual((env.num_agents, env.max_num_agents), (3, 3))

    def test_every_seat_is_asked_and_rewarded(self):
        env = ImperiaAEC("osadnicy", players=3)
        luck = random.Random(3)
        env.reset(seed=3)
        asked, ends = set(), {}
        for agent in env.agent_iter():
            seen, reward, terminated, _, info = env.last()
            if terminated:
                ends[agent] = reward
                env.step(None)
            else:
                asked.add(agent)
                env.step(luck.choice(possible(seen["action_mask"])))
        self.assertEqual(asked, {"seat_0", "seat_1", "seat_2"})
        self.assertEqual(set(ends), asked)
        self.assertIn(max(ends.values()), (0, 1))
        self.assertEqual(env.agents, [])
        env.close()


if __name__ == "__main__":
    unittest.main()
