"""Heating, cooling and refrigeration equipment, and the small props around it.

Everything is built around the origin of the current frame (see `kit.at`): it stands on z = 0,
centred in x and y, with its front towards -y. Docstrings of wall and ceiling units say where their origin is.
Teal marks the cooling equipment.
"""

import math
import random

from kit import air, at, ball, box, clear, cone, cyl, prism, ring, slab, tube, veil

# Opacity of moving air at night, when it would hide what is behind it.
THIN = 0.55

# Parts


def fan(r, blades=5, guard=True, shroud="ink"):
    """An axial fan in its well, lying on z = 0 and blowing upwards."""
    cyl(0, 0, 0.02, r, 0.05, shroud, bevel=0.01)
    ring(0, 0, 0.06, r, r * 0.09, "teal")
    for k in range(blades):
        with at(0, 0, 0.05, turn=360 * k / blades), at(0, r * 0.5, 0, tilt=(0, 18)):
            outline = [(-0.1 * r, -0.36 * r), (0.1 * r, -0.36 * r), (0.32 * r, 0.3 * r), (0.1 * r, 0.4 * r),
                       (-0.24 * r, 0.34 * r)]
            slab(outline, -0.012, 0.024, "steel", bevel=0.005)
    cone(0, 0, 0.08, r * 0.2, r * 0.13, 0.08, "teal")
    if guard:
        with at(0, 0, 0.06):
            fan_guard(r)


def fan_guard(r):
    """A wire guard for a fan with radius r. It clears the blades, and its outer wire lies on the fan's ring."""
    wire, edge, flat = 0.007, 0.94 * r, 0.62 * r
    low, top = 0.067 * r, 0.03 + 0.1 * r
    for share in (0.25, 0.44, 0.62, 0.78, 0.94):
        slope = max(0, share * r - flat) / (edge - flat)
        ring(0, 0, top + (low - top) * slope, r * share, wire, "slate", across=6)
    for k in range(4):
        with at(turn=45 * k + 20):
            tube([(-edge, 0, low), (-flat, 0, top), (flat, 0, top), (edge, 0, low)], wire, "slate", bend=0.1 * r)


def coil(w, h, frame="white", gap=0.055):
    """A finned coil face in the xz plane, w wide and h high, facing -y. Its origin is the bottom-left corner."""
    box(0, -0.01, 0, w, 0.04, h, "slate", 0.005)
    count = max(3, int((w - 0.06) / gap))
    for i in range(count):
        box(0.03 + i * (w - 0.06) / count, -0.035, 0.02, (w - 0.06) / count * 0.5, 0.03, h - 0.04, "steel", 0)
    for x in (-0.02, w - 0.03):
        box(x, -0.045, -0.02, 0.05, 0.06, h + 0.04, frame, 0.01)
    for z in (-0.025, h - 0.025):
        box(-0.01, -0.05, z, w + 0.02, 0.06, 0.05, frame, 0.01)


def louvre(w, h, m="slate", blades=6):
    """A louvred opening in the xz plane, w wide and h high, facing -y. Its origin is the bottom-left corner."""
    box(0, -0.005, 0, w, 0.03, h, "ink", 0.005)
    for i in range(blades):
        with at(0, -0.02, (i + 0.5) * h / blades, tilt=(-30, 0)):
            box(0.01, -0.03, -0.008, w - 0.02, 0.06, 0.016, m, 0)


def feet(w, d, h, m="ink"):
    """Four short legs under a body that is w wide and d deep."""
    for x in (-w / 2 + 0.06, w / 2 - 0.16):
        for y in (-d / 2 + 0.06, d / 2 - 0.16):
            box(x, y, 0, 0.1, 0.1, h, m, 0.01)


