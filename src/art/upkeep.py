"""Portraits of upkeep and everyday use: depots, standby, deliveries, cold rooms and maintenance."""

import math

from coldchain import awning, fruit_crate, standby_post
from equipment import breeze, carton, coil, compressor, crate, evaporator, fan, gas_cylinder, panel_wall, shelf
from equipment import vrf_unit
from facilities import case
from kit import PALETTE, at, ball, box, boxes, cone, cyl, prism, put, ring, sheet, tube
from machines import digit
from shapes import FRONT, arc, fillet, pair, plate, ribbon, rounded_rect
from vehicles import COACH_SIDE, electric_unit, engine_unit, pantry, reefer_box, roof_pack, truck_cab, van, wheel

PALETTE["dust"] = ("#8a7863", 0.95, 0.0, 0.0)


def dial(r, m, hands, sector=None):
    """A round dial that faces -y, with (degrees, length) hands and an optional teal sector."""
    with at(scale=r):
        cyl(0, 0, 0, 1, 0.34, m, "y", 0.1, 64)
        cyl(0, -0.16, 0, 0.86, 0.06, "white", "y", 0.02, 64)
        if sector:
            prism([(0, 0), *arc(0, 0, 0.8, *sector)], -0.21, 0.04, "teal", 0)
        for turn, low, high in [(30 * k, 0.62, 0.74) for k in range(12)] + [(turn, -0.1, end) for turn, end in hands]:
            put((0, 0, 0), box, -0.04, -0.26, low, 0.08, 0.05, high - low, "navy", 0.01, tilt=(0, turn))
        cyl(0, -0.24, 0, 0.1, 0.08, "orange", "y", 0.01)


def display(reading):
    """A dark screen with digits, facing -y; its origin is its middle."""
    wide = 0.21 * len(reading) + 0.14
    box(-wide / 2, -0.078, -0.26, wide, 0.1, 0.52, "navy")
    for k, value in enumerate(reading):
        digit(0.21 * (k - len(reading) / 2) + 0.06, value)


def packs(count, w, d, h):
    """A row of frozen packs along x."""
    for k in range(count):
        box((k - count / 2) * (w + 0.02), -d / 2, 0, w, d, h - 0.04 * (k % 2), ("sky", "icepack")[k % 2], 0.05)


def brush():
    """A brush along x with its bristles down."""
    boxes((-0.3, -0.09, 0.12, 0.6, 0.18, 0.09, "orange"), (-0.28, -0.075, 0, 0.56, 0.15, 0.14, "yellow"))
    tube([(0.25, 0, 0.17), (0.95, 0, 0.3)], 0.045, "orange")


def body(w, d, h):
    """An insulated body whose two rear doors are open towards -y."""
    boxes((-w / 2 + 0.02, d / 2 - 0.13, 0.02, w - 0.04, 0.12, h - 0.04, "white"),
          *((-w / 2 + 0.01, -d / 2 - 0.02, z, w - 0.02, d, 0.12, m) for z, m in ((-0.02, "kerb"), (h - 0.1, "white"))))
    for right in (False, True):
        with at(mirror=right), at(-w / 2, -d / 2):
            box(0, 0, 0, 0.12, d, h, "white")
            with at(0, -0.03, turn=-148):
                box(0, -0.1, 0.03, w / 2, 0.1, h - 0.06, "white")
                box(0.07, -0.03, 0.1, w / 2 - 0.14, 0.05, h - 0.2, "aqua")


def coach_top(half):
    """The upper part of a coach, `half` metres to each side."""
    roof = fillet([(u, v - 2.05, *r) for u, v, *r in COACH_SIDE if v > 3] + [(1.5, 0.06), (-1.5, 0.06)], 10)
    plate(roof, -half, half, "white", FRONT, 0.08)
    plate(rounded_rect(-0.6, 0.11, 0.6, 1.4, 0.12), half, half + 0.1, "slate", FRONT, 0.02)
    for x in (-1.1, 0, 1.1):
        pair(rounded_rect(x - 0.42, 0.3, x + 0.42, 0.95, 0.1), 1.5, 0.02, "glass")


def coach_pack():
    """A roof pack on a coach."""
    coach_top(1.9)
    roof_pack(0, 1.66, 2.7, 1.75, 0.6)


