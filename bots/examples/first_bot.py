"""A bot for Belfry in a few lines: reads questions, writes answers (docs/BUILDING.md).

It builds or buys when it can; everything else it leaves to luck.
"""

import json
import sys

LIKES = ("build", "buy")

for line in sys.stdin:
    question = json.loads(line)
    moves = question["moves"]
    liked = [move for move in moves if move.split(" ")[0] in LIKES]
    among = liked or moves
    print(json.dumps({"move": among[question["seed"] % len(among)]}), flush=True)
