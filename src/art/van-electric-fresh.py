"""Van, electric, fresh: a battery van charges in its bay while its flat roof unit keeps produce fresh."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, bay_lines, charger, crate_stack, fruit_crate, pad
from equipment import hedge, tree
from kit import STREET_LAMP, at, box, closeup, light, night, render, reset
from vehicles import van

reset()
pad(7.8, 5.2, "plinth", "road")
with at(0, -.1, KERB):
    box(-2.95, -1.3, .01, 5.9, 2.6, .012, "harbour", 0)
    with at(0, 0, .008):
        bay_lines(6.2, 2.9)
    van(drive="electric", trim="blue")
    box(-.97, -.97, .86, .2, .06, .24, "teal", .02)
    with at(-2.0, -1.85):
        charger((1.13, .84, .98))
with at(-3.3, -1.5, KERB, turn=8):
    crate_stack(3, "red", 1)
with at(-3.25, -.85, KERB, turn=-6):
    crate_stack(2, "leaf", 4)
with at(-2.8, -2.05, KERB, turn=24):
    fruit_crate("orange", 9)
with at(3.2, 1.9, KERB):
    tree(1.0, seed=3)
with at(.3, 2.15, KERB):
    hedge(4.4)
light("refrigeration", az=37)
closeup((-.2, 0, 1.15), 6.6, az=37, el=9, fstop=40)
night(lamps=[STREET_LAMP])
render()
