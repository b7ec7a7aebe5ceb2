"""Three-wheeler: an electric rickshaw whose small insulated box has a fresh and a frozen compartment.

Both hatches are open: fruit crates are behind the green door, frozen packs behind the blue one.
The flat electric unit on the roof cools both.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, crate_stack, fruit_crate, pad
from equipment import shrub, tree
from kit import STREET_LAMP, at, box, closeup, glow, night, render, reset, studio
from vehicles import three_wheeler

reset()
pad(5.0, 3.9, "plinth", "road")
with at(.1, .15, KERB, turn=-12):
    three_wheeler(doors_open=True)
    glow(-.7, -1.3, 2.4, 1.2, 22)
with at(-2.0, -.95, KERB, turn=12):
    crate_stack(2, "orange", 3)
with at(-1.3, -1.45, KERB, turn=-8):
    fruit_crate("leaf", 7)
with at(.75, -1.4, KERB, turn=20):
    box(-.26, -.18, 0, .52, .36, .3, "icepack", .05)
    box(-.28, -.2, .28, .56, .4, .09, "sky", .03)
with at(1.8, 1.25, KERB):
    tree(.8, seed=2)
with at(2.0, .45, KERB):
    shrub(.8)
studio("refrigeration", (-.1, -.1, .9), 6.5, az=28, el=19)
night(lamps=[STREET_LAMP])
closeup((-0.5, -0.6, 1.15), 3.0, az=22, el=14)
render()
