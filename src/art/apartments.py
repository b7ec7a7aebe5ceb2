"""Apartments: a block with balconies, an outdoor unit beside each one, and rooms cooled by split units.

The corner flats are cut open: a wall-mounted split unit blows cold air over the living room.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import canopy, flat_roof, floor_slab, railing, plot, window, window_row
from equipment import (
    LANE, bench, breeze, car, hedge, louvre, outdoor_unit, planter, road, split_indoor, tree, vrf_unit,
)
from interiors import bed, cabinet, floor_lamp, rug, sofa
from kit import at, box, closeup, cyl, glow, mark, night, parts, render, reset, studio, tube

WIDTH, DEPTH, STOREY, STOREYS = 8.2, 4.4, 1.9, 3
CUT = 3.3
BASE = 0.22


def balcony(plants):
    """A balcony with its door, a glass rail and the flat's outdoor unit."""
    box(-1.0, -1.0, -0.02, 2.0, 1.0, 0.14, "white", 0.02)
    with at(-1.0, -0.98, 0.12):
        railing(2.0, 0.5, 3)
    with at(-0.85, 0, 0.14):
        window(0.8, 1.3, "glass", "white", sill=False)
    with at(0.42, -0.34, 0.12):
        outdoor_unit(0.86, 0.36, 0.7)
    for z in (0.3, 0.4):
        tube([(0.8, -0.3, z), (0.93, -0.3, z), (0.93, 0.05, z)], 0.022, "copper")
    if plants:
        with at(-0.3, -0.7, 0.12, scale=0.7):
            planter()


def flat(k):
    """The open corner: a living room, or a bedroom on the middle floor."""
    left, back = WIDTH / 2 - CUT, DEPTH / 2
    box(left + 0.04, -back + 0.05, 0.15, CUT - 0.08, DEPTH - 0.1, 0.03, "wood", 0)
    box(left - 0.06, -back + 0.02, 0.16, 0.12, DEPTH - 0.1, STOREY - 0.16, "cream", 0.01)
    box(left + 0.04, back - 0.14, 0.16, CUT - 0.06, 0.12, STOREY - 0.16, ("aqua", "cream", "coral")[k], 0.01)
    with at(left + 1.25, back - 0.14, 0.75):
        window(1.3, 0.8, "lit")
    with at(left + 0.06, -0.75, STOREY - 0.86, turn=90):
        split_indoor(1.5)
        with at(0, -0.25, 0):
            breeze(1.7, 1.4, 0.5)
    with at(left + 1.7, -0.6, 0.17):
        rug(2.2, 1.6, ("coral", "blue", "yellow")[k])
    if k == 1:
        with at(left + 1.2, 0.0, 0.18, turn=90):
            bed(1.2, 2.0, "blue")
    else:
        with at(left + 0.75, -0.4, 0.18, turn=90):
            sofa(1.9, ("orange", "blue", "green")[k], "cream")
        with at(left + 2.4, back - 0.42, 0.17):
            cabinet(1.3, 0.4, 0.45, "white")
    with at(left + 2.95, back - 1.0, 0.17):
        planter(0.95)
    with at(left + 0.35, back - 0.5, 0.17, scale=0.8):
        floor_lamp()
    glow(left + CUT / 2, 0.1, STOREY - 0.06, 2.2, 55, "#fff2dd")


def storey(k):
    """One floor: the closed flats with their balconies, and the open corner."""
    closed = WIDTH - CUT
    floor_slab(WIDTH, DEPTH, "white")
    box(-WIDTH / 2, -DEPTH / 2, 0.14, closed, DEPTH, STOREY - 0.14, "cream" if k else "brick", 0.02)
    if k:
        for x in (0.3 - WIDTH / 2 + 1.0, -WIDTH / 2 + closed - 1.25):
            with at(x, -DEPTH / 2, 0.08):
                balcony(plants=(x < -2) == (k == 1))
    else:
        with at(-WIDTH / 2, -DEPTH / 2, 0):
            window_row(1.6, 1, 0.9, 1.0, 0.55, seed=k, lit=1)
        with at(-WIDTH / 2 + 2.6, -DEPTH / 2, 0):
            window_row(2.2, 2, 0.75, 1.0, 0.55, seed=2, lit=0.5)
    for y in (-DEPTH / 2 + 0.02, DEPTH / 2 - 0.15):
        box(WIDTH / 2 - 0.16, y, 0.16, 0.13, 0.13, STOREY - 0.16, "white", 0.02)
    flat(k)


reset()
with at(0, -0.9):
    plot(12.8, 10.8)
for k in range(STOREYS):
    with at(0, 0.6, BASE + k * STOREY):
        storey(k)
with at(0, 0.6, BASE + STOREYS * STOREY):
    flat_roof(WIDTH, DEPTH, "white", "sand")
    for x in (-2.6, -1.4):
        with at(x, -0.6, 0.18):
            vrf_unit(0.95, 0.85, 1.3)
    box(0.8, 0.2, 0.18, 2.0, 1.5, 1.1, "cream", 0.03)
    box(1.1, 0.17, 0.2, 0.5, 0.06, 0.85, "wood", 0.01)
    cyl(2.9, -0.9, 0.72, 0.5, 0.95, "blue", bevel=0.08)
with at(-2.0, 0.6 - DEPTH / 2, BASE):
    canopy(1.0, 0.8, "orange")
drop = 0.55 - DEPTH / 2
tube([(0.67, drop, BASE), (0.67, drop, BASE + STOREYS * STOREY)], 0.06, "slate")
for k in (1, 2):
    tube([(0.4, drop, BASE + k * STOREY + 0.3), (0.67, drop, BASE + k * STOREY + 0.2)], 0.035, "slate")
with at(-3.5, -2.45, BASE):
    box(-0.75, -0.38, 0, 1.5, 0.76, 0.12, "ink", 0.02)
    box(-0.7, -0.34, 0.1, 1.4, 0.68, 0.78, "yellow", 0.05)
    with at(-0.05, -0.34, 0.26):
        louvre(0.6, 0.42)
    cyl(-0.45, 0.1, 1.0, 0.05, 0.3, "slate")
with at(0, -4.85, BASE - 0.01):
    road(12.7)
    with at(-3.4, LANE, 0.03):
        car("red")
    with at(4.2, -LANE, 0.03, turn=180):
        car("white")
with at(2.6, -2.2, BASE):
    hedge(2.6, 0.36)
with at(4.9, -2.4, BASE, turn=20):
    bench(1.1)
for k, (x, y, size) in enumerate(((-5.4, -1.6, 1.0), (-5.5, 1.4, 1.2), (5.4, -0.9, 1.0), (5.5, 1.6, 1.2))):
    with at(x, y, BASE):
        tree(size, seed=k, m="leaf" if k % 2 else "green")
studio("residential", (0, -0.4, 2.75), 20.2, az=36, el=18)
closeup((-1.5, -1.6, 3.5), 4.6, az=16, el=8)
night()
parts((0.3, -0.5, 4.9), 13.4, az=12, el=8)
mark("balcony", -2.35, -2.1, 4.2)
mark("outdoor-unit", -0.03, -2.15, 2.9)
mark("lounge", 2.8, 2.6, BASE + 2 * STOREY + 1.15)
mark("drain", 0.67, -1.71, 5.3)
render()
