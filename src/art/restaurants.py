"""Restaurants: a dining room seen through its open corner, cooled from the roof.

The rooftop unit feeds the round duct and its diffusers above the tables. The awning, the terrace and
the pendant lamps show that people eat here.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import flat_roof, floor_slab, open_room, plot, window
from equipment import breeze, hedge, planter, rooftop_unit, tree, vrf_unit
from interiors import pendant, set_table
from kit import at, box, cone, cyl, render, reset, ring, studio

BASE = 0.22
WIDTH, DEPTH, HEIGHT = 8.4, 4.8, 2.7
ROOM = 5.6


def awning(length, d=1.0, stripes=11):
    """A striped awning; its origin is its upper left corner on the wall."""
    for k in range(stripes):
        with at(k * length / stripes, 0, 0, tilt=(24, 0)):
            box(0.0, -d, -0.03, length / stripes, d, 0.04, ("coral", "white")[k % 2], 0.008)
            box(0.0, -d - 0.01, -0.2, length / stripes, 0.03, 0.2, ("coral", "white")[k % 2], 0.01)


def parasol(m="orange"):
    """A terrace parasol."""
    cyl(0, 0, 0.9, 0.035, 1.8, "wood")
    cone(0, 0, 1.85, 1.0, 0.05, 0.42, m, bevel=0.01, sides=8)
    cyl(0, 0, 0.05, 0.25, 0.1, "slate")


def counter():
    """The bar at the back of the room."""
    box(-1.5, -0.3, 0, 3.0, 0.6, 0.8, "navy", 0.03)
    box(-1.56, -0.38, 0.8, 3.12, 0.76, 0.07, "wood", 0.02)
    for k in range(3):
        box(-1.4, 0.75, 0.75 + 0.4 * k, 2.8, 0.25, 0.04, "wood", 0.01)
        for i in range(9):
            cyl(-1.25 + i * 0.31, 0.86, 0.9 + 0.4 * k, 0.05, 0.24, ("leaf", "orange", "coral", "blue")[(i + k) % 4],
                bevel=0.02)


def dining_room():
    """Tables, bar, pendant lamps, diffusers on the exposed duct."""
    h = HEIGHT - 0.16
    open_room(ROOM, DEPTH - 0.1, h, "wood", "cream", "brick", 90)
    with at(ROOM / 2, DEPTH - 1.3, 0.03):
        counter()
    for x, y, m in (
        (1.0, 1.1, "coral"),
        (2.8, 1.1, "blue"),
        (4.6, 1.1, "coral"),
        (1.0, 2.7, "blue"),
        (4.7, 2.7, "blue"),
    ):
        with at(x, y, 0.03, scale=0.92):
            set_table(m)
    cyl(2.6, 0.5, h - 0.32, 0.24, 5.1, "duct", "x", 0.03)
    for k in range(3):
        x = 1.0 + 1.8 * k
        ring(x - 0.75, 0.5, h - 0.32, 0.245, 0.03, "steel", "x")
        box(x - 0.35, 0.28, h - 0.66, 0.7, 0.44, 0.14, "teal", 0.03)
        with at(x, 0.45, h - 0.67):
            breeze(0.4, 0.7, 1.1, 3)
    for x in (1.9, 2.8, 3.7):
        with at(x, DEPTH - 1.6, h):
            pendant(0.6, "yellow")


reset()
plot(13.6, 9.8)
with at(0.3, 1.0, BASE):
    floor_slab(WIDTH, DEPTH, "white")
    closed = WIDTH - ROOM
    box(-WIDTH / 2, -DEPTH / 2, 0.14, closed - 0.1, DEPTH, HEIGHT - 0.14, "brick", 0.02)
    with at(-WIDTH / 2 + closed, -DEPTH / 2, 0.16):
        dining_room()
    box(WIDTH / 2 - 0.18, -DEPTH / 2 + 0.02, 0.16, 0.15, 0.15, HEIGHT - 0.16, "navy", 0.02)
    with at(-WIDTH / 2 + 0.3, -DEPTH / 2, 0.75):
        window(1.0, 1.2, "lit", "white")
    with at(-WIDTH / 2 + 1.6, -DEPTH / 2, 0.14):
        window(0.85, 1.75, "darkglass", "wood", sill=False)
    with at(-WIDTH / 2, -DEPTH / 2 - 0.02, HEIGHT - 0.25):
        awning(closed - 0.1)
    with at(0, 0, HEIGHT):
        flat_roof(WIDTH, DEPTH)
        with at(0.9, 0.2, 0.18):
            rooftop_unit(3.2, 1.8, 1.4)
        for x in (-3.3, -2.2):
            with at(x, 0.4, 0.18):
                vrf_unit(0.9, 0.85, 1.25)
for x, y, m in ((-3.6, -2.9, "orange"), (-1.2, -3.0, "orange"), (4.0, -3.0, "yellow")):
    with at(x, y, BASE):
        set_table("blue")
        parasol(m)
for x in (-5.4, 1.4):
    with at(x, -2.8, BASE, scale=1.2):
        planter()
with at(0.3, -4.4, BASE):
    hedge(12, 0.26, 0.28)
for k, (x, y, size) in enumerate(((-5.7, 0.2, 1.2), (5.9, -1.4, 1.0), (6.0, 2.6, 1.2))):
    with at(x, y, BASE):
        tree(size, seed=k, m="leaf" if k % 2 else "green")
studio("hospitality", (0, -0.2, 1.8), 17.6, az=36, el=20)
render()