def duct(points, w, h, m="duct"):
    """A rectangular duct along an axis-aligned centre line, with flanges and square elbows."""
    for n, (a, b) in enumerate(zip(points, points[1:])):
        along = max(range(3), key=lambda i: abs(b[i] - a[i]))
        half = [w / 2, w / 2, w / 2 if along == 2 else h / 2]
        low = [min(p, q) - half[i] for i, (p, q) in enumerate(zip(a, b))]
        size = [abs(q - p) + 2 * half[i] for i, (p, q) in enumerate(zip(a, b))]
        run = abs(b[along] - a[along])
        low[along], size[along] = min(a[along], b[along]), run
        box(*low, *size, m, 0.03)
        count = max(1, round(run / 1.1))
        for k in range(1, count):
            corner = [v - 0.025 for v in low]
            rim = [s + 0.05 for s in size]
            corner[along], rim[along] = low[along] + run * k / count - 0.025, 0.05
            box(*corner, *rim, "steel", 0.01)
        if n:
            reach = w / 2 + 0.02
            box(a[0] - reach, a[1] - reach, a[2] - reach, 2 * reach, 2 * reach, 2 * reach, m, 0.05)


def breeze(length=1.6, spread=0.8, drop=0.8, streaks=4, warm=False, inward=False):
    """A soft sheet of cold air, or of warm air if `warm`. It starts at the origin with the width of its outlet,
    flows towards -y, falls by `drop` and fades out. If `inward`, it fades in instead."""
    rows, opacities = [], []
    for i in range(25):
        t = i / 24
        strength = t if inward else 1 - t
        row, shown = [], []
        for j in range(12 * streaks + 1):
            u = j / (12 * streaks)
            wave = 0.5 - 0.5 * math.cos(2 * math.pi * streaks * u)
            x = (u - 0.5) * spread * (1 + 0.25 * t)
            row.append((x, -length * t, -drop * t**1.7 + 0.03 * drop * wave))
            shown.append(0.95 * strength**0.9 * (0.45 + 0.55 * wave) * min(1, 8 * u, 8 * (1 - u)))
        rows.append(row)
        opacities.append(shown)
    veil(rows, opacities, air("draught", "#ff7a3c", THIN) if warm else air("breeze", "#12c2b2", THIN))


def plume(radius, rise, phase):
    """A thin sheet of warm air above a fan, with streaks that sway and thin out as they rise."""
    rows, opacities = [], []
    for t in (k / 24 for k in range(25)):
        steps = [k / 18 - 1 for k in range(37)]
        sway = 0.2 * t * math.sin(3.5 * t + 2 * phase)
        rows.append([(u * radius * (0.9 + 0.3 * t) + sway, 0.06 * math.sin(5 * t + 3 * u + phase), rise * t)
                     for u in steps])
        opacities.append([0.3 * (1 - u * u) ** 1.5 * (0.9 + 0.1 * math.cos(9 * u + 5 * t + 2 * phase))
                          * min(1, 7 * t) * (1 - t) for u in steps])
    veil(rows, opacities, air("warmth", "#ffc2a6", THIN))


# Air conditioning


def outdoor_unit(w=1.0, d=0.42, h=0.8, fans=1):
    """A side-discharge condenser: fans in front, coil on its right side and back."""
    feet(w, d, 0.08)
    box(-w / 2, -d / 2, 0.07, w, d, h, "white", 0.05)
    box(-w / 2 - 0.012, -d / 2 - 0.012, 0.07, w + 0.024, d + 0.024, 0.1, "teal", 0.02)
    r = min(0.38 * (h - 0.1) / fans, 0.4 * w)
    for k in range(fans):
        z = 0.17 + (h - 0.1) * (k + 0.5) / fans
        with at(-w * 0.08, -d / 2 - 0.01, z, tilt=(90, 0)):
            fan(r)
    with at(w / 2 + 0.01, -d / 2 + 0.06, 0.24, turn=90):
        coil(d - 0.12, h - 0.24)
    box(w * 0.4, -d / 2 - 0.015, h * 0.55, 0.05, 0.03, 0.16, "slate", 0.01)


