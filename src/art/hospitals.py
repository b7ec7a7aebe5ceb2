"""Hospitals: filtered cold air from the rooftop air handler to the operating theatre.

The low wing is open: a duct comes down to the laminar ceiling over the operating table; beside it
is a ward.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import flat_roof, floor_slab, open_room, plot, window_row
from equipment import breeze, duct, hedge, louvre, planter, rooftop_unit, tree, vrf_unit
from interiors import bed, cabinet
from kit import at, box, cyl, glow, mark, night, parts, render, reset, studio, tube

BASE = 0.22
STOREY, STOREYS = 1.45, 2
THEATRE = (0.3, -3.3)  # left-front corner of the open wing's right room
ROOM = (4.6, 3.6, 1.9)
SHAFT = THEATRE[0] + ROOM[0] / 2


def ward_block():
    """The storeys of wards behind the open wing, with the theatre's air shaft on the front."""
    for k in range(STOREYS):
        with at(0, 0, k * STOREY):
            floor_slab(10, 3.2, "white")
            box(-5, -1.6, 0.14, 10, 3.2, STOREY - 0.14, "sky", 0.02)
            with at(-5, -1.6, 0):
                window_row(6.6, 6, 0.62, 0.78, 0.42, seed=k, lit=0.2, frame="white")
            with at(3.3, -1.6, 0):
                window_row(1.7, 1, 0.62, 0.78, 0.42, seed=k + 3, lit=0.2, frame="white")
            with at(5, -1.6, 0, turn=90):
                window_row(3.2, 3, 0.62, 0.78, 0.42, seed=k + 7, lit=0.2, frame="white")
    box(SHAFT - 0.6, -2.0, 0, 1.2, 0.5, STOREYS * STOREY + 0.5, "white", 0.03)
    with at(0, 0, STOREYS * STOREY):
        flat_roof(10, 3.2)


def cross(size=0.9):
    """A raised cross, facing -y."""
    box(-size / 2, -0.1, -size / 6, size, 0.12, size / 3, "green", 0.03)
    box(-size / 6, -0.11, -size / 2, size / 3, 0.14, size, "green", 0.03)


def theatre():
    """The operating theatre: table, lamps and monitor under the laminar ceiling."""
    w, d, h = ROOM
    open_room(w, d, h, "grey", "white", "aqua", 30, "#f2fffb")
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
    with at(w / 2 - 0.5, d - 0.15, 0.18):
        louvre(0.8, 0.4, "steel", 5)
    with at(w / 2 - 1.75, 3.0, 0.02):
        cabinet(0.9, 0.5, 0.8, "white", 2)
    box(0.05, 0.95, 0.03, 0.06, 1.0, 1.55, "steel", 0.02)
    box(0.09, 1.55, 0.85, 0.04, 0.24, 0.5, "glass", 0.01)
    cyl(0.09, 2.2, 1.25, 0.11, 0.05, "navy", "x", 0.015)
    cyl(0.12, 2.2, 1.25, 0.08, 0.02, "white", "x", 0.005)
    for x in (-0.55, 0.55):
        tube([(w / 2 + x * 0.3, 2.0, h + 0.1), (w / 2 + x, 1.75, h - 0.2), (w / 2 + x, 1.75, h - 0.5)], 0.03, "steel")
        cyl(w / 2 + x, 1.75, h - 0.55, 0.26, 0.1, "white", bevel=0.03)
        cyl(w / 2 + x, 1.75, h - 0.61, 0.2, 0.03, "lamp")


def laminar_ceiling():
    """The filter ceiling under the roof, with cold air sinking evenly from it."""
    box(-1.15, -0.75, 0, 2.3, 1.5, 0.3, "white", 0.04)
    box(-1.18, -0.78, 0.02, 2.36, 1.56, 0.12, "teal", 0.02)
    for y in (-0.7, 0.6):
        with at(0, y, 0):
            breeze(0.02, 2.1, 1.25, 6)


def wing_roof():
    """The flat roof over the back of the open wing, and beams that carry the filter ceiling in front of it."""
    w, d, h = ROOM
    with at(*THEATRE, BASE + 0.1):
        box(-4.85, d - 1.1, h, w + 4.95, 1.1, 0.2, "white", 0.03)
        for x in (-0.06, w - 0.12):
            box(x, 0.0, h, 0.14, d - 1.1, 0.14, "white", 0.02)
        for y in (1.0, 2.36):
            box(0.05, y, h + 0.02, w - 0.15, 0.12, 0.12, "white", 0.02)
        box(w - 0.12, 0.02, 0, 0.13, 0.13, h, "white", 0.02)
        duct([(w / 2, d + 0.1, h + 0.45), (w / 2, 1.75, h + 0.45), (w / 2, 1.75, h)], 0.6, 0.4)
        glow(w / 2, 1.2, h - 0.1, 2.0, 30, "#f2fffb")


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
plot(13.0, 10.0, m="green")
with at(0, 2.4, BASE):
    ward_block()
    with at(-3.9, -1.5, STOREYS * STOREY + 0.75):
        cross(1.3)
with at(0, -1.5, BASE):
    floor_slab(9.6, 3.8, "white", 0.1)
with at(*THEATRE, BASE + 0.1):
    theatre()
    with at(ROOM[0] / 2, 1.75, ROOM[2] - 0.25):
        laminar_ceiling()
with at(THEATRE[0] - 4.75, THEATRE[1], BASE + 0.1):
    ward()
roof = BASE + STOREYS * STOREY + 0.18
with at(2.6, 2.3, roof):
    rooftop_unit(3.4, 1.9, 1.35)
for x in (-1.6, -0.4):
    with at(x, 2.4, roof):
        vrf_unit()
wing_roof()
duct([(SHAFT, 1.4, roof + 0.6), (SHAFT, 0.5, roof + 0.6)], 0.6, 0.5)
for k, (x, y, size) in enumerate(((-6.0, -2.6, 1.0), (-6.0, 0.6, 1.15), (6.0, -3.8, 0.95), (5.9, -0.4, 1.1))):
    with at(x, y, BASE):
        tree(size, seed=k)
for x in (-3.2, 3.2):
    with at(x, -4.2, BASE):
        hedge(3.6, 0.34)
studio("healthcare", (0, -0.2, 2.1), 18.8, az=33, el=25)
night()
parts((0.6, -0.6, 2.45), 13.2, az=14, el=9)
with at(*THEATRE, BASE + 0.1):
    mark("air-handler", 3.3, 4.64, 3.8)
    mark("bed", -4.1, 2.3, 0.6)
    mark("diffuser", 2.3, 0.95, 1.9)
    mark("door", 0.12, 1.4, 0.9)
    mark("standby-unit", -0.7, 5.28, 3.9)
render()
