"""Not found: the road ends at a barrier, and a three-wheeler stands at a signpost that points three ways."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, pad, traffic_cone
from equipment import hedge, tree
from kit import at, box, cyl, render, reset, slab, studio
from vehicles import three_wheeler


def arrow_board(length, m):
    """A board that points towards +x, with its tail at the post."""
    with at(0, 0, 0, tilt=(90, 0)):
        slab([(-.25, -.2), (length, -.2), (length + .28, 0), (length, .2), (-.25, .2)], -.04, .08, m, .02)
    box(.1, -.09, -.05, length - .35, .02, .1, "white", .01)


def signpost():
    """A post with three boards that point three ways."""
    cyl(0, 0, .05, .3, .1, "concrete", bevel=.03)
    cyl(0, 0, 1.65, .07, 3.3, "slate", bevel=.02)
    for z, turn, length, m in ((2.95, 18, 1.3, "teal"), (2.45, 196, 1.15, "blue"), (1.95, -38, 1.0, "orange")):
        with at(0, 0, z, turn=turn):
            arrow_board(length, m)


def barrier(width):
    """A striped barrier across the road, along y."""
    for y in (-width / 2, width / 2 - .16):
        box(-.3, y, 0, .6, .16, .07, "slate", .02)
        box(-.06, y, 0, .12, .16, 1.15, "slate", .02)
    pitch = (width + .1) / 8
    for z in (.55, .95):
        for k in range(8):
            box(-.08, -width / 2 - .05 + k * pitch, z, .06, pitch, .24, "red" if k % 2 else "white", .01)


reset()
pad(10.5, 8.2, "plinth")
with at(-1.5, -.6, KERB):
    box(-3.7, -1.7, 0, 7.6, 3.4, .04, "road", .01)
    for k in range(4):
        box(-3.3 + k * 1.75, -.06, .04, .9, .12, .01, "white", 0)
    with at(3.4, 0, .04):
        barrier(3.2)
    with at(.3, .75, .04):
        three_wheeler()
    for x, y in ((2.6, 1.35), (2.75, -.3), (2.6, -1.3)):
        with at(x, y, .04):
            traffic_cone()
with at(3.4, 1.6, KERB):
    signpost()
with at(3.9, -1.2, KERB):
    hedge(1.8, .5)
for x, y, size, seed in ((-3.6, 2.8, 1.25, 3), (-1.4, 3.0, 1.0, 6), (4.3, 3.1, 1.15, 9)):
    with at(x, y, KERB):
        tree(size, seed)
studio("commercial", (.2, .1, 1.25), 14.2, az=33, el=22)
render()
