#!/usr/bin/env python3
"""A bot for Imperia in a few lines: it builds while it can, and passes only when nothing is left to do.

    imperia arena osadnicy --bots "random,exec:python3 python/examples/builder.py" --games 24
"""

import json
import random
import sys

# By what a step does: the better, the higher. Whatever is not named is worth 1.
WORTH = {"build": 9, "activate": 7, "deal": 6, "raze location": 5, "raze card": 4, "advance": 9, "found": 9,
         "take": 3, "exchange": 0.3, "give up": 0.2, "pass": 0, "end turn": 0, "end activation": 0}


def say(message):
    print(json.dumps(message), flush=True)


def answer(ask, luck):
    if ask["pick"] and not ask["options"]:
        return {"pick": luck.choice(ask["pick"]["ways"])}
    best = max(ask["options"], key=lambda option: (WORTH.get(option["step"]["do"], 1), luck.random()))
    return {"option": best["id"]}


def main():
    lucks = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "name": "builder", "without": ["view", "text"]})
        elif message["type"] == "game":
            lucks[message["id"]] = random.Random(message["luck"])
        elif message["type"] == "ask":
            say({"type": "answer", "decision": message["decision"], **answer(message, lucks[message["id"]])})
        elif message["type"] == "over":
            del lucks[message["id"]]


if __name__ == "__main__":
    main()
