"""Data centres: a cutaway hall with an enclosed hot aisle between two rows of racks.

In-row coolers between the racks draw hot air from the orange aisle and blow cold air to the racks'
fronts. Perimeter units cool the raised floor, and the chiller outside rejects the heat.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import plot
from equipment import breeze, chiller, crac, rack
from kit import at, box, clear, closeup, glow, mark, night, parts, render, reset, rim, studio, tube

LENGTH, DEPTH, HEIGHT = 8.4, 5.6, 2.9
FLOOR = 0.75
ROWS = (-0.95, 1.25)


def raised_floor():
    """Tiles on pedestals, with the cold air underneath visible at the cut edge."""
    box(-LENGTH / 2, -DEPTH / 2, 0.22, LENGTH, DEPTH, 0.1, "slate", 0.02)
    box(-LENGTH / 2 + 0.1, -DEPTH / 2 + 0.1, 0.3, LENGTH - 0.2, DEPTH - 0.2, 0.34, "cold", 0.01)
    for k in range(15):
        box(-LENGTH / 2 + 0.04 + k * (LENGTH - 0.18) / 14, -DEPTH / 2 + 0.02, 0.3, 0.1, 0.1, 0.38, "slate", 0.01)
    for k in range(11):
        box(LENGTH / 2 - 0.13, -DEPTH / 2 + 0.04 + k * (DEPTH - 0.18) / 10, 0.3, 0.1, 0.1, 0.38, "slate", 0.01)
    box(-LENGTH / 2, -DEPTH / 2, 0.64, LENGTH, DEPTH, 0.1, "plinth", 0.015)
    for i in range(14):
        for j in range(9):
            tile = "teal" if j == 1 else "kerb"
            box(-LENGTH / 2 + 0.02 + i * 0.6, -DEPTH / 2 + 0.02 + j * 0.62, FLOOR - 0.02, 0.56, 0.58, 0.03, tile,
                0.004)


def row(y, turn, seed):
    """A row of racks with in-row coolers that blow air to the racks' fronts."""
    with at(0, y, FLOOR, turn=turn):
        for k in range(9):
            with at(-2.72 + k * 0.68, 0, 0.01):
                if k in (2, 6):
                    crac(0.62, 1.0, 2.0)
                    with at(0, -0.55, 1.5):
                        breeze(0.8, 0.5, 1.2, 2)
                else:
                    rack(0.64, 1.0, 2.0, seed=seed + k)


def hot_aisle():
    """The enclosed aisle between the rows, glowing with the servers' heat."""
    low, high = ROWS[0] + 0.5, ROWS[1] - 0.5
    glass = clear("aisle", "#ff8a4a", 0.3, 0.5)
    box(-3.1, low, FLOOR + 2.02, 6.1, high - low, 0.04, glass, 0)
    box(3.0, low, FLOOR + 0.02, 0.04, high - low, 2.0, glass, 0)
    for k in range(7):
        box(-3.1 + k * 1.0, low, FLOOR + 2.03, 0.06, high - low, 0.06, "white", 0.01)
    for y in (low, high - 0.06):
        box(3.0, y, FLOOR, 0.07, 0.06, 2.08, "white", 0.01)
    glow(0, (low + high) / 2, FLOOR + 1.95, 5.0, 50, "#ff8a4a")


def cable_trays():
    """Cable trays that hang above both rows."""
    for y in ROWS:
        rim(-4.2, y - 0.2, FLOOR + 2.28, 7.3, 0.4, 0.12, 0.03, "steel", 0.005)
        box(-4.2, y - 0.19, FLOOR + 2.28, 7.3, 0.38, 0.02, "slate", 0)
        for x in (-2.7, 0.0, 2.7):
            for side in (-0.17, 0.15):
                box(x, y + side, FLOOR + 2.0, 0.03, 0.03, 0.3, "slate", 0)
        for k in range(3):
            tube([(-4.2, y - 0.1 + 0.1 * k, FLOOR + 2.33), (3.0, y - 0.1 + 0.1 * k, FLOOR + 2.33)], 0.03,
                 ("orange", "violet", "blue")[k])


def roof():
    """The roof, cut back to show the racks, with the chiller on it and its pipes to the units in the hall."""
    left, front, top = -LENGTH / 2 - 0.16, -0.6, HEIGHT + 0.82
    depth = DEPTH / 2 + 0.16 - front
    box(left, front, top, LENGTH + 0.16, depth, 0.3, "white", 0.02)
    box(left + 0.02, front - 0.006, top + 0.07, LENGTH + 0.12, 0.03, 0.16, "yellow", 0)
    box(left + 0.2, front + 0.15, top + 0.29, LENGTH - 0.2, depth - 0.3, 0.02, "concrete", 0)
    for x in (-2.1, 0.7, 3.5):
        box(x, front + 0.05, top - 0.3, 0.14, depth - 0.25, 0.31, "slate", 0.02)
    box(left, DEPTH / 2, top + 0.28, LENGTH + 0.16, 0.16, 0.4, "white", 0.03)
    box(left, front + 0.02, top + 0.28, 0.16, depth - 0.04, 0.4, "white", 0.03)
    with at(-0.2, 1.2, top + 0.3):
        chiller(5.4, 1.8, 4, 1.6)
        for k, colour in enumerate(("blue", "teal")):
            y = -0.3 + 0.3 * k
            tube([(2.5, y, 0.4), (3.6, y, 0.4), (3.6, y, -0.4), (3.6, y, -3.4)], 0.09, colour, bend=0.16)


reset()
plot(11.6, 8.2)
raised_floor()
box(-LENGTH / 2 - 0.16, -DEPTH / 2, 0.22, 0.16, DEPTH + 0.16, HEIGHT + 0.6, "white", 0.02)
box(-LENGTH / 2, DEPTH / 2, 0.22, LENGTH, 0.16, HEIGHT + 0.6, "white", 0.02)
roof()
row(ROWS[0], 0, 5)
row(ROWS[1], 180, 40)
hot_aisle()
cable_trays()
for k, x in enumerate((-2.9, -1.6, 1.6, 2.9)):
    with at(x, DEPTH / 2 - 0.5, FLOOR):
        crac(1.1, 0.85, 2.2)
studio("technology", (0, 0, 2.3), 16.4, az=35, el=22)
closeup((0.2, -1.4, 1.6), 4.4, az=38, el=8)
night()
parts((0.5, 0.2, 3.06), 13.8, az=42, el=8)
with at(0, 0, 0):
    mark("crac", 3.2, 1.86, 2.85)
    mark("racks", 0.0, -1.5, 1.9)
    mark("hot-aisle", 3.04, 0.15, 2.1)
    mark("chiller", 0.9, 0.3, HEIGHT + 2.2)
render()
