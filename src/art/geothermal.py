"""Geothermal: a house on a block of cut ground, connected to the ground by its water loops.

Water warmed by the house goes down the boreholes and comes back cool; the heat pump in the plant
room uses this water to cool the living room.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import flat_roof, floor_slab, open_room
from equipment import breeze, duct, planter, shrub, tree
from interiors import floor_lamp, rug, sofa
from kit import at, ball, box, cyl, night, render, reset, ring, slab, studio, tube
from shapes import arc

LENGTH, DEPTH = 10.4, 6.0
LAYERS = ((0.35, "slate"), (0.65, "slate"), (0.9, "brick"), (1.0, "wood"), (0.6, "sand"), (0.22, "leaf"))
GROUND = sum(height for height, _ in LAYERS)
FRONT = -DEPTH / 2
ROOM_H = 2.2
BORES, BORE = (-1.3, -0.1, 1.1, 2.3, 3.5), 0.26
HEAT_PUMP = (-2.65, -0.45)
RISER = HEAT_PUMP[0]


def notched(inset, notches):
    """The outline of a layer, seen from above. A notch in its front is (left, right, depth), or (left, right)
    if it is semicircular."""
    front = FRONT + inset
    outline = [(-LENGTH / 2 + inset, -front), (-LENGTH / 2 + inset, front)]
    for left, right, *depth in notches:
        if depth:
            back = FRONT + depth[0]
            outline += [(left, front), (left, back), (right, back), (right, front)]
        else:
            outline += [(x, 2 * front - y) for x, y in arc((left + right) / 2, front, (right - left) / 2, 180, 360, 16)]
    return outline + [(LENGTH / 2 - inset, front), (LENGTH / 2 - inset, -front)]


def ground():
    """Layers of rock, clay and soil, each set back slightly from the one above. The bores, the headers' trench
    and the trench to the house are cut into the front."""
    bores = [(x - BORE, x + BORE) for x in BORES]
    cuts = ((), bores, bores, bores, [(RISER - 0.35, BORES[-1] + 0.42, 0.5)], [(RISER - 0.35, RISER + 0.35, 1.5)])
    z = 0.0
    for k, ((height, m), notches) in enumerate(zip(LAYERS, cuts)):
        slab(notched(0.02 * (len(LAYERS) - k), notches), z, height + 0.01, m, 0.03)
        z += height
    for x, z, r in ((-4.6, 0.5, 0.2), (-3.2, 0.35, 0.14), (4.55, 0.6, 0.22), (4.2, 1.5, 0.12), (-4.4, 1.6, 0.13)):
        ball(x, FRONT + 0.14, z, r, "concrete", 0.75)
    for y, z, r in ((-1.8, 0.5, 0.2), (0.4, 0.7, 0.15), (1.9, 0.4, 0.2), (1.2, 1.5, 0.13)):
        ball(LENGTH / 2 - 0.14, y, z, r, "concrete", 0.75)


def loops():
    """A U-tube in each bore: hot water flows down, and cooled water flows up. Two headers in a trench connect
    the U-tubes to the riser, which leads into the heat pump."""
    front, behind, low = FRONT + 0.16, FRONT + 0.36, LAYERS[0][0] + 0.16
    warm, cool, surface = GROUND - 0.4, GROUND - 0.66, GROUND - 0.1
    machine = (HEAT_PUMP[1] - 0.35, GROUND + 0.75)
    for x in BORES:
        last = x == BORES[-1]
        tube([(x - 0.11, front, low + 0.1), (x - 0.11, front, low), (x + 0.11, front, low), (x + 0.11, front, low + 0.1)],
             0.06, "teal", bend=0.1)
        for side, z, y, m in ((-0.11, warm, front, "orange"), (0.11, cool, behind, "blue")):
            path = [(x + side, front, low + 0.09), (x + side, front, z), (x + side, y, z)]
            if last:
                path = path[: 2 if y == front else 3]
                lane = RISER + side * 1.4
                path += [(lane, y, z), (lane, y, surface), (lane, machine[0] - 0.35, surface)]
                path += [(lane, machine[0] - 0.35, machine[1]), (lane, machine[0] + 0.1, machine[1])]
            tube(path if last or y != front else path[:2], 0.06, m, bend=0.14)


def plant_room(w, d):
    """The heat pump with its buffer tank."""
    open_room(w, d, ROOM_H - 0.16, "concrete", "white", "white", 35)
    with at(0.85, 1.0, 0.03):
        box(-0.5, -0.4, 0, 1.0, 0.8, 1.4, "white", 0.05)
        box(-0.52, -0.42, 0.9, 1.04, 0.84, 0.22, "teal", 0.03)
        box(-0.25, -0.43, 1.2, 0.5, 0.04, 0.12, "led", 0.01)
        for k in range(5):
            box(-0.36, -0.42, 0.25 + k * 0.11, 0.72, 0.04, 0.05, "slate", 0.008)
    cyl(1.85, 1.5, 0.85, 0.36, 1.5, "teal", bevel=0.14)
    for z in (0.5, 1.1):
        ring(1.85, 1.5, z, 0.365, 0.02, "white")
    tube([(1.35, 1.1, 1.2), (1.7, 1.1, 1.2), (1.85, 1.3, 1.2)], 0.05, "blue")
    tube([(0.85, 1.2, 1.4), (0.85, 1.2, 1.85), (2.4, 1.2, 1.85)], 0.06, "teal")


def living_room(w, d):
    """The cooled room: a duct with diffusers above a sofa."""
    open_room(w, d, ROOM_H - 0.16, "wood", "cream", "aqua", 55)
    with at(w / 2, 1.7, 0.03):
        rug(2.4, 1.6, "coral")
    with at(w / 2, d - 0.9, 0.03):
        sofa(2.2, "blue")
    with at(w - 0.5, d - 0.5, 0.03):
        planter()
    with at(0.5, d - 0.5, 0.03):
        floor_lamp()
    duct([(0.05, 0.5, ROOM_H - 0.4), (w - 0.4, 0.5, ROOM_H - 0.4)], 0.36, 0.32)
    for x in (0.9, 2.5):
        box(x - 0.35, 0.34, ROOM_H - 0.66, 0.7, 0.32, 0.12, "teal", 0.02)
        with at(x, 0.5, ROOM_H - 0.66):
            breeze(0.4, 0.7, 1.1, 3)


reset()
ground()
loops()
with at(-0.2, 0.55, GROUND):
    floor_slab(6.6, 4.0, "white")
    with at(-3.3, -2.0, 0.16):
        plant_room(2.6, 4.0)
    with at(-0.66, -2.0, 0.16):
        living_room(3.96, 4.0)
    box(3.16, -1.98, 0.16, 0.13, 0.13, ROOM_H - 0.16, "white", 0.02)
    with at(0, 0, ROOM_H):
        flat_roof(6.6, 4.0)
for k, (x, y, size) in enumerate(((-4.4, 1.2, 1.2), (4.4, -1.8, 1.0), (4.3, 1.4, 1.3))):
    with at(x, y, GROUND - 0.02):
        tree(size, seed=k)
for x in (-4.3, 3.4):
    with at(x, -2.2, GROUND - 0.02):
        shrub(1.0, "green")
studio("healthcare", (0, 0, 2.95), 15.9, az=32, el=18, sun_height=64)
night(lamps=[(1.5, -7.0, 3.2, 7, 230, "#dfe8ff")])
render()
