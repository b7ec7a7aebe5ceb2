"""Machines and parts that appear only in portraits; like the equipment, each stands on z = 0 and faces -y."""

import math

from equipment import centrifugal_fan, coil, louvre
from kit import at, box, cyl, prism, ring, sheet, slab, tube


def flange(x, y, z, r, m="slate", axis="y"):
    """A pipe flange with its bolts."""
    cyl(x, y, z, r, 0.06, m, axis, 0.012)
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        u, v = 0.8 * r * math.cos(a), 0.8 * r * math.sin(a)
        spot = {"x": (x, y + u, z + v), "y": (x + u, y, z + v), "z": (x + u, y + v, z)}[axis]
        cyl(*spot, r * 0.09, 0.09, "steel", axis, 0.005, 12)


def sandwich_panels(w=0.62, h=1.75, thick=0.2):
    """Two tongue-and-groove cold-room panels. The front one's skin is cut back to show the foam core."""
    for k in range(2):
        with at((k - 1) * (w + 0.22) + 0.12, -0.1 * k):
            skin = 0.026
            box(0, skin, 0, w, thick - 2 * skin, h, "yellow", 0.006)
            for y in (0, thick - skin):
                box(0, y, 0, w, skin, h if y or not k else h * 0.62, "grey", 0.006)
            box(w, thick * 0.36, 0, 0.07, thick * 0.28, h, "yellow", 0.012)
            for z in (0.3, h - 0.42):
                box(w - 0.11, thick * 0.3, z, 0.125, thick * 0.4, 0.16, "teal", 0.012)
            box(-0.004, thick * 0.34, 0.02, 0.02, thick * 0.32, h - 0.04, "sand", 0)


def air_handler(length=3.6, d=1.25, h=1.45):
    """A sectional air handler: louvred intake, filter door, open coil section, fan section, outlet."""
    left = -length / 2
    box(left, -d / 2, 0, length, d, 0.12, "navy", 0.02)
    box(left, d / 2 - 0.06, 0.1, length, 0.06, h, "white", 0.02)
    box(left - 0.02, -d / 2 - 0.02, h, length + 0.04, d + 0.04, 0.1, "white", 0.03)
    box(left - 0.03, -d / 2 - 0.035, h - 0.07, length + 0.06, 0.06, 0.1, "teal", 0.02)
    box(left - 0.03, -d / 2 - 0.035, 0.09, length + 0.06, 0.06, 0.09, "teal", 0.02)
    thirds = [left + length * k / 3 for k in range(4)]
    for x in thirds:
        box(min(max(x - 0.05, left), -left - 0.1), -d / 2 - 0.02, 0.1, 0.1, 0.1, h, "white", 0.02)
    box(left + 0.05, -d / 2 + 0.02, 0.16, length / 3 - 0.1, d - 0.1, h - 0.16, "kerb", 0.01)
    box(left + 0.1, -d / 2 - 0.01, 0.24, length / 3 - 0.2, 0.05, h - 0.38, "white", 0.03)
    for z in (0.45, 1.05):
        box(thirds[1] - 0.2, -d / 2 - 0.05, z, 0.06, 0.06, 0.16, "slate", 0.012)
    with at(left - 0.005, d / 2 - 0.18, 0.28, turn=-90):
        louvre(d - 0.36, h - 0.5, "steel", 8)
    with at(thirds[1] + 0.16, -d / 2 + 0.1, 0.2):
        coil(length / 3 - 0.36, h - 0.32)
    box(thirds[1] + 0.06, -d / 2 + 0.14, 0.16, length / 3 - 0.12, d - 0.24, h - 0.2, "teal", 0.01)
    for x, m in ((thirds[1] + 0.2, "blue"), (thirds[2] - 0.2, "orange")):
        tube([(x, -d / 2 + 0.06, h - 0.3), (x, -d / 2 - 0.2, h - 0.3), (x, -d / 2 - 0.2, 0.1)], 0.06, m, 0.1)
    with at(thirds[2] + length / 6 - 0.08, -d / 2 + 0.2, h / 2 + 0.08):
        centrifugal_fan(0.4, 0.7)
    box(-left, -d / 2 + 0.2, h * 0.42, 0.14, d - 0.5, h * 0.46, "duct", 0.02)
    box(-left + 0.1, -d / 2 + 0.15, h * 0.38, 0.06, d - 0.4, h * 0.54, "steel", 0.01)


