"""One process of ``imperia env``, and what its messages mean to a program that learns."""

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

from .spaces import array

#: How many answers an action space has room for; of more, the first so many can be chosen.
MAX_ACTIONS = 256


class ImperiaError(Exception):
    """What was asked for makes no sense, or the process has ended."""


def command():
    """How ``imperia`` is started: $IMPERIA_COMMAND, the command on the path, or the checkout this package lies in."""
    if os.environ.get("IMPERIA_COMMAND"):
        return shlex.split(os.environ["IMPERIA_COMMAND"])
    if shutil.which("imperia"):
        return ["imperia"]
    script = Path(__file__).resolve().parents[2] / "apps" / "cli" / "bin" / "imperia.js"
    if script.exists():
        return ["node", str(script)]
    raise ImperiaError(
        'imperia was not found: put it on the path, or name it in IMPERIA_COMMAND, such as "node CHECKOUT/apps/cli/bin/imperia.js"'
    )


class Process:
    """A game that is stepped through: one line of JSON there, one back."""

    def __init__(self, game, packs=()):
        self.game = game
        self._process = subprocess.Popen(
            [*command(), "env", game, *(["--pack", ",".join(map(str, packs))] if packs else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.hello = self.say({"type": "hello"})

    def say(self, message):
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except (BrokenPipeError, ValueError):
            line = ""
        if not line:
            raise ImperiaError(f"imperia env {self.game} has ended")
        heard = json.loads(line)
        if heard["type"] == "error":
            raise ImperiaError(heard["why"])
        return heard

    def observation_size(self, reset):
        """How long the vector is at a table that is set like this: a game is begun for it, which nobody plays."""
        return self.say({**reset, "bots": [], "seed": 1})["size"]

    def close(self):
        """Ends the process; to be called for each environment that was made."""
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


def answers(ask):
    """Every way to answer that is listed, as the fields of an answer."""
    ways = [{"option": option["id"]} for option in ask["options"]]
    if ask["pick"]:
        ways += [{"pick": way} for way in ask["pick"]["ways"]]
    return ways[:MAX_ACTIONS]


def action_mask(ask):
    """1 for each action that is possible now, 0 for the others."""
    count = len(answers(ask)) if ask["type"] == "ask" else 0
    return array([1] * count + [0] * (MAX_ACTIONS - count), "int8")


def observation(ask):
    """The fixed vector of what the seat that is asked sees, with the mask of its actions."""
    values = [0.0] * ask["size"]
    for index, value in ask["vector"]:
        values[index] = value
    return {"observation": array(values, "float32"), "action_mask": action_mask(ask)}


def rewards(over):
    """1 for a victory, 0 for a shared one, -1 for a defeat."""
    winners = over["winners"]
    won = 1 if len(winners) == 1 else 0
    return [won if seat in winners else -1 for seat in range(len(over["points"]))]
