"""Offices: a glazed block cut open at one corner, cooled by the chiller on its roof.

Chilled water comes down the riser to an air handler per floor; ducts in the ceiling and
cassettes blow cold air over the desks.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import canopy, curtain_wall, flat_roof, floor_slab, plot
from equipment import breeze, car, chiller, duct, hedge, planter, road, tree, vrf_unit
from interiors import cabinet, desk
from kit import at, box, glow, render, reset, studio, tube

WIDTH, DEPTH, STOREY, STOREYS = 7.8, 4.6, 1.85, 3
CUT = 3.4  # how much of the front is cut away, from the right
BASE = 0.22


def open_office(seed):
    """The room behind the cut: desks under a duct and two cassettes."""
    left, back = WIDTH / 2 - CUT, DEPTH / 2
    box(left + 0.04, -back + 0.06, 0.15, CUT - 0.08, DEPTH - 0.12, 0.025, "sand", 0)
    box(left - 0.06, -back + 0.06, 0.16, 0.12, DEPTH - 0.1, STOREY - 0.16, "cream", 0.01)
    box(left + 0.04, back - 0.14, 0.16, CUT - 0.08, 0.12, STOREY - 0.16, "cream", 0.01)
    for x, y in ((0.75, -1.3), (2.15, -1.3), (0.75, 0.25), (2.15, 0.25)):
        with at(left + x, y, 0.17, turn=180 if y < -1 and seed % 2 else 0, scale=0.92):
            desk(1.05)
    with at(left + 0.9, back - 0.4, 0.16):
        cabinet(1.3, 0.36, 0.5)
    with at(left + 2.6, back - 0.45, 0.16, scale=0.9):
        planter()
    ceiling = STOREY
    duct([(left + 0.1, -1.95, ceiling - 0.3), (left + CUT - 0.4, -1.95, ceiling - 0.3)], 0.34, 0.3)
    for x in (0.9, 2.35):
        box(left + x - 0.32, -2.1, ceiling - 0.52, 0.64, 0.28, 0.09, "teal", 0.02)
        with at(left + x, -1.9, ceiling - 0.54):
            breeze(0.5, 0.6, 0.75)
    glow(left + CUT / 2, 0.2, ceiling - 0.08, 2.4, 60)


def storey(k):
    """One floor: slab, glazing on the closed part, an open office in the corner."""
    closed = WIDTH - CUT
    floor_slab(WIDTH, DEPTH)
    box(-WIDTH / 2 + 0.06, -DEPTH / 2 + 0.1, 0.14, closed - 0.1, DEPTH - 0.2, STOREY - 0.14, "slate", 0)
    with at(-WIDTH / 2, -DEPTH / 2, 0.16):
        curtain_wall(closed, STOREY - 0.16, 6, seed=k + 3)
    box(WIDTH / 2 - 0.16, -DEPTH / 2 + 0.02, 0.16, 0.13, 0.13, STOREY - 0.16, "white", 0.02)
    box(WIDTH / 2 - 0.16, DEPTH / 2 - 0.16, 0.16, 0.13, 0.13, STOREY - 0.16, "white", 0.02)
    open_office(k)


reset()
plot(12.4, 8.6)
for k in range(STOREYS):
    with at(0, 0.4, BASE + k * STOREY):
        storey(k)

roof = BASE + STOREYS * STOREY
with at(0, 0.4, roof):
    flat_roof(WIDTH, DEPTH)
    with at(-1.2, -0.4, 0.24):
        chiller(4.2, 1.9, 4, 1.7)
    for y in (-0.8, 0.5):
        with at(2.9, y, 0.2):
            vrf_unit(0.95, 0.9, 1.3)
    for k, colour in enumerate(("blue", "teal")):
        lane = 1.25 + 0.3 * k
        riser = WIDTH / 2 - CUT + 0.2 + 0.22 * k
        tube([(-2.4 + k, 0.4, 0.7), (-2.4 + k, lane, 0.7), (riser, lane, 0.7), (riser, lane + 0.1, -5.2)], 0.09, colour, bend=0.25)

with at(-1.9, -1.92, BASE):
    canopy(1.5)
with at(0, -3.4, BASE - 0.01):
    road(12.3, 1.5)
with at(-3.6, -3.7, BASE + 0.02):
    car()
with at(3.6, -3.1, BASE + 0.02, turn=180):
    car("white")
for k, (x, y, size) in enumerate(((-5.2, -1.7, 0.95), (-5.3, 1.2, 1.15), (5.2, -1.5, 0.9), (5.3, 1.1, 1.05), (5.1, 3.2, 0.95))):
    with at(x, y, BASE):
        tree(size, seed=k)
with at(1.9, -2.25, BASE):
    hedge(2.8)
studio("commercial", (0, 0.2, 3.3), 17.4, az=36, el=18)
render()
