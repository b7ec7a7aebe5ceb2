"""Van, engine, standby: a van at a dock runs its unit on mains power while the goods wait inside."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, crate_stack, dock, loaded_pallet, pad, standby_post, traffic_cone
from equipment import shrub
from kit import STREET_LAMP, at, glow, light, night, night_closeup, render, reset
from vehicles import van

reset()
pad(9.6, 5.8, "plinth", "road")
with at(-2.35, .2, KERB):
    dock(4.4, .62, 1.7, 3.5)
    with at(-.75, -1.5, .62):
        loaded_pallet(layers=2, fruit="red")
with at(.5, .2, KERB):
    van(drive="engine", paint="white", trim="navy", door_open=True)
    for k, fruit in enumerate(("red", "leaf", "orange", "yellow")):
        with at(-.63 + .62 * (k % 2), -.5 + .55 * (k // 2), .53):
            crate_stack(2 + 2 * (k // 2), fruit, k)
    glow(-.35, -1.4, 2.4, 1.0, 12)
    with at(3.2, -1.3):
        standby_post((-3.15, .3, .32))
for x, y in ((-1.6, -2.1), (3.4, -2.35)):
    with at(x, y, KERB):
        traffic_cone()
with at(3.7, 1.9, KERB):
    shrub(1.5)
with at(2.9, 2.2, KERB):
    shrub(1.2)
light("refrigeration", az=37)
night(lamps=[STREET_LAMP])
night_closeup((0.85, -0.7, 1.3), 5.9, az=54, el=9, fstop=10)
render()
