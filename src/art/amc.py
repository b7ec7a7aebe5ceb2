"""Annual maintenance: an outdoor unit with its covers off, and the tools laid out in front of it.

Behind the open front are the compressors, the copper pipes and the control box. A fan guard leans
against the side, and the gauges are connected to the unit.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import plot
from equipment import coil, fan, gas_cylinder
from facilities import gauge
from kit import at, box, closeup, cyl, detail, night, put, render, reset, ring, studio, tube

BASE = 0.22
WIDTH, DEPTH, HEIGHT = 3.2, 1.5, 2.7
DECK = 0.22


def cabinet_frame():
    """The unit's frame, side coil and fan deck; its front is open."""
    box(-WIDTH / 2, -DEPTH / 2, 0, WIDTH, DEPTH, DECK, "navy", 0.03)
    box(-WIDTH / 2 - 0.02, -DEPTH / 2 - 0.02, DECK - 0.06, WIDTH + 0.04, DEPTH + 0.04, 0.12, "teal", 0.03)
    for x in (-WIDTH / 2, WIDTH / 2 - 0.14):
        for y in (-DEPTH / 2, DEPTH / 2 - 0.14):
            box(x, y, DECK, 0.14, 0.14, HEIGHT - DECK - 0.3, "white", 0.03)
    box(-WIDTH / 2 + 0.1, DEPTH / 2 - 0.1, DECK, WIDTH - 0.2, 0.06, HEIGHT - DECK - 0.3, "slate", 0.01)
    box(-WIDTH / 2 + 0.02, -DEPTH / 2 + 0.14, DECK, 0.06, DEPTH - 0.28, HEIGHT - DECK - 0.3, "white", 0.01)
    with at(WIDTH / 2 - 0.02, -DEPTH / 2 + 0.18, DECK + 0.1, turn=90):
        coil(DEPTH - 0.36, HEIGHT - DECK - 0.52)
    box(-WIDTH / 2 - 0.03, -DEPTH / 2 - 0.03, HEIGHT - 0.32, WIDTH + 0.06, DEPTH + 0.06, 0.32, "white", 0.06)
    box(-WIDTH / 2 - 0.045, -DEPTH / 2 - 0.045, HEIGHT - 0.3, WIDTH + 0.09, DEPTH + 0.09, 0.1, "teal", 0.03)
    for x, guard in ((-0.78, False), (0.78, True)):
        with at(x, 0, HEIGHT):
            cyl(0, 0, 0.08, 0.68, 0.16, "white", bevel=0.03)
            with at(0, 0, 0.15):
                fan(0.64, guard=guard)


def compressor_set():
    """Two hermetic compressors, a receiver and their copper pipes."""
    for x, m in ((-1.0, "navy"), (-0.3, "teal")):
        cyl(x, 0, 0.52, 0.27, 0.86, m, bevel=0.13)
        cyl(x, 0, 0.08, 0.32, 0.06, "slate")
        up = HEIGHT - DECK - 0.3
        tube([(x + 0.1, 0, 0.9), (x + 0.1, 0, 1.35), (x + 0.1, 0.45, 1.35), (x + 0.1, 0.45, up)], 0.05, "copper")
        tube([(x - 0.24, -0.1, 0.6), (x - 0.38, -0.2, 0.6), (x - 0.38, -0.2, 1.55), (x - 0.1, DEPTH / 2 - 0.08, 1.55)],
             0.05, "copper")
    cyl(0.35, 0.05, 0.46, 0.17, 0.72, "kerb", bevel=0.1)
    tube([(0.35, 0.05, 0.8), (0.35, 0.05, 1.15), (-0.2, 0.05, 1.15)], 0.045, "copper")
    tube([(-1.3, -0.3, 0.2), (-1.3, -0.3, 0.34), (1.4, -0.3, 0.34)], 0.045, "copper")


def control_box():
    """The open electrical box with boards and lights."""
    box(0, 0, 0, 0.8, 0.2, 1.15, "kerb", 0.02)
    box(0.05, -0.02, 0.05, 0.7, 0.05, 1.05, "slate", 0.005)
    box(0.1, -0.04, 0.6, 0.34, 0.05, 0.42, "green", 0.008)
    for k in range(3):
        box(0.5, -0.06, 0.62 + k * 0.14, 0.18, 0.07, 0.1, ("orange", "ink", "led")[k], 0.01)
    for k in range(4):
        box(0.1 + k * 0.16, -0.07, 0.26, 0.11, 0.09, 0.2, "ink", 0.015)
    for k, m in enumerate(("red", "blue", "yellow")):
        tube([(0.16 + 0.16 * k, -0.06, 0.26), (0.16 + 0.16 * k, -0.06, 0.08), (0.2 + 0.16 * k, 0.0, -0.5)], 0.018, m)


def gauges():
    """A manifold with two dials, and hoses to the cylinder and the unit."""
    tube([(0, 0.1, 0), (0, 0.1, 1.0)], 0.03, "slate")
    for x in (-0.3, 0.3):
        tube([(0, 0.1, 0.3), (x, 0.1 - abs(x), 0)], 0.025, "slate")
    box(-0.28, -0.06, 0.92, 0.56, 0.13, 0.14, "steel", 0.03)
    for x, m in ((-0.17, "blue"), (0.17, "red")):
        put((x, -0.04, 1.2), gauge, 0.18, 300 * x)
        ring(x, -0.07, 1.2, 0.17, 0.022, m, "y")


