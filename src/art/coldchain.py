"""Surroundings for cold-chain scenes: charging points, docks, market stalls, pallet racks, rails.

Like the equipment, everything is built around the origin of the current frame and stands on z = 0.
"""

from equipment import carton, crate, pallet, produce
from kit import at, box, cone, cyl, prism, tube
from shapes import PLAN, SIDE, plate, rounded_rect

FRUIT = ("red", "leaf", "orange", "yellow", "green")


KERB = .14


def pad(width, depth, m="plinth", paving=None):
    """A rounded plot with a kerb of height KERB; `paving` fills the middle with another material."""
    plate(rounded_rect(-width / 2, -depth / 2, width / 2, depth / 2, .5), 0, KERB, m, PLAN, .05)
    if paving:
        plate(rounded_rect(.25 - width / 2, .25 - depth / 2, width / 2 - .25, depth / 2 - .25, .3), .02, KERB + .008,
              paving, PLAN, 0)


def bay_lines(length, width, m="white"):
    """The painted lines of one parking bay along x, open at its +x end."""
    for y in (-width / 2, width / 2 - .1):
        box(-length / 2, y, 0, length, .1, .02, m, 0)
    box(-length / 2 + .01, -width / 2 + .1, 0, .1, width - .2, .02, m, 0)


def fruit_crate(m="red", seed=0, scale=1):
    with at(scale=scale):
        crate(.6, .42, .28)
        with at(0, 0, .26):
            produce(.52, .34, m, .06, seed)


def crate_stack(levels, m="red", seed=0):
    """A stack of crates, each full of fruit."""
    for k in range(levels):
        with at(0, 0, .3 * k, turn=(k % 2) * 4 - 2):
            fruit_crate(FRUIT[(FRUIT.index(m) + k) % len(FRUIT)] if k < levels - 1 else m, seed + k)


def loaded_pallet(m="cream", layers=2, fruit=None, seed=0):
    """A pallet of cartons, or of fruit crates."""
    pallet(1.2, 1.0)
    for k in range(layers):
        for i in (-1, 1):
            for j in (-1, 1):
                with at(.29 * i, .24 * j, .15 + .3 * k):
                    if fruit:
                        with at(scale=.92):
                            fruit_crate(fruit, seed + k + i + 2 * j)
                    else:
                        carton(.55, .45, .29, m)


def charger(plug, m="navy"):
    """A charging point for electric vehicles; its cable ends at `plug` (x, y, z) in the current frame."""
    plate(rounded_rect(-.3, -.24, .3, .24, .08), 0, .08, "concrete", PLAN, .02)
    plate(rounded_rect(-.2, .06, .2, 1.62, .14), -.13, .13, m, SIDE, .05)
    plate(rounded_rect(-.13, 1.05, .13, 1.42, .05), -.15, -.12, "cold", SIDE, .01)
    plate(rounded_rect(-.15, .86, .15, .91, .02), -.15, -.12, "led", SIDE, .01)
    cyl(.22, 0, .95, .06, .1, "ink", "x")
    x, y, z = plug
    hang = x - .42
    tube([(.24, 0, .95), (.42, 0, .9), (.42 + hang * .15, y * .15, .12), (x - hang * .2, y * .8, .06),
          (x, y * .99, z - .25), (x, y, z)], .03, "orange", bend=.3)


def standby_post(plug, inlet=True):
    """A mains pedestal for standby refrigeration. Its cable lies on the ground and rises to `plug`;
    `inlet` adds the vehicle's socket there."""
    plate(rounded_rect(-.24, -.2, .24, .2, .06), 0, .06, "concrete", PLAN, .02)
    plate(rounded_rect(-.17, .05, .17, 1.15, .06), -.13, .13, "kerb", SIDE, .03)
    plate(rounded_rect(-.2, 1.12, .2, 1.22, .04), -.17, .17, "teal", SIDE, .02)
    for k, m in enumerate(("blue", "red")):
        cyl(0, -.16, .5 + .32 * k, .085, .1, m, "y", .02)
        cyl(0, -.22, .5 + .32 * k, .1, .025, "ink", "y", .008)
    box(-.04, -.15, 1.0, .08, .04, .05, "led", .01)
    x, y, z = plug
    lane = -.75 if y > -.3 else y * .5
    tube([(0, -.2, .5), (0, -.42, .48), (0, -.45, .05), (x * .3, lane, .04), (x * .75, lane, .04),
          (x, y - .3, .05), (x, y - .16, z), (x, y, z)], .035, "orange", bend=.28)
    if inlet:
        box(x - .11, y - .03, z - .11, .22, .08, .22, "teal", .02)
        cyl(x, y - .06, z - .01, .06, .1, "ink", "y", .015)
        with at(x, y - .02, z + .1, tilt=(24, 0)):
            box(-.1, -.15, -.01, .2, .15, .025, "teal", .01)


def awning(width, depth, stripes=6, colours=("orange", "white")):
    """A striped awning. Its back edge runs along x through the origin, and it slopes down towards -y."""
    pitch = width / stripes
    drop = [(-depth, -.5), (-depth, -.68), (-depth + .03, -.68), (-depth + .03, -.52), (0, -.03), (0, 0)]
    for k in range(stripes):
        with at(-width / 2 + k * pitch, turn=90):
            prism(drop, -pitch, pitch, colours[k % 2], .01)


