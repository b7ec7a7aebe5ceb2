"""Homes: a bedroom cut open towards the garden, cooled by a split unit.

The outdoor unit hangs on the wall beside it, connected to the indoor unit by copper pipes.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import flat_roof, floor_slab, open_room, plot, window
from coldchain import wall_lamp
from equipment import breeze, outdoor_unit, planter, shrub, split_indoor, tree
from interiors import bed, cabinet, rug
from kit import at, box, closeup, light, night, put, render, reset, tube

BASE = 0.22
STOREY = 2.2
ROOM = (4.2, 4.4)


def bedroom():
    """Bed, cabinets and a plant."""
    open_room(*ROOM, STOREY - 0.16, "wood", "cream", "coral", 60)
    with at(0.06, 1.4, STOREY - 1.0, turn=90):
        split_indoor(1.6)
        with at(0, -0.25, 0):
            breeze(1.9, 1.5, 0.8)
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
garden_room()
light("residential", az=-35, sun_side=-14)
night(lamps=[(-1.35, -2.95, BASE + 1.8, 0.2, 55, "#ffc37a", 180),
             (1.8, -0.6, BASE + 1.95, 2.2, 60, "#ffcf94"),
             (-2.4, -4.4, 4.6, 0.8, 230, "#ffd2a0", 120)])
closeup((0.05, -1.6, BASE + 1.2), 7.7, az=31, el=9, fstop=40)
render()