def toolbox():
    box(-0.5, -0.28, 0, 1.0, 0.56, 0.36, "orange", 0.04)
    box(-0.44, -0.22, 0.32, 0.88, 0.44, 0.05, "ink", 0.01)
    for y in (-0.5, 0.22):
        box(-0.5, y, 0.44, 1.0, 0.28, 0.13, "orange", 0.03)
        box(-0.45, y + 0.04, 0.55, 0.9, 0.2, 0.03, "ink", 0.005)
        for x in (-0.46, 0.43):
            box(x, y * 0.8, 0.26, 0.03, 0.06, 0.24, "slate", 0.005)
    tube([(-0.42, 0, 0.36), (-0.42, 0, 0.78), (0.42, 0, 0.78), (0.42, 0, 0.36)], 0.03, "ink", bend=0.1)
    for k, m in enumerate(("yellow", "red", "blue", "yellow", "red")):
        cyl(-0.34 + 0.17 * k, -0.36, 0.6, 0.035, 0.2, m, "x")


def spanner(length=0.8, m="steel"):
    """A combination spanner lying on the ground along x."""
    box(-length / 2, -0.04, 0, length, 0.08, 0.04, m, 0.015)
    ring(-length / 2 - 0.06, 0, 0.025, 0.085, 0.03, m, around=24, across=8)
    for side in (-1, 1):
        with at(length / 2, side * 0.06, 0, turn=side * 18):
            box(-0.03, -0.035, 0, 0.2, 0.07, 0.045, m, 0.012)


def screwdriver(m="orange"):
    cyl(-0.15, 0, 0.05, 0.05, 0.26, m, "x", 0.02)
    cyl(0.14, 0, 0.05, 0.016, 0.34, "steel", "x", 0.004)


def cover(w, h, lines=9):
    """A removed front cover with its louvre lines, standing in the xz plane."""
    box(-w / 2, -0.05, 0, w, 0.07, h, "white", 0.03)
    for k in range(lines):
        box(-w / 2 + 0.2, -0.065, h * 0.36 + k * h * 0.06, w - 0.4, 0.03, 0.04, "slate", 0.006)
    box(-w / 2 - 0.01, -0.06, 0.08, w + 0.02, 0.09, 0.12, "teal", 0.02)


def fan_guard(r=0.62):
    """A fan guard that has been removed from its fan."""
    for share in (1.0, 0.75, 0.5, 0.25):
        ring(0, 0, 0, r * share, 0.018, "ink", across=8)
    for k in range(4):
        with at(turn=45 * k):
            box(-r, -0.014, -0.014, 2 * r, 0.028, 0.028, "ink", 0)


reset()
plot(7.6, 5.6, m="concrete")
with at(-0.2, 1.0, BASE):
    for x in (-1.3, 1.1):
        box(x, -0.85, 0, 0.24, 1.7, 0.16, "ink", 0.02)
    with at(0, 0, 0.16):
        cabinet_frame()
        with at(0, 0, DECK):
            compressor_set()
            with at(0.62, -0.2, 0.75):
                control_box()
with at(-2.75, 0.75, BASE, turn=-8, tilt=(-12, 0)):
    cover(1.5, 2.2)
with at(2.15, 0.55, BASE + 0.62, turn=70, tilt=(74, 0)):
    fan_guard()
with at(-0.3, -1.9, BASE):
    box(-1.35, -0.8, 0, 2.7, 1.5, 0.03, "blue", 0.01)
    for k in range(4):
        with at(-0.75, -0.5 + 0.28 * k, 0.03, turn=6):
            spanner(0.5 + 0.12 * k)
    for k, m in enumerate(("orange", "yellow", "red")):
        with at(0.6, -0.45 + 0.32 * k, 0.03, turn=-8):
            screwdriver(m)
with at(-2.7, -1.3, BASE, turn=15):
    toolbox()
with at(1.75, -1.1, BASE):
    gauges()
with at(2.6, -1.5, BASE):
    gas_cylinder("teal", 1.25)
tube([(1.95, -1.12, BASE + 0.95), (2.2, -1.25, BASE + 0.5), (2.6, -1.5, BASE + 1.15), (2.6, -1.5, BASE + 0.9)], 0.03,
     "yellow", bend=0.3)
tube([(1.55, -1.12, BASE + 0.95), (1.3, -1.1, BASE + 0.25), (0.9, -0.6, BASE + 0.4), (0.7, 0.4, BASE + 0.75)], 0.03,
     "blue", bend=0.4)
studio("residential", (-0.1, 0.05, 1.2), 10.6, az=30, el=24)
detail((1.45, -1.05, 1.24), 1.9, az=38, el=12, fstop=12)
night(lamps=[(0.6, -2.6, 4.6, 0.6, 420, "#ffd7a0", 120)])
closeup((0.3, 0.2, 1.35), 3.9, az=24, el=12, fstop=14)
render()