def vrf_unit(w=0.95, d=0.8, h=1.5, fans=1):
    """A top-discharge outdoor unit with coil faces all round."""
    box(-w / 2, -d / 2, 0.06, w, d, h, "white", 0.05)
    box(-w / 2 + 0.05, -d / 2 + 0.05, 0, w - 0.1, d - 0.1, 0.08, "ink", 0.01)
    box(-w / 2 - 0.012, -d / 2 - 0.012, h - 0.22, w + 0.024, d + 0.024, 0.14, "teal", 0.02)
    with at(-w / 2 + 0.07, -d / 2 - 0.005, 0.5):
        coil(w - 0.14, h - 0.82)
    with at(w / 2 + 0.005, -d / 2 + 0.07, 0.16, turn=90):
        coil(d - 0.14, h - 0.48)
    for k in range(fans):
        with at(-w / 2 + w * (k + 0.5) / fans, 0, h + 0.05):
            fan(0.42 * min(w / fans, d))


def chiller(length=4.2, d=1.7, fans=4, h=1.8):
    """An air-cooled chiller: fan deck on top, V coils below, barrels and compressor in the frame."""
    pitch = length / fans
    left = -length / 2
    box(left, -d / 2, 0, length, 0.12, 0.16, "navy", 0.02)
    box(left, d / 2 - 0.12, 0, length, 0.12, 0.16, "navy", 0.02)
    cyl(left + length * 0.45, -d * 0.2, 0.4, 0.2, length * 0.8, "navy", "x", 0.06)
    cyl(left + length * 0.8, d * 0.15, 0.4, 0.22, length * 0.3, "teal", "x", 0.06)
    for k in range(fans + 1):
        for y in (-d / 2, d / 2 - 0.1):
            x = left + min(max(k * pitch - 0.05, 0), length - 0.1)
            box(x, y, 0.14, 0.1, 0.1, h - 0.4, "white", 0.02)
    for k in range(fans):
        x = left + k * pitch
        for side, turn in ((-1, 0), (1, 180)):
            with at(x + pitch / 2, side * (d / 2 - 0.06), 0.62, turn=turn), at(-pitch / 2 + 0.09, 0, 0, tilt=(-6, 0)):
                coil(pitch - 0.18, h - 0.98)
    for side, x in ((-1, left), (1, left + length)):
        box(x - 0.03, -d / 2 + 0.08, 0.6, 0.06, d - 0.16, h - 0.9, "white", 0.02)
        box(x + side * 0.03 - 0.02, -d / 2 + 0.3, 0.75, 0.04, d - 0.6, h - 1.25, "teal", 0.02)
    box(left - 0.06, -d / 2 - 0.06, h - 0.3, length + 0.12, d + 0.12, 0.3, "white", 0.06)
    box(left - 0.075, -d / 2 - 0.075, h - 0.27, length + 0.15, d + 0.15, 0.1, "teal", 0.02)
    for k in range(fans):
        with at(left + (k + 0.5) * pitch, 0, h):
            cyl(0, 0, 0.06, 0.44 * min(pitch, d) + 0.03, 0.12, "white", bevel=0.02)
            with at(0, 0, 0.11):
                fan(0.42 * min(pitch, d))


