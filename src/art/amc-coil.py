"""Dirty condenser: an outdoor unit's coil, half brown with dust and half washed clean by a jet of water.

The lance stands on a tripod, so that its fan of water hits the border between the two halves.
"""

import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from mathutils.noise import noise

from equipment import fan
from kit import (PALETTE, air, at, ball, box, boxes, cone, cyl, light, night, night_closeup, put, render, reset, sheet,
                 tube, veil)
from upkeep import brush

PALETTE.update({"fin": ("#d5e1e9", 0.3, 0.25, 0.0), "dirt": ("#806c56", 0.95, 0.0, 0.0),
                "fluff": ("#9b8871", 0.95, 0.0, 0.0), "puddle": ("#20364f", 0.06, 0.0, 0.0)})
DUST = ("dust", "dirt", "dust", "fluff")
# The coil's face in the plane y = 0: left, right, low, high, and the pitch of its fins.
LEFT, RIGHT, LOW, HIGH, PITCH = -1.6, 1.3, 0.5, 1.95, 0.05
JET = (0.16, 1.28)
BASE = 0.1
NOZZLE = (1.2, -1.35, 1.1)


def border(z):
    """How far to the right the dust still reaches at height z. The jet has eaten a bay into it."""
    return JET[0] + 0.16 * math.sin(5.2 * z) - 0.3 * math.exp(-((z - JET[1]) / 0.3) ** 2)


def casing():
    """Legs, bodywork with a teal band, the frame around the coil and the fans on top."""
    wide = RIGHT - LEFT
    boxes(*((x, y, 0, 0.16, 0.16, 0.2, "ink") for x in (LEFT - 0.1, RIGHT - 0.06) for y in (0.05, 1.1)),
          (LEFT - 0.25, 0.06, 0.16, wide + 0.5, 1.3, 2.3, "white", 0.06),
          (LEFT - 0.27, 0.04, 2.16, wide + 0.54, 1.34, 0.16, "teal", 0.02),
          (LEFT - 0.06, -0.012, LOW - 0.1, wide + 0.12, 0.1, 0.1, "white"),
          (LEFT - 0.06, -0.012, HIGH, wide + 0.12, 0.1, 0.1, "white"),
          *((x, -0.02, LOW - 0.1, 0.1, 0.1, HIGH - LOW + 0.2, "white") for x in (LEFT - 0.1, RIGHT)),
          (LEFT, 0.03, LOW, wide, 0.06, HIGH - LOW, "slate", 0))
    for x in (-0.9, 0.6):
        cyl(x, 0.7, 2.5, 0.6, 0.14, "white")
        put((x, 0.7, 2.56), fan, 0.56)


def dust(x, z):
    """The thickness of the dust: lumps, and a ridge over each fin."""
    lumps = noise((9 * x, 6 * z, 0)) + 0.6 * noise((24 * x, 15 * z, 5))
    return 0.028 + 0.02 * abs(math.sin(math.pi * (x - LEFT) / PITCH)) + 0.009 * lumps


def fins():
    """The fins, the mat of dust that clogs them as far as the border, and the fluff on it."""
    chance = random.Random(4)
    for k in range(round((RIGHT - LEFT) / PITCH)):
        box(LEFT + k * PITCH + 0.012, -0.01, LOW, 0.024, 0.05, HIGH - LOW, "fin", 0)
    rows = []
    for k in range(111):
        z = LOW + k * (HIGH - LOW) / 110
        end = border(z) + 0.09 * noise((0, 14 * z, 9))
        places = [LEFT + (end - LEFT) * j / 260 for j in range(261)]
        rows.append([(x, -dust(x, z) * min(1, 12 * (end - x)) + 0.01, z) for x in places])
    sheet(rows, "dirt", 0.01)
    for _ in range(120):
        x, z = LEFT + 0.05 + 1.8 * chance.random(), LOW + 0.05 + (HIGH - LOW - 0.1) * chance.random()
        if x < border(z) - 0.1:
            with at(x, -dust(x, z) + 0.004, z, tilt=(0, 360 * chance.random())):
                ball(0, 0, 0, 0.008 + 0.014 * chance.random(), chance.choice(DUST), 1 + 0.8 * chance.random())


