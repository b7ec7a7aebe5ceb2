"""Homes: a two-storey house with a car porch; split units cool the open rooms.

Each room's outdoor unit hangs on the side wall, connected to the indoor unit by copper pipes. The close-ups show
one such room at the level of its garden.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import flat_roof, floor_slab, open_room, plot, window
from coldchain import wall_lamp
from equipment import breeze, car, hedge, outdoor_unit, planter, shrub, split_indoor, tree
from interiors import bed, cabinet, floor_lamp, rug, sofa, table
from kit import at, box, closeup, cyl, night, put, render, reset, studio, tube

BASE = 0.22
STOREY = 2.2
ROOM = (4.2, 4.4)
# The garden room stands behind the cameras of the other views.
GARDEN = -200


def split_with_air(y, z):
    """A split unit on the room's left wall, blowing across the room."""
    with at(0.06, y, z, turn=90):
        split_indoor(1.6)
        with at(0, -0.25, 0):
            breeze(1.9, 1.5, 0.8)


def living_room():
    """Ground floor: sofa, rug, low cabinet."""
    open_room(*ROOM, STOREY - 0.16, "wood", "cream", "aqua", 60)
    split_with_air(1.5, STOREY - 1.0)
    with at(2.2, 1.6, 0.03):
        rug(2.5, 1.9, "coral")
    with at(2.3, 3.6, 0.03):
        sofa(2.3, "blue")
    with at(2.1, 1.5, 0.03, scale=0.8):
        table(0.5, 0.4, "white")
    with at(0.5, 3.8, 0.03):
        floor_lamp()
    with at(3.8, 3.8, 0.03):
        planter(1.1)


def bedroom():
    """Upper floor: bed and cabinet."""
    open_room(*ROOM, STOREY - 0.16, "wood", "cream", "coral", 60)
    split_with_air(1.4, STOREY - 1.0)
    with at(2.3, 2.0, 0.03):
        rug(2.6, 1.8, "blue")
    with at(2.3, 3.0, 0.03):
        bed(1.6, 2.1, "orange")
    for x in (1.15, 3.45):
        with at(x, 3.9, 0.03):
            cabinet(0.5, 0.4, 0.45, "white", 1)
    with at(3.85, 1.0, 0.03):
        planter(0.9)


def hung_unit():
    """An outdoor unit on a wall bracket, with its pipes entering the wall at y = 0."""
    for x in (-0.35, 0.3):
        box(x, -0.5, 0, 0.05, 0.5, 0.05, "slate", 0.008)
        box(x, -0.06, -0.3, 0.05, 0.05, 0.32, "slate", 0.008)
    with at(0, -0.3, 0.05):
        outdoor_unit(1.05, 0.4, 0.85)
    tube([(0.55, -0.25, 0.5), (0.75, -0.25, 0.5), (0.75, -0.06, 0.5), (0.75, -0.06, 1.3), (0.75, 0.05, 1.3)], 0.03,
         "copper")


def model():
    """The whole model, with its open corner on the right."""
    plot(13.0, 9.4, m="leaf")
    box(-6.2, -4.4, BASE - 0.02, 3.6, 8.6, 0.05, "kerb", 0.02)
    with at(0.9, 0.8, BASE):
        for k, room in enumerate((living_room, bedroom)):
            with at(0, 0, k * STOREY):
                floor_slab(7.6, ROOM[1] + 0.1, "white")
                box(-3.8, -2.2, 0.14, 3.3, 4.4, STOREY - 0.14, "white" if k else "sand", 0.02)
                box(3.64, -2.18, 0.16, 0.13, 0.13, STOREY - 0.16, "white", 0.02)
                with at(-0.45, -2.2, 0.16):
                    room()
        with at(-1.3, -2.2, 0.9):
            hung_unit()
        with at(-1.3, -2.2, 0.9 + STOREY):
            hung_unit()
        with at(-3.4, -2.2, 0.75 + STOREY):
            window(1.1, 1.1)
        with at(-3.4, -2.2, 0.2):
            window(0.9, 1.5, "wood", sill=False)
        with at(0, 0, 2 * STOREY):
            flat_roof(7.6, 4.5, "white", "sand")
            cyl(-2.6, 0.6, 0.75, 0.55, 1.0, "blue", bevel=0.1)
            for k in range(3):
                with at(0.1 + k * 1.2, -0.2, 0.3, tilt=(24, 0)):
                    box(0, -0.8, 0, 1.1, 1.7, 0.06, "navy", 0.01)
                    box(0.04, -0.76, 0.05, 1.02, 1.62, 0.02, "glass", 0)
    box(-5.9, -1.4, 2.1, 3.1, 4.2, 0.16, "white", 0.03)
    for x in (-5.7, -3.2):
        box(x, -1.2, BASE, 0.16, 0.16, 1.9, "sand", 0.02)
    with at(-4.5, 0.2, BASE + 0.03, turn=-90, scale=1.25):
        car("orange")
    with at(3.6, -2.6, BASE):
        hedge(4.2, 0.36)
    for k, (x, y, size) in enumerate(((-1.4, -3.2, 1.0), (5.6, -3.4, 1.1), (5.8, 0.0, 1.25))):
        with at(x, y, BASE):
            tree(size, seed=k)
    for x in (0.6, 1.6, 2.6):
        with at(x, -3.6, BASE):
            shrub(1.0)


def garden_room():
    """One storey with a bedroom cut open on the right, and its outdoor unit on the wall beside it, under a lamp."""
    plot(26, 20, m="green")
    with at(z=BASE):
        box(-9, -3.3, -0.02, 18, 1.2, 0.06, "kerb", 0.02)
        floor_slab(7.6, ROOM[1] + 0.1, "white")
        box(-3.8, -2.2, 0.14, 3.3, 4.4, STOREY - 0.14, "sand", 0.02)
        box(3.64, 2.0, 0.16, 0.13, 0.13, STOREY - 0.16, "white", 0.02)
        put((-0.45, -2.2, 0.16), bedroom)
        put((-1.25, -2.2, 0.72), hung_unit)
        put((-1.35, -2.2, 1.92), wall_lamp, 0.62)
        with at(-3.4, -2.2, 0.2):
            window(0.9, 1.5, "wood", sill=False)
        put((0, 0, STOREY), flat_roof, 7.6, 4.5, "white", "sand", 0.22)
        for k in range(7):
            with at(1.25 * k - 4.1, -3.75 - 0.12 * (k % 2)):
                shrub(0.75 + 0.12 * (k % 3))
        put((5.3, 1.6), tree, 1.3, 4)
        put((-4.9, -1.6), tree, 1.1, 2)


reset()
with at(mirror=True):
    model()
with at(0, GARDEN):
    garden_room()
studio("residential", (0, 0, 2.2), 17.2, az=-35, el=21, sun_side=-14)
night(lamps=[(-1.35, GARDEN - 2.95, BASE + 1.8, 0.2, 55, "#ffc37a", 180),
             (1.8, GARDEN - 0.6, BASE + 1.95, 2.2, 60, "#ffcf94"),
             (-2.4, GARDEN - 4.4, 4.6, 0.8, 230, "#ffd2a0", 120)])
with at(0, GARDEN):
    closeup((0.05, -1.6, BASE + 1.2), 7.7, az=31, el=9, fstop=40)
render()
