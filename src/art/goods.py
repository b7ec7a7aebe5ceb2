"""Portraits of goods in cold stores, and of users of ground heat; each stands on z = 0 and faces -y."""

from math import pi, sin

from buildings import canopy, flat_roof, glazed_storey, window
from equipment import carton, crate, louvre, pallet, produce, tree
from facilities import gauge, stage
from kit import at, ball, box, boxes, cone, cyl, prism, put, rim, ring, slab, tube
from machines import plate_exchanger
from shapes import arc, lathe
from upkeep import dial, display


def pod(r, length, m):
    """A long, round body along x."""
    lathe([(r * sin(pi * k / 12) ** 0.7, (k / 12 - 0.5) * length) for k in range(13)], (0, 0, 0), m, "x")


def fish(m):
    """A fish along x with its head at -x."""
    pod(0.2, 1.1, m)
    prism([(0.4, 0), (0.75, 0.25), (0.67, 0), (0.75, -0.25)], -0.03, 0.06, m, 0.02)
    prism([(-0.15, 0.16), (0.2, 0.32), (0.25, 0.12)], -0.02, 0.04, m, 0.01)
    ball(-0.36, -0.1, 0.05, 0.035, "ink")


def soil(w, d, h, loops=(), low=0.0, gap=0.1):
    """A piece of cut ground with loops in its face. Returns the frame of what stands on it."""
    boxes(*((-w / 2, -d / 2, h * z, w, d, h * share, m) for z, share, m in ((0, 0.31, "slate"), (0.31, 0.22, "brick"),
            (0.53, 0.25, "wood"), (0.78, 0.14, "sand"), (0.92, 0.08, "leaf"))))
    for x in loops:
        warm, cool = ([(x + side, -d / 2, z) for z in (low - 0.15, low, h + 0.06)] for side in (-gap, gap))
        tube([warm[1], warm[0], cool[0], cool[1]], 0.055, "teal", 0.1)
        for leg, m in ((warm, "orange"), (cool, "blue")):
            tube([*leg[1:], (leg[0][0], 0.4, h + 0.06)], 0.055, m, 0.1)
    return at(0, 0, h)


