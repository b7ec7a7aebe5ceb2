"""Offices: a glazed block cut open at one corner, cooled by the chiller on its roof.

Chilled water goes down the riser; the ducts in each ceiling blow cold air over the desks.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import canopy, cut_storey, flat_roof, plot
from equipment import LANE, car, chiller, hedge, road, tree, vrf_unit
from interiors import open_office
from kit import at, heat, night, render, reset, studio, tube

WIDTH, DEPTH, STOREY, STOREYS = 7.8, 4.6, 1.85, 3
CUT = 3.4
BASE = 0.22


def plant():
    """The chiller, its pipes to the riser, and two outdoor units."""
    with at(-1.4, -0.4, 0.24):
        chiller(4.2, 1.9, 4, 1.7)
    for y in (-0.9, 0.4):
        with at(2.9, y, 0.2):
            vrf_unit(0.95, 0.9, 1.3)
    for k, colour in enumerate(("blue", "teal")):
        z = 0.62 + 0.32 * k
        tube([(0.6, 0.2, z), (1.75 + 0.3 * k, 0.2, z), (1.75 + 0.3 * k, 0.2, 0.1)], 0.11, colour)


def temperature(material, place):
    """Temperature of a part from 0 (24 °C, a cooled room) to 1 (60 °C, near the chiller's discharge)."""
    x, y, z = place
    if z > BASE + STOREYS * STOREY + 0.1:
        return {"ink": 0.95, "steel": 0.95, "slate": 0.8, "concrete": 0.68, "blue": 0, "teal": 0.1}.get(material, 0.48)
    if WIDTH / 2 - CUT < x < WIDTH / 2 - 0.1 and y > 0.5 - DEPTH / 2 and z > BASE:
        return {"cold": 0.7, "wood": 0, "sand": 0, "duct": 0, "teal": 0, "cream": 0.05}.get(material, 0.14)
    shares = {"glass": 0.6, "lit": 0.6, "road": 0.5, "plinth": 0.36, "floor": 0.03, "leaf": 0.2, "green": 0.2, "trunk": 0.2}
    return shares.get(material, 0.42)


reset()
with at(0, -0.9):
    plot(12.4, 10.4)
for k in range(STOREYS):
    with at(0, 0.4, BASE + k * STOREY):
        cut_storey(WIDTH, DEPTH, STOREY, CUT, seed=k + 3)
        with at(WIDTH / 2 - CUT + 0.06, -DEPTH / 2, 0.16):
            open_office(CUT - 0.06, DEPTH, STOREY - 0.16, seed=k)
with at(0, 0.4, BASE + STOREYS * STOREY):
    flat_roof(WIDTH, DEPTH)
    plant()
with at(-1.9, 0.3 - DEPTH / 2, BASE):
    canopy(1.5)
with at(0, -4.7, BASE - 0.01):
    road(12.3)
    with at(-3.6, LANE, 0.03):
        car()
    with at(3.6, -LANE, 0.03, turn=180):
        car("white")
for k, (x, y, size) in enumerate(
    ((-5.2, -1.7, 0.95), (-5.3, 1.2, 1.15), (5.2, -1.5, 0.9), (5.3, 1.1, 1.05), (5.1, 3.2, 0.95))
):
    with at(x, y, BASE):
        tree(size, seed=k)
with at(1.9, -2.25, BASE):
    hedge(2.8)
studio("commercial", (0, -0.4, 3.0), 19.4, az=36, el=18)
night()
heat((0.5, -0.4, 4.0), 17.6, 14, 12, temperature)
render()
