"""Van, engine, fresh: a blue van with an engine-driven unit over its cab loads produce at a market."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, crate_stack, fruit_crate, hand_truck, market_stall, pad
from equipment import tree
from kit import STREET_LAMP, at, closeup, night, render, reset, studio
from vehicles import van

reset()
pad(9.6, 6.4, "plinth", "sand")
with at(-1.15, -.7, KERB, turn=180):
    van(drive="engine", paint="blue", trim="sky")
with at(3.15, .75, KERB, turn=-10):
    market_stall(2.6)
with at(.75, 2.15, KERB):
    market_stall(2.8, ("green", "yellow", "red"), ("green", "white"))
for x, y, levels, fruit, seed in ((2.05, -1.35, 3, "red", 1), (2.1, -.75, 2, "yellow", 5), (3.7, -1.0, 2, "leaf", 8)):
    with at(x, y, KERB, turn=seed * 3):
        crate_stack(levels, fruit, seed)
with at(2.75, -2.2, KERB, turn=195):
    hand_truck()
    for k in range(2):
        with at(.55, 0, .14 + .29 * k):
            fruit_crate("orange", k)
with at(-4.2, 2.2, KERB):
    tree(1.35, seed=4)
studio("refrigeration", (.0, 0, 1.25), 11.6, az=-35, el=20)
closeup((0.3, -0.2, 1.35), 7.9, az=-28, el=10, fstop=40)
night(lamps=[STREET_LAMP])
render()
