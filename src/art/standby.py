"""Standby: a parked truck and van in a depot's yard cool their loads with mains or generator power."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, bay_lines, pad, standby_post, wall_lamp
from equipment import lamp_post, panel_wall
from kit import PALETTE, at, box, cyl, mark, night, night_closeup, parts, render, reset, studio
from machines import generator
from vehicles import truck, van

PALETTE["headlamp"] = ("#8d99a8", .15, 0, 0)  # parked: lights off
DOORS = (-3.2, .2)
WALL_LAMPS = (*DOORS, 3.9)

reset()
pad(12.5, 9.6, "plinth", "road")
with at(-5.4, 4.1, KERB):
    panel_wall(10.8, 3.6)
    box(-.1, -.3, 3.5, 11, .6, .16, "blue", .04)
for x in DOORS:
    with at(x, 4.1, KERB):
        box(-1.2, -.04, 0, 2.4, .06, 2.7, "navy", .01)
        for row in range(5):
            box(-1.17, -.06, .08 + row * .53, 2.34, .04, .47, "slate", .01)
for x in WALL_LAMPS:
    with at(x, 4.1, KERB + 3.1):
        wall_lamp()
with at(2.4, 4.1, KERB + 2.5):
    box(-.16, -.08, -.55, .32, .1, .4, "kerb", .03)
    box(-.1, -.1, -.42, .2, .04, .14, "ink", .01)
    cyl(0, -.12, -.08, .1, .1, "slate")
    cyl(0, -.12, .04, .075, .16, "taillamp", bevel=.05)
with at(4.2, 3.1, KERB):
    generator()
with at(-.1, 1.1, KERB):
    bay_lines(6.6, 2.7)
    truck("medium", paint="blue", trim="sky")
    with at(2.3, -1.75):
        standby_post((-1.9, .68, 1.1))
with at(-1.5, -2.2, KERB):
    bay_lines(5.4, 2.5)
    van(drive="engine", paint="white", trim="navy")
    with at(2.5, -1.7):
        standby_post((-2.45, .7, .32))
with at(-5.4, -2.9, KERB):
    lamp_post(3.6)
studio("refrigeration", (0, 0, 1.45), 16.8, az=37, el=21)
night_closeup((0.7, -3.3, 1.0), 3.5, az=48, el=12, fstop=11)
night(lamps=[*((x, 2.9, 3.34, .5, 160, "#ffc37a", 180) for x in WALL_LAMPS),
             (-4.85, -2.9, 3.64, .4, 620, "#ffc37a", 95), (1.2, -4.6, 5.2, .6, 560, "#ffd7a0", 120)])
parts((1.6, 0.4, 1.95), 12.0, az=64, el=11, lens=45)
with at(0, 0, KERB):
    mark("unit", 1.62, 1.1, 2.86)
    mark("socket", 2.2, -0.88, 0.85)
    mark("cable", -1.45, -3.38, 0.24)
    mark("alarm", 2.4, 3.98, 2.54)
render()
