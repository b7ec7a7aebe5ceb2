"""Furniture for rooms shown in section, and a furnished office.

Each piece is centred on the origin and faces -y.
"""

from buildings import open_room
from equipment import breeze, duct, planter
from kit import at, ball, box, cone, cyl, ring, tube


def desk(w=1.0, screen="cold"):
    """An office desk with a screen and a chair in front of it."""
    box(-w / 2, -0.26, 0.46, w, 0.52, 0.05, "wood", 0.015)
    for x in (-w / 2 + 0.04, w / 2 - 0.09):
        box(x, -0.22, 0, 0.05, 0.44, 0.47, "navy", 0.008)
    box(-0.22, 0.08, 0.58, 0.44, 0.03, 0.27, "ink", 0.01)
    box(-0.2, 0.07, 0.6, 0.4, 0.015, 0.23, screen, 0)
    box(-0.03, 0.1, 0.5, 0.06, 0.04, 0.1, "ink", 0.005)
    with at(0.05, -0.46, 0):
        chair()


def chair(m="blue"):
    """An office chair with its back towards the viewer."""
    cyl(0, 0, 0.14, 0.03, 0.24, "ink")
    cyl(0, 0, 0.02, 0.16, 0.03, "ink")
    box(-0.18, -0.18, 0.26, 0.36, 0.36, 0.08, m, 0.03)
    box(-0.17, -0.2, 0.36, 0.34, 0.07, 0.34, m, 0.03)


def table(r=0.42, h=0.5, top="white"):
    """A round table."""
    cyl(0, 0, h, r, 0.05, top)
    cyl(0, 0, h / 2, 0.05, h, "wood")
    cyl(0, 0, 0.02, r * 0.4, 0.04, "wood")


def stool(m="coral", h=0.32):
    """A round stool."""
    cyl(0, 0, h, 0.17, 0.08, m, bevel=0.03)
    cyl(0, 0, h / 2, 0.04, h, "slate")
    cyl(0, 0, 0.015, 0.12, 0.03, "slate")


def set_table(m):
    """A laid table with four stools."""
    table(0.48, 0.56, "wood")
    for x, y in ((-0.62, 0), (0.62, 0), (0, -0.62), (0, 0.62)):
        with at(x, y, 0):
            stool(m)
    for x, y in ((-0.22, 0.05), (0.22, -0.05)):
        cyl(x, y, 0.6, 0.13, 0.025, "white")
        ball(x, y, 0.62, 0.07, "orange" if x < 0 else "leaf", 0.6)


def pupil_desk(m):
    """A small desk with its chair and a book on it."""
    box(-0.3, -0.2, 0.42, 0.6, 0.4, 0.05, "sand", 0.015)
    for x in (-0.26, 0.21):
        for y in (-0.17, 0.13):
            box(x, y, 0, 0.04, 0.04, 0.42, "slate", 0.005)
    box(-0.16, -0.12, 0.47, 0.3, 0.22, 0.03, m, 0.008)
    box(-0.17, -0.55, 0.26, 0.34, 0.3, 0.04, m, 0.015)
    box(-0.17, -0.57, 0.34, 0.34, 0.04, 0.26, m, 0.015)
    for x in (-0.15, 0.11):
        for y in (-0.53, -0.3):
            box(x, y, 0, 0.03, 0.03, 0.26, "slate", 0.004)


def pot(r=0.2, h=0.26, m="steel"):
    """A stock pot with handles."""
    cyl(0, 0, h / 2, r, h, m, bevel=0.015)
    cyl(0, 0, h + 0.015, r * 0.95, 0.03, m, bevel=0.01)
    ball(0, 0, h + 0.06, 0.035, "ink")
    for x in (-r - 0.02, r + 0.02):
        ring(x, 0, h * 0.75, 0.05, 0.012, "ink", "y", 24, 6)


