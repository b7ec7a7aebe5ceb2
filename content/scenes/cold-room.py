"""Cold room: a walk-in store cut open, its evaporator blowing over the shelves, the condensing unit outside."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import crate_stack, fruit_crate, pad
from equipment import breeze, carton, condensing_unit, evaporator, panel_wall, shelf, shrub, strip_curtain
from kit import at, box, glow, render, reset, studio, tube

KERB = .14
WIDTH, DEPTH, HEIGHT, THICK = 4.8, 3.4, 2.7, .16
LEFT, RIGHT, FRONT, BACK = -WIDTH / 2, WIDTH / 2, -DEPTH / 2, DEPTH / 2
DOOR = 1.15


def stocked_shelf(width, seed):
    """A shelf with frozen packs below, cartons and fruit above."""
    levels = shelf(width, .55, 2.0, 4)
    count = int(width / .58)
    for row, height in enumerate(levels[:3]):
        for k in range(count):
            with at(-width / 2 + width * (k + .5) / count, 0, height):
                if row == 0:
                    box(-.24, -.2, 0, .48, .4, .36, ("icepack", "sky")[(k + seed) % 2], .05)
                elif row == 1:
                    fruit_crate(("red", "leaf", "orange", "yellow")[(k + seed) % 4], k + seed, .86)
                else:
                    carton(.48, .42, .3 + .08 * ((k + seed) % 2), "cream")


def shell():
    """Floor, walls and a strip of ceiling; the front is open on the left, a doorway on the right."""
    box(LEFT, FRONT, 0, WIDTH, DEPTH, .1, "white", .02)
    box(LEFT + .1, FRONT + .02, .1, WIDTH - .2, DEPTH - .12, .012, "concrete", 0)
    with at(LEFT, BACK - THICK):
        panel_wall(WIDTH, HEIGHT, THICK)
    with at(LEFT + THICK, FRONT, turn=90):
        panel_wall(DEPTH - THICK, HEIGHT, THICK)
    with at(RIGHT, FRONT, turn=90):
        panel_wall(DEPTH - THICK, HEIGHT, THICK)
    jamb = RIGHT - THICK - DOOR
    box(jamb - .45, FRONT, 0, .45, THICK, HEIGHT, "white", .015)
    box(jamb, FRONT, 2.15, DOOR, THICK, HEIGHT - 2.15, "white", .015)
    with at(jamb, FRONT + .03, .1):
        strip_curtain(DOOR, 2.05, 7)
    for x in (jamb - .06, RIGHT - THICK):
        box(x, FRONT - .03, .02, .06, .05, 2.2, "navy", .01)
    box(jamb - .06, FRONT - .03, 2.16, DOOR + .12, .05, .06, "navy", .01)
    box(LEFT, BACK - 1.5, HEIGHT, WIDTH, 1.5, THICK, "white", .02)
    box(jamb - .45, FRONT, HEIGHT, RIGHT - jamb + .45, DEPTH - 1.52, THICK, "white", .02)


reset()
pad(8.6, 5.6, "kerb")
with at(-.7, .3, KERB):
    shell()
    with at(-.45, BACK - THICK - .55, HEIGHT):
        evaporator(2.2, .8, .68, 2)
    with at(-.45, BACK - THICK - 1.0, HEIGHT - .55):
        breeze(1.5, 1.5, .9, 4)
    with at(LEFT + THICK + .34, -.1, .1, turn=90):
        stocked_shelf(2.4, 1)
    with at(-.2, BACK - THICK - .36, .1):
        stocked_shelf(2.9, 2)
    with at(-.55, -.75, .1, turn=14):
        crate_stack(2, "red", 3)
    glow(-.5, -.4, 2.9, 2.0, 90, "#eafcff")
with at(3.05, .55, KERB, turn=90):
    condensing_unit(1.8, 1.05, 1.1, 2)
tube([(2.75, 1.2, .9), (2.75, 1.75, .9), (2.75, 1.75, HEIGHT + .52), (-.6, 1.75, HEIGHT + .52), (-.6, 1.75, HEIGHT + .1)], .045, "copper")
with at(-3.7, -1.9, KERB):
    shrub(1.2)
studio("refrigeration", (0, .1, 1.5), 10.4, az=34, el=24)
render()