def rooftop_unit(w=2.6, d=1.5, h=1.25):
    """A packaged rooftop unit: condenser fans, coil, economiser hood and kerb."""
    box(-w / 2 + 0.08, -d / 2 + 0.08, 0, w - 0.16, d - 0.16, 0.16, "slate", 0.02)
    box(-w / 2, -d / 2, 0.14, w, d, h, "white", 0.05)
    box(-w / 2 - 0.012, -d / 2 - 0.012, 0.2, w + 0.024, d + 0.024, 0.16, "teal", 0.02)
    with at(w / 2 - 1.06, -d / 2, 0.48):
        coil(0.98, h - 0.5)
    with at(w / 2, -d / 2 + 0.12, 0.48, turn=90):
        coil(d - 0.24, h - 0.5)
    for x in (-w / 2 + 0.1, -w / 2 + 0.75):
        box(x, -d / 2 - 0.015, 0.48, 0.56, 0.03, h - 0.46, "kerb", 0.02)
        box(x + 0.44, -d / 2 - 0.04, 0.48 + (h - 0.46) * 0.5, 0.05, 0.04, 0.14, "slate", 0.01)
    for y in (-d * 0.24, d * 0.24):
        with at(w / 2 - 0.55, y, h + 0.14):
            fan(min(0.22 * d, 0.4))
    prism([(-w / 2, 0.95), (-w / 2, 0.55), (-w / 2 - 0.38, 0.55)], -d * 0.36, d * 0.72, "white", 0.02)


def cooling_tower(w=1.8, h=2.4):
    """A square induced-draught cooling tower."""
    feet(w, w, 0.3, "navy")
    box(-w / 2, -w / 2, 0.25, w, w, h - 0.25, "white", 0.06)
    box(-w / 2 - 0.02, -w / 2 - 0.02, 0.25, w + 0.04, w + 0.04, 0.24, "teal", 0.03)
    for turn in (0, 90):
        with at(turn=turn), at(-w / 2 + 0.14, -w / 2, 0.68):
            louvre(w - 0.28, h - 1.15, "steel", 10)
    cone(0, 0, h + 0.16, w * 0.42, w * 0.36, 0.36, "white", bevel=0.03)
    with at(0, 0, h + 0.33):
        fan(w * 0.32)


def split_indoor(w=1.3):
    """A wall-mounted split unit; its origin is the middle of its lower back edge."""
    with at(turn=90):
        prism([(-0.3, 0.06), (-0.3, 0.36), (-0.24, 0.42), (0, 0.42), (0, 0), (-0.14, 0)], -w / 2, w, "white", 0.04)
    with at(0, -0.28, 0.025, tilt=(-28, 0)):
        box(-w / 2 + 0.08, -0.04, -0.02, w - 0.16, 0.2, 0.03, "teal", 0.01)
    box(-w / 2 + 0.03, -0.312, 0.13, w - 0.06, 0.03, 0.03, "teal", 0.008)
    box(w / 2 - 0.22, -0.312, 0.24, 0.1, 0.02, 0.03, "led", 0.005)


def crac(w=1.1, d=0.9, h=2.0):
    """A computer-room air conditioner or, if narrow, an in-row cooler."""
    box(-w / 2 + 0.03, -d / 2 + 0.03, 0, w - 0.06, d - 0.06, 0.1, "ink", 0.01)
    box(-w / 2, -d / 2, 0.08, w, d, h - 0.08, "white", 0.04)
    with at(-w / 2 + 0.1, -d / 2, 0.75):
        louvre(w - 0.2, h - 1.0, "teal", 12)
    box(-w / 2 - 0.012, -d / 2 - 0.012, 0.3, w + 0.024, d + 0.024, 0.16, "teal", 0.02)
    box(w / 2 - 0.28, -d / 2 - 0.02, 0.52, 0.16, 0.03, 0.1, "led", 0.01)


def rack(w=0.62, d=1.0, h=2.0, seed=0, m="ink"):
    """A server rack with lit rows of servers."""
    chance = random.Random(seed)
    box(-w / 2, -d / 2, 0, w, d, h, m, 0.02)
    box(-w / 2 + 0.05, -d / 2 - 0.012, 0.08, w - 0.1, 0.03, h - 0.16, "navy", 0.005)
    rows = 14
    for k in range(rows):
        z = 0.12 + k * (h - 0.24) / rows
        box(-w / 2 + 0.08, -d / 2 - 0.025, z, w - 0.16, 0.03, (h - 0.24) / rows - 0.035, "slate", 0.004)
        for i in range(3):
            if chance.random() < 0.75:
                box(-w / 2 + 0.11 + i * 0.06, -d / 2 - 0.036, z + 0.03, 0.035, 0.02, 0.028,
                    chance.choice(("led", "led", "cold")), 0)


