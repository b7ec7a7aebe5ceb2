"""Kitchens: a commercial kitchen with its front open and an extraction hood.

The hood over the range line draws the hot air to the roof fan; the make-up air unit beside the fan
sends cooled fresh air back to the cooks.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import flat_roof, plot
from equipment import breeze, crate, duct, exhaust_fan, hood, outdoor_unit, planter, produce, rooftop_unit, shelf
from interiors import pot, range_cooker
from kit import at, ball, box, closeup, cone, glow, mark, night, parts, render, reset, studio, tube

BASE = 0.22
LENGTH, DEPTH, HEIGHT = 8.6, 4.4, 2.9


def range_line():
    """Four ranges under the hood, with pots on the burners."""
    for k in range(4):
        with at(-1.75 + k * 1.17):
            range_cooker(1.15, oven=k != 1)
    for x, y, r, h, m in (
        (-2.0, 0.2, 0.22, 0.4, "steel"),
        (-1.45, -0.2, 0.18, 0.2, "red"),
        (-0.3, 0.15, 0.22, 0.3, "copper"),
        (0.9, 0.2, 0.24, 0.45, "steel"),
        (1.5, -0.2, 0.17, 0.18, "blue"),
        (2.05, 0.2, 0.2, 0.3, "copper"),
    ):
        with at(x, y, 0.93):
            pot(r, h, m)


def prep_table(length=3.6):
    """The island: a steel table with boards, vegetables and bowls."""
    for x in (-length / 2 + 0.08, length / 2 - 0.14):
        for y in (-0.36, 0.3):
            box(x, y, 0, 0.07, 0.07, 0.84, "steel", 0.01)
    box(-length / 2 + 0.05, -0.38, 0.24, length - 0.1, 0.76, 0.04, "steel", 0.01)
    box(-length / 2, -0.45, 0.82, length, 0.9, 0.07, "steel", 0.02)
    for x, m, seed in ((-1.3, "red", 1), (-0.4, "leaf", 2)):
        with at(x, 0.05, 0.89, scale=0.9):
            crate()
            with at(0, 0, 0.3):
                produce(0.46, 0.34, m, 0.08, seed)
    box(0.25, -0.28, 0.89, 0.7, 0.5, 0.05, "wood", 0.015)
    for k in range(3):
        ball(0.42 + 0.16 * k, -0.05, 1.0, 0.08, ("orange", "orange", "leaf")[k])
    cone(1.4, 0.0, 0.98, 0.14, 0.26, 0.2, "aqua", bevel=0.02)
    for x in (-1.1, 0.1, 1.2):
        with at(x, 0, 0.28):
            pot(0.2, 0.26)


def fridge():
    """An upright two-door refrigerator with its teal top unit."""
    box(-0.75, -0.45, 0.06, 1.5, 0.9, 1.78, "steel", 0.03)
    box(-0.77, -0.47, 1.82, 1.54, 0.94, 0.34, "teal", 0.03)
    for side in (-1, 1):
        box(side * 0.365 - 0.35, -0.48, 0.16, 0.7, 0.05, 1.6, "white", 0.02)
        box(side * 0.365 - 0.26, -0.5, 0.85, 0.52, 0.03, 0.8, "cold", 0.01)
        box(side * 0.07 - 0.02, -0.55, 0.5, 0.04, 0.06, 0.8, "slate", 0.01)


reset()
plot(10.8, 7.4)
with at(-0.2, 0.3, BASE):
    box(-LENGTH / 2, -DEPTH / 2, 0, LENGTH, DEPTH, 0.12, "white", 0.02)
    for i in range(14):
        for j in range(7):
            box(-LENGTH / 2 + 0.06 + i * 0.606, -DEPTH / 2 + 0.06 + j * 0.612, 0.11, 0.6, 0.605, 0.03, "brick", 0.004)
    box(-LENGTH / 2 - 0.14, -DEPTH / 2, 0, 0.16, DEPTH + 0.02, HEIGHT, "white", 0.02)
    box(-LENGTH / 2 - 0.14, DEPTH / 2 + 0.03, 0, LENGTH + 0.14, 2.0, HEIGHT, "white", 0.02)
    box(-LENGTH / 2 + 0.1, DEPTH / 2 - 0.02, 0.13, LENGTH - 0.12, 0.06, HEIGHT - 0.25, "aqua", 0.01)
    box(-LENGTH / 2 + 0.01, -DEPTH / 2 + 0.04, 0.13, 0.04, DEPTH - 0.08, HEIGHT - 0.25, "aqua", 0.01)
    with at(-0.55, DEPTH / 2 - 0.5, 0.13):
        range_line()
    with at(-0.55, DEPTH / 2 - 0.03, 1.95):
        hood(5.0, 1.35, 0.85)
    with at(-0.55, DEPTH / 2 - 0.1, 0.13):
        tube([(-2.6, 0, 0.1), (-2.6, 0, 1.25), (2.5, 0, 1.25), (2.5, 0, 0.5)], 0.035, "yellow")
        box(2.4, -0.12, 0.75, 0.2, 0.2, 0.24, "red", 0.03)
    with at(3.3, DEPTH / 2 - 0.55, 0.13):
        fridge()
    with at(0.1, -0.75, 0.13):
        prep_table()
    with at(-LENGTH / 2 + 0.4, -0.5, 0.13, turn=90):
        levels = shelf(1.8, 0.5, 1.7, 3)
        for z, goods in zip(levels, ((-0.5, 0.1, 0.6), (-0.55, 0.0, 0.5), (-0.3, 0.4))):
            for x in goods:
                with at(x, 0, z):
                    pot(0.18, 0.24, ("red", "copper")[int(z * 4) % 2])
    with at(0, DEPTH / 2 + 1.0, HEIGHT - 0.02):
        flat_roof(LENGTH - 0.1, 1.8, parapet=0.24)
        with at(2.6, 0, 0.18):
            rooftop_unit(2.8, 1.4, 1.3)
        with at(-3.2, 0.0, 0.18):
            exhaust_fan()
    with at(LENGTH / 2 + 0.28, DEPTH / 2 + 1.0, 1.05, turn=90):
        outdoor_unit(1.2, 0.42, 0.9)
        for z in (0.3, 0.42):
            tube([(-0.5, 0.1, z), (-0.78, 0.1, z), (-0.78, 0.3, z)], 0.025, "copper")
        for x in (-0.4, 0.35):
            box(x, -0.2, -0.05, 0.06, 0.5, 0.06, "slate", 0.01)
    for x in (-2.0, 0.4):
        duct([(x, DEPTH / 2 - 0.5, 2.7), (x, DEPTH / 2 - 0.5, 3.55)], 0.44, 0.44)
    duct([(0.4, DEPTH / 2 - 0.5, 3.6), (-3.2, DEPTH / 2 - 0.5, 3.6), (-3.2, DEPTH / 2 + 0.6, 3.6)], 0.5, 0.5)
    duct([(1.6, DEPTH / 2 + 0.8, 3.75), (1.6, 0.3, 3.75), (1.6, 0.3, 3.05)], 0.46, 0.4, "white")
    box(-1.2, 0.02, 2.86, 3.7, 0.56, 0.2, "white", 0.03)
    box(-1.22, 0.0, 2.84, 3.74, 0.6, 0.1, "teal", 0.02)
    with at(0.65, 0.32, 2.82):
        breeze(0.1, 3.3, 1.9, 8)
    glow(0, 0, 3.4, 4, 60, "#ffe9c9")
with at(-4.7, -2.9, BASE, scale=1.2):
    planter()
studio("hospitality", (-0.2, 0.2, 1.6), 15.4, az=33, el=25)
closeup((-0.2, 1.5, 1.9), 4.9, az=40, el=8, fstop=40)
night()
parts((0.9, 1.2, 2.3), 11.8, az=56, el=10, lens=45)
with at(-0.2, 0.3, BASE):
    mark("make-up-air", 3.4, 2.5, 3.9)
    mark("spot-outlet", 1.6, 0.0, 2.95)
    mark("range", 1.25, 0.95, 0.85)
    mark("condensing-unit", 4.82, 3.2, 1.6)
render()
