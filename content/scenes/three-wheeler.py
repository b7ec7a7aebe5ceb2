"""Three-wheeler: an electric rickshaw with a small insulated box, a fresh and a frozen compartment.

The two hatches stand open: fruit crates behind the green door, frozen packs behind the blue one;
the flat electric unit on the roof cools both.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import crate_stack, fruit_crate, pad
from equipment import planter, tree
from kit import at, box, glow, render, reset, studio
from vehicles import three_wheeler

KERB = .14

reset()
pad(5.6, 4.2)
with at(.1, .15, KERB, turn=-12):
    three_wheeler(doors_open=True)
    glow(-.7, -1.3, 2.4, 1.2, 22)
with at(-2.2, -1.1, KERB, turn=12):
    crate_stack(2, "orange", 3)
with at(-1.5, -1.55, KERB, turn=-8):
    fruit_crate("leaf", 7)
with at(1.15, -1.45, KERB, turn=20):
    box(-.26, -.18, 0, .52, .36, .3, "icepack", .05)
    box(-.28, -.2, .28, .56, .4, .09, "sky", .03)
with at(-1.9, 1.5, KERB):
    tree(.85, seed=2)
with at(1.9, 1.35, KERB):
    planter(1.1)
studio("refrigeration", (0, -.1, .92), 7.6, az=28, el=19)
render()
