"""The signature picture: a small city block and everything in it that the company keeps cool.

An office tower with a chiller on its roof, a cold room with evaporators, a home with split
units, a refrigerated van on the road and an air-conditioned railway coach.
"""

import math
import random
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
from kit import air, at, box, glow, mat, night, only, prism, put, render, reset, rim, studio, tube, veil, wide
from vehicles import coach, three_wheeler, van

BASE = 0.3
RAIL = 0.36  # height of the rails in `track`

# The panorama: the camera's bearing and elevation, the picture's width and middle, and the camera's place.
AZ, TILT, WIDTH, LENS = 30, math.radians(8), 43.5, 70
AIM = (-8.1, -4.68, 2.9)
AWAY = WIDTH * LENS / 36
EYE_HEIGHT = AIM[2] + AWAY * math.sin(TILT) - BASE
# Distance, lowest and highest point in the picture, seed, material and haze.
HILLS = (
    (130, 3.8, 6.0, 11, ("hill far", "#34446e", 1, 0, 0.45), 0.45),
    (95, 3.3, 4.9, 4, ("hill middle", "#1d2f58", 1, 0, 0.4), 0.4),
    (56, 2.6, 3.8, 8, ("hill near", "#10203c", 1, 0, 0.3), 0.12),
)


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


def railway(length, place):
    """A track along x with a coach at `place`."""
    with at(scale=0.72):
        track(length / 0.72)
        with at(place / 0.72, 0, RAIL):
            coach(11, open_pack=False)


def traffic(length, width, van_at, three_wheeler_at):
    """A road along x with both vehicles on its far lane, because traffic keeps left."""
    road(length, width)
    with at(van_at, 0.75, 0.03, scale=0.74):
        van("white", drive="electric")
    with at(three_wheeler_at, 0.75, 0.03, scale=0.8):
        three_wheeler("blue")


def height_of(up, y):
    """The height above the ground of what stands `y` behind the aim and `up` above it in the picture."""
    return EYE_HEIGHT + (AWAY * math.cos(TILT) + y) * math.tan(math.atan(up / AWAY) - TILT)


def ridge(y, low, high, seed, paint, haze):
    """A silhouette of hills between two heights of the picture. Its foot fades into haze."""
    chance = random.Random(seed)
    waves = [(chance.uniform(0.7, 1.3) * 2**k, chance.uniform(0, 7), 0.6**k) for k in range(7)]
    points = []
    for k in range(601):
        fold = sum(size * abs(math.sin(5 * pace * k / 600 + start)) for pace, start, size in waves) / 2.6
        points.append((-100 + k / 3, height_of(low + (high - low) * (1 - fold), y)))
    prism([(-100, -90), *points, (100, -90)], y, 0.1, mat(*paint), 0)
    rows = [[(x, y - 0.2, height_of(up, y)) for x in (-100, 100)] for up in (low - 1, low - 0.4, high)]
    veil(rows, [[haze] * 2, [haze * 0.7] * 2, [0, 0]], air("haze", "#5c6290"))


def neighbours():
    """Low houses with a few lit windows between the city and the hills."""
    chance = random.Random(7)
    for _ in range(100):
        x, y = chance.uniform(-4.4, 30), chance.uniform(13, 42)
        w, d, h = chance.uniform(1.4, 2.6), chance.uniform(1.4, 2.4), chance.choice((0.9, 0.9, 1.6, 1.7))
        box(x, y, 0, w, d, h, "concrete")
        rim(x, y, h, w, d, 0.16, 0.08, "white", 0)
        box(x + 0.2, y + 0.4, h, 0.6, 0.6, 0.45, "concrete")
        for k in range(int(w / 0.5)):
            for z in range(round(h / 0.8)):
                pane = "lit" if chance.random() < 0.4 else "darkglass"
                box(x + 0.2 + 0.5 * k, y - 0.02, 0.8 * z + 0.35, 0.22, 0.04, 0.28, pane, 0)


