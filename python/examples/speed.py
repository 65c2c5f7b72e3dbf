#!/usr/bin/env python3
"""How many steps a second a random agent takes in each game: python3 python/examples/speed.py [seconds]"""

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from imperia import ImperiaEnv  # noqa: E402


def speed(game, seconds):
    env = ImperiaEnv(game)
    seen, _ = env.reset(seed=1)
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        actions = [i for i, allowed in enumerate(seen["action_mask"]) if allowed]
        seen, _, done, _, _ = env.step(random.choice(actions))
        steps += 1
        if done:
            seen, _ = env.reset()
    env.close()
    return steps / (time.perf_counter() - start)


if __name__ == "__main__":
    for name in ("osadnicy", "imperium", "clash"):
        print(f"{name}: {speed(name, float(sys.argv[1]) if len(sys.argv) > 1 else 5):.0f} steps a second")
