"""Hospitals: filtered cold air from the rooftop air handler to the operating theatre.

The low wing is open: a duct comes down to the laminar ceiling over the operating table; beside it
is a ward.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import flat_roof, floor_slab, open_room, plot, window_row
from equipment import breeze, duct, hedge, planter, rooftop_unit, tree, vrf_unit
from interiors import bed, cabinet
from kit import at, box, closeup, cyl, render, reset, studio, tube

BASE = 0.22
STOREY = 1.45
THEATRE = (0.3, -3.3)  # left-front corner of the open wing's right room
ROOM = (4.6, 3.6, 1.9)


def ward_block():
    """Three storeys of wards behind the open wing, with a green cross."""
    for k in range(3):
        with at(0, 0, k * STOREY):
            floor_slab(10, 3.2, "white")
            box(-5, -1.6, 0.14, 10, 3.2, STOREY - 0.14, "sky", 0.02)
            with at(-5, -1.6, 0):
                window_row(10, 9, 0.62, 0.78, 0.42, seed=k, lit=0.2, frame="white")
            with at(5, -1.6, 0, turn=90):
                window_row(3.2, 3, 0.62, 0.78, 0.42, seed=k + 7, lit=0.2, frame="white")
    with at(0, 0, 3 * STOREY):
        flat_roof(10, 3.2)


def cross(size=0.9):
    """A raised cross, facing -y."""
    box(-size / 2, -0.1, -size / 6, size, 0.12, size / 3, "green", 0.03)
    box(-size / 6, -0.11, -size / 2, size / 3, 0.14, size, "green", 0.03)


def theatre():
    """The operating theatre: table, lamps and monitor under the laminar ceiling."""
    w, d, h = ROOM
    open_room(w, d, h, "teal", "white", "aqua", 30, "#f2fffb")
    with at(w / 2, 1.75, 0.02):
        cyl(0, 0, 0.26, 0.16, 0.5, "slate")
        box(-0.9, -0.28, 0.5, 1.8, 0.56, 0.1, "navy", 0.03)
        box(-0.88, -0.27, 0.58, 1.2, 0.54, 0.1, "green", 0.05)
        box(0.5, -0.2, 0.58, 0.36, 0.4, 0.1, "white", 0.05)
    with at(w / 2 + 1.6, 2.6, 0.02):
        cabinet(0.8, 0.5, 0.8, "kerb", 2)
        box(-0.3, -0.05, 1.0, 0.6, 0.06, 0.42, "ink", 0.02)
        box(-0.26, -0.07, 1.04, 0.52, 0.03, 0.34, "cold", 0)
        cyl(0, 0, 0.9, 0.03, 0.3, "slate")
    with at(w / 2 - 1.75, 3.0, 0.02):
        cabinet(0.9, 0.5, 0.8, "white", 2)
    for x in (-0.55, 0.55):
        tube([(w / 2 + x * 0.3, 2.0, h + 0.1), (w / 2 + x, 1.75, h - 0.2), (w / 2 + x, 1.75, h - 0.5)], 0.03, "steel")
        cyl(w / 2 + x, 1.75, h - 0.55, 0.26, 0.1, "white", bevel=0.03)
        cyl(w / 2 + x, 1.75, h - 0.61, 0.2, 0.03, "lamp")


def laminar_ceiling():
    """The filter ceiling, with cold air sinking evenly from it."""
    box(-1.15, -0.75, 0, 2.3, 1.5, 0.3, "white", 0.04)
    box(-1.18, -0.78, 0.02, 2.36, 1.56, 0.12, "teal", 0.02)
    for k in range(4):
        with at(-0.85 + 0.57 * k, -0.75, -0.02):
            breeze(0.35, 0.6, 1.05, 1)


def ward():
    """A two-bed ward."""
    open_room(4.6, 3.6, 1.9, "sand", "white", "aqua", 30)
    for x in (1.2, 3.2):
        with at(x, 2.3, 0.03):
            bed(0.95, 1.9, "blue", rails=True)
        with at(x + 0.85, 2.9, 0.03):
            cabinet(0.45, 0.4, 0.5, "white", 1)
    with at(4.2, 0.6, 0.03):
        planter(0.8)


reset()
plot(13.0, 10.0, m="concrete")
with at(0, 2.4, BASE):
    ward_block()
    with at(-3.9, -1.5, 3 * STOREY + 0.75):
        cross(1.3)
with at(0, -1.5, BASE):
    floor_slab(9.6, 3.8, "white", 0.1)
with at(*THEATRE, BASE + 0.1):
    theatre()
    with at(ROOM[0] / 2, 1.75, ROOM[2] + 0.1):
        laminar_ceiling()
with at(THEATRE[0] - 4.75, THEATRE[1], BASE + 0.1):
    ward()
roof = BASE + 3 * STOREY + 0.18
with at(2.6, 2.3, roof):
    rooftop_unit(3.4, 1.9, 1.35)
for x in (-1.6, -0.4):
    with at(x, 2.4, roof):
        vrf_unit()
drop = THEATRE[0] + ROOM[0] / 2
duct(
    [(drop, 1.4, roof + 0.6), (drop, 0.3, roof + 0.6), (drop, 0.3, 3.2), (drop, -1.55, 3.2), (drop, -1.55, 2.6)],
    0.6,
    0.5,
)
for k, (x, y, size) in enumerate(((-6.0, -2.6, 1.0), (-6.0, 0.6, 1.15), (6.0, -3.8, 0.95), (5.9, -0.4, 1.1))):
    with at(x, y, BASE):
        tree(size, seed=k)
for x in (-3.2, 3.2):
    with at(x, -4.2, BASE):
        hedge(3.6, 0.34)
studio("healthcare", (0, -0.2, 2.1), 18.8, az=33, el=25)
closeup((2.6, -1.7, 1.6), 5.2, az=33, el=14)
render()