def heat_pump():
    """A water-source heat pump with its buffer tank, connected to the ground loop by two pipes."""
    box(-0.95, -0.42, 0, 1.0, 0.84, 0.08, "ink", 0.01)
    box(-0.97, -0.44, 0.06, 1.04, 0.88, 1.56, "white", 0.06)
    box(-0.985, -0.455, 1.06, 1.07, 0.91, 0.2, "teal", 0.03)
    box(-0.7, -0.46, 1.34, 0.5, 0.05, 0.15, "ink", 0.02)
    box(-0.66, -0.468, 1.38, 0.24, 0.05, 0.07, "led", 0.008)
    for k in range(6):
        box(-0.8, -0.455, 0.28 + k * 0.11, 0.7, 0.04, 0.05, "slate", 0.008)
    cyl(0.62, 0.08, 0.82, 0.38, 1.52, "kerb", bevel=0.15)
    for z in (0.4, 1.22):
        ring(0.62, 0.08, z, 0.385, 0.022, "teal")
    tube([(0.04, 0.1, 1.45), (0.2, 0.1, 1.45), (0.2, 0.1, 1.78), (0.62, 0.08, 1.78), (0.62, 0.08, 1.5)], 0.05, "steel")
    for x, m in ((0.14, "orange"), (0.32, "blue")):
        tube([(0.04, -0.2, 0.62 + x), (x, -0.2, 0.62 + x), (x, -0.2, 0.06), (x, -0.62, 0.06)], 0.055, m)


def borehole(w=1.25, h=2.0):
    """A block of cut ground with one borehole: grout, and a U-tube with a warm and a cool leg."""
    layers = ((0.62, "slate"), (0.42, "brick"), (0.5, "wood"), (0.32, "sand"), (0.14, "leaf"))
    z, gap = 0.0, 0.2
    for height, m in layers:
        outline = [(-w / 2, -w / 2)]
        outline += [(gap * math.cos(a) * -1, -w / 2 + gap * math.sin(a)) for a in [math.pi * k / 16 for k in range(17)]]
        outline += [(w / 2, -w / 2), (w / 2, w / 2), (-w / 2, w / 2)]
        slab(outline, z, height, m, 0.012)
        z += height
    top = z
    outline = [(-0.17 * math.cos(a), -w / 2 + 0.03 + 0.17 * math.sin(a)) for a in [math.pi * k / 16 for k in range(17)]]
    slab(outline, 0.12, top - 0.3, "kerb", 0)
    y = -w / 2 - 0.005
    tube([(-0.09, y, 0.42), (-0.09, y, top + 0.12), (-0.09, 0.2, top + 0.12), (-w / 2 - 0.12, 0.2, top + 0.12)],
         0.052, "orange", 0.14)
    tube([(-0.09, y, 0.43), (-0.09, y, 0.26), (0.09, y, 0.26), (0.09, y, 0.43)], 0.052, "teal", 0.09)
    tube([(0.09, y, 0.42), (0.09, y, top + 0.12), (0.09, 0.38, top + 0.12), (-w / 2 - 0.12, 0.38, top + 0.12)],
         0.052, "blue", 0.14)


