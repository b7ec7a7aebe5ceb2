"""Shopping malls: two floors of shops around an open atrium, cooled by a row of rooftop units.

Ducts run from each unit into the gallery ceilings; diffusers blow over the shop fronts.
"""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import floor_slab, plot, railing, window
from equipment import LANE, bench, breeze, car, duct, fan, road, rooftop_unit, tree
from kit import air, at, ball, box, cone, cyl, detail, glow, mark, night, parts, render, reset, rim, studio, tube, veil
from machines import generator

BASE = 0.22
WING, DEPTH, STOREY = 4.3, 4.6, 2.35
ATRIUM = 3.0


def mannequin(m):
    """A dressed bust on a stand."""
    cyl(0, 0, 0.2, 0.025, 0.4, "slate")
    cyl(0, 0, 0.02, 0.13, 0.04, "slate")
    cone(0, 0, 0.55, 0.2, 0.12, 0.4, m, bevel=0.03)
    ball(0, 0, 0.8, 0.14, m, 0.7)


def bag_rack(seed):
    """A rack of hanging clothes."""
    colours = ("coral", "blue", "yellow", "green", "violet", "orange", "white")
    for x in (-0.5, 0.48):
        box(x, -0.02, 0, 0.03, 0.04, 0.9, "steel", 0.005)
    box(-0.52, -0.02, 0.88, 1.04, 0.04, 0.03, "steel", 0.005)
    for k in range(8):
        box(-0.44 + k * 0.115, -0.18, 0.32, 0.07, 0.36, 0.54, colours[(k * 3 + seed) % 7], 0.02)


def shop(w, m, seed):
    """A shop front: sign band, goods, warm light."""
    h = STOREY - 0.18
    box(0.05, 1.4, 0, w - 0.1, 0.1, h, m, 0.01)
    for x in (0, w - 0.1):
        box(x, 0, 0, 0.1, 1.5, h, "white", 0.015)
    with at(0.42, 0.3, 0, scale=1.3):
        mannequin(("yellow", "blue", "green", "violet")[seed % 4])
    with at(w / 2 + 0.25, 0.6, 0, scale=1.2):
        bag_rack(seed)


def gallery(k, seed, side):
    """One floor of a wing: two shops, a walkway with a rail, diffusers, and an end wall with shop windows."""
    floor_slab(WING, DEPTH, "white")
    box(-WING / 2 + 0.02, -DEPTH / 2 + 0.02, 0.15, WING - 0.04, DEPTH - 0.04, 0.03, "cream", 0)
    box(-WING / 2, DEPTH / 2 - 0.12, 0.16, WING, 0.1, STOREY - 0.18, "cream", 0.01)
    for i in range(2):
        with at(-WING / 2 + 0.05 + i * (WING - 0.1) / 2, -1.45, 0.17):
            shop((WING - 0.1) / 2, ("coral", "teal", "orange", "blue")[(seed + 2 * k + i) % 4], seed + i + 2 * k)
    box(side * (WING / 2 - 0.06) - 0.06, -DEPTH / 2 + 0.9, 0.16, 0.12, DEPTH - 0.9, STOREY - 0.16, "coral", 0.01)
    with at(side * WING / 2, 0.35, 0.45, turn=side * 90):
        for x in (-1.55, 0.15):
            with at(x):
                window(1.4, 1.45, "lit" if (x > 0) == bool(k) else "glass")
    if k:
        with at(-WING / 2, -DEPTH / 2 + 0.02, 0.16):
            railing(WING, 0.42, 4)
    for x in (-WING / 2 + 0.02, WING / 2 - 0.16):
        box(x, -DEPTH / 2 + 0.03, 0.16, 0.14, 0.14, STOREY - 0.16, "white", 0.02)
    cyl(0, -1.85, STOREY - 0.2, 0.17, WING - 0.3, "duct", "x", 0.03)
    glow(0, -0.9, STOREY - 0.06, 2.0, 60, "#ffe9cf")
    for x in (-1.1, 1.1):
        box(x - 0.3, -2.0, STOREY - 0.44, 0.6, 0.3, 0.09, "teal", 0.02)
        with at(x, -1.9, STOREY - 0.44):
            breeze(0.2, 0.6, 0.6, 3)


def pane(left, right, low, high):
    """A sheet of clear glass in the xz plane."""
    veil([[(x, 0, z) for x in (left, right)] for z in (low, high)], [[0.28] * 2] * 2, air("vault", "#9fd3e6"))


def lobby():
    """The entrance lobby between two sets of sliding doors, with an air curtain above the outer doors."""
    wide, deep, tall = 2.3, 1.05, 1.5
    box(-wide / 2 + 0.02, 0.02 - deep, 0, wide - 0.04, deep, 0.06, "slate", 0.01)
    for y in (-deep, -0.1):
        for x in (-wide / 2, wide / 2 - 0.1):
            box(x, y, 0, 0.1, 0.1, tall, "white", 0.015)
        for side in (-1, 1):
            shut = 0.02 if y > -0.5 else 0.42
            with at(side * (shut + 0.27), y + 0.06, 0.06):
                pane(-0.24, 0.24, 0.04, tall - 0.08)
                rim(-0.26, -0.02, 0, 0.52, 0.04, 0.04, 0.015, "navy", 0)
                for x in (-0.26, 0.22):
                    box(x, -0.025, 0, 0.04, 0.05, tall - 0.06, "navy", 0.008)
    for x in (-wide / 2 + 0.05, wide / 2 - 0.05):
        with at(x, -deep / 2, 0.06, turn=90):
            pane(-deep / 2 + 0.1, deep / 2 - 0.1, 0, tall - 0.06)
    box(-wide / 2 - 0.12, -deep - 0.25, tall, wide + 0.24, deep + 0.3, 0.14, "coral", 0.03)
    box(-0.85, -deep + 0.12, tall - 0.2, 1.7, 0.24, 0.2, "teal", 0.03)
    with at(0, -deep + 0.22, tall - 0.2):
        breeze(0.12, 1.5, tall - 0.3, 5)
    glow(0, -0.5, tall - 0.04, 0.8, 22, "#fff2dd")