def cab_unit():
    """A driver's cab with a unit on its roof."""
    boxes((-1.5, -1.0, 0, 2.9, 2.0, 0.3, "slate"), (1.3, -0.8, 0.05, 0.2, 1.6, 0.24, "ink"))
    prism([(-1.5, 0.3), (1.4, 0.3), (1.4, 1.1), (0.85, 2.35), (-1.5, 2.35)], -1.1, 2.2, "blue", 0.1)
    prism([(1.385, 1.18), (0.92, 2.2), (0.87, 2.2), (1.3, 1.18)], -0.92, 1.84, "glass", 0.02)
    box(1.34, -0.04, 1.15, 0.06, 0.08, 0.1, "ink", 0.01)
    for y in (-0.8, 0.56):
        box(1.36, y, 0.62, 0.08, 0.24, 0.2, "lamp", 0.02)
    boxes((-1.505, -1.115, 0.75, 2.9, 0.03, 0.2, "white"), (1.385, -1.1, 0.75, 0.03, 2.2, 0.06, "white"))
    prism([(0.12, 1.25), (1.05, 1.25), (0.7, 2.1), (0.12, 2.1)], -1.125, 0.06, "glass", 0.02)
    boxes((-1.05, -1.12, 0.42, 0.85, 0.05, 1.75, "navy"), (-0.88, -1.14, 1.3, 0.5, 0.05, 0.7, "glass"))
    roof_pack(-0.45, 2.4, 1.5, 1.3, 0.5)


def rail_pantry():
    """The galley of a pantry car: a glazed refrigerator, and frozen goods beside it."""
    boxes((-1.6, -1.25, 0, 3.4, 2.7, 0.1, "blue"), (-1.6, 1.36, 0.1, 3.4, 0.1, 2.2, "white"))
    put((0, 0, -0.96), pantry, -1.6, 1.75)


def train_controls():
    """A control cabinet with its door open: contactors, a display and the cables."""
    box(-0.62, -0.32, 0, 1.24, 0.64, 0.14, "navy", 0.02)
    with at(0, 0, 0.12):
        case(0, 1.2, 0.6, 2.0)
        for row, m in enumerate(("orange", "white", "teal")):
            z = 0.36 + 0.52 * row
            box(-0.5, 0.1, z + 0.1, 1.0, 0.05, 0.06, "steel", 0)
            for k in range(5 - row):
                boxes((-0.48 + 0.2 * k, -0.08, z, 0.17, 0.2, 0.28, m, 0.02),
                      (-0.44 + 0.2 * k, -0.1, z + 0.1, 0.09, 0.04, 0.08, "ink", 0.01))
        for x in (-0.35, -0.15, 0.05):
            tube([(x, -0.02, 0.36), (x, -0.02, 0.18), (x + 0.1, 0.0, 0.02)], 0.025, "copper")
        with at(0.6, -0.3, turn=-25):
            boxes((0, -0.07, 0, 1.18, 0.07, 2.0, "white"), (0.3, -0.09, 1.2, 0.6, 0.04, 0.4, "navy"),
                  *((0.36 + 0.12 * k, -0.1, 1.32, 0.07, 0.04, 0.06 + 0.05 * k, "led", 0) for k in range(4)))


def pack_exchange():
    """A gantry crane holds a roof pack in slings above a coach's roof."""
    coach_top(1.7)
    roof_pack(0, 2.4, 2.6, 1.7, 0.6)
    boxes((-2.4, -0.14, 3.9, 4.8, 0.28, 0.28, "orange"), (-0.3, -0.22, 3.7, 0.6, 0.44, 0.36, "navy"),
          (-1.75, -1.55, 0, 3.5, 3.1, 0.16, "blue"))
    for x, y in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        tube([(2.1 * x, 1.7 * y, 0), (2.1 * x, 0, 4.0)], 0.09, "orange")
        box(2.1 * x - 0.16, 1.7 * y - 0.16, 0, 0.32, 0.32, 0.12, "navy")
        tube([(0, 0, 3.75), (1.1 * x, 0.82 * y, 3.0), (1.1 * x, 0.82 * y, 2.36)], 0.035, "yellow", 0.05)


