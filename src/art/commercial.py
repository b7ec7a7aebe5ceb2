"""Commercial service: an air-handling unit cut open, with the chiller that feeds its coil.

From left to right: warm air in, filters, the cooling coil, the fan, cold air out. Chilled water
comes from the chiller behind the unit, over the unit's roof.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import plot
from equipment import breeze, centrifugal_fan, chiller, coil, duct, louvre, plume
from kit import STREET_LAMP, at, box, closeup, cyl, mark, night, parts, render, reset, studio, tube

BASE = 0.22
LENGTH, DEPTH, HEIGHT = 8.2, 2.2, 2.3
COIL_X = -0.55
HEADERS, HEADER_Y = ((-0.27, "blue"), (0.27, "orange")), -0.82
# The chiller in the heat stands behind the cameras of the other views.
ROOF, ROOF_VIEW = -200, -38


def casing():
    """Frame, floor, back panels and roof; the front panels are off."""
    box(-LENGTH / 2, -DEPTH / 2, 0, LENGTH, DEPTH, 0.2, "navy", 0.02)
    box(-LENGTH / 2 + 0.03, -DEPTH / 2 + 0.03, 0.18, LENGTH - 0.06, DEPTH - 0.06, 0.05, "kerb", 0.01)
    box(-LENGTH / 2 + 0.05, DEPTH / 2 - 0.1, 0.2, LENGTH - 0.1, 0.08, HEIGHT - 0.2, "white", 0.01)
    box(-LENGTH / 2 - 0.05, -DEPTH / 2 + 0.62, HEIGHT, LENGTH + 0.1, DEPTH - 0.57, 0.14, "white", 0.02)
    box(-LENGTH / 2 + 0.02, -DEPTH / 2 + 0.612, HEIGHT + 0.035, LENGTH - 0.04, 0.03, 0.07, "yellow", 0)
    for x in (-LENGTH / 2, -2.55, 0.35, LENGTH / 2 - 0.14):
        box(x, -DEPTH / 2, 0.18, 0.14, 0.12, HEIGHT - 0.18, "white", 0.02)
        box(x + 0.01, -DEPTH / 2 + 0.1, HEIGHT - 0.13, 0.12, DEPTH - 0.22, 0.12, "white", 0.01)
    box(-LENGTH / 2 - 0.02, -DEPTH / 2 - 0.02, HEIGHT - 0.14, LENGTH + 0.04, 0.14, 0.16, "teal", 0.03)
    box(-LENGTH / 2 - 0.02, -DEPTH / 2 - 0.02, 0.16, LENGTH + 0.04, 0.1, 0.12, "teal", 0.03)


def filters():
    """A zigzag bank of bag filters in their frame."""
    for k in range(4):
        z = 0.3 + k * 0.46
        box(-0.06, -0.95, z - 0.03, 0.12, 1.9, 0.05, "steel", 0.01)
        for j in range(5):
            y = -0.9 + j * 0.36
            with at(0, y + 0.17, z + 0.22):
                box(0, -0.14, -0.18, 0.75, 0.28, 0.36, "yellow", 0.08)
                box(-0.04, -0.17, -0.2, 0.06, 0.34, 0.4, "white", 0.01)


def cooling_coil():
    """The coil across the airstream, with its headers and copper bends on the open side."""
    box(-0.35, -0.6, 0.24, 0.7, 1.52, HEIGHT - 0.36, "teal", 0.03)
    with at(-0.36, 0.9, 0.3, turn=-90):
        coil(1.47, HEIGHT - 0.5, "white")
    with at(-0.2, -0.62, 0.34):
        for i in range(2):
            for k in range(8):
                z = 0.1 + k * 0.21
                tube([(0.1 + i * 0.2, 0.02, z), (0.1 + i * 0.2, -0.12, z), (0.1 + i * 0.2, -0.12, z + 0.12),
                     (0.1 + i * 0.2, 0.02, z + 0.12)], 0.03, "copper", bend=0.06)
    box(-0.42, -0.98, 0.22, 0.84, 1.9, 0.06, "steel", 0.01)
    tube([(0, -0.95, 0.24), (0, -1.14, 0.24), (0, -1.14, 0.06), (0.2, -1.14, 0.06), (0.2, -1.14, -0.2)], 0.03, "slate")
    for x, colour in HEADERS:
        for k in range(4):
            cyl(x, -0.7, 0.55 + k * 0.4, 0.045, 0.24, "copper", "y", 0.01)


def instruments():
    """The filters' pressure gauge on a post, and the supply pipe's control valve with its actuator."""
    cyl(-2.48, -DEPTH / 2 - 0.02, 1.7, 0.13, 0.05, "ink", "y", 0.01)
    cyl(-2.48, -DEPTH / 2 - 0.05, 1.7, 0.11, 0.02, "white", "y", 0)
    box(-2.49, -DEPTH / 2 - 0.065, 1.69, 0.02, 0.01, 0.09, "red", 0)
    x = COIL_X + HEADERS[0][0]
    cyl(x, HEADER_Y, HEIGHT + 0.2, 0.13, 0.2, "ink")
    box(x - 0.11, HEADER_Y - 0.36, HEIGHT + 0.1, 0.22, 0.24, 0.2, "teal", 0.03)


def water_loop():
    """Supply and return pipes, from the coil's headers over the roof and down to the chiller behind."""
    for k, (x, colour) in enumerate(HEADERS):
        lane = 1.75 + 0.35 * k
        tube([(COIL_X + x, HEADER_Y, 0.4), (COIL_X + x, HEADER_Y, HEIGHT + 0.55), (COIL_X + x, lane, HEIGHT + 0.55),
             (COIL_X + x, lane, 0.9), (COIL_X + x, lane + 0.8, 0.9)], 0.085, colour, bend=0.28)