def bag_filter(w=1.25, h=1.25):
    """A bag filter with a pleated prefilter in front of it."""
    with at(0.12, 0.2):
        count = 7
        for k in range(count):
            x = -w / 2 + 0.09 + k * (w - 0.18) / count
            wide = (w - 0.18) / count
            outline = [(x + 0.01, 0.0), (x + wide - 0.01, 0.0), (x + wide * 0.62, 0.85), (x + wide * 0.38, 0.85)]
            slab(outline, 0.09, h - 0.18, "yellow", 0.03)
        for x in (-w / 2, w / 2 - 0.1):
            box(x, -0.06, 0, 0.1, 0.09, h, "steel", 0.012)
        for z in (0, h - 0.1):
            box(-w / 2 + 0.09, -0.055, z + 0.005, w - 0.18, 0.08, 0.09, "steel", 0.01)
        for k in range(count + 1):
            box(-w / 2 + 0.075 + k * (w - 0.18) / count, -0.03, 0.08, 0.03, 0.05, h - 0.16, "steel", 0)
    with at(-0.5, -0.34, 0, turn=-16):
        side = 0.82
        outline, count = [], 12
        for k in range(count + 1):
            outline.append((-side / 2 + 0.06 + k * (side - 0.12) / count, -0.07 if k % 2 else 0.03))
        rows = [[(px, py, z) for px, py in outline] for z in (0.06, side - 0.06)]
        sheet(rows, "aqua", 0.012)
        for x in (-side / 2, side / 2 - 0.07):
            box(x, -0.09, 0, 0.07, 0.14, side, "white", 0.015)
        for z in (0, side - 0.07):
            box(-side / 2 + 0.06, -0.085, z + 0.004, side - 0.12, 0.13, 0.062, "white", 0.012)


def plate_exchanger(plates=17):
    """A gasketed plate heat exchanger: a plate pack between two end plates, tie bars and four ports."""
    run = plates * 0.06
    for y, thick in ((-run / 2 - 0.1, 0.1), (run / 2, 0.1)):
        box(-0.52, y, 0.0, 1.04, thick, 1.9, "blue", 0.03)
    for k in range(plates):
        y = -run / 2 + k * 0.06
        box(-0.42, y + 0.004, 0.22, 0.84, 0.034, 1.46, "steel", 0.006)
        box(-0.43, y + 0.038, 0.21, 0.86, 0.022, 1.48, "teal", 0.004)
    for z in (0.12, 1.76):
        cyl(0, 0.1, z, 0.045, run + 0.7, "steel", "y", 0.01)
    box(-0.09, run / 2 + 0.42, 0, 0.18, 0.1, 1.86, "navy", 0.02)
    for x in (-0.47, 0.47):
        for z in (0.3, 0.7, 1.2, 1.6):
            cyl(x, -0.02, z, 0.028, run + 0.44, "slate", "y", 0.006, 16)
            cyl(x, -run / 2 - 0.15, z, 0.05, 0.07, "steel", "y", 0.01, 6)
    for x, z, m in ((-0.25, 1.45, "orange"), (0.25, 1.45, "blue"), (-0.25, 0.45, "aqua"), (0.25, 0.45, "orange")):
        cyl(x, -run / 2 - 0.24, z, 0.11, 0.3, m, "y", 0.015)
        flange(x, -run / 2 - 0.38, z, 0.19)
        cyl(x, -run / 2 - 0.412, z, 0.1, 0.01, "ink", "y", 0)


def thermostat(reading="24", lit=17):
    """A round thermostat on a stand. Its scale has 31 marks from cold to hot, and `lit` of them are bright."""
    with at(0, 0.0, 0.02, tilt=(-20, 0)), at(0, 0, 0.62):
        cyl(0, 0.03, 0, 0.62, 0.16, "white", "y", 0.06, 96)
        ring(0, -0.05, 0, 0.585, 0.035, "steel", "y", 96)
        cyl(0, -0.06, 0, 0.56, 0.03, "navy", "y", 0.01, 96)
        count = 31
        for k in range(count):
            turn = -135 + 270 * k / (count - 1)
            m = "led" if k < lit else ("lamp" if k < lit + 5 else "heat")
            with at(0, -0.08, 0, tilt=(0, turn)):
                box(-0.016, -0.01, 0.41, 0.032, 0.02, 0.1, m if k < lit + 7 else "slate", 0.006)
        with at(0, -0.085, 0, tilt=(0, -135 + 270 * (lit - 1) / 30)):
            box(-0.022, -0.02, 0.3, 0.044, 0.03, 0.2, "white", 0.01)
        for place, value in enumerate(reading):
            digit(0.21 * (place - len(reading) / 2) + 0.08, value)
    with at(0, 0.24, 0):
        prism([(-0.2, 0), (0.2, 0), (0.12, 0.5), (-0.12, 0.5)], 0, 0.06, "slate", 0.02)


