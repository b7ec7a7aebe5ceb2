"""Van conversion: a freezer van cut open along its hold, with lining, evaporator, curtain and logger."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from equipment import breeze, carton, compressor, evaporator, shelf, strip_curtain
from kit import STREET_LAMP, at, box, glow, light, mark, night, parts, render, reset, ring, tube
from vehicles import van

REAR, BULKHEAD, FLOOR, CEILING, WALL = -2.36, .26, .5, 2.42, .1
LONG = BULKHEAD - REAR


def lining():
    """Foam between two skins around the hold, cut on the near side, with a curtain in the door on the far side."""
    high = CEILING - FLOOR
    for x, z, w, h in ((REAR, FLOOR, LONG, WALL), (REAR, CEILING - WALL, LONG, WALL),
                       (REAR, FLOOR + WALL, WALL, high - 2 * WALL), (BULKHEAD - WALL, FLOOR + WALL, WALL, high - 2 * WALL)):
        box(x, -.8, z, w, 1.4, h, "white", .012)
        box(x + .02, -.812, z + .02, w - .04, .02, h - .04, "yellow", 0)
    box(REAR - .06, -.84, CEILING, LONG + .34, 1.68, .15, "blue", .07)
    box(REAR, .6, FLOOR, LONG, WALL, CEILING - FLOOR, "white", 0)
    for x in (-1.5, -.72):
        box(x, .575, FLOOR + WALL, .05, .03, 1.5, "navy", .008)
    box(-1.5, .575, FLOOR + WALL + 1.5, .83, .03, .05, "navy", .008)
    box(-1.45, .59, FLOOR + WALL, .73, .012, 1.5, "harbour", 0)
    with at(-1.45, .55, FLOOR + WALL):
        strip_curtain(.73, 1.47, 6)


reset()
van(drive="engine", paint="blue", trim="sky",
    cut=(((REAR, -1.2, FLOOR), (BULKHEAD, .7, CEILING)), ((1.99, -1.2, .5), (2.43, .2, .98))))
lining()
with at(BULKHEAD - .42, -.05, CEILING - WALL, turn=-90):
    evaporator(1.1, .42, .36, 2)
with at(BULKHEAD - .68, -.05, CEILING - WALL - .36, turn=-90, tilt=(0, 55)):
    breeze(1.6, .5, .75, 3)
with at(-1.98, .05, FLOOR + WALL, turn=90):
    for k, height in enumerate(shelf(1.0, .5, 1.3, 3)):
        for side in (-.25, .25):
            with at(side, 0, height):
                carton(.42, .4, .34, ("cream", "icepack", "sky")[k])
for x, levels, m in ((-.6, 2, "sky"), (-.12, 2, "icepack")):
    for k in range(levels):
        with at(x, -.3, FLOOR + WALL + .33 * k, turn=(k % 2) * 4 - 2):
            carton(.42, .46, .32, m)
with at(-.4, .57, 1.35):
    box(-.15, -.06, 0, .3, .08, .42, "white", .02)
    box(-.1, -.07, .22, .2, .03, .12, "led", .005)
    box(-.1, -.07, .06, .2, .03, .1, "cream", .005)
tube([(-.4, .55, 1.77), (-.4, .55, 2.2), (-1.0, .55, 2.2)], .018, "teal")
with at(2.2, -.35, .5, turn=90, scale=.7):
    compressor("teal")
ring(2.2, -.66, .68, .15, .03, "ink", "y")
glow(-1.0, -1.3, 2.5, 1.4, 40, "#eafcff")
light("refrigeration", az=16)
night(lamps=[STREET_LAMP])
parts((.05, 0, 1.38), 7.7, az=16, el=9)
mark("lining", -2.3, -.81, 1.9)
mark("door", -1.1, .55, .98)
mark("compressor", 2.2, -.6, .72)
mark("defrost", -.16, -.6, 2.1)
mark("condenser", .9, -.76, 2.42)
mark("log", -.4, .5, 1.56)
render()
