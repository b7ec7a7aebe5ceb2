"""Parts of buildings: facades, floors, roofs and plots.

Facade pieces lie in the xz plane, have their origin at the bottom-left corner and face -y; turn them
with `kit.at` (turn=90 faces right). Whole storeys are centred on the origin and stand on z = 0.
"""

import random

from kit import at, box, cyl, glow, rim


def plot(w, d, h=0.22, m="plinth"):
    """The slab that a model stands on, centred; its top is at z = h."""
    box(-w / 2, -d / 2, 0, w, d, h, m, 0.07)


def window(w, h, pane="glass", frame="white", sill=True):
    """A punched window with its frame and sill."""
    box(0, -0.05, 0, w, 0.1, h, frame, 0.015)
    box(0.05, -0.058, 0.05, w - 0.1, 0.03, h - 0.1, pane, 0.004)
    if w > 0.6:
        box(w / 2 - 0.02, -0.068, 0.04, 0.04, 0.03, h - 0.08, frame, 0.005)
    if sill:
        box(-0.05, -0.11, -0.06, w + 0.1, 0.13, 0.06, frame, 0.015)


def window_row(length, count, w, h, z, seed=0, lit=0.25, frame="white"):
    """Evenly spaced windows along a wall, some of them lit."""
    chance = random.Random(seed)
    for k in range(count):
        with at((k + 0.5) * length / count - w / 2, 0, z):
            window(w, h, "lit" if chance.random() < lit else "glass", frame)


def curtain_wall(length, h, panes, seed=0, lit=0.2, fins="white"):
    """A glazed storey: panes between slender fins, over a spandrel."""
    chance = random.Random(seed)
    pitch = length / panes
    box(0, 0.02, 0, length, 0.06, h, "slate", 0)
    box(0, -0.02, 0, length, 0.1, h * 0.2, "white", 0.015)
    for k in range(panes):
        pane = "lit" if chance.random() < lit else "glass"
        box(k * pitch + 0.02, -0.004, h * 0.2, pitch - 0.04, 0.06, h * 0.8, pane, 0.004)
    for k in range(panes + 1):
        box(k * pitch - 0.025, -0.09, 0, 0.05, 0.14, h, fins, 0.01)


def floor_slab(w, d, m="kerb", h=0.16, lip=0.08):
    """A storey's floor, centred, with a small overhang."""
    box(-w / 2 - lip, -d / 2 - lip, 0, w + 2 * lip, d + 2 * lip, h, m, 0.03)


def flat_roof(w, d, m="white", deck="concrete", parapet=0.34):
    """A roof deck with its parapet, centred; equipment stands on z = 0.18."""
    box(-w / 2 - 0.08, -d / 2 - 0.08, 0, w + 0.16, d + 0.16, 0.14, m, 0.03)
    box(-w / 2 + 0.05, -d / 2 + 0.05, 0.1, w - 0.1, d - 0.1, 0.08, deck, 0)
    rim(-w / 2 - 0.04, -d / 2 - 0.04, 0.12, w + 0.08, d + 0.08, parapet, 0.14, m)


def canopy(w, d=0.9, m="navy"):
    """An entrance: doors under a canopy; its origin is the middle of the doors on the wall."""
    box(-w / 2, -0.05, 0, w, 0.1, 1.0, "white", 0.02)
    for side in (-1, 1):
        box(side * w * 0.24 - w * 0.2, -0.07, 0.04, w * 0.4, 0.05, 0.88, "darkglass", 0.006)
        box(side * 0.06 - 0.012, -0.12, 0.35, 0.024, 0.04, 0.3, "steel", 0.005)
    box(-w / 2 - 0.2, -d, 1.06, w + 0.4, d, 0.1, m, 0.03)
    for x in (-w / 2 - 0.08, w / 2 + 0.08):
        cyl(x, -d + 0.12, 0.53, 0.035, 1.06, "steel")
    box(-w / 2 - 0.25, -d - 0.05, 0, w + 0.5, d, 0.05, "kerb", 0.015)


def railing(length, h, posts=4):
    """A balustrade of slim bars between posts, under a handrail."""
    count = round(length / 0.15)
    for k in range(count):
        box((k + 0.5) * length / count - 0.014, 0, 0.04, 0.028, 0.028, h - 0.06, "slate", 0.004)
    for k in range(posts + 1):
        box(k * length / posts - 0.025, -0.015, 0, 0.05, 0.05, h, "slate", 0.008)
    for z in (0.04, h - 0.03):
        box(-0.03, -0.02, z, length + 0.06, 0.06, 0.05, "slate", 0.01)


def open_room(w, d, h, floor="sand", side="cream", back="cream", light=50, tone="#fff2dd"):
    """A room in section: floor, left and back walls, soft light. Its origin is the front-left corner."""
    box(0, 0.04, 0, w, d - 0.06, 0.03, floor, 0)
    box(-0.06, 0.02, 0, 0.12, d - 0.04, h, side, 0.01)
    box(0.05, d - 0.15, 0, w - 0.06, 0.12, h, back, 0.01)
    if light:
        glow(w / 2, d / 2, h - 0.05, 0.8 * min(w, d), light, tone)


def glazed_storey(w, d, h, seed=0, lit=0.2):
    """A closed office storey, centred: a slab, and curtain walls in front and on the right."""
    floor_slab(w, d, "white")
    box(-w / 2 + 0.1, -d / 2 + 0.1, 0.1, w - 0.2, d - 0.2, h - 0.1, "slate", 0)
    with at(-w / 2, -d / 2, 0.16):
        curtain_wall(w, h - 0.16, round(w / 0.77), seed, lit)
    with at(w / 2, -d / 2, 0.16, turn=90):
        curtain_wall(d, h - 0.16, round(d / 0.8), seed + 50, lit)


def cut_storey(w, d, h, cut, seed=0):
    """A glazed storey, centred, whose right part (`cut` wide) is left open for a room."""
    closed = w - cut
    floor_slab(w, d, "white")
    box(-w / 2 + 0.06, -d / 2 + 0.1, 0.14, closed - 0.12, d - 0.2, h - 0.14, "slate", 0)
    with at(-w / 2, -d / 2, 0.16):
        curtain_wall(closed, h - 0.16, round(closed / 0.75), seed)
    box(w / 2 - 0.16, -d / 2 + 0.02, 0.16, 0.13, 0.13, h - 0.16, "white", 0.02)