def range_cooker(w=1.15, oven=True):
    """A range with burners, knobs and an oven."""
    box(-w / 2 + 0.03, -0.42, 0, w - 0.06, 0.84, 0.1, "ink", 0.01)
    box(-w / 2, -0.45, 0.08, w, 0.9, 0.78, "steel", 0.02)
    box(-w / 2 + 0.02, -0.43, 0.85, w - 0.04, 0.86, 0.04, "ink", 0.01)
    for x in (-w / 4, w / 4):
        for y in (-0.2, 0.2):
            ring(x, y, 0.91, 0.13, 0.02, "slate")
            cyl(x, y, 0.9, 0.07, 0.04, "heat")
    if oven:
        box(-w / 2 + 0.12, -0.47, 0.18, w - 0.24, 0.04, 0.38, "darkglass", 0.015)
        tube([(-w / 2 + 0.14, -0.53, 0.61), (w / 2 - 0.14, -0.53, 0.61)], 0.02, "kerb")
    for k in range(4):
        cyl(-w / 2 + 0.2 + k * (w - 0.4) / 3, -0.47, 0.74, 0.045, 0.05, "orange", "y", 0.01)


def sofa(w=2.0, m="blue", cushion="yellow"):
    """A sofa with two seats and cushions."""
    for x in (-w / 2 + 0.08, w / 2 - 0.14):
        for y in (-0.34, 0.3):
            box(x, y, 0, 0.06, 0.06, 0.1, "wood", 0.01)
    box(-w / 2, -0.4, 0.08, w, 0.84, 0.22, m, 0.06)
    for side in (-1, 1):
        box(side * (w / 4 - 0.03) - w / 4 + 0.14, -0.42, 0.28, w / 2 - 0.22, 0.66, 0.16, m, 0.06)
    box(-w / 2, 0.22, 0.28, w, 0.24, 0.5, m, 0.08)
    for x in (-w / 2 - 0.06, w / 2 - 0.14):
        box(x, -0.42, 0.08, 0.2, 0.86, 0.46, m, 0.07)
    for x in (-w * 0.3, w * 0.3):
        with at(x, 0.16, 0.42, turn=8 if x < 0 else -8, tilt=(-18, 0)):
            box(-0.19, -0.08, 0, 0.38, 0.14, 0.36, cushion, 0.06)


def bed(w=0.9, length=1.9, cover="aqua", rails=False):
    """A bed along y with its head at +y; with `rails`, a hospital bed."""
    box(-w / 2, -length / 2, 0.22, w, length, 0.14, "kerb", 0.03)
    for x in (-w / 2 + 0.05, w / 2 - 0.13):
        for y in (-length / 2 + 0.08, length / 2 - 0.16):
            box(x, y, 0, 0.08, 0.08, 0.24, "slate", 0.01)
    box(-w / 2 + 0.03, -length / 2 + 0.03, 0.34, w - 0.06, length - 0.06, 0.16, "white", 0.06)
    box(-w / 2 + 0.01, -length / 2 + 0.01, 0.38, w - 0.02, length * 0.62, 0.15, cover, 0.05)
    box(-w * 0.32, length * 0.28, 0.48, w * 0.64, 0.36, 0.12, "white", 0.05)
    for y, h in ((length / 2 - 0.03, 0.5), (-length / 2 - 0.02, 0.34)):
        box(-w / 2, y, 0.22, w, 0.05, h, "kerb" if rails else "wood", 0.03)
    if rails:
        for x in (-w / 2 - 0.03, w / 2 + 0.01):
            box(x, -0.1, 0.58, 0.03, 0.8, 0.04, "steel", 0.01)
            for y in (-0.06, 0.28, 0.62):
                box(x, y, 0.3, 0.03, 0.03, 0.3, "steel", 0.005)


def floor_lamp(h=1.5):
    """A standing lamp with a warm shade."""
    cyl(0, 0, 0.02, 0.16, 0.04, "slate")
    cyl(0, 0, h / 2, 0.02, h, "slate")
    cone(0, 0, h, 0.24, 0.15, 0.3, "lit", bevel=0.01)


