"""Truck, fresh: a small truck of 3 to 6 cubic metres leaves a packing yard with a day's harvest."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import crate_stack, fruit_crate, hand_truck, loaded_pallet, pad
from equipment import cypress, tree
from kit import at, box, render, reset, studio
from vehicles import truck

KERB = .14

reset()
pad(8.6, 5.8)
box(-4.1, -1.6, KERB, 8.2, 3.2, .012, "road", 0)
with at(.35, 0, KERB + .01):
    truck("small", paint="green", trim="leaf")
with at(-2.95, -1.2, KERB, turn=8):
    loaded_pallet(layers=2, fruit="red")
with at(-2.2, -2.1, KERB, turn=-14):
    crate_stack(2, "yellow", 2)
with at(-3.5, -.1, KERB):
    crate_stack(3, "leaf", 6)
with at(-1.3, -2.25, KERB, turn=12):
    fruit_crate("orange", 5)
for x, y, size, seed in ((-3.3, 2.1, 1.2, 1), (-1.9, 2.3, .95, 2), (3.4, 2.0, 1.0, 3)):
    with at(x, y, KERB):
        tree(size, seed)
studio("refrigeration", (-.1, -.1, 1.25), 9.8, az=36, el=20)
render()