def generator(length=2.8, d=1.15, h=1.3):
    """A generator set on its fuel tank, without canopy doors: radiator, engine, alternator and switchboard."""
    left, end = -length / 2, 0.4
    box(left, -d / 2, 0, length, d, 0.24, "navy", 0.03)
    box(left + 0.05, d / 2 - 0.08, 0.22, length - 0.1, 0.06, h, "white", 0.02)
    for x in (left + 0.02, -left - end - 0.02):
        box(x, -d / 2 + 0.02, 0.23, end, d - 0.04, h, "white", 0.05)
    box(left - 0.02, -d / 2 - 0.02, 0.2 + h, length + 0.04, d + 0.04, 0.1, "orange", 0.04)
    with at(-left - 0.02, -d / 2 + 0.16, 0.42, turn=90):
        louvre(d - 0.32, h - 0.4, "grey", 8)
    with at(left + 0.07, -d / 2 + 0.015, 0.42):
        louvre(end - 0.1, h - 0.4, "grey", 8)
    right = -left - end
    box(right + 0.03, -d / 2 - 0.01, 0.85, end - 0.1, 0.04, 0.5, "navy", 0.02)
    box(right + 0.08, -d / 2 - 0.02, 1.12, 0.2, 0.02, 0.14, "cold", 0.008)
    for k, m in enumerate(("led", "lamp", "heat")):
        cyl(right + 0.09 + 0.09 * k, -d / 2 - 0.015, 0.98, 0.028, 0.03, m, "y", 0.006)
    for x in (left + 0.62, 0.0, 0.62):
        box(x, -0.36, 0.22, 0.12, 0.72, 0.14, "slate", 0.02)
    box(left + 0.5, -0.34, 0.36, 0.98, 0.68, 0.5, "orange", 0.06)
    for k in range(4):
        box(left + 0.53 + 0.235 * k, -0.3, 0.84, 0.2, 0.6, 0.2, "slate", 0.04)
        cyl(left + 0.63 + 0.235 * k, -0.38, 0.9, 0.04, 0.14, "steel", "y", 0.01)
    tube([(left + 0.5, -0.46, 0.9), (left + 1.36, -0.46, 0.9), (left + 1.5, -0.3, 1.2)], 0.055, "grey", 0.12)
    for x in (0.68, 1.1):
        cyl(left + x, -0.42, 0.56, 0.09, 0.24, "white", bevel=0.03)
    cyl(0.5, 0, 0.66, 0.36, 0.8, "blue", "x", 0.06)
    for k in range(8):
        ring(0.2 + k * 0.085, 0, 0.66, 0.365, 0.016, "blue", "x", 40, 6)
    box(0.36, -0.3, 0.98, 0.36, 0.4, 0.2, "slate", 0.03)
    cyl(left + 0.3, 0.15, h + 0.48, 0.06, 0.4, "slate", bevel=0.01)


def digit(x, value, s=0.17):
    """A seven-segment digit that faces -y, with its left edge at x."""
    lit = {"-": "g", "1": "bc", "2": "abged", "4": "fgbc", "8": "abcdefg"}[value]
    bars = {"a": (0, s, 1), "g": (0, 0, 1), "d": (0, -s, 1), "f": (0, 0, 0), "b": (0.11, 0, 0), "e": (0, -s, 0),
            "c": (0.11, -s, 0)}
    for name in lit:
        u, v, flat = bars[name]
        size = (0.11, 0.028) if flat else (0.028, s)
        box(x + u - 0.014 * (not flat), -0.092, v - 0.014 * flat, size[0], 0.02, size[1], "white", 0.006)
