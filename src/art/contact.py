"""Contact: the company's office by the road, with a large teal map pin in front of it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import canopy, flat_roof, glazed_storey, plot
from equipment import LANE, bench, car, chiller, hedge, lamp_post, road, tree, vrf_unit
from kit import STREET_LAMP, at, cyl, night, render, reset, ring, studio
from shapes import arc, lathe
from vehicles import van

BASE = 0.22
STOREY = 1.55


def map_pin(s=1.0):
    """A pin: round head with a white hole, tapering to its point."""
    head = [(r * s, z * s) for r, z in arc(0, 1.95, 0.95, -30.9, 90, 40)]
    lathe([(0, 0.08 * s), (0.03 * s, 0.12 * s), *head], (0, 0, 0), "teal", "z", 96)
    cyl(0, -0.82 * s, 2.0 * s, 0.46 * s, 0.3 * s, "white", "y", 0.05)
    cyl(0, 0, 0.06, 1.0 * s, 0.12, "white", bevel=0.04)
    ring(0, 0, 0.1, 0.7 * s, 0.05, "teal")


def office():
    """Three glazed storeys, an entrance, and the plant on the roof."""
    width, depth = 6.2, 4.0
    for k in range(3):
        with at(0, 0, k * STOREY):
            glazed_storey(width, depth, STOREY, seed=k + 11)
    with at(-1.2, -depth / 2 - 0.1, 0):
        canopy(1.6, 1.0, "blue")
    with at(0, 0, 3 * STOREY):
        flat_roof(width, depth)
        with at(-0.9, 0.1, 0.2):
            chiller(3.4, 1.8, 3, 1.5)
        for y in (-0.8, 0.6):
            with at(2.2, y, 0.2):
                vrf_unit(0.9, 0.85, 1.2)


reset()
with at(0, -0.6):
    plot(14, 11)
with at(-1.2, 1.4, BASE):
    office()
with at(4.2, -1.4, BASE, turn=33):
    map_pin(1.15)
with at(0, -4.7, BASE - 0.01):
    road(13.9)
    with at(-3.9, LANE, 0.03, scale=0.6):
        van(drive="electric")
    with at(2.2, -LANE, 0.03, turn=180):
        car("orange")
for x in (-4.6, 1.6):
    with at(x, -1.6, BASE):
        hedge(2.4 if x < 0 else 2.0, 0.34)
for k, (x, y, size) in enumerate(((-6.0, -1.0, 1.1), (-6.1, 2.2, 1.3), (3.2, 3.2, 1.2), (5.8, 1.4, 1.15))):
    with at(x, y, BASE):
        tree(size, seed=k, m="leaf" if k % 2 else "green")
with at(6.4, -2.7, BASE, turn=-90):
    lamp_post()
with at(1.6, -2.5, BASE):
    bench()
studio("commercial", (0.1, -0.9, 2.4), 19.0, az=33, el=20)
night(lamps=[STREET_LAMP])
render()