def common_parts():
    """A store's shelf with equal fans, contactors and filters."""
    low, middle, high = shelf(2.3, 0.6, 1.46, 3)
    for x in (-0.73, 0, 0.73):
        boxes((x - 0.27, -0.16, high, 0.54, 0.36, 0.54, "white"), (x - 0.24, -0.2, middle, 0.48, 0.4, 0.42, "blue"),
              (x - 0.17, -0.28, middle + 0.1, 0.34, 0.12, 0.22, "orange"), (x - 0.3, -0.2, low, 0.6, 0.3, 0.5, "white"),
              *((x - 0.24 + 0.12 * k, -0.24, low + 0.06, 0.11, 0.1, 0.38, "yellow") for k in range(4)))
        put((x, -0.16, high + 0.27), fan, 0.22, 4, False, tilt=(90, 0))


def pack_record():
    """A clipboard with ticked lines, and a tagged refrigerant cylinder on a scale."""
    with at(-0.75, 0, 0, tilt=(-16, 0)):
        boxes((-0.55, 0, 0, 1.1, 0.07, 1.5, "blue"), (-0.48, -0.03, 0.06, 0.96, 0.05, 1.3, "white"),
              (-0.22, -0.06, 1.36, 0.44, 0.1, 0.14, "steel"))
        for z in (0.3, 0.55, 0.8, 1.05):
            boxes((-0.36, -0.05, z, 0.14, 0.04, 0.14, "green"), (-0.12, -0.05, z + 0.04, 0.48, 0.04, 0.07, "slate"))
    prism([(-1.0, 0), (-0.5, 0), (-0.6, 0.7), (-0.9, 0.7)], 0.3, 0.06, "slate")
    boxes((0, -0.45, 0, 1.2, 0.9, 0.36, "white"), (-0.02, -0.47, 0.34, 1.24, 0.94, 0.08, "steel"))
    put((0.6, -0.42, 0.18), display, "12", scale=0.55)
    put((0.6, 0, 0.42), gas_cylinder, "teal", 1.6)
    tube([(0.6, 0, 1.5), (0.66, -0.22, 1.5), (0.72, -0.29, 1.15)], 0.015, "ink")
    put((0.74, -0.29, 1.2), box, -0.13, 0, -0.3, 0.26, 0.03, 0.36, "yellow", turn=25, tilt=(0, 14))


def standby_plug():
    """A parked reefer truck plugged into a standby post."""
    with at(turn=-28):
        truck_cab("blue", "engine")
        reefer_box(-0.1, 0.8, 1.6, 1.8, 1.75)
        engine_unit(0.2, 1.98, 1.5, 0.6, 0.55)
        box(-1.6, -0.6, 0.4, 1.8, 1.2, 0.4, "ink")
        for y in (-0.72, 0.72):
            wheel(-1.0, y, 0.37, 0.3)
        put((-1.9, -1.6), standby_post, (1.45, 0.68, 1.05))


def standby_timer():
    """A timer with its hours before dawn marked, and an empty body with its evaporator on."""
    put((-0.85, -1.0, 0.84), dial, 0.82, "blue", ((-150, 0.5), (0, 0.6)), (195, 270))
    prism([(-1.2, 0), (-0.5, 0), (-0.65, 0.5), (-1.05, 0.5)], -0.92, 0.2, "slate")
    with at(0.85, 0.4):
        body(1.7, 1.2, 1.55)
        put((0, 0.25, 1.45), evaporator, 1.2, 0.45, 0.42)
        put((0, 0.0, 1.1), breeze, 1.3, 1.1, 0.8)