def hood(length=3.4, d=1.3, h=0.75):
    """A kitchen extraction hood on a wall; its origin is the middle of its lower back edge."""
    with at(0, 0, 0, turn=90):
        prism([(-d, 0), (-d, 0.24), (-d * 0.62, h), (0, h), (0, 0)], -length / 2, length, "brushed", 0.03)
    box(-length / 2 - 0.015, -d - 0.015, 0.0, length + 0.03, 0.05, 0.12, "teal", 0.015)
    box(length / 2 - 0.03, -d - 0.014, 0.0, 0.05, d, 0.12, "teal", 0.015)
    for k in range(5):
        box(-length / 2 + 0.2 + k * (length - 0.4) / 5, -d + 0.15, -0.03, (length - 0.4) / 5 - 0.06, d - 0.4, 0.05,
            "lit", 0.005)


def centrifugal_fan(r=0.7, w=0.7, m="navy"):
    """A scroll fan. Its inlet faces -y, and its outlet at the top blows to the right."""
    outline = [(r * (1 + 0.28 * k / 30) * math.cos(math.radians(90 + 9.6 * k)),
                r * (1 + 0.28 * k / 30) * math.sin(math.radians(90 + 9.6 * k))) for k in range(29)]
    outline += [(1.5 * r, 0.2 * r), (1.5 * r, r), (0, r)]
    prism(outline, 0, w, m, 0.03)
    ring(0, -0.02, 0, r * 0.68, 0.05, "teal", "y")
    cyl(0, 0.0, 0, r * 0.62, 0.05, "ink", "y")
    for k in range(16):
        with at(0, -0.03, 0, tilt=(0, 22.5 * k)):
            box(r * 0.34, -0.02, -0.02, r * 0.26, 0.05, 0.04, "steel", 0.008)
    cyl(0, -0.05, 0, r * 0.16, 0.1, "teal", "y")


def exhaust_fan():
    """A roof extract fan."""
    box(-0.5, -0.5, 0, 1.0, 1.0, 0.3, "slate", 0.02)
    cone(0, 0, 0.5, 0.42, 0.55, 0.44, "white", bevel=0.03)
    with at(0, 0, 0.72):
        fan(0.46)


# Refrigeration


def compressor(m="navy"):
    """A semi-hermetic compressor lying along x."""
    cyl(-0.06, 0, 0.26, 0.18, 0.62, m, "x", 0.05)
    cyl(0.31, 0, 0.26, 0.21, 0.06, m, "x", 0.015)
    for x in (-0.16, 0.1):
        with at(x, -0.04, 0.4, tilt=(-18, 0)):
            box(-0.1, -0.1, 0, 0.2, 0.2, 0.14, m, 0.03)
    for x in (-0.28, 0.2):
        box(x, -0.18, 0, 0.08, 0.36, 0.1, "ink", 0.01)


