"""Schools: a classroom cut open, with cold air from the rooftop unit over the desks.

A duct along the ceiling feeds diffusers.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import flat_roof, floor_slab, open_room, plot
from equipment import bench, breeze, rooftop_unit, tree
from interiors import cabinet, pupil_desk
from kit import at, box, closeup, cyl, light, night, render, reset, ring

BASE = 0.22
STOREY = 2.1
CLASS = (5.4, 4.2)


def classroom(duct_high):
    """Desks in rows, a board, a shelf, and the duct with its diffusers."""
    w, d = CLASS
    h = STOREY - 0.16
    open_room(w, d, h, "sand", "cream", "white", 60)
    box(0.9, d - 0.2, 0.7, 2.8, 0.06, 0.95, "wood", 0.02)
    box(0.98, d - 0.22, 0.77, 2.64, 0.06, 0.81, "green", 0.01)
    for i in range(4):
        for j in range(2):
            with at(0.95 + i * 1.15, 1.25 + j * 1.2, 0.03):
                pupil_desk(("orange", "blue", "coral", "yellow")[(i + j) % 4])
    with at(4.7, d - 0.5, 0.03):
        cabinet(0.9, 0.4, 0.7, "orange", 2)
    with at(0.12, 2.2, 0.9, turn=90):
        box(-0.9, -0.04, 0, 1.8, 0.05, 0.6, "kerb", 0.01)
        for k, m in enumerate(("coral", "yellow", "blue")):
            box(-0.78 + k * 0.56, -0.06, 0.1, 0.42, 0.03, 0.4, m, 0.01)
    cyl(w / 2 + 0.1, 0.35, duct_high, 0.2, w - 0.3, "duct", "x", 0.03)
    for k in range(3):
        x = 0.95 + k * 1.7
        ring(x - 0.55, 0.35, duct_high, 0.2, 0.025, "steel", "x")
        box(x - 0.25, 0.2, duct_high - 0.26, 0.5, 0.3, 0.1, "teal", 0.02)
        with at(x, 0.35, duct_high - 0.26):
            breeze(0.4, 0.5, 0.95, 3)


def pavilion():
    """One classroom cut open towards the yard, with the rooftop unit that feeds its duct."""
    w, d = CLASS
    plot(26, 20, m="green")
    with at(z=BASE):
        box(-9, -3.6, -0.02, 18, 1.5, 0.06, "kerb", 0.02)
        floor_slab(w + 0.1, d + 0.2, "white")
        with at(-w / 2, -d / 2, 0.16):
            classroom(STOREY - 0.5)
        box(w / 2 - 0.1, -d / 2 + 0.02, 0.16, 0.13, 0.13, STOREY - 0.16, "white", 0.02)
        with at(0, 0, STOREY):
            flat_roof(w + 0.1, d + 0.1, parapet=0.22)
            with at(0.5, 0.2, 0.18):
                rooftop_unit(2.8, 1.6, 1.0)
        for k, (x, y) in enumerate(((-3.9, 0.6), (-4.6, 1.8), (3.7, 3.4))):
            with at(x, y):
                tree(1.2 - 0.1 * k, seed=k, m="green" if k else "leaf")
        with at(4.2, -3.0):
            bench()


reset()
pavilion()
light("education", az=-35, sun_side=-14)
night(lamps=[(0, -0.6, BASE + 1.95, 2.6, 90, "#ffcf94"), (-2.0, -4.6, 7.4, 0.7, 560, "#ffd2a0", 120)])
closeup((0, -1.2, BASE + 1.8), 8.4, az=24, el=7, fstop=40)
render()