def market_stall(width=2.4, fruit=FRUIT, colours=("orange", "white")):
    """A stall with an awning and sloping crates of fruit, facing -y."""
    for x in (-width / 2 + .06, width / 2 - .06):
        for y, tall in ((-.6, 1.85), (.5, 2.3)):
            cyl(x, y, tall / 2, .035, tall, "wood")
    with at(0, .55, 2.36):
        awning(width + .3, 1.45, 8, colours)
    box(-width / 2, -.55, .0, width, 1.0, .52, "wood", .03)
    for k in range(5):
        box(-width / 2 + .03, -.575, .04 + .095 * k, width - .06, .03, .07, "sand", .005)
    count = int(width / .66)
    for k in range(count):
        x = -width / 2 + width * (k + .5) / count
        for row in range(2):
            with at(x, -.3 + .46 * row, .53 + .16 * row, tilt=(12, 0)):
                fruit_crate(fruit[(2 * k + 3 * row) % len(fruit)], k + 5 * row, .94)


def pallet_rack(bays=2, levels=3, bay=2.7, depth=1.0, pitch=1.45, loads=("cream", "icepack", "sky")):
    """Pallet racking along x from the origin, facing -y, with two pallets per bay and level."""
    tall = levels * pitch + .1
    for k in range(bays + 1):
        for y in (0, depth - .09):
            box(k * bay - .045, y, 0, .09, .09, tall, "blue", .01)
        for z in range(int(tall / .7)):
            box(k * bay - .03, .05, .25 + z * .7, .06, depth - .1, .05, "blue", .008)
    for level in range(levels):
        z = level * pitch
        for k in range(bays):
            if level:
                for y in (-.01, depth - .1):
                    box(k * bay, y, z - .12, bay, .1, .12, "orange", .015)
            for side in range(2):
                with at((k + .28 + .45 * side) * bay, depth / 2, z + .01):
                    loaded_pallet(loads[(level + 2 * k + side) % len(loads)], 3 if (k + side + level) % 3 else 2)


def track(length):
    """Ballast, sleepers and rails along x; the rail head is at z = 0.36."""
    with at(-length / 2, turn=90):
        prism([(-1.9, 0), (-1.45, .2), (1.45, .2), (1.9, 0)], -length, length, "grey", .03)
    count = int(length / .62)
    for k in range(count):
        box(-length / 2 + (k + .3) * length / count, -1.25, .18, .26, 2.5, .07, "slate", .015)
    for y in (-.81, .75):
        box(-length / 2, y, .25, length, .06, .11, "steel", .01)


def traffic_cone():
    box(-.16, -.16, 0, .32, .32, .035, "orange", .02)
    cone(0, 0, .27, .11, .025, .5, "orange", bevel=.01)
    cone(0, 0, .3, .083, .058, .13, "white", bevel=0)


def hand_truck():
    """A hand pallet truck with its forks towards +x."""
    for y in (-.22, .12):
        box(0, y, .07, 1.1, .12, .06, "orange", .02)
        cyl(.98, y + .06, .06, .06, .08, "ink", "y")
    box(-.16, -.2, .05, .2, .4, .3, "orange", .05)
    tube([(-.1, 0, .3), (-.38, 0, 1.1)], .03, "ink")
    tube([(-.38, -.16, 1.12), (-.38, .16, 1.12)], .03, "ink")
    cyl(-.08, 0, .09, .09, .16, "ink", "y")


def dock(width=4.2, height=.72, depth=2.2, tall=3.6):
    """A loading dock that faces +x: platform, bumpers, shelter and an open door. Its edge is at x = 0."""
    box(-depth, -width / 2, 0, depth, width, height, "concrete", .05)
    box(-.12, -width / 2 - .01, height - .1, .13, width + .02, .11, "yellow", .02)
    for y in (-.95, .75):
        box(0, y, .3, .14, .2, .38, "ink", .03)
    back = -depth
    box(back - .3, -width / 2 - .3, 0, .3, width + .6, tall, "sky", .04)
    for k in range(4):
        y = -width / 2 - .3 + (k + 1) * (width + .6) / 5
        box(back - .012, y - .01, .1, .02, .02, tall - .2, "grey", 0)
    box(back - .02, -1.2, height, .04, 2.4, 2.3, "navy", .01)
    for y in (-1.42, 1.2):
        box(back - .01, y, height, .16, .22, 2.45, "navy", .04)
    box(back - .02, -1.44, height + 2.3, .19, 2.88, .24, "navy", .04)
    for k in range(9):
        box(back + .03, -1.2 + k * .267, height + .03, .015, .25, 2.27, "aqua", .005)
    box(back - .35, -width / 2 - .36, tall - .04, .4, width + .72, .14, "blue", .04)


def wall_lamp(reach=.4):
    """A lamp on an arm that extends from a wall towards -y."""
    tube([(0, 0, 0), (0, -reach * .6, .14), (0, -reach, .04)], .025, "ink", bend=.1)
    cone(0, -reach, 0, .16, .06, .14, "ink", bevel=.01)
    cyl(0, -reach, -.075, .11, .03, "lamp")
