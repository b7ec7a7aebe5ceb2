"""Cold room: a cut-open walk-in store with an evaporator above the shelves and a condensing unit outside."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, crate_stack, fruit_crate, pad
from equipment import breeze, carton, condensing_unit, evaporator, panel_wall, shelf, strip_curtain
from kit import at, box, closeup, cyl, glow, mark, night, parts, render, reset, studio, tube

WIDTH, DEPTH, HEIGHT, THICK = 4.8, 3.4, 2.7, .16
LEFT, RIGHT, FRONT, BACK = -WIDTH / 2, WIDTH / 2, -DEPTH / 2, DEPTH / 2
DOOR = 1.1
CEILING = 1.25  # depth of the remaining ceiling, from the back wall


def stocked_shelf(width, seed, stocked=3):
    """A shelf with frozen packs below, and cartons and fruit above. Fewer levels leave room for the cold air."""
    levels = shelf(width, .55, 2.0 if stocked == 3 else 1.4, stocked + 1)
    count = int(width / .58)
    for row, height in enumerate(levels[:stocked]):
        for k in range(count):
            with at(-width / 2 + width * (k + .5) / count, 0, height):
                if row == 0:
                    box(-.24, -.2, 0, .48, .4, .36, ("icepack", "sky")[(k + seed) % 2], .05)
                elif row == 1:
                    fruit_crate(("red", "leaf", "orange", "yellow")[(k + seed) % 4], k + seed, .86)
                else:
                    carton(.48, .42, .3 + .08 * ((k + seed) % 2), "cream")


def foam(x, y, z, w, d, h):
    """The foam core, visible where a wall with this footprint is cut."""
    box(x + .05, y, z, w - .1, d, h, "yellow", 0)


def shell():
    """Floor, walls and a strip of ceiling; the front is cut away, and the doorway is on the right."""
    box(LEFT, FRONT, 0, WIDTH, DEPTH, .1, "white", .02)
    box(LEFT + .1, FRONT + .02, .1, WIDTH - .2, DEPTH - .12, .012, "concrete", 0)
    with at(LEFT, BACK - THICK):
        panel_wall(WIDTH, HEIGHT, THICK)
    with at(LEFT + THICK, FRONT, turn=90):
        panel_wall(DEPTH - THICK, HEIGHT, THICK)
    sill = BACK - THICK - 2.2
    for start, wide in ((sill, .4), (sill + .4 + DOOR, 2.2 - .4 - DOOR)):
        with at(RIGHT, start, turn=90):
            panel_wall(wide, HEIGHT, THICK)
    box(RIGHT - THICK, sill + .4, 2.15, THICK, DOOR, HEIGHT - 2.15, "white", .015)
    with at(RIGHT - .04, sill + .4, .1, turn=90):
        strip_curtain(DOOR, 2.05, 7)
    for y in (sill + .34, sill + .4 + DOOR):
        box(RIGHT - .02, y, .02, .05, .06, 2.2, "navy", .01)
    box(RIGHT - .02, sill + .34, 2.16, .05, DOOR + .12, .06, "navy", .01)
    box(RIGHT + .03, sill - .85, .06, .1, 1.2, 2.2, "white", .03)
    box(RIGHT + .125, sill - .72, .95, .04, .06, .4, "teal", .015)
    box(RIGHT + .0, sill - .9, 2.3, .07, DOOR + 1.4, .07, "grey", .015)
    box(RIGHT - .01, .93, 1.45, .07, .2, .32, "white", .02)
    box(RIGHT + .05, .98, 1.62, .03, .1, .1, "red", .01)
    box(RIGHT - THICK - .05, .98, 1.2, .06, .24, .36, "white", .02)
    cyl(RIGHT - THICK - .06, 1.1, 1.44, .07, .05, "red", "x", .01)
    box(RIGHT - THICK - .06, 1.03, 1.25, .03, .14, .06, "led", .005)
    box(LEFT, BACK - CEILING, HEIGHT, WIDTH, CEILING, THICK, "white", .02)
    foam(LEFT, FRONT - .006, .1, THICK, .02, HEIGHT - .12)
    foam(LEFT, FRONT, HEIGHT - .01, THICK, DEPTH - CEILING - .01, .016)
    foam(RIGHT - THICK, sill - .006, .1, THICK, .02, HEIGHT - .12)
    box(LEFT + .03, BACK - CEILING - .006, HEIGHT + .05, WIDTH - .06, .02, THICK - .1, "yellow", 0)


reset()
pad(8.2, 5.2, "grey", "harbour")
with at(-.7, .3, KERB):
    shell()
    with at(-.35, BACK - THICK - .5, HEIGHT):
        evaporator(2.2, .8, .68, 2)
        box(-1.02, -.44, -.86, 2.04, .8, .05, "steel", .015)
        tube([(.9, -.3, -.84), (.9, -.3, -1.02), (.9, .55, -1.12)], .035, "slate")
    with at(-.35, BACK - THICK - .95, HEIGHT - .5):
        breeze(1.5, 1.7, 1.1)
    with at(LEFT + THICK + .34, -.1, .1, turn=90):
        stocked_shelf(2.4, 1)
    with at(-.2, BACK - THICK - .36, .1):
        stocked_shelf(2.9, 2, 2)
    with at(-.55, -.75, .1, turn=14):
        crate_stack(2, "red", 3)
    glow(-.2, -.5, 2.65, 1.6, 70, "#eafcff")
with at(2.86, .72, KERB):
    condensing_unit(1.8, 1.05, 1.1, 2)
for k, m in enumerate(("copper", "blue")):
    tube([(2.5 + .16 * k, 1.1, .8), (2.5 + .16 * k, 1.5, .8), (1.86 + .14 * k, 1.5, .8), (1.86 + .14 * k, 1.5, HEIGHT + .45 + .14 * k),
          (-.6, 1.5 - .2 * k, HEIGHT + .45), (-.6, 1.5 - .2 * k, HEIGHT + .1)], .045, m)
studio("refrigeration", (.05, .0, 1.4), 10.0, az=30, el=22)
closeup((2.62, 0.6, 1.2), 4.4, az=30, el=11, fstop=40)
night(lamps=[(3.6, -1.8, 3.6, 0.5, 420, "#ffd7a0", 120), (0, -3.4, 4.0, 1.2, 260, "#bcd8ff", 140)])
parts((0.35, 0.2, 1.5), 8.7, az=-8)
with at(-0.7, 0.3, KERB):
    mark("panels", 1.2, 1.5, 2.0)
    mark("floor", 0.5, -0.9, 0.12)
    mark("evaporator", -0.35, 0.62, 2.4)
    mark("door", 2.53, -0.9, 0.6)
    mark("alarm", 2.17, 1.1, 1.0)
mark("condensing-unit", 3.3, .55, KERB + .75)
render()
