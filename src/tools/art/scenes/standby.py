"""Standby: at the depot by night, a truck and a van cool their loads from the mains, engines off."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, pad, standby_post, wall_lamp
from equipment import lamp_post, panel_wall
from kit import PALETTE, TINTS, at, box, closeup, glow, mark, parts, render, reset, studio
from vehicles import truck, van

TINTS["night"] = ("#1c3866", "#0d1c3c")
PALETTE["headlamp"] = ("#8d99a8", .15, 0, 0)  # parked: lights off

reset()
pad(12.5, 9.6, "slate", "road")
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
with at(.9, 1.3, KERB):
    truck("medium", paint="blue", trim="sky")
    box(.28, -1.1, .98, .22, .06, .24, "teal", .02)
    with at(2.3, -1.75):
        standby_post((-1.9, .68, 1.1))
with at(-1.5, -2.2, KERB):
    van(drive="engine", paint="white", trim="navy")
    box(.5, -.99, .62, .2, .06, .22, "teal", .02)
    with at(2.5, -1.7):
        standby_post((-1.9, .83, .72))
for x, y, turn in ((-5.4, -2.9, 0), (5.75, .7, 195)):
    with at(x, y, KERB, turn=turn):
        lamp_post(3.6)
        glow(.55, 0, 3.5, .4, 480, "#ffc37a", spread=95)
studio("night", (0, 0, 1.5), 15.5, az=37, el=21, sun=.6, sky=.17)
closeup((2.5, -0.4, 1.05), 4.4, az=32, el=12)
parts((0, 0, 1.5), 18.0, az=36, el=18)
with at(0, 0, KERB):
    mark("unit", 2.4, 0.6, 2.9)
    mark("socket", 3.2, -0.68, 0.85)
    mark("cable", 0.1, -3.6, 0.12)
    mark("truck", 0.0, 0.1, 1.9)
render()
