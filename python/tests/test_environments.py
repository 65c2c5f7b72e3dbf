"""Run by the project's own tests: ``python3 -m unittest discover -s python/tests``."""

import json
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from imperia import ImperiaAEC, ImperiaEnv, ImperiaError  # noqa: E402
from imperia.client import command  # noqa: E402

GAMES = ("osadnicy", "imperium", "clash")


def possible(mask):
    return [i for i, allowed in enumerate(mask) if allowed]


class Gymnasium(unittest.TestCase):
    def play(self, env, seed):
        luck = random.Random(seed)
        seen, info = env.reset(seed=seed)
        size, steps, done, reward = len(seen["observation"]), [], False, None
        while not done:
            actions = possible(seen["action_mask"])
            self.assertEqual(len(actions), len(info["answers"]))
            steps.append(luck.choice(actions))
            seen, reward, done, truncated, info = env.step(steps[-1])
            self.assertFalse(truncated)
            self.assertEqual(len(seen["observation"]), size)
        self.assertEqual(possible(seen["action_mask"]), [])
        return steps, reward, info["over"]

    def test_every_game_is_played_to_its_end_and_again(self):
        for game in GAMES:
            with self.subTest(game=game):
                env = ImperiaEnv(game)
                once = self.play(env, 7)
                self.assertIn(once[1], (-1, 0, 1))
                self.assertEqual(once, self.play(env, 7))
                self.assertNotEqual(once[0], self.play(env, 8)[0])
                with self.assertRaises(ImperiaError):
                    env.step(0)
                env.close()

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


class PettingZoo(unittest.TestCase):
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