def spray():
    """A fan of water from the nozzle to the border, with drops that bounce off the coil."""
    nx, ny, nz = NOZZLE
    for shift in (-0.05, 0.05):
        rows, shown = [], []
        for t in (k / 16 for k in range(17)):
            steps = [j / 24 - 1 for j in range(49)]
            rows.append([(nx + t * (JET[0] + shift + 0.1 * u * u - nx), ny * (1 - t) - 0.05 * t,
                          nz + t * (JET[1] + 0.46 * u - nz)) for u in steps])
            shown.append([0.62 * (1 - u**6) * (0.62 + 0.38 * math.cos(22 * u + 9 * shift)) * (0.55 + 0.45 * t)
                          for u in steps])
        veil(rows, shown, air("water", "#bdeaff"))
    chance = random.Random(9)
    for _ in range(70):
        turn, reach = 2 * math.pi * chance.random(), 0.12 + 0.6 * chance.random() ** 1.6
        ball(JET[0] + 0.6 * reach * math.cos(turn), -0.08 - 0.4 * reach * chance.random(),
             JET[1] + 0.9 * reach * math.sin(turn), 0.008 + 0.014 * chance.random(), "drop")


def puddle():
    """The water under the coil."""
    for k, (x, y, r) in enumerate(((-0.1, -0.3, 0.72), (0.45, -0.42, 0.5), (-0.7, -0.2, 0.4))):
        cyl(x, y, 0.002 + 0.002 * k, r, 0.008, "puddle", bevel=0).scale.y = 0.5


def lance():
    """The lance on its tripod, and its hose, which lies on the ground."""
    nx, ny, nz = NOZZLE
    back = (nx + 0.62, ny - 0.78, nz - 0.1)
    cone(nx + 0.03, ny - 0.03, nz, 0.05, 0.05, 0.1, "teal", "x")
    tube([NOZZLE, back], 0.03, "steel")
    tube([(nx + 0.34, ny - 0.43, nz - 0.055), back], 0.055, "ink")
    box(back[0] - 0.2, back[1] + 0.12, nz - 0.34, 0.08, 0.1, 0.26, "ink")
    for dx, dy in ((-0.34, -0.1), (0.3, -0.36), (0.24, 0.34)):
        tube([(nx + 0.3, ny - 0.38, nz - 0.08), (nx + 0.3 + dx, ny - 0.38 + dy, 0.02)], 0.024, "slate")
    tube([back, (back[0] + 0.2, back[1] - 0.25, nz - 0.2), (back[0] + 0.3, back[1] - 0.3, 0.05),
          (0.9, -2.3, 0.05), (0.1, -1.9, 0.05), (-0.9, -2.3, 0.05), (-2.6, -1.9, 0.05), (-4.6, -1.5, 0.05)],
         0.05, "orange", 0.45)


reset()
PALETTE["drop"] = ("#d8f3ff", 0.1, 0.0, 0.5)
box(-7, -5, 0, 14, 10, BASE, "slate", 0.04)
with at(z=BASE):
    casing()
    fins()
    puddle()
    spray()
    lance()
    with at(-1.55, -0.95, turn=14):
        brush()
    with at(-2.15, -0.25):
        cone(0, 0, 0.24, 0.22, 0.3, 0.48, "blue")
        for x, y in ((-0.1, 0), (0.12, 0.06), (0.05, -0.12)):
            ball(x, y, 0.48, 0.15, "white")
light("residential", az=24)
night(lamps=[(-1.7, -2.6, 4.2, 0.35, 420, "#ffd2a0", 140), (1.8, -2.6, 3.8, 0.35, 190, "#dff1ff", 140)])
night_closeup((-0.05, -0.2, 1.3), 4.6, az=20, el=9, fstop=40)
render()