def atrium():
    """The atrium between the wings, with an escalator to the bridge and a vaulted glass roof."""
    height = 2 * STOREY + 0.9
    floor_slab(ATRIUM - 0.2, DEPTH, "white", 0.15, 0)
    box(-ATRIUM / 2 + 0.1, 1.4, STOREY - 0.02, ATRIUM - 0.2, DEPTH / 2 - 1.4, 0.18, "white", 0.02)
    for x, wide in ((-ATRIUM / 2 + 0.1, 0.8), (0.6, ATRIUM / 2 - 0.7)):
        with at(x, 1.42, STOREY + 0.14):
            railing(wide, 0.42, 1)
    for k in range(12):
        box(-0.5, -0.9 + k * 0.2, 0.16 + k * STOREY / 12, 1.0, 0.22, STOREY / 12 + 0.02, "slate", 0.01)
    for x in (-0.58, 0.52):
        tube([(x, -1.3, 0.6), (x, -0.9, 0.6), (x, 1.5, STOREY + 0.5), (x, 1.9, STOREY + 0.5)], 0.05, "ink")
        tube([(x, -1.2, 0.35), (x, -0.9, 0.35), (x, 1.5, STOREY + 0.25)], 0.09, "blue")
    wide, ridge = ATRIUM / 2 - 0.08, height + 0.75
    arch = [(-wide, 0.2), (-wide, 2 * STOREY + 0.5), (-0.7, ridge), (0.7, ridge), (wide, 2 * STOREY + 0.5), (wide, 0.2)]
    for k in range(5):
        y = -DEPTH / 2 + k * DEPTH / 4
        tube([(x, y, z) for x, z in arch], 0.07, "coral", bend=1.2)
    vault = [(wide * math.cos(a), 2 * STOREY + 0.4 + 1.15 * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))]
    rows = [[(x, y, z) for x, z in vault] for y in (-DEPTH / 2, DEPTH / 2)]
    veil(rows, [[0.45] * len(vault)] * 2, air("vault", "#9fd3e6"))
    glow(0, 0.6, height, 2.0, 60, "#fff2dd")
    for y in (-1.2, 1.2):
        with at(0, y, ridge - 0.3):
            cone(0, 0, 0.28, 0.34, 0.42, 0.36, "white", bevel=0.03)
            with at(0, 0, 0.46):
                fan(0.36)
    with at(0, -DEPTH / 2, 0.0):
        lobby()


reset()
with at(0, -1):
    plot(15, 11.6)
for side in (-1, 1):
    with at(side * (WING + ATRIUM) / 2, 1.0, BASE):
        for k in range(2):
            with at(0, 0, k * STOREY):
                gallery(k, seed=1 + side, side=side)
        floor = 2 * STOREY
        box(-WING / 2 - 0.08, -DEPTH / 2 - 0.08, floor, WING + 0.16, DEPTH + 0.16, 0.18, "white", 0.03)
        rim(-WING / 2 - 0.05, -DEPTH / 2 - 0.05, floor + 0.16, WING + 0.1, DEPTH + 0.1, 0.28, 0.14, "coral")
        with at(0, 0.3, floor + 0.18):
            rooftop_unit(3.0, 1.8, 1.4)
        duct([(side * -1.5, 0.9, floor + 0.75), (side * -1.5, 1.7, floor + 0.75), (side * 1.5, 1.7, floor + 0.75),
             (side * 1.5, 1.7, floor + 0.3)], 0.44, 0.4)
with at(0, 1.0, BASE):
    atrium()
with at(0, -5.2, BASE - 0.01):
    road(14.8)
    with at(-4.0, LANE, 0.03):
        car("blue")
    with at(4.2, -LANE, 0.03, turn=180):
        car("yellow")
with at(6.6, -0.7, BASE, turn=90):
    generator()
for x in (-3.6, 3.6):
    with at(x, -2.4, BASE):
        bench()
for k, (x, y, size) in enumerate(
    ((-6.4, -2.2, 1.1), (-2.6, -2.5, 0.8), (2.1, -2.6, 0.8), (6.7, -3.2, 0.9))
):
    with at(x, y, BASE):
        tree(size, seed=k)
studio("retail", (0, -0.7, 2.65), 21.0, az=-34, el=21, sun_side=-20)
night()
parts((0.2, -0.6, 3.0), 18.0, az=-17, el=9)
with at(0, 1, BASE):
    mark("roof-unit", -3.65, -0.75, 2 * STOREY + 1.0)
    mark("smoke-fan", 0, -1.2, 2 * STOREY + 1.85)
    mark("shop-air", 2.6, -2.0, STOREY - 0.4)
    mark("lobby", 0, -3.2, 0.7)
detail((0.1, -1.4, 1.35), 4.6, az=-30, el=12)
render()