def hot_roof(length=6.4, fans=5, height=2.1):
    """A chiller whose fans blow warm air into the evening. Its left end faces the camera of the close-up."""
    for y in (-0.8, 0.6):
        box(-length / 2 - 0.2, y, 0, length + 0.4, 0.2, BASE, "slate", 0.03)
    with at(z=BASE):
        chiller(length, 2.0, fans, height)
        for k in range(fans):
            x = (k + 0.5) * length / fans - length / 2
            for y in (-0.2, 0.2):
                with at(x, y, height + 0.1, turn=ROOF_VIEW):
                    plume(0.5, 1.9, k + 3 * y)


reset()
plot(11.8, 8.2)
with at(0, -1.3, BASE):
    casing()
    with at(-LENGTH / 2 - 0.02, DEPTH / 2 - 0.25, 0.4, turn=-90):
        louvre(DEPTH - 0.5, HEIGHT - 0.8, "steel", 9)
    with at(-2.1, 0, 0):
        filters()
    with at(COIL_X, 0, 0):
        cooling_coil()
    with at(1.75, -0.55, 1.12):
        centrifugal_fan(0.72, 1.0)
    box(1.0, -0.75, 0.22, 1.7, 1.5, 0.14, "slate", 0.02)
    duct([(2.85, -0.05, 1.55), (LENGTH / 2 + 0.9, -0.05, 1.55)], 1.0, 0.9)
    with at(LENGTH / 2 + 0.95, -0.05, 1.6, turn=90):
        box(-0.58, -0.06, -0.52, 1.16, 0.12, 1.04, "white", 0.02)
        with at(-0.48, -0.07, -0.42):
            louvre(0.96, 0.84, "teal", 6)
        with at(0, -0.12, 0.3):
            breeze(1.7, 0.96, 0.8)
    with at(-LENGTH / 2 - 1.6, 0, 1.55, turn=90):
        breeze(1.55, 1.5, 0.15, warm=True, inward=True)
    water_loop()
    instruments()
with at(0.2, 2.7, BASE):
    chiller(6.4, 2.0, 5, 2.1)
studio("commercial", (0.1, -0.2, 1.35), 15.2, az=33, el=25)
night(lamps=[STREET_LAMP, (-1.2, ROOF - 2.3, 4.9, 0.6, 430, "#ffc894", 105),
             (0, ROOF, 1.2, 1.6, 40, "#ffb27a", 180)])
with at(0, ROOF):
    hot_roof()
    closeup((-0.3, 0, 1.75), 8.3, az=ROOF_VIEW, el=11, fstop=40)
parts((0.4, -0.8, 1.5), 11.6, az=-32, el=12)
with at(0, -1.3, BASE):
    mark("return", -4.1, -0.7, 1.3)
    mark("filters", -1.6, -0.95, 1.95)
    mark("coil", -0.4, -0.6, 1.5)
    mark("pipes", -0.28, 0.3, 2.9)
    mark("fan", 1.75, -0.62, 1.12)
    mark("supply", 4.55, -0.55, 1.6)
render()