def groves():
    """Groups of trees behind the road, and a row that hides the ground's far edge."""
    chance = random.Random(11)
    turn = math.radians(AZ)
    for k in range(560):
        if k % 8 == 0:
            x, y = chance.uniform(-40, 28), chance.uniform(9, 46)
        size, side, back = chance.uniform(0.5, 1.0), x + chance.gauss(0, 2.4), y + chance.gauss(0, 0.7)
        if k % 4 == 0:
            back = 45
        if side * math.sin(turn) + back * math.cos(turn) > 1.5:
            with at(side, back, -0.72 * size):
                tree(size, k, mat("wood dark", "#3d716c", 0.9))


def blinds():
    """Blinds at the windows of the tower, most of them half open."""
    chance = random.Random(2)
    for k in range(16):
        drop = chance.choice((0.02, 0.2, 0.35, 0.5, 0.8, 1.3))
        box(-2.87 + 0.675 * (k % 4), -2.11, 1.8 * (k // 4 + 1) - drop, 0.62, 0.02, drop, "grey", 0)


def street_lamp():
    """A lamp over the road, on a post at the road's edge."""
    tube([(0, 0, 0), (0, 0, 2.6), (0, -0.9, 2.75)], 0.035, "slate", 0.5)
    box(-0.08, -1.1, 2.7, 0.16, 0.4, 0.05, "lamp", 0.01)
    glow(0, -1.0, 2.65, 0.3, 130, "#ffc98a", 140)


def panorama():
    """The city on open ground: road and railway cross the picture, hills stand behind."""
    with at(turn=AZ):
        box(-160, -60, -0.3, 320, 106, 0.3, mat("field", "#41607a", 0.95), 0)
        neighbours()
        groves()
        with at(16, 40, 14, tilt=(-76, 0)):
            glow(0, 0, 0, 24, 5000, "#ffa070")
        for hill in HILLS:
            ridge(*hill)
    put((-4.4, 3.4, 0), blinds)
    box(-9.6, -0.3, 0, 27, 7.4, 0.04, "concrete", 0.01)
    with at(0, -2.6, 0):
        traffic(200, 3.4, 3.0, 8.4)
        for y in (-1.85, 1.7):
            box(-100, y, 0, 200, 0.15, 0.07, "kerb", 0.01)
        for x in (0.2, 5.7, 11.8):
            put((x, 1.95, 0), street_lamp)
        for x in (4.9, 9.5):
            with at(x, 0.75, 0.5, tilt=(0, -70)):
                glow(0, 0, 0, 0.3, 120, "#fff0d0", 60)
    put((0, -13.6, 0), railway, 160, 1.9, scale=0.9)
    put((-7, -5.6, 0), hedge, 46, 0.34)


reset()
with only(wide=False):
    plot(20.4, 13.4, BASE)
    with at(0, -1.95, BASE - 0.01):
        traffic(20.2, 3.0, 3.4, 7.9)
    with at(0, -5.3, BASE):
        railway(20.2, -3.9)
    with at(5.2, -3.7, BASE):
        hedge(8.6, 0.34)
    put((-9.0, 1.0, BASE), tree, 1.2, 0)
    put((-9.2, 4.4, BASE), tree, 1.4, 1)
with at(-4.4, 3.4, BASE):
    tower()
with at(0.6, 1.3, BASE):
    cold_room()
with at(7.2, 3.6, BASE):
    home()
put((9.5, 0.4, BASE), tree, 1.0, 2, "leaf")
put((6.2, 0.3, BASE), tree, 0.8, 3)
put((3.0, 5.7, BASE), tree, 1.3, 4)
studio("commercial", (0.2, 0.0, 2.8), 26.2, az=35, el=20)
night()
with at(0, 0, BASE), only(wide=True):
    panorama()
wide(AIM, WIDTH, AZ, math.degrees(TILT), LENS)
render()
