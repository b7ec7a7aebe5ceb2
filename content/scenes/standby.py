"""Standby: at the depot by night, a truck and a van cool their loads from the mains, engines off."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import pad, standby_post, wall_lamp
from equipment import lamp_post, panel_wall
from kit import TINTS, at, box, glow, render, reset, studio
from vehicles import truck, van

KERB = .14
TINTS["night"] = ("#1c3866", "#0d1c3c")

reset()
pad(12.5, 9.6, "slate")
with at(-5.4, 4.1, KERB):
    panel_wall(10.8, 3.6)
    box(-.1, -.3, 3.5, 11, .6, .16, "blue", .04)
    for k in range(3):
        box(1.0 + k * 3.4, -.04, 0, 2.4, .06, 2.7, "navy", .01)
        for row in range(5):
            box(1.03 + k * 3.4, -.06, .08 + row * .53, 2.34, .04, .47, "slate", .01)
        with at(2.2 + k * 3.4, 0, 3.1):
            wall_lamp()
        glow(2.2 + k * 3.4, -1.2, 3.2, .5, 160, "#ffc37a")
with at(-.2, 1.6, KERB):
    truck("medium", paint="blue", trim="sky")
    with at(2.2, -1.75):
        standby_post((-1.7, .7, 1.35))
with at(1.0, -2.0, KERB):
    van(drive="engine", paint="white", trim="navy")
    with at(2.6, -1.7):
        standby_post((-2.0, .83, .72))
for x, y, turn in ((-4.9, -3.4, 0), (5.4, 3.3, 180)):
    with at(x, y, KERB, turn=turn):
        lamp_post(3.6)
        glow(.55, 0, 3.5, .4, 260, "#ffc37a")
studio("night", (0, 0, 1.5), 15.5, az=37, el=21, sun=.55, sky=.16)
render()