def condensing_unit(w=1.7, d=1.0, h=1.05, fans=2):
    """A refrigeration condensing unit: housed coil with fans, compressor and receiver on a skid."""
    box(-w / 2, -d / 2, 0, w, 0.1, 0.12, "navy", 0.02)
    box(-w / 2, d / 2 - 0.1, 0, w, 0.1, 0.12, "navy", 0.02)
    box(-w / 2, -d / 2 + 0.05, 0.1, w, d - 0.1, 0.05, "slate", 0.01)
    box(-w / 2, 0.02, 0.14, w, d / 2 - 0.04, h, "white", 0.04)
    box(-w / 2 - 0.012, 0.008, 0.14, w + 0.024, d / 2 - 0.016, 0.12, "teal", 0.02)
    r = min(0.42 * w / fans, 0.38 * h)
    for k in range(fans):
        with at(-w / 2 + (k + 0.5) * w / fans, 0.01, 0.2 + h * 0.52, tilt=(90, 0)):
            fan(r)
    with at(w / 2, 0.08, 0.32, turn=90):
        coil(d / 2 - 0.16, h - 0.28)
    with at(-w * 0.2, -d * 0.27, 0.14, scale=0.85):
        compressor()
    cyl(w * 0.28, -d * 0.27, 0.32, 0.12, w * 0.3, "teal", "x", 0.04)
    tube([(-w * 0.2, -d * 0.27, 0.55), (-w * 0.2, -d * 0.27, 0.72), (-w * 0.2, 0.04, 0.72)], 0.028, "copper")
    tube([(w * 0.28, -d * 0.27, 0.4), (w * 0.28, -d * 0.27, 0.56), (w * 0.28, 0.04, 0.56)], 0.028, "copper")


def evaporator(w=1.8, d=0.75, h=0.6, fans=2):
    """A unit cooler that hangs from the ceiling; its origin is the middle of its top."""
    for x in (-w / 2 + 0.12, w / 2 - 0.18):
        box(x, -d / 2 + 0.1, -0.12, 0.06, d - 0.2, 0.14, "steel", 0.01)
    box(-w / 2, -d / 2, -0.1 - h, w, d, h, "white", 0.04)
    box(-w / 2 - 0.012, -d / 2 - 0.012, -0.1 - h, w + 0.024, d + 0.024, 0.1, "teal", 0.02)
    r = min(0.4 * w / fans, 0.36 * h)
    for k in range(fans):
        with at(-w / 2 + (k + 0.5) * w / fans, -d / 2, -0.06 - h / 2, tilt=(90, 0)):
            fan(r)
    tube([(w / 2, 0.1, -0.3), (w / 2 + 0.15, 0.1, -0.3), (w / 2 + 0.15, 0.1, 0.05)], 0.03, "copper")


def panel_wall(length, h, thick=0.14, joints=1.1):
    """An insulated cold-room wall with joints, along +x from the origin and facing -y."""
    count = max(1, round(length / joints))
    for k in range(count):
        box(k * length / count + 0.006, 0, 0, length / count - 0.012, thick, h, "white", 0.015)
    box(0.01, 0.02, 0.01, length - 0.02, thick - 0.04, h - 0.02, "kerb", 0)


def strip_curtain(w, h, strips=8):
    """A strip curtain in the xz plane; its origin is the bottom-left corner."""
    plastic = clear("curtain", "#8fd6ea", 0.45)
    for k in range(strips):
        box(k * w / strips + 0.01, 0.02 * (k % 2), 0.04, w / strips - 0.005, 0.012, h - 0.04, plastic, 0)
    box(-0.02, -0.02, h, w + 0.04, 0.08, 0.06, "steel", 0.01)


def shelf(w=1.6, d=0.5, h=1.8, levels=4):
    """A steel shelf. Returns the heights of its levels, on which goods can stand."""
    for x in (-w / 2, w / 2 - 0.05):
        for y in (-d / 2, d / 2 - 0.05):
            box(x, y, 0, 0.05, 0.05, h, "steel", 0.008)
    heights = []
    for k in range(levels):
        z = 0.12 + k * (h - 0.16) / (levels - 1) if levels > 1 else h * 0.5
        box(-w / 2 - 0.01, -d / 2 - 0.01, z, w + 0.02, d + 0.02, 0.04, "grey", 0.008)
        heights.append(z + 0.04)
    return heights