def goods_fruit():
    """Crates of mangoes, tomatoes and cucumbers on a pallet."""
    put((0, 0), pallet, 1.5, 1.1)
    for x, y, z, r, long, m in ((-0.34, -0.26, 0.15, 0.1, 0.27, "yellow"), (0.34, -0.26, 0.15, 0.1, 0.19, "red"),
                                (-0.34, 0.26, 0.15, 0.1, 0.19, "red"), (0.34, 0.26, 0.15, 0.1, 0.19, "orange"),
                                (0, 0.26, 0.51, 0.085, 0.44, "green")):
        put((x, y, z), crate, 0.64, 0.5, 0.36)
        for k in range(8):
            put((x - 0.2 + k % 4 * 0.135, y - 0.12 + k // 4 * 0.22, z + 0.36), pod, r, long, m, turn=60 + 40 * (k % 2))


def goods_dairy():
    """A milk can, a crate of bottles and cups of yoghurt."""
    can = [(0.42, 0), (0.42, 0.95), (0.24, 1.2), (0.24, 1.32), (0.3, 1.34), (0.3, 1.44), (0, 1.48)]
    lathe(can, (-0.85, 0.1, 0), "steel", "z")
    for x, z, r, axis in ((-1.27, 0.98, 0.13, "y"), (-0.43, 0.98, 0.13, "y"), (-0.85, 0.72, 0.42, "z")):
        ring(x, 0.1, z, r, 0.035, "blue", axis)
    put((0.45, 0.15), crate, 1.3, 0.9, 0.5, "teal")
    for x, m in ((0.05, "coral"), (0.45, "yellow"), (0.85, "violet")):
        for y in (-0.08, 0.36):
            lathe([(0.16, 0), (0.16, 0.45), (0.08, 0.66), (0.08, 0.78)], (x, y, 0.3), "white", "z")
            cyl(x, y, 1.1, 0.1, 0.1, "blue")
        cone(x - 0.1, -0.7, 0.16, 0.13, 0.18, 0.32, "white")
        cyl(x - 0.1, -0.7, 0.33, 0.2, 0.04, m)


def goods_meat():
    """A steak and a chicken on trays, before frozen cartons."""
    for x, z, m in ((-0.75, 0, "white"), (0.05, 0, "icepack"), (-0.35, 0.56, "white")):
        put((x, 0.45, z), carton, 0.76, 0.7, 0.55, m)
    with at(-0.55, -0.35, 0.03, turn=-6, tilt=(-32, 0)):
        box(-0.55, 0, 0, 1.1, 0.1, 0.85, "white", 0.05)
        for size, y, m in ((0.41, -0.09, "cream"), (0.35, -0.12, "red")):
            prism([(1.2 * u, 0.42 + 0.8 * v) for u, v in arc(0, 0, size, 0, 340, 17)], y, 0.12, m, 0.04)
        ring(0.18, -0.12, 0.5, 0.055, 0.035, "white", "y")
    with at(0.72, -0.4, 0.36):
        box(-0.6, -0.38, -0.36, 1.2, 0.76, 0.1, "blue", 0.04)
        pod(0.34, 0.95, "sand")
        for y in (-0.24, 0.24):
            put((0.25, y), pod, 0.16, 0.55, "sand", tilt=(0, -35))
            tube([(0.4, y, 0.14), (0.58, y, 0.27)], 0.05, "white")


def goods_fish():
    """Fish and prawns on ice in a sloping box."""
    box(-0.85, 0.1, 0, 1.7, 0.9, 0.3, "navy")
    with at(0, -0.6, -0.03, tilt=(20, 0)):
        boxes((-0.95, 0.05, 0.06, 1.9, 1.3, 0.14, "white"), (-1.02, -0.02, 0.05, 2.04, 1.44, 0.1, "teal", 0.04))
        rim(-1.0, 0, 0.1, 2.0, 1.4, 0.3, 0.1, "white")
        put((0, 0.7, 0.27), produce, 1.76, 1.16, "icepack", 0.1)
        for y, m in ((0.35, "blue"), (0.72, "coral"), (1.08, "blue")):
            put((-0.25, y, 0.52), fish, m, turn=-8, tilt=(-55, 0))
            for k, (u, v) in enumerate(arc(0.7, y, 0.14, 200, -40, 7)):
                ball(u, v, 0.46, 0.09 - 0.007 * k, "orange")


def goods_medicines():
    """A vaccine carrier with ice packs, a display of its temperature, and vials."""
    boxes((-0.9, -0.4, 0, 1.5, 1.0, 1.0, "white", 0.1), (-0.92, -0.42, 0.82, 1.54, 1.04, 0.14, "teal", 0.05),
          *((-0.74 + 0.31 * k, -0.26, 0.9, 0.27, 0.72, 0.3, "sky", 0.05) for k in range(4)),
          (-0.57, -0.44, 0.36, 0.4, 0.06, 0.13, "green"), (-0.435, -0.45, 0.225, 0.13, 0.06, 0.4, "green"))
    put((-0.15, 0.58, 0.98), box, -0.76, 0, 0, 1.52, 0.16, 1.02, "white", 0.06, tilt=(-62, 0))
    put((0.22, -0.4, 0.46), display, "4", scale=1.1)
    for x, y, m in ((0.75, -0.75, "red"), (1.15, -0.6, "blue"), (1.0, -0.2, "orange")):
        for z, r, h, part in ((0.2, 0.15, 0.4, "icepack"), (0.2, 0.155, 0.2, "white"), (0.47, 0.11, 0.16, m)):
            cyl(x, y, z, r, h, part, bevel=0.03)


def ground_school():
    """A school above two loops in the ground."""
    with soil(3.6, 2.0, 0.9, (-0.95, 0.95), 0.35, 0.35):
        boxes((-1.5, 0.2, 0, 3.0, 0.7, 0.85, "cream"), (-1.55, 0.15, 0.82, 3.1, 0.8, 0.1, "orange"),
              (-0.45, 0.05, 0, 0.9, 0.9, 1.2, "white"))
        prism([(-0.58, 1.18), (0.58, 1.18), (0, 1.68)], 0, 0.96, "orange")
        put((0, 0, 1.38), dial, 0.17, "white", [(0, 0.6), (90, 0.5)])
        put((0, 0.05), canopy, 0.9, 0.5, "teal", scale=0.75)
        for x in (-1.14, 1.14):
            put((x * 1.4, -0.55), tree, 0.4)
            for side in (-0.4, 0.04):
                put((x + side, 0.2, 0.3), window, 0.36, 0.4)


def ground_office():
    """An office block above four boreholes."""
    with soil(3.3, 2.0, 1.6, (-1.08, -0.36, 0.36, 1.08), 0.4, 0.12), at(0, 0.15, 0, scale=0.5):
        for k in range(3):
            put((0, 0, 1.15 * k), glazed_storey, 5.2, 2.6, 1.15, k)
        put((0, 0, 3.45), flat_roof, 5.2, 2.6)


def ground_houses():
    """Three houses with a heat pump each, on one loop in the ground."""
    with soil(4.0, 1.7, 1.0):
        for x, y, z, m in ((1.44, -0.85, -0.36, "orange"), (1.66, -0.92, -0.6, "blue")):
            tube([(x, y, z), (-1.8, y, z), (-1.8, -0.88, -0.48)], 0.06, m, 0.1)
        ball(-1.8, -0.88, -0.48, 0.08, "teal")
        for k, m in enumerate(("coral", "blue", "violet")):
            with at(1.25 * k - 1.2, 0.2):
                prism([(-0.58, 0.58), (0.58, 0.58), (0, 1.1)], -0.48, 1.0, m)
                boxes((-0.45, -0.4, 0, 0.9, 0.85, 0.62, "white"), (-0.3, -0.43, 0, 0.26, 0.05, 0.45, "wood"),
                      (-0.13, -0.5, 0.66, 0.26, 0.05, 0.2, "white"), (-0.1, -0.51, 0.69, 0.2, 0.05, 0.14, "glass"),
                      (0.06, -0.68, 0, 0.4, 0.3, 0.42, "white"), (0.05, -0.69, 0.27, 0.42, 0.32, 0.09, "teal"))
                for x, y, low, pipe in ((0.24, -1.05, -0.36, "orange"), (0.46, -1.12, -0.6, "blue")):
                    tube([(x - 0.1, y, low), (x - 0.1, y, 0.12), (x - 0.1, -0.6, 0.12)], 0.055, pipe, 0.1)


def ground_industry():
    """A process vessel, cooled by a heat pump whose heat goes into a tank of hot water."""
    with stage(4.2, 1.5):
        lathe([(0.08, 0.3), (0.52, 0.6), (0.52, 1.5), (0.4, 1.66), (0, 1.7)], (-1.4, 0.1, 0), "steel", "z")
        for x, y, z, r, h, m in ((-1.75, -0.15, 0.4, 0.05, 0.8, "navy"), (-1.05, -0.15, 0.4, 0.05, 0.8, "navy"),
                                 (-1.4, 0.58, 0.4, 0.05, 0.8, "navy"), (-1.4, 0.1, 1.0, 0.56, 0.6, "blue"),
                                 (-1.4, 0.1, 1.84, 0.17, 0.3, "blue"), (1.4, 0.1, 0.8, 0.48, 1.6, "orange"),
                                 (1.4, 0.1, 0.3, 0.5, 0.08, "white"), (1.4, 0.1, 1.4, 0.5, 0.08, "white")):
            cyl(x, y, z, r, h, m, bevel=0.04)
        boxes((-0.45, -0.3, 0, 0.95, 0.85, 1.45, "white", 0.05), (-0.47, -0.32, 1.02, 0.99, 0.89, 0.16, "teal"),
              (-0.3, -0.32, 1.25, 0.45, 0.05, 0.1, "led"))
        put((-0.35, -0.32, 0.2), louvre, 0.75, 0.65, "slate", 5)
        put((1.25, -0.42, 0.75), gauge, 0.26, 60)
        for x, z, m in ((-0.7, 0.85, "sky"), (-0.7, 1.15, "blue"), (0.75, 0.85, "coral"), (0.75, 1.15, "orange")):
            cyl(x, -0.05, z, 0.08, 0.8, m, "x")


def ground_aquaculture():
    """A fish tank in section, whose water a pump circulates through a plate exchanger."""
    with soil(4.2, 2.0, 0.5):
        slab([(u - 0.85, v - 0.55) for u, v in arc(0, 0, 1.2, 0, 180) + arc(0, 0, 1.08, 180, 0)], 0, 1.15, "white")
        slab([(u - 0.85, v - 0.53) for u, v in arc(0, 0, 1.1, 0, 180)], 0, 1.0, "sky")
        for x, z, m in ((-1.3, 0.65, "orange"), (-0.55, 0.72, "coral"), (-0.85, 0.3, "yellow")):
            put((x, -0.56, z), fish, m, scale=0.6)
        put((1.35, 0.45), plate_exchanger, scale=0.65)
        box(0.45, -0.6, 0, 0.65, 0.3, 0.14, "navy")
        for x, r, length, m in ((0.9, 0.2, 0.5, "teal"), (0.58, 0.27, 0.16, "navy")):
            cyl(x, -0.45, 0.3, r, length, m, "x", 0.05)
        for m, *path in (("blue", (0.2, -0.4, 0.3), (0.6, -0.45, 0.3)),
                         ("orange", (1.51, -0.1, 0.3), (1.51, -0.5, 0.3), (1.51, -0.5, 0)),
                         ("blue", (1.51, -0.1, 0.94), (1.51, -0.3, 0.94), (1.8, -0.3, 0.94), (1.8, -0.3, 0)),
                         ("blue", (0.58, -0.45, 0.5), (0.58, -0.45, 0.72), (1.19, -0.45, 0.72), (1.19, -0.45, 0.3),
                          (1.19, -0.1, 0.3)),
                         ("orange", (1.19, -0.1, 0.94), (1.19, -0.4, 0.94), (1.19, -0.4, 1.4), (-0.1, 0, 1.4),
                          (-0.1, 0, 0.9))):
            tube(path, 0.07, m)
