"""Van, engine, standby: backed to a dock, its unit runs from the mains while the goods wait inside."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import bollard, dock, loaded_pallet, pad, standby_post
from equipment import shrub
from kit import at, box, glow, render, reset, studio
from vehicles import compartment, van

KERB = .14

reset()
pad(10, 6.2, "kerb")
with at(-2.35, .2, KERB):
    dock(4.4, .62, 1.7, 3.5)
    with at(-.75, -1.5, .62):
        loaded_pallet(layers=2, fruit="red")
with at(.75, .2, KERB):
    van(drive="engine", paint="white", trim="navy", door_open=True)
    compartment(-.9, .2, .53, 1.94, .8, frozen=False)
    glow(-.35, -1.3, 2.2, 1.0, 16)
    with at(2.55, -1.75):
        standby_post((-1.95, .88, .72))
    box(.5, -1.0, .62, .18, .06, .2, "teal", .02)
for y in (-2.35, 2.35):
    with at(-2.1, y + .2, KERB):
        bollard()
with at(3.9, 1.9, KERB):
    shrub(1.5)
with at(3.0, 2.3, KERB):
    shrub(1.2)
studio("refrigeration", (-.1, 0, 1.35), 11.6, az=37, el=19)
render()
