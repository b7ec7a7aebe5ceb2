"""The signature picture: a small city block and everything in it that the company keeps cool.

An office tower with a chiller on its roof, a cold room with evaporators, a home with split
units, a refrigerated van on the road and an air-conditioned railway coach.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from buildings import cut_storey, flat_roof, floor_slab, open_room, plot
from equipment import (
    breeze,
    chiller,
    condensing_unit,
    crate,
    evaporator,
    hedge,
    outdoor_unit,
    panel_wall,
    produce,
    road,
    shelf,
    split_indoor,
    tree,
    vrf_unit,
)
from coldchain import track
from interiors import open_office, rug, sofa
from kit import at, box, glow, night, render, reset, studio
from vehicles import coach, three_wheeler, van

BASE = 0.3
RAIL = 0.36  # height of the rails in `track`


def tower():
    """Four storeys of offices, open at the corner, with a chiller on the roof."""
    width, depth, storey, cut = 5.8, 4.2, 1.8, 3.1
    for k in range(4):
        with at(0, 0, k * storey):
            cut_storey(width, depth, storey, cut, seed=k + 3)
            with at(width / 2 - cut + 0.06, -depth / 2, 0.16):
                open_office(cut - 0.06, depth, storey - 0.16, seed=k)
    with at(0, 0, 4 * storey):
        flat_roof(width, depth)
        with at(-0.7, 0, 0.24):
            chiller(3.7, 1.9, 3, 1.7)
        for y in (-0.9, 0.4):
            with at(2.1, y, 0.2):
                vrf_unit(0.95, 0.9, 1.3)


def cold_room():
    """An insulated room with its front open, evaporators above the shelves and its plant on top."""
    width, depth, height = 5.0, 3.4, 2.5
    box(0, 0, 0, width, depth, 0.14, "white", 0.03)
    box(0.1, 0.06, 0.13, width - 0.2, depth - 0.2, 0.02, "sky", 0)
    with at(0, depth - 0.14, 0.12):
        panel_wall(width, height)
    with at(0.14, 0.03, 0.12, turn=90):
        panel_wall(depth - 0.18, height)
    with at(width, 0.03, 0.12, turn=90):
        panel_wall(depth - 0.18, height)
    box(-0.08, 0.9, height + 0.12, width + 0.16, depth - 0.82, 0.2, "white", 0.03)
    box(-0.1, 0.88, height + 0.13, width + 0.2, 0.1, 0.18, "teal", 0.02)
    for x in (1.35, 3.65):
        with at(x, 1.7, height + 0.1):
            evaporator(1.9, 0.8, 0.62)
        with at(x, 1.25, height - 0.4):
            breeze(0.8, 1.7, 0.9)
    with at(width / 2, depth - 0.6, 0.14):
        for z in shelf(4.2, 0.7, 1.5, 3)[:2]:
            for k in range(5):
                with at(-1.65 + k * 0.82, 0, z):
                    crate()
                    with at(0, 0, 0.3):
                        produce(
                            0.46, 0.34, ("red", "orange", "leaf", "yellow", "coral")[(k + int(z * 2)) % 5], 0.09, k
                        )
    for x, m in ((0.9, "orange"), (1.75, "red"), (3.9, "leaf")):
        with at(x, 0.75, 0.15):
            for k in range(2):
                with at(0, 0, 0.36 * k):
                    crate()
            with at(0, 0, 0.66):
                produce(0.46, 0.34, m, 0.09, 3)
    for x in (1.3, 3.7):
        with at(x, 2.1, height + 0.32):
            condensing_unit(1.9, 1.1, 1.1)
    glow(width / 2, 1.2, height, 2.2, 90, "#d8fbff")


def home():
    """A small house: an open living room with a split unit, and the outdoor unit."""
    width, depth, storey = 4.6, 3.4, 2.1
    floor_slab(width, depth, "white")
    box(-width / 2, -depth / 2, 0.14, 1.5, depth, storey - 0.14, "coral", 0.02)
    with at(-width / 2 + 1.56, -depth / 2, 0.16):
        open_room(width - 1.56, depth, storey - 0.16, "wood", "cream", "cream", 40)
        with at(0.06, 1.3, 0.98, turn=90):
            split_indoor(1.5)
            with at(0, -0.25, 0):
                breeze(1.6, 1.4, 0.7)
        with at(1.7, 1.4, 0.03):
            rug(1.9, 1.4, "blue")
        with at(1.7, 2.7, 0.03):
            sofa(1.9, "orange", "cream")
    box(width / 2 - 0.16, -depth / 2 + 0.02, 0.16, 0.13, 0.13, storey - 0.16, "white", 0.02)
    with at(-width / 2 + 0.75, -depth / 2 - 0.3, 0.7):
        outdoor_unit(1.0, 0.4, 0.85)
        box(-0.5, -0.2, -0.05, 1.0, 0.52, 0.06, "slate", 0.01)
    with at(0, 0, storey):
        flat_roof(width, depth, "white", "sand")
        with at(0.6, 0.2, 0.2):
            vrf_unit(0.95, 0.85, 1.2)


def railway(length):
    """A track along x with a coach on it."""
    with at(scale=0.72):
        track(length / 0.72)
        with at(-5.4, 0, RAIL):
            coach(11, open_pack=False)


reset()
plot(20.4, 13.4, BASE)
with at(-4.4, 3.4, BASE):
    tower()
with at(0.6, 1.3, BASE):
    cold_room()
with at(7.2, 3.6, BASE):
    home()
with at(0, -1.95, BASE - 0.01):
    road(20.2, 3.0)
    with at(3.4, 0.75, 0.03, scale=0.74):
        van("white", drive="electric")
    with at(7.9, 0.75, 0.03, scale=0.8):
        three_wheeler("blue")
with at(0, -5.3, BASE):
    railway(20.2)
for k, (x, y, size) in enumerate(
    (
        (-9.0, 1.0, 1.2),
        (-9.2, 4.4, 1.4),
        (9.5, 0.4, 1.0),
        (6.2, 0.3, 0.8),
        (3.0, 5.7, 1.3),
    )
):
    with at(x, y, BASE):
        tree(size, seed=k, m="leaf" if k % 3 == 2 else "green")
with at(5.2, -3.7, BASE):
    hedge(8.6, 0.34)
studio("commercial", (0.2, 0.0, 2.8), 26.2, az=35, el=20)
night()
render()
