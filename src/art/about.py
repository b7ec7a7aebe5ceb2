"""About: the workshop with its front open, where units are built and tested and then leave in a van."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import plot
from equipment import carton, condensing_unit, gas_cylinder, outdoor_unit, pallet, rooftop_unit, tree, vrf_unit
from kit import STREET_LAMP, at, box, cone, cyl, detail, glow, night, prism, render, reset, studio, tube
from vehicles import van

BASE = 0.22
LENGTH, DEPTH, EAVES = 9.6, 5.0, 3.3


def shed():
    """Floor, back and left walls, half frames and the rear slope of the roof; front and right are cut away."""
    box(-LENGTH / 2, -DEPTH / 2, 0, LENGTH, DEPTH, 0.08, "grey", 0.02)
    box(-LENGTH / 2, -DEPTH / 2 + 0.02, 0.06, 0.16, DEPTH - 0.04, EAVES, "sky", 0.02)
    box(-LENGTH / 2 + 0.17, DEPTH / 2 - 0.16, 0.06, LENGTH - 0.18, 0.16, EAVES, "sky", 0.02)
    box(-LENGTH / 2 + 0.17, DEPTH / 2 - 0.19, 0.06, LENGTH - 0.2, 0.06, 1.0, "blue", 0.01)
    for k in range(5):
        x = -LENGTH / 2 + 0.02 + k * (LENGTH - 0.2) / 4
        box(x, DEPTH / 2 - 0.34, 0.06, 0.16, 0.16, EAVES, "navy", 0.02)
        tube([(x + 0.08, DEPTH / 2 - 0.26, EAVES), (x + 0.08, 0, EAVES + 0.75)], 0.08, "navy")
    box(-LENGTH / 2 + 0.03, -0.08, EAVES + 0.67, LENGTH - 0.08, 0.14, 0.16, "navy", 0.02)
    with at(-LENGTH / 2 - 0.1, 0, EAVES, turn=90):
        prism([(DEPTH / 2 + 0.2, 0.0), (0, 0.82), (0, 0.94), (DEPTH / 2 + 0.2, 0.12)], -LENGTH - 0.2, LENGTH + 0.2,
              "kerb", 0.02)


def pallet_rack():
    """A two-bay rack with units and cartons on its beams."""
    for x in (-2.1, 0, 2.1):
        for y in (-0.45, 0.4):
            box(x - 0.05, y, 0, 0.1, 0.1, 2.7, "blue", 0.01)
    for z in (1.15, 2.25):
        for y in (-0.47, 0.42):
            box(-2.1, y, z, 4.2, 0.08, 0.12, "orange", 0.01)
        box(-2.05, -0.4, z + 0.08, 4.1, 0.85, 0.05, "sand", 0.01)
    with at(-0.98, 0, 1.28, scale=0.65):
        rooftop_unit(2.45, 1.2, 1.05)
    for x in (0.55, 1.5):
        with at(x, 0, 1.28, scale=0.9):
            outdoor_unit()
    for x in (-1.6, -0.9, 0.7, 1.5):
        with at(x, 0, 2.38):
            carton(0.6, 0.6, 0.46, "sand" if x < 0 else "white")
    for x in (-1.5, -0.6):
        with at(x, 0, 0.02, scale=0.9):
            outdoor_unit()
    for x in (0.4, 0.85, 1.3, 1.75):
        with at(x, 0, 0):
            gas_cylinder(("teal", "orange", "teal", "blue")[round(x * 2) % 4], 1.1)


def papers():
    """A job's paperwork: a drawing of rooms and ducts, and a clipboard with ticked-off readings."""
    with at(0.06, 0.12, 0, turn=-6):
        box(-0.5, -0.27, 0, 1.0, 0.54, 0.012, "white", 0)
        for x, y, w, d in ((-0.45, -0.2, 0.6, 0.012), (-0.45, 0.2, 0.6, 0.012), (-0.45, -0.188, 0.012, 0.388),
                           (0.138, -0.188, 0.012, 0.388), (-0.2, -0.188, 0.012, 0.22), (-0.2, 0.032, 0.338, 0.012)):
            box(x, y, 0.01, w, d, 0.006, "navy", 0)
        for x, y, w, d in ((-0.4, 0.1, 0.48, 0.045), (-0.36, -0.12, 0.045, 0.22), (0.0, -0.12, 0.045, 0.22)):
            box(x, y, 0.012, w, d, 0.006, "teal", 0)
        for k in range(5):
            box(0.22, 0.16 - 0.07 * k, 0.01, 0.2 - 0.04 * (k % 2), 0.016, 0.006, "grey", 0)
    with at(0.28, -0.2, 0.014, turn=14):
        box(-0.17, -0.23, 0, 0.34, 0.46, 0.02, "wood", 0.01)
        box(-0.15, -0.21, 0.018, 0.3, 0.4, 0.01, "white", 0)
        box(-0.07, 0.17, 0.02, 0.14, 0.05, 0.03, "steel", 0.01)
        for k in range(5):
            box(-0.12, 0.1 - 0.065 * k, 0.027, 0.15, 0.014, 0.005, "grey", 0)
            box(0.07, 0.09 - 0.065 * k, 0.027, 0.035, 0.035, 0.005, "green", 0)
    with at(-0.1, -0.28, 0.03, turn=35):
        cyl(0, 0, 0, 0.014, 0.26, "orange", "x", 0.004)
        cone(0.145, 0, 0, 0.014, 0.003, 0.03, "ink", "x", 0)


