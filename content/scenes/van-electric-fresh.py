"""Van, electric, fresh: a battery van charging in its bay, its flat roof unit keeping produce fresh."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import bay_lines, charger, crate_stack, fruit_crate, pad
from equipment import hedge, tree
from kit import at, box, render, reset, studio
from vehicles import van

KERB = .14

reset()
pad(8.6, 5.6)
with at(0, -.1, KERB):
    box(-3.1, -1.45, 0, 6.2, 2.9, .012, "aqua", 0)
    with at(0, 0, .004):
        bay_lines(6.2, 2.9)
    van(drive="electric", trim="blue")
    with at(-1.2, -1.85):
        charger((-.9, .92, 1.0))
with at(-3.35, -1.1, KERB, turn=8):
    crate_stack(3, "red", 1)
with at(-3.45, -.45, KERB, turn=-6):
    crate_stack(2, "leaf", 4)
with at(-2.9, -1.75, KERB, turn=24):
    fruit_crate("orange", 9)
for x, y, size, seed in ((-3.3, 1.9, 1.2, 1), (3.6, 1.7, 1.0, 3)):
    with at(x, y, KERB):
        tree(size, seed)
with at(.3, 2.3, KERB):
    hedge(4.6)
studio("refrigeration", (0, -.1, 1.15), 10.6, az=37, el=19)
render()
