"""Van, engine, fresh: a blue van with an engine-driven unit over its cab loads produce at a market."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import crate_stack, fruit_crate, hand_truck, market_stall, pad
from equipment import tree
from kit import at, render, reset, studio
from vehicles import van

KERB = .14

reset()
pad(9.4, 6.6, "sand")
with at(-.55, -.9, KERB, turn=180):
    van(drive="engine", paint="blue", trim="sky")
with at(2.75, 1.75, KERB, turn=-4):
    market_stall(2.6)
with at(-.3, 2.0, KERB):
    market_stall(2.6, ("green", "yellow", "red"), ("green", "white"))
for x, y, levels, fruit, seed in ((2.65, -1.55, 3, "red", 1), (2.75, -.85, 2, "yellow", 5), (3.4, -1.25, 2, "leaf", 8)):
    with at(x, y, KERB, turn=seed * 3):
        crate_stack(levels, fruit, seed)
with at(2.0, -2.45, KERB, turn=205):
    hand_truck()
    with at(.55, 0, .14):
        fruit_crate("orange", 2)
    with at(.55, 0, .43):
        fruit_crate("orange", 3)
with at(-3.7, 1.9, KERB):
    tree(1.35, seed=4)
studio("refrigeration", (-.1, -.1, 1.3), 12, az=-35, el=20)
render()