def workbench():
    """A bench with an opened unit and the job's paperwork on it."""
    for x in (-1.1, 1.0):
        box(x, -0.35, 0, 0.1, 0.7, 0.8, "navy", 0.01)
    box(-1.25, -0.42, 0.78, 2.5, 0.84, 0.09, "wood", 0.02)
    box(0.35, -0.3, 0.1, 0.6, 0.62, 0.66, "orange", 0.02)
    with at(-0.6, 0, 0.87, scale=0.7):
        condensing_unit(1.4, 1.0, 0.95, 2)
    with at(0.62, -0.02, 0.87):
        papers()


def forklift():
    """A small forklift facing -x, carrying a unit on a pallet."""
    box(-0.2, -0.42, 0.2, 1.25, 0.84, 0.5, "orange", 0.07)
    box(0.6, -0.4, 0.6, 0.45, 0.8, 0.28, "orange", 0.08)
    box(0.15, -0.22, 0.62, 0.4, 0.44, 0.12, "ink", 0.03)
    box(0.42, -0.22, 0.7, 0.12, 0.44, 0.4, "ink", 0.04)
    for y in (-0.4, 0.36):
        tube([(-0.12, y, 0.6), (-0.05, y, 1.65), (0.85, y, 1.65), (0.95, y, 0.8)], 0.03, "ink", bend=0.1)
        box(-0.42, y * 0.6, 0.05, 0.1, 0.08, 2.0, "slate", 0.01)
    box(-0.15, -0.42, 1.63, 1.0, 0.84, 0.05, "ink", 0.01)
    for x, r in ((0.05, 0.24), (0.82, 0.2)):
        for y in (-0.42, 0.42):
            cyl(x, y, r, r, 0.18, "tyre", "y", 0.04)
            cyl(x, y * 1.12, r, r * 0.5, 0.12, "kerb", "y", 0.01)
    for y in (-0.22, 0.16):
        box(-1.4, y, 0.42, 1.0, 0.08, 0.05, "slate", 0.01)
    with at(-1.0, 0, 0.47, turn=90):
        pallet(1.0, 0.9)
        with at(0, 0, 0.15, scale=0.9):
            vrf_unit(1.0, 0.85, 1.4)


reset()
plot(13.4, 8.6)
with at(-0.4, 1.2, BASE):
    shed()
    with at(-1.9, 1.55, 0.08):
        pallet_rack()
    with at(2.9, 1.6, 0.08, scale=1.05):
        workbench()
    for k, x in enumerate((-3.9, -2.7)):
        with at(x, -1.1, 0.08):
            pallet()
            with at(0, 0, 0.15):
                vrf_unit(0.95, 0.8, 1.35)
    with at(-0.9, -1.2, 0.08):
        pallet(2.0, 1.2)
        with at(0, 0, 0.15):
            condensing_unit(1.7, 1.0, 1.05, 2)
    with at(2.6, -0.9, 0.08):
        forklift()
    glow(0, 0.2, EAVES - 0.1, 5, 90)
with at(3.2, -2.9, BASE, turn=6, scale=0.72):
    van(drive="electric")
for x, y, m in ((-5.2, -2.7, "sand"), (-3.9, -2.9, "white")):
    with at(x, y, BASE):
        pallet()
        for i in (-0.3, 0.3):
            with at(i, 0, 0.15):
                carton(m=m)
for k, (x, y, size) in enumerate(((-6.4, -0.8, 1.1), (5.8, 0.9, 1.25), (5.9, -1.8, 0.95))):
    with at(x, y, BASE):
        tree(size, seed=k)
studio("commercial", (0, 0.1, 1.75), 16.4, az=34, el=22)
detail((-2.5, 1.2, 1.85), 5.9, az=10, el=13, fstop=40)
night(lamps=[STREET_LAMP, (-2.4, -1.2, 4.2, 0.6, 120, "#ffd2a0", 150)])
render()