def gas_cylinder(m="teal", s=1.0):
    """A refrigerant cylinder with its valve and collar."""
    cyl(0, 0, 0.3 * s, 0.17 * s, 0.6 * s, m, bevel=0.07 * s)
    ring(0, 0, 0.68 * s, 0.12 * s, 0.018 * s, "slate")
    cyl(0, 0, 0.64 * s, 0.035 * s, 0.14 * s, "copper")
    for k in range(3):
        with at(0, 0, 0.58 * s, turn=120 * k):
            box(0.105 * s, -0.015, 0, 0.03 * s, 0.03, 0.11 * s, "slate", 0.005)


# Props


def tree(s=1.0, seed=0, m="green"):
    """A round tree, about 1.9 units high at s = 1."""
    chance = random.Random(seed)
    cone(0, 0, 0.35 * s, 0.08 * s, 0.055 * s, 0.7 * s, "trunk", bevel=0.01)
    ball(0, 0, 1.15 * s, 0.5 * s, m, 0.95)
    for k in range(4):
        a = 2 * math.pi * (k + chance.random() * 0.6) / 4
        r = (0.26 + 0.1 * chance.random()) * s
        ball(0.3 * s * math.cos(a), 0.3 * s * math.sin(a), (1.0 + 0.5 * chance.random()) * s, r, m)


def shrub(s=1.0, m="leaf"):
    ball(0, 0, 0.2 * s, 0.28 * s, m, 0.85)
    ball(0.22 * s, 0.05 * s, 0.14 * s, 0.19 * s, m, 0.85)
    ball(-0.2 * s, -0.06 * s, 0.15 * s, 0.2 * s, m, 0.85)


def hedge(length, h=0.4, d=0.35, m="green"):
    """A hedge along x: a row of overlapping bushes of uneven heights."""
    chance = random.Random(round(length * 100))
    count = max(2, round(length / (0.62 * d)))
    for k in range(count):
        tall = h * (0.82 + 0.3 * chance.random())
        x = -length / 2 + (k + 0.5) * length / count
        ball(x, (chance.random() - 0.5) * 0.2 * d, tall - 0.62 * d, 0.62 * d, m)
    box(-length / 2, -0.4 * d, 0, length, 0.8 * d, h * 0.75, m, 0.12)


def planter(s=1.0):
    cone(0, 0, 0.2 * s, 0.16 * s, 0.22 * s, 0.4 * s, "cream", bevel=0.02)
    for k in range(7):
        with at(0, 0, 0.36 * s, turn=51 * k), at(0, -0.14 * s, 0.3 * s, tilt=(28, 0)):
            ball(0, 0, 0, 0.1 * s, "green", 3.2)


def bench(w=1.2):
    for x in (-w / 2 + 0.12, w / 2 - 0.18):
        box(x, -0.2, 0, 0.06, 0.4, 0.3, "slate", 0.01)
        box(x, 0.24, 0, 0.06, 0.04, 0.66, "slate", 0.01)
    for k in range(3):
        box(-w / 2, -0.22 + k * 0.15, 0.3, w, 0.12, 0.05, "wood", 0.015)
    for z in (0.44, 0.58):
        box(-w / 2, 0.2, z, w, 0.05, 0.1, "wood", 0.015)


def tool_box():
    """An open tool box with its tray."""
    box(-0.42, -0.22, 0, 0.84, 0.44, 0.3, "red", 0.04)
    box(-0.38, -0.18, 0.28, 0.76, 0.36, 0.04, "ink", 0.01)
    with at(0, 0.22, 0.3, tilt=(-68, 0)):
        box(-0.42, -0.02, 0, 0.84, 0.06, 0.4, "red", 0.03)
    for k, m in enumerate(("steel", "yellow", "steel", "orange")):
        with at(-0.27 + k * 0.18, -0.02, 0.33, turn=12 * k - 20):
            cyl(-0.12, 0, 0, 0.025, 0.26, m, "x", 0.005)


