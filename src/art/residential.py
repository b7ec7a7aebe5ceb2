"""Residential service: a living room in section, with both halves of its split unit.

The indoor unit blows cold air over the sofa; its pipes run along the wall to the outdoor unit on
the other side of the cut partition.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import plot, window
from equipment import breeze, outdoor_unit, planter, shrub, split_indoor
from interiors import cabinet, floor_lamp, rug, sofa, table
from kit import at, ball, box, closeup, cyl, glow, mark, night, parts, render, reset, studio, tube

BASE = 0.22
ROOM, YARD, DEPTH, HEIGHT = 5.6, 2.9, 4.6, 3.1
THICK = 0.24


def shell():
    """Floor, the back wall of the room and yard, the left wall, and the partition, cut down to its base."""
    box(0, 0, 0, ROOM, DEPTH, 0.1, "wood", 0.02)
    for k in range(8):
        box(0.02, 0.04 + k * (DEPTH - 0.06) / 8, 0.09, ROOM - 0.04, (DEPTH - 0.06) / 8 - 0.02, 0.03, "sand", 0.005)
    box(-THICK, 0, 0, THICK, DEPTH + THICK, HEIGHT, "cream", 0.03)
    box(0.02, DEPTH, 0, ROOM + YARD, THICK, HEIGHT, "cream", 0.03)
    box(0.01, DEPTH - 0.03, 0.1, ROOM - 0.02, 0.06, HEIGHT - 0.14, "aqua", 0.01)
    box(ROOM, 0.02, 0, THICK, DEPTH - 0.05, 0.45, "brick", 0.03)
    box(ROOM, DEPTH - 1.0, 0.4, THICK, 0.97, HEIGHT - 0.42, "brick", 0.03)
    box(0.01, DEPTH - 0.07, 0.1, ROOM - 0.02, 0.06, 0.14, "white", 0.01)
    with at(0.02, 1.4, 1.1, turn=90):
        window(1.7, 1.3, "lit")


def furniture():
    """Sofa, rug, table, lamp, shelf and plants."""
    with at(2.7, 2.0, 0.12):
        rug(3.6, 2.4, "coral")
    with at(2.7, 3.6, 0.12, scale=1.15):
        sofa(2.5, "blue", "yellow")
    with at(2.7, 1.9, 0.12):
        table(0.6, 0.42, "wood")
        cyl(0.1, 0.1, 0.5, 0.08, 0.14, "white")
        ball(0.1, 0.1, 0.62, 0.12, "leaf")
    with at(0.75, 3.9, 0.12, scale=1.25):
        floor_lamp()
    with at(4.85, 3.85, 0.12, scale=1.45):
        planter()
    with at(0.35, 1.6, 0.12, turn=90):
        cabinet(2.0, 0.5, 0.6, "white")
        box(-0.7, -0.05, 0.62, 1.4, 0.06, 0.06, "ink", 0.01)


reset()
plot(9.9, 6.3)
with at(-4.4, -2.4, BASE):
    shell()
    furniture()
    with at(2.9, DEPTH - 0.03, 2.15, scale=1.35):
        split_indoor(1.45)
        with at(0, -0.25, 0):
            breeze(1.7, 1.35, 1.0, 5)
    with at(ROOM + THICK + 1.3, DEPTH, 1.0):
        for x in (-0.5, 0.44):
            box(x, -0.75, 0, 0.07, 0.75, 0.07, "slate", 0.01)
            box(x, -0.08, -0.45, 0.07, 0.08, 0.48, "slate", 0.01)
        with at(0, -0.44, 0.07, scale=1.55):
            outdoor_unit(1.05, 0.4, 0.85)
    box(ROOM + THICK + 2.28, DEPTH - 0.12, 1.75, 0.24, 0.12, 0.36, "grey", 0.02)
    box(ROOM + THICK + 2.36, DEPTH - 0.16, 1.86, 0.08, 0.05, 0.14, "red", 0.015)
    tube([(ROOM + 2.64, DEPTH - 0.06, 1.76), (ROOM + 2.64, DEPTH - 0.06, 1.4), (ROOM + 2.2, DEPTH - 0.2, 1.4)], 0.025, "slate")
    tube([(3.9, DEPTH - 0.1, 2.36), (ROOM + 0.34, DEPTH - 0.1, 2.32), (ROOM + 0.34, DEPTH - 0.1, 0.06)], 0.035,
         "white", bend=0.1)
    for k in range(2):
        z = 2.62 - 0.14 * k
        tube([(3.9, DEPTH - 0.1, z), (ROOM - 0.1, DEPTH - 0.1, z), (ROOM + 0.4, DEPTH - 0.1, z),
             (ROOM + 0.5 - 0.14 * k, DEPTH - 0.12, z), (ROOM + 0.5 - 0.14 * k, DEPTH - 0.12, 1.6 - 0.2 * k),
             (ROOM + 1.0, DEPTH - 0.12, 1.6 - 0.2 * k)], 0.045, "copper", bend=0.12)
    box(ROOM + THICK + 0.02, 0.0, 0, YARD - THICK, DEPTH - 0.02, 0.06, "leaf", 0.02)
    for x, y in ((6.5, 0.9), (7.7, 1.6), (7.8, 3.9)):
        with at(x, y, 0.06, scale=1.2):
            shrub(m="green")
    glow(2.8, 1.6, 3.6, 4.0, 50, "#fff0da")
studio("residential", (-0.1, 0.1, 1.55), 12.8, az=30, el=24)
night()
closeup((-1.35, 1.2, 1.75), 4.6, az=24, el=8, fstop=40)
parts((1.0, 0.4, 1.75), 9.6, az=52, el=10, lens=45)
with at(-4.4, -2.4, BASE):
    mark("indoor-unit", 2.6, 4.2, 2.5)
    mark("people", 2.5, 3.55, 1.75)
    mark("outdoor-unit", 7.45, 3.8, 1.85)
    mark("isolator", 8.3, 4.44, 1.95)
render()
