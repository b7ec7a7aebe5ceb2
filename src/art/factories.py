"""Factories: a saw-tooth hall with its front open, and cool air above the machines.

The chiller and the cooling tower outside feed the air handler; a round duct carries the cold air
along the hall.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import plot
from equipment import breeze, carton, chiller, cooling_tower, pallet, tree
from kit import at, box, closeup, cyl, glow, night, prism, render, reset, ring, studio, tube

BASE = 0.22
LENGTH, DEPTH, EAVES = 8.4, 4.6, 3.3
TEETH = 4


def saw_tooth_roof():
    """A north-light roof with glass in the steep faces. Its front edge is a truss."""
    pitch = LENGTH / TEETH
    for k in range(TEETH):
        x = -LENGTH / 2 + k * pitch
        prism([(x, 0), (x + pitch, 0), (x + pitch, 0.95), (x + pitch - 0.08, 0.95)], 0.0, DEPTH, "white", 0.02)
        box(x + pitch - 0.005, 0.15, 0.15, 0.03, DEPTH - 0.3, 0.68, "glass", 0.005)
    box(-LENGTH / 2 - 0.06, -0.06, -0.14, LENGTH + 0.12, DEPTH + 0.12, 0.16, "blue", 0.02)


def machine(m="blue"):
    """A machine tool with its window and control panel."""
    box(-0.65, -0.4, 0, 1.3, 0.8, 0.22, "slate", 0.02)
    box(-0.62, -0.38, 0.2, 1.24, 0.76, 0.95, m, 0.06)
    box(-0.5, -0.4, 0.48, 0.7, 0.04, 0.5, "darkglass", 0.01)
    box(0.3, -0.41, 0.5, 0.24, 0.05, 0.42, "white", 0.015)
    box(0.34, -0.43, 0.7, 0.16, 0.03, 0.16, "led", 0)
    cyl(0.5, 0.1, 1.28, 0.04, 0.24, "orange")


def conveyor(length):
    """A belt with cartons on it."""
    for k in range(4):
        x = -length / 2 + 0.15 + k * (length - 0.36) / 3
        box(x, -0.2, 0, 0.06, 0.4, 0.5, "slate", 0.01)
    box(-length / 2, -0.3, 0.48, length, 0.6, 0.08, "ink", 0.03)
    for y in (-0.34, 0.28):
        box(-length / 2, y, 0.46, length, 0.06, 0.14, "yellow", 0.02)
    for k in range(6):
        with at(-length / 2 + 0.5 + k * (length - 1) / 5, 0, 0.56, scale=0.75):
            carton()


def hall():
    """The open hall: machines, a belt in front, the duct with its diffusers."""
    box(-LENGTH / 2, 0, 0, LENGTH, DEPTH, 0.06, "concrete", 0.01)
    box(-LENGTH / 2 + 0.02, 0.1, 0.05, 0.12, DEPTH - 0.14, EAVES - 0.16, "white", 0.01)
    box(-LENGTH / 2 + 0.15, DEPTH - 0.16, 0.05, LENGTH - 0.24, 0.12, EAVES - 0.16, "white", 0.01)
    for k in range(TEETH + 1):
        box(-LENGTH / 2 + k * (LENGTH - 0.16) / TEETH, 0.02, 0.05, 0.16, 0.16, EAVES - 0.16, "blue", 0.02)
    box(LENGTH / 2 - 0.17, DEPTH - 0.2, 0.05, 0.16, 0.16, EAVES - 0.16, "blue", 0.02)
    for k in range(4):
        with at(-3.1 + k * 2.1, 2.5, 0.06, scale=1.2):
            machine(("orange", "blue", "orange", "blue")[k])
    with at(0.1, 0.95, 0.06, scale=0.92):
        conveyor(7.2)
    cyl(-0.1, 0.62, 2.78, 0.27, LENGTH - 0.2, "plinth", "x", 0.03)
    for k in range(4):
        x = -3.1 + k * 2.1
        ring(x - 0.6, 0.62, 2.78, 0.275, 0.03, "steel", "x")
        box(x - 0.32, 0.42, 2.47, 0.64, 0.4, 0.1, "teal", 0.02)
        with at(x, 0.5, 2.47):
            breeze(0.3, 0.7, 0.9, 3)
    for x in (-2.2, 2.2):
        glow(x, 2.6, EAVES - 0.3, 3, 70)


reset()
plot(15.6, 9.4)
with at(-1.7, -2.2, BASE):
    hall()
    with at(0, 0, EAVES):
        saw_tooth_roof()
    cyl(-3.2, DEPTH + 0.5, 2.8, 0.3, 5.6, "white", bevel=0.03)
    cyl(-3.2, DEPTH + 0.5, 5.0, 0.31, 0.4, "orange", bevel=0.02)
with at(5.2, -0.9, BASE, turn=90):
    chiller(4.2, 1.8, 3, 1.8)
with at(5.3, 2.9, BASE):
    cooling_tower(2.0, 2.7)
for k, colour in enumerate(("blue", "teal")):
    z = 0.7 + 0.34 * k
    tube([(4.4, 1.9, z), (3.6, 1.9, z), (3.1, 1.9, z), (2.6, 1.9, z)], 0.13, colour)
    tube([(5.0 + 0.5 * k, 1.2, z), (5.0 + 0.5 * k, 2.2, z)], 0.13, colour)
for x, y in ((-5.6, -3.7), (-4.2, -3.7)):
    with at(x, y, BASE):
        pallet()
        for i in (-0.3, 0.3):
            for z in (0.15, 0.58):
                with at(i, 0, z, scale=0.95):
                    carton(m="sand" if i > 0 else "orange")
for k, (x, y, size) in enumerate(((-7.0, -1.2, 1.1), (-7.1, 2.6, 1.2))):
    with at(x, y, BASE):
        tree(size, seed=k)
studio("commercial", (0.0, -0.3, 1.95), 18.8, az=35, el=21)
night(lamps=[(x, y, z, 1.2, power, "#ffcf94") for x in (-3.8, 0.4) for y, z, power in ((0, 3.2, 80), (-4.4, 4.0, 130))])
closeup((-1.6, -1.5, 2.4), 10.3, az=4, el=9, fstop=40)
render()