def crate(w=0.6, d=0.45, h=0.36, m="sand"):
    """A slatted crate, open at the top."""
    box(-w / 2 + 0.02, -d / 2 + 0.02, 0.01, w - 0.04, d - 0.04, h * 0.7, "wood", 0.01)
    for k in range(3):
        z = 0.01 + k * h / 3
        box(-w / 2, -d / 2, z, w, 0.03, h / 3 - 0.035, m, 0.008)
        box(-w / 2, d / 2 - 0.03, z, w, 0.03, h / 3 - 0.035, m, 0.008)
        box(-w / 2, -d / 2 + 0.03, z, 0.03, d - 0.06, h / 3 - 0.035, m, 0.008)
        box(w / 2 - 0.03, -d / 2 + 0.03, z, 0.03, d - 0.06, h / 3 - 0.035, m, 0.008)


def produce(w=0.5, d=0.36, m="red", r=0.075, seed=0):
    chance = random.Random(seed)
    across, deep = max(2, int(w / (2 * r))), max(2, int(d / (2 * r)))
    for i in range(across):
        for j in range(deep):
            x = -w / 2 + (i + 0.5) * w / across
            y = -d / 2 + (j + 0.5) * d / deep
            ball(x, y, chance.random() * r * 0.5, r * (0.95 + 0.1 * chance.random()), m)


def carton(w=0.6, d=0.5, h=0.42, m="sand"):
    box(-w / 2, -d / 2, 0, w, d, h, m, 0.02)
    box(-0.05, -d / 2 - 0.004, h * 0.7, 0.1, d + 0.008, h * 0.3 + 0.004, "cream", 0.004)


def pallet(w=1.2, d=1.0):
    """A wooden pallet, 0.15 units high."""
    for y in (-d / 2, -0.06, d / 2 - 0.12):
        box(-w / 2, y, 0, w, 0.12, 0.1, "wood", 0.01)
    for k in range(6):
        box(-w / 2 + k * (w - 0.14) / 5, -d / 2, 0.1, 0.14, d, 0.05, "sand", 0.01)


def lamp_post(h=2.6):
    cyl(0, 0, 0.06, 0.1, 0.12, "navy")
    tube([(0, 0, 0), (0, 0, h), (0.5, 0, h + 0.1)], 0.035, "navy", bend=0.3)
    box(0.35, -0.08, h + 0.05, 0.36, 0.16, 0.06, "navy", 0.02)
    box(0.38, -0.06, h + 0.03, 0.3, 0.12, 0.03, "lamp", 0.01)


def car(m="orange"):
    """A small rounded car, facing +x."""
    prism([(-1, 0.16), (1, 0.16), (1.04, 0.4), (0.92, 0.52), (0.5, 0.58), (-0.98, 0.58), (-1.04, 0.4)], -0.42, 0.84,
          m, 0.09)
    prism([(-0.86, 0.54), (0.56, 0.54), (0.24, 0.9), (-0.66, 0.92)], -0.36, 0.72, "darkglass", 0.06)
    prism([(-0.68, 0.86), (0.24, 0.85), (0.2, 0.94), (-0.62, 0.95)], -0.35, 0.7, m, 0.04)
    for x in (-0.6, 0.6):
        for y in (-0.4, 0.4):
            cyl(x, y, 0.19, 0.19, 0.14, "tyre", "y", 0.04)
            cyl(x, y * 1.1, 0.19, 0.1, 0.1, "steel", "y", 0.01)
    for y in (-0.34, 0.2):
        box(0.96, y, 0.36, 0.08, 0.14, 0.09, "lamp", 0.02)


LANE = 0.65  # Traffic keeps left: vehicles drive towards +x at y = LANE and towards -x at y = -LANE.


def road(length, w=4 * LANE, dashes=True):
    """A strip of road along x, with its centre line."""
    box(-length / 2, -w / 2, 0, length, w, 0.03, "road", 0.01)
    if dashes:
        count = int(length / 1.5)
        for k in range(count):
            box(-length / 2 + (k + 0.25) * length / count, -0.045, 0.025, 0.7, 0.09, 0.012, "white", 0)
