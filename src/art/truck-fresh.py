"""Truck, fresh: a small truck with a 3 to 6 m³ body leaves a packing yard with a day's harvest."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, crate_stack, fruit_crate, loaded_pallet, pad
from equipment import tree
from kit import STREET_LAMP, at, box, closeup, night, render, reset, studio
from vehicles import truck

reset()
pad(8.2, 5.6)
box(-4.08, -1.55, KERB - .1, 8.16, 3.1, .112, "road", .01)
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
for x, y, size, seed in ((3.3, 2.05, 1.0, 3), (2.45, 2.3, .75, 2)):
    with at(x, y, KERB):
        tree(size, seed)
studio("refrigeration", (-.1, -.1, 1.2), 10.6, az=36, el=20)
night(lamps=[STREET_LAMP, (3.6, -.8, 4.2, .5, 160, "#ffd7a0", 180)])
closeup((1.22, 0, 2.0), 3.8, az=42, el=10, fstop=12)
render()