def standby_stock():
    """A body full of crates overnight, plugged into a standby post."""
    with at(0, 0, 0.66):
        body(1.9, 1.5, 1.25)
        for k, m in enumerate(("red", "leaf", "orange", "yellow")):
            put((0.84 * (k % 2) - 0.42, -0.3, 0.1 + 0.51 * (k // 2)), fruit_crate, m, k, 1.3)
    for y in (-0.75, 0.75):
        put((0, -0.25), wheel, 0, y, 0.37, 0.3, turn=90)
    boxes((-0.85, -0.7, 0.4, 1.7, 1.4, 0.25, "ink"), (-0.9, -0.8, 0.36, 1.8, 0.1, 0.14, "ink"),
          (0.55, -0.83, 0.38, 0.28, 0.05, 0.1, "taillamp"))
    put((-2.0, -1.5), standby_post, (1.35, 0.69, 0.43))


def shop_counter():
    """Crates delivered onto a shop's counter, under its awning."""
    boxes((-1.5, -0.8, 0, 3.0, 1.3, 0.1, "kerb"), (-1.4, 0.1, 0.08, 2.8, 0.32, 2.35, "cream"),
          (-1.1, 0.06, 0.8, 2.2, 0.1, 1.2, "navy"), (-1.15, -0.4, 0.08, 2.3, 0.5, 0.72, "teal"),
          (-1.22, -0.5, 0.78, 2.44, 0.6, 0.08, "white"))
    for x, m in ((-0.75, "red"), (0, "leaf"), (0.75, "orange")):
        put((x, -0.2, 0.86), fruit_crate, m, 1, 1.1)
    put((0, 0.12, 2.35), awning, 2.9, 0.85, 8, ("blue", "white"))


def battery_unit():
    """A flat electric roof unit on a cold box, with its cable from a battery."""
    boxes((-0.9, -0.6, 0, 1.8, 1.2, 0.6, "white"), (-0.92, -0.62, 0, 1.84, 1.24, 0.12, "blue"),
          (0.86, -0.95, 0, 1.1, 0.7, 0.56, "blue"), (0.84, -0.97, 0.5, 1.14, 0.74, 0.12, "navy"),
          *((1.0 + 0.22 * k, -0.98, 0.12, 0.14, 0.06, 0.3, "led") for k in range(4)))
    electric_unit(0, 0.62, 1.5, 1.1, 0.36)
    cyl(1.1, -0.6, 0.66, 0.07, 0.14, "red")
    cyl(1.7, -0.6, 0.66, 0.07, 0.14, "slate")
    tube([(1.1, -0.6, 0.7), (1.1, -0.6, 1.1), (0.6, -0.8, 1.1), (0.6, -0.8, 0.67), (0.6, -0.5, 0.67)],
         0.05, "orange", 0.16)


def probe_reading():
    """A hand-held thermometer reads the frozen packs in a crate."""
    put((-0.45, 0.1), crate, 1.3, 0.9, 0.6)
    put((-0.45, 0.1, 0.3), packs, 4, 0.28, 0.76, 0.45)
    with at(0.6, -0.62, 0, tilt=(-20, 0)):
        box(-0.45, -0.1, 0, 0.9, 0.2, 1.25, "white", 0.07)
        box(-0.47, -0.12, 0.1, 0.94, 0.24, 0.18, "teal", 0.07)
        put((0, -0.05, 0.85), display, "-18", scale=1.08)
    tube([(0.6, -0.2, 1.15), (0.6, 0.0, 1.5), (-0.5, 0.1, 1.65), (-0.5, 0.1, 1.3)], 0.045, "slate", 0.3)
    cyl(-0.5, 0.1, 1.22, 0.08, 0.36, "orange")
    cyl(-0.5, 0.1, 0.9, 0.035, 0.4, "steel")


def payload_scale():
    """Lining panels and a unit for a van on a platform scale."""
    boxes((-0.9, -0.7, 0, 1.9, 1.4, 0.12, "blue"), (-0.85, -0.65, 0.1, 1.8, 1.3, 0.08, "steel"),
          (-0.72, 0.5, 0.1, 0.14, 0.12, 1.5, "slate"), (-0.43, -0.48, 0.2, 1.31, 0.86, 0.5, "yellow"),
          *((-0.45, -0.5, 0.18 + 0.17 * k, 1.35, 0.9, 0.07, "white") for k in range(4)))
    put((-0.65, 0.5, 1.65), display, "248", scale=1.3)
    put((0.22, -0.05, 0.77), electric_unit, 0, 0, 1.25, 0.85, 0.34)


def temperature_log():
    """A logger prints its curves beside the cartons of a delivery."""
    for x, z in ((-0.85, 0), (-0.15, 0), (-0.5, 0.5)):
        put((x, 0.5, z), carton, 0.66, 0.6, 0.49)
    boxes((0.05, -0.25, 0, 1.1, 0.4, 0.95, "white"), (0.03, -0.27, 0.72, 1.14, 0.44, 0.14, "teal"), bevel=0.05)
    box(0.2, -0.28, 0.44, 0.8, 0.08, 0.1, "ink")
    strip = arc(-0.24, 0.22, 0.26, 90, 180, 8) + arc(-0.72, 0.24, 0.22, 0, -90, 8)
    strip += [(y, 0.02) for y in (-0.95, -1.2, -1.45)]
    sheet([[(x, y, z + 0.01) for x in (0.22, 0.98)] for y, z in strip], "cream", 0.015)
    for x, m, swing in ((0.48, "blue", 0.12), (0.8, "red", 0)):
        tube([(x + swing * math.sin(9 * y), y - 0.012, z + 0.03) for y, z in strip], 0.022, m, 0.1)


def belt_drive():
    """A compressor's belt drive, and a clean coil with its brush."""
    put((-1.5, 0.75, 0.08), coil, 1.8, 1.35)
    box(-1.55, 0.65, 0, 1.9, 0.3, 0.1, "navy")
    put((-1.6, -0.5), brush, turn=-20)
    with at(0.35, -0.3, 0, turn=-40):
        put((0, 0), compressor, "teal", scale=1.9)
        box(-0.15, -1.25, 0, 0.6, 0.5, 0.26, "slate")
        cyl(0.2, -1.0, 0.5, 0.26, 0.8, "blue", "x")
        for y, r in ((0, 0.38), (-1.0, 0.24)):
            cyl(0.78, y, 0.5, r, 0.16, "steel", "x")
            cyl(0.78, y, 0.5, r * 0.3, 0.22, "orange", "x")
        belt = arc(0, 0.5, 0.39, -82, 82) + arc(-1, 0.5, 0.25, 82, 278)
        ribbon(belt, 0.06, 0.72, "road", FRONT, thick=0.12)


def freezer_clock():
    """A corner of a full freezer, with a clock that marks nine hours."""
    box(-1.1, -0.2, 0, 2.2, 1.0, 0.12, "kerb")
    put((-1.1, 0.66, 0.1), panel_wall, 2.2, 2.1)
    put((-0.96, -0.2, 0.1), panel_wall, 0.86, 2.1, turn=90)
    with at(0.1, 0.3, 0.12):
        for z in shelf(1.8, 0.6, 1.25, 3)[:2]:
            put((0, 0, z), packs, 5, 0.32, 0.5, 0.46)
    put((0.1, 0.6, 1.78), dial, 0.34, "navy", ((-90, 0.5), (0, 0.66)), (-180, 90))


def delay_relay():
    """A delay relay and a contactor on the rail of an open control box."""
    boxes((-0.95, 0, 0, 1.9, 0.12, 1.4, "white"), (-0.9, -0.02, 0.05, 1.8, 0.05, 1.3, "slate"),
          *((x, -0.3, 0, 0.1, 0.4, 1.4, "white") for x in (-0.98, 0.88)),
          *((-0.97, -0.29, z, 1.94, 0.38, 0.1, "white") for z in (-0.01, 1.31)),
          (-0.86, -0.08, 0.72, 1.72, 0.1, 0.16, "steel"), (-0.72, -0.3, 0.48, 0.54, 0.3, 0.68, "teal"),
          (-0.08, -0.34, 0.46, 0.54, 0.34, 0.72, "kerb"), (0, -0.4, 0.66, 0.38, 0.1, 0.34, "ink"),
          (0.56, -0.26, 0.54, 0.2, 0.26, 0.56, "white"), (0.62, -0.34, 0.76, 0.08, 0.12, 0.18, "orange"))
    put((-0.45, -0.31, 0.78), dial, 0.2, "white", [(60, 0.6)])
    for k, m in enumerate(("red", "yellow", "blue")):
        x, z = -0.6 + 0.15 * k, 0.32 - 0.06 * k
        tube([(x, -0.2, 0.5), (x, -0.2, z), (x + 0.64, -0.2, z), (x + 0.64, -0.2, 0.5)], 0.035, m)


def coil_washing():
    """A hose rinses an outdoor unit's coil, with a bucket and a brush."""
    put((-0.3, 0.4), vrf_unit, 1.6, 0.9, 1.4, 1)
    cone(0.95, -0.8, 0.24, 0.22, 0.3, 0.48, "blue")
    for x, y in ((0.83, -0.76), (1.05, -0.7), (1.01, -0.92)):
        ball(x, y, 0.48, 0.15, "white")
    for x in (-0.8, -0.6, -0.4, -0.2, 0):
        tube([(0.6, -0.8, 0.8), (x, -0.05, 0.95)], 0.025, "icepack")
    tube([(0.95, -1.02, 0.52), (0.6, -0.8, 0.8)], 0.05, "ink")
    tube([(0.95, -1.02, 0.52), (1.3, -1.25, 0.24), (1.5, -1.35, 0.06), (2.0, -1.0, 0.06), (1.7, 0.2, 0.06),
          (0.2, 1.1, 0.06)], 0.06, "orange", 0.4)
    put((-0.75, -0.7), brush, turn=15)


def clamp_meter():
    """A clamp meter around a cable, beside a run capacitor."""
    tube([(0.9, 1.0, 0.09), (0, 0.8, 0.09), (0, 0.5, 1.55), (0, -0.3, 1.55), (-0.8, -0.5, 1.4), (-0.85, -0.5, 0.09),
          (-1.4, -0.9, 0.09)], 0.09, "red", 0.4)
    ring(0, 0, 1.52, 0.34, 0.1, "orange", "y")
    boxes((-0.42, -0.16, 0, 0.84, 0.32, 1.25, "orange"), (-0.36, -0.2, 0.06, 0.72, 0.1, 1.1, "ink"), bevel=0.08)
    put((0, -0.17, 0.84), display, "14", scale=1.1)
    cyl(0, -0.22, 0.33, 0.16, 0.1, "white", "y")
    cyl(0.95, -0.1, 0.42, 0.32, 0.84, "steel")
    cyl(0.95, -0.1, 0.86, 0.33, 0.08, "blue")
    boxes(*((x, -0.16, 0.88, 0.06, 0.12, 0.2, "copper") for x in (0.79, 1.05)))


def dusty_coil():
    """A condenser's coil: one half dusty, the other brushed clean."""
    boxes((-1.3, 0.02, 0.1, 2.6, 0.5, 1.75, "white"), (-1.32, 0, 1.58, 2.64, 0.54, 0.14, "teal"),
          *((x, 0.06, 0, 0.2, 0.4, 0.12, "ink") for x in (-1.1, 0.9)), (-1.12, -0.03, 0.22, 1.12, 0.04, 1.26, "dust"),
          *((-1.12 + 0.07 * k, -0.06, 0.22, 0.04, 0.05, 1.26, "dust") for k in range(16)))
    put((-1.15, 0, 0.2), coil, 2.3, 1.3)
    put((0.2, -0.4), brush, turn=25)


def compressor_gauges():
    """A compressor with two gauges and a sample of its oil."""
    put((0, 0), compressor, "teal", scale=2.4)
    for x, m, degrees in ((-0.46, "blue", -40), (0.34, "red", 50)):
        tube([(x, -0.1, 1.2), (x, -0.1, 1.6)], 0.06, "copper")
        put((x, -0.15, 1.74), dial, 0.36, m, [(degrees, 0.6)])
    cyl(-0.1, -0.43, 0.55, 0.15, 0.1, "steel", "y")
    cyl(-0.1, -0.48, 0.55, 0.11, 0.04, "orange", "y")
    for z, r, h, m in ((0.28, 0.28, 0.56, "yellow"), (0.62, 0.26, 0.36, "icepack"), (0.86, 0.15, 0.2, "blue")):
        cyl(1.05, -0.8, z, r, h, m, bevel=0.06)


def service_van():
    """A service van with its ladder, and an open tool box."""
    van("white", "teal", unit=False)
    boxes(*((-2.3, y, 2.36, 3.2, 0.1, 0.1, "orange") for y in (-0.5, 0.1)),
          *((-2.1 + 0.42 * k, -0.45, 2.38, 0.09, 0.6, 0.06, "orange") for k in range(8)),
          *((x, -0.7, 2.2, 0.1, 1.4, 0.17, "ink") for x in (-1.8, 0.3)), (-0.75, -2.3, 0, 1.7, 0.84, 0.64, "orange"),
          (-0.66, -2.22, 0.6, 1.52, 0.68, 0.08, "ink"), (-0.75, -1.54, 0.62, 1.7, 0.11, 0.7, "orange"))
    for x, m in ((-0.4, "yellow"), (-0.06, "red"), (0.28, "blue"), (0.62, "teal")):
        cyl(x, -1.9, 0.82, 0.08, 0.4, m)