def cabinet(w=1.4, d=0.45, h=0.6, m="cream", doors=3):
    """A low cabinet with doors."""
    box(-w / 2, -d / 2, 0.05, w, d, h - 0.05, m, 0.02)
    for k in range(doors):
        x = -w / 2 + k * w / doors
        box(x + 0.025, -d / 2 - 0.015, 0.08, w / doors - 0.05, 0.03, h - 0.14, m, 0.01)
        box(x + w / doors - 0.12, -d / 2 - 0.035, h * 0.5, 0.04, 0.03, 0.1, "slate", 0.005)


def rug(w, d, m="coral", edge="cream"):
    """A bordered rug."""
    box(-w / 2, -d / 2, 0.005, w, d, 0.02, edge, 0.008)
    box(-w / 2 + 0.1, -d / 2 + 0.1, 0.012, w - 0.2, d - 0.2, 0.02, m, 0.006)


def pendant(drop=0.6, m="orange"):
    """A hanging lamp; its origin is on the ceiling."""
    cyl(0, 0, -drop / 2, 0.012, drop, "ink")
    cone(0, 0, -drop, 0.2, 0.06, 0.18, m, bevel=0.01)
    ball(0, 0, -drop - 0.07, 0.07, "lamp")


def _desks(w, d, turn=0, screen="cold"):
    for i in range(2):
        for j in range(2):
            with at(w * (0.25 + 0.44 * i), d * (0.28 + 0.36 * j), 0.03, turn=0 if j else turn, scale=0.92):
                desk(1.05, screen)
    with at(w * 0.3, d - 0.4, 0.03):
        cabinet(1.2, 0.36, 0.5)


def _reception(w, d):
    with at(w * 0.5, d * 0.4, 0.03):
        rug(w * 0.7, d * 0.5, "blue")
    with at(w * 0.52, d - 1.2, 0.03):
        box(-0.9, -0.3, 0, 1.8, 0.6, 0.62, "wood", 0.03)
        box(-0.95, -0.36, 0.6, 1.9, 0.72, 0.06, "white", 0.02)
    with at(w * 0.3, d * 0.42, 0.04, turn=90):
        sofa(1.5, "orange", "cream")
    with at(w * 0.62, d * 0.36, 0.04):
        table(0.36, 0.34, "wood")


def _meeting(w, d):
    box(w * 0.2, d - 0.2, 0.75, w * 0.55, 0.05, 0.7, "ink", 0.01)
    box(w * 0.2 + 0.04, d - 0.21, 0.79, w * 0.55 - 0.08, 0.05, 0.62, "sky", 0)
    with at(w * 0.47, d * 0.45, 0.03):
        box(-1.0, -0.42, 0.46, 2.0, 0.84, 0.06, "wood", 0.03)
        for x in (-0.7, 0.6):
            box(x, -0.2, 0, 0.1, 0.4, 0.47, "navy", 0.01)
        for k in range(3):
            for turn in (0, 180):
                with at(turn=turn), at(-0.64 + 0.64 * k, -0.66):
                    chair(("blue", "teal")[k % 2])


def open_office(w, d, h, seed=0):
    """An office floor in section, under a duct with diffusers. Its origin is the front-left corner. `seed`
    chooses the layout: reception, desks, meeting room or desks face to face."""
    open_room(w, d, h, ("wood", "sand")[seed % 2], "cream", ("cream", "aqua", "sky", "coral")[seed % 4], 60)
    if seed % 4 == 0:
        _reception(w, d)
    elif seed % 4 == 2:
        _meeting(w, d)
    else:
        _desks(w, d, 180 if seed % 4 == 3 else 0, ("cold", "lit")[seed % 4 == 3])
    with at(w - 0.6, d - 0.5, 0.03, scale=0.9):
        planter()
    run = w - 0.5
    duct([(0.1, 0.38, h - 0.18), (run, 0.38, h - 0.18)], 0.34, 0.3)
    for x in (run * 0.3, run * 0.78):
        box(x - 0.32, 0.23, h - 0.4, 0.64, 0.3, 0.09, "teal", 0.02)
        with at(x, 0.42, h - 0.4):
            breeze(0.4, 0.64, 0.85, 3)
