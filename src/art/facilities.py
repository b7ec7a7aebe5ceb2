"""Portraits for data centres, hospitals, schools, kitchens, factories and malls; each stands on z = 0 and faces -y."""

from coldchain import awning
from equipment import breeze, car, chiller, coil, crac, exhaust_fan, fan, hood, louvre, planter, rack, tool_box
from interiors import pot, pupil_desk, range_cooker, set_table, stool
from kit import air, at, box, boxes, cone, cyl, glow, prism, put, rim, ring, tube, veil
from machines import digit, flange, generator


def stage(w, d, h=0.0, floor="plinth", wall="white"):
    """A piece of floor, with a back wall if it has a height. Returns the frame of what stands on it."""
    box(-w / 2, -d / 2, 0, w, d, 0.1, floor, 0.04)
    if h:
        box(-w / 2, d / 2 - 0.12, 0.09, w, 0.12, h, wall, 0.03)
    return at(0, 0, 0.1)


def dashes(w, d):
    """A dashed rectangle painted on a floor."""
    for turn in range(4):
        run, out = ((w, d), (d, w))[turn % 2]
        count = round(run / 0.45)
        for k in range(count):
            put((0, 0), box, k * (run - 0.35) / (count - 1) - run / 2, -out / 2, 0, 0.27, 0.1, 0.015, "yellow", 0,
                turn=90 * turn)


def case(x, w, d, h):
    """A cabinet without its door: frame and back panel."""
    put((x, d / 2), rim, -w / 2, 0, 0, w, h, d, 0.07, "white", tilt=(90, 0))
    box(x - w / 2 + 0.04, d / 2 - 0.08, 0.04, w - 0.08, 0.05, h - 0.08, "navy", 0.01)


def gauge(r, needle=-35):
    """A pressure gauge."""
    cyl(0, 0, 0, r, 0.16, "navy", "y", 0.04)
    cyl(0, -0.06, 0, r * 0.86, 0.06, "white", "y", 0.01)
    for k in range(9):
        colour = ("teal", "yellow", "red")[k // 3]
        put((0, -0.09, 0), box, -0.06 * r, -0.01, r / 2, 0.12 * r, 0.02, r / 4, colour, 0, tilt=(0, 30 * k - 120))
    put((0, -0.1, 0), box, -0.05 * r, 0, -0.15 * r, 0.1 * r, 0.02, 0.75 * r, "ink", 0.005, tilt=(0, needle))


def cooler_on_service():
    """Three computer-room coolers: two run while the third is open for repair."""
    for x in (0, 1.1):
        put((x, 0), crac, 1.04, 0.8, 1.8)
    case(-1.15, 1.04, 0.8, 1.8)
    put((-1.55, 0.16, 0.92), coil, 0.8, 0.76)
    put((-1.15, 0.1, 0.43), fan, 0.3, tilt=(90, 0))
    box(-1.59, -0.3, 0.78, 0.88, 0.6, 0.06, "teal", 0.01)
    with at(-1.67, -0.4, turn=-105):
        boxes((0, -0.06, 0.02, 1.0, 0.06, 1.76, "white", 0.02), (0.08, -0.02, 0.1, 0.84, 0.03, 1.6, "kerb", 0.01))
    put((-0.85, -1.05), tool_box, turn=10)


def fan_and_servers():
    """A fan in its frame, wired to an uninterruptible supply beside a rack of servers."""
    boxes((-1.95, -0.3, 0, 1.3, 0.6, 0.12, "navy", 0.02), (-1.9, -0.16, 0.1, 1.2, 0.32, 1.2, "white", 0.06),
          (-0.3, -0.4, 0, 0.78, 0.8, 1.75, "white", 0.05),
          *((0.11 * k - 0.17, -0.42, 0.3, 0.08, 0.04, 0.2, "led" if k < 4 else "slate", 0.01) for k in range(5)))
    put((-1.3, -0.17, 0.7), fan, 0.5, 7, tilt=(90, 0))
    put((0.9, 0), rack, 0.8, 0.8, 1.75, 3)
    bolt = [(0.06, 0.36), (-0.2, -0.06), (-0.02, -0.06), (-0.07, -0.36), (0.2, 0.08), (0.02, 0.08)]
    put((0.09, -0.44, 1.08), prism, bolt, 0, 0.06, "yellow", 0.015, scale=1.1)
    tube([(-0.72, 0, 0.4), (-0.5, 0, 0.4), (-0.5, -0.6, 0.4), (-0.5, -0.6, 0.05), (-0.1, -0.7, 0.05),
          (-0.1, -0.38, 0.15)], 0.05, "orange", 0.16)


def place_for_a_row():
    """Racks with their own cooler on a raised floor, and a marked place, with pipes laid, for the next row."""
    with stage(3.4, 1.8, 0, "slate"):
        for k, x in enumerate((-1.3, 0.08)):
            put((x, 0), rack, 0.66, 1.0, 1.7, 5 + k)
        put((-0.61, 0), crac, 0.66, 1.0, 1.7)
        put((1.02, -0.1), dashes, 1.1, 1.4)
        for x, y, m in ((0.9, 0.6, "sky"), (1.2, 0.76, "orange")):
            tube([(-0.61, y, 0.07), (x, y, 0.07), (x, y, 0.5)], 0.06, m, 0.12)
            flange(x, y, 0.5, 0.13, "white", "z")


def theatre_on_standby():
    """An operating table under its lamp, supplied by a standby generator."""
    put((1.0, 0.75), generator, 2.6, scale=0.85)
    cyl(-0.85, -0.3, 0.35, 0.14, 0.7, "steel")
    boxes((-1.2, -0.55, 0, 0.7, 0.5, 0.1, "slate", 0.04), (-1.8, -0.62, 0.62, 1.9, 0.64, 0.12, "navy", 0.04),
          (-1.76, -0.6, 0.72, 1.4, 0.6, 0.12, "sky", 0.05), (-0.32, -0.54, 0.72, 0.4, 0.48, 0.14, "white", 0.06))
    cyl(-1.2, 0.4, 0.05, 0.3, 0.1, "slate")
    tube([(-1.2, 0.4, 0), (-1.2, 0.4, 2.0), (-1.1, -0.2, 2.0), (-1.1, -0.2, 1.7)], 0.05, "white", 0.2)
    put((-1.1, -0.25, 1.7), cone, 0, 0, 0, 0.5, 0.3, 0.16, "white", "z", 0.04, tilt=(-48, 0))
    put((-1.1, -0.25, 1.7), cyl, 0, 0, -0.08, 0.42, 0.03, "lamp", tilt=(-48, 0))
    tube([(-1.2, 0.4, 0.05), (-0.7, 0.4, 0.05), (-0.5, 0.7, 0.05), (0.2, 0.7, 0.05)], 0.04, "orange", 0.2)


def fresh_classroom():
    """School desks before a board, in fresh air from the ceiling; a lamp shows the air's quality."""
    with stage(2.9, 2.0, 2.0, "wood", "cream"):
        boxes((-1.05, 0.82, 0.75, 1.7, 0.08, 0.95, "wood", 0.02), (-0.98, 0.8, 0.82, 1.56, 0.06, 0.81, "green", 0.01),
              (0.9, 0.8, 0.9, 0.3, 0.1, 0.7, "navy", 0.04), (-1.0, -0.22, 1.96, 2.0, 0.4, 0.12, "teal", 0.02),
              (-1.45, -0.3, 2.06, 2.9, 1.3, 0.12, "white", 0.03))
        for k, m in enumerate(("led", "slate", "slate")):
            cyl(1.05, 0.79, 1.04 + 0.21 * k, 0.085, 0.04, m, "y", 0.01)
        put((0, -0.1, 1.96), breeze, 0.5, 1.9, 1.2, 6)
        for x, m in ((-0.7, "orange"), (0.6, "blue")):
            put((x, -0.1), pupil_desk, m, scale=1.45)


def filter_record():
    """A ticked report before a filter housing, whose gauge shows the pressure lost in the filter."""
    boxes(*((x, 0, 0, 0.1, 0.6, 0.3, "navy", 0.02) for x in (-0.2, 1.0)),
          (-0.75, -0.06, 0.36, 2.4, 0.72, 0.72, "duct", 0.03), (-0.3, -0.15, 0.25, 1.5, 0.9, 0.92, "white", 0.05),
          (-0.32, -0.17, 0.3, 1.54, 0.94, 0.14, "teal", 0.02), (0.4, -0.2, 0.7, 0.2, 0.06, 0.08, "slate", 0.02))
    for x in (0.05, 0.85):
        tube([(x, 0.2, 1.1), (x, 0.2, 1.6), (0.45, 0.2, 1.6)], 0.045, "orange" if x < 0.5 else "blue", 0.15)
    put((0.45, 0.15, 1.6), gauge, 0.42)
    with at(-0.75, -0.75, 0.02, turn=8, tilt=(-16, 0)):
        boxes((-0.6, 0, 0, 1.2, 0.07, 1.55, "navy", 0.03), (-0.52, -0.025, 0.07, 1.04, 0.03, 1.36, "white", 0.005),
              (-0.25, -0.06, 1.42, 0.5, 0.1, 0.2, "teal", 0.03))
        tick = [(-0.4, 0.06), (-0.35, 0.1), (-0.3, 0.05), (-0.19, 0.2), (-0.14, 0.15), (-0.3, -0.06)]
        for z in (0.24, 0.53, 0.82, 1.11):
            box(-0.08, -0.04, z, 0.48, 0.02, 0.07, "slate", 0.005)
            put((0, 0, z), prism, tick, -0.05, 0.03, "green", 0.005)


def dining_table():
    """A laid table with a plant, and the kitchen's swing door, to which the air flows."""
    with stage(2.9, 2.2, 1.9, "brick", "cream"):
        boxes((0.3, 0.9, 0, 0.96, 0.1, 1.72, "white", 0.02), (0.37, 0.87, 0, 0.82, 0.1, 1.65, "blue", 0.02))
        cyl(0.78, 0.86, 1.2, 0.24, 0.06, "steel", "y")
        cyl(0.78, 0.84, 1.2, 0.19, 0.06, "lit", "y")
        put((-0.55, -0.25), set_table, "yellow", scale=1.3)
        put((-0.05, 0.72), planter, 1.2)
        box(-1.25, 0.9, 1.5, 1.3, 0.1, 0.2, "teal", 0.03)
        put((-0.6, 0.88, 1.58), breeze, 1.1, 1.2, 0.5, 4)


def cook_station():
    """Ranges under a hood, whose front edge lets cooled air fall on the cook's place."""
    with stage(2.9, 2.2, 2.3, "brick"):
        for x, m, h in ((-0.6, "copper", 0.3), (0.6, "red", 0.22)):
            put((x, 0.5), range_cooker)
            for k in (-1, 1):
                put((x + 0.28 * k, 0.45 - 0.2 * k, 0.93), pot, 0.2, h, m if k < 0 else "steel")
        put((0, 0.99, 1.68), hood, 2.7, 1.2, 0.72)
        put((0, -0.26, 1.7), breeze, 0.45, 2.4, 1.2, 6)
        box(-1.1, -0.9, 0, 2.2, 0.6, 0.04, "navy", 0.015)


def kitchen_roof():
    """Guests' table under a roof with the make-up air unit and the kitchen's exhaust fan."""
    with stage(2.8, 1.9, 1.5, "brick", "cream"):
        boxes((-1.5, -0.65, 1.55, 3.0, 1.65, 0.16, "white", 0.04), (-1.15, -0.5, 1.48, 1.5, 0.6, 0.1, "teal", 0.02),
              (-1.3, -0.5, 1.7, 1.4, 1.2, 0.1, "slate", 0.02), (-1.4, -0.6, 1.8, 1.6, 1.4, 0.95, "white", 0.05),
              (-1.42, -0.62, 1.84, 1.64, 1.44, 0.14, "teal", 0.02))
        put((-1.2, -0.61, 2.06), louvre, 1.2, 0.55, "teal", 6)
        put((0.85, 0.1, 1.7), exhaust_fan)
        put((0.85, 0.1, 2.46), breeze, 0.7, 0.7, 0.1, 2, True, tilt=(-90, 0))
        put((-0.4, -0.4, 1.48), breeze, 0.3, 1.4, 0.85, 4)
        put((0.05, -0.2), set_table, "blue", scale=1.4)
        glow(0.1, -0.5, 1.4, 1.5, 25)


def spot_cooling():
    """A work bench with a vice under a cool-air nozzle on a gantry."""
    for x in (-1.3, 1.3):
        boxes((x - 0.25, -0.1, 0, 0.5, 0.7, 0.08, "navy", 0.03), (x - 0.08, 0.2, 0, 0.16, 0.16, 2.1, "navy", 0.02))
        ring(x, 0.28, 2.0, 0.29, 0.04, "teal", "x")
        box(x * 0.58 - 0.32, -0.22, 0, 0.64, 0.7, 0.73, "blue", 0.03)
    cyl(0, 0.28, 2.0, 0.28, 3.0, "white", "x", 0.04)
    tube([(-0.1, 0.28, 2.0), (-0.1, -0.4, 2.0), (-0.1, -0.4, 1.6)], 0.2, "white", 0.3)
    cone(-0.1, -0.4, 1.5, 0.36, 0.2, 0.26, "teal")
    put((-0.1, -0.4, 1.38), breeze, 0.4, 0.8, 0.85, 3)
    box(-1.2, -0.3, 0.72, 2.4, 0.85, 0.1, "wood", 0.02)
    put((0.72, 0.05, 0.82), tool_box, turn=-8, scale=0.9)
    put((-0.1, -0.95), stool, "orange", scale=1.5)


def smaller_chiller():
    """A chiller in the painted outline of the larger one that stood there."""
    with stage(3.9, 2.5, 0, "slate"):
        dashes(3.6, 2.2)
        put((0, 0), chiller, 2.3, 1.5, 2, 1.75, scale=0.9)


def panel_cooler():
    """An electrical cabinet: drives behind a window, and a cooler in the closed door beside them."""
    box(-0.98, -0.3, 0, 1.96, 0.6, 0.12, "navy", 0.02)
    with at(0, 0, 0.1):
        case(-0.48, 0.96, 0.6, 1.8)
        for x, z in ((-0.84, 0.2), (-0.84, 1.0), (-0.44, 0.2), (-0.44, 1.0)):
            boxes((x, -0.2, z, 0.33, 0.4, 0.62, "white", 0.03), (x + 0.06, -0.22, z + 0.36, 0.21, 0.04, 0.15, "led", 0),
                  (x + 0.06, -0.22, z + 0.08, 0.21, 0.04, 0.2, "navy", 0.01))
        pane = [[(x, -0.27, z) for x in (-0.9, -0.06)] for z in (0.06, 1.74)]
        veil(pane, [[0.45, 0.15], [0.15, 0.45]], air("pane", "#9fd3e6"))
        box(-0.1, -0.36, 0.75, 0.06, 0.07, 0.3, "slate", 0.02)
    boxes((0.02, -0.3, 0.1, 0.94, 0.6, 1.8, "white", 0.04), (0.18, -0.52, 0.55, 0.62, 0.25, 1.15, "teal", 0.05),
          (0.3, -0.54, 1.06, 0.2, 0.03, 0.09, "led", 0.01), (0.06, -0.34, 0.85, 0.06, 0.06, 0.3, "slate", 0.02))
    for z in (0.65, 1.2):
        put((0.26, -0.525, z), louvre, 0.46, 0.36, "white", 5)


def shop_meter():
    """Chilled-water supply and return with their valves, and the energy meter that reads both."""
    with stage(3.4, 1.1):
        boxes((-1.25, 0.22, 1.32, 2.5, 0.1, 0.12, "navy", 0.02), (-0.55, -0.05, 1.2, 1.6, 0.28, 0.82, "white", 0.05),
              (-0.57, -0.07, 1.24, 1.64, 0.32, 0.1, "teal", 0.02), (-0.42, -0.07, 1.4, 1.34, 0.05, 0.52, "navy", 0.02),
              *((x, 0.2, 0, 0.14, 0.14, 1.5, "navy", 0.02) for x in (-1.32, 1.18)))
        for z, m in ((0.32, "blue"), (0.84, "orange")):
            for x, r, w, body in ((0, 0.16, 3.14, m), (-0.6, 0.2, 0.44, "white")):
                cyl(x, 0.05, z, r, w, body, "x")
            for x in (-1.55, -0.87, -0.33, 1.55):
                cyl(x, 0.05, z, 0.24, 0.1, "slate", "x")
            cyl(-0.6, -0.22, z, 0.05, 0.36, "slate", "y")
            ring(-0.6, -0.36, z, 0.18, 0.05, "red", "y")
            x = 0.55 - z / 4
            tube([(x, 0, z), (x, -0.23, z), (x, -0.23, 1.12), (x, 0.05, 1.12), (x, 0.05, 1.25)], 0.03, "ink")
        cyl(0.5, 0.05, 0.32, 0.23, 0.6, "white", "x", 0.03)
        for k, value in enumerate("248"):
            put((0.34 * k - 0.18, 0.02, 1.66), digit, 0, value, scale=1.3)


def food_court():
    """A food counter with its kitchen under a hood, which draws the air from the seats."""
    with stage(3.2, 2.6, 2.2, "slate"):
        for x, m in ((-0.6, "copper"), (0.6, "red")):
            put((x, 0.72), range_cooker, 1.15, False)
            put((x, 0.75, 0.93), pot, 0.26, 0.3, m)
        put((0, 1.19, 1.6), hood, 2.9, 1.0, 0.68)
        box(-1.55, -0.46, 0.8, 3.1, 0.62, 0.08, "wood", 0.02)
        for k in range(9):
            box(k / 3 - 1.5, -0.4, 0, 0.333, 0.5, 0.82, ("yellow", "white")[k % 2], 0.02)
        for k, m in enumerate(("orange", "leaf", "red", "yellow")):
            cone(-1.1 + 0.72 * k, -0.15, 0.96, 0.14, 0.26, 0.16, m, bevel=0.03)
        for x in (-1.0, 0, 1.0):
            put((x, -0.85), stool, "blue", scale=1.4)
        put((0, -1.1, 1.4), breeze, 1.4, 2.6, -0.3, 5, False, True, turn=180)


def jet_fan():
    """A jet fan under a car park's ceiling, above a parked car."""
    with stage(3.4, 2.0, 0, "road"):
        boxes(*((-1.55, y, 0, 3.1, 0.08, 0.015, "white", 0) for y in (-0.8, 0.62)))
        for x in (-1.5, 1.25):
            boxes((x, 0.7, 0, 0.25, 0.25, 2.1, "white", 0.03), (x - 0.01, 0.69, 0.3, 0.27, 0.27, 0.3, "yellow", 0.02))
        boxes((-1.7, -0.6, 2.06, 3.4, 1.6, 0.2, "concrete", 0.03),
              *((x, -0.25, 1.8, 0.1, 0.1, 0.3, "steel", 0.01) for x in (-0.6, 0.5)))
        put((0, -0.05, 0.01), car, "blue", scale=1.25)
        for x, r, w, m in ((0, 0.24, 1.7, "white"), (0, 0.27, 0.6, "teal"), (0.82, 0.19, 0.1, "ink")):
            cyl(x, -0.2, 1.66, r, w, m, "x", 0.04)
        put((0.9, -0.2, 1.66), breeze, 0.8, 0.4, 0.1, 2, turn=90)


def tenant_bills():
    """Three tenants' bills, each with a bar as high as the cooling that its meter has counted."""
    with stage(3.5, 1.1, 0, "slate"):
        for k, (height, m) in enumerate(((0.45, "teal"), (1.0, "orange"), (0.7, "blue"))):
            with at(1.08 * k - 1.08, 0.05, 0, tilt=(-14, 0)):
                boxes((-0.46, 0, 0, 0.92, 0.07, 1.6, "white"), (-0.46, -0.02, 1.26, 0.92, 0.06, 0.34, "navy"),
                      (-0.34, -0.05, 0.12, 0.3, 0.07, height, m, 0.02),
                      *((0.06, -0.03, 0.14 + 0.22 * line, 0.3, 0.05, 0.07, "kerb", 0.01) for line in range(5)))


def busy_days():
    """A week's cooling, day by day: low on a Tuesday, highest on a Saturday."""
    with stage(3.6, 1.1, 0, "slate"):
        for k, height in enumerate((0.55, 0.4, 0.5, 0.7, 1.2, 2.0, 1.6)):
            box(0.46 * k - 1.58, -0.3, 0, 0.36, 0.6, height, "orange" if height == 2.0 else "teal", 0.04)


def open_shop():
    """A shop that stays open while the valve of the neighbour's riser is shut."""
    with stage(3.4, 1.7, 2.2, "slate", "cream"):
        boxes((-0.85, 0.45, 0.55, 1.5, 0.3, 0.08, "wood"), (-0.85, 0.45, 1.2, 1.5, 0.3, 0.08, "wood"),
              (0.95, 0.6, 0, 0.6, 0.14, 1.7, "navy"), (1.0, 0.57, 0.1, 0.5, 0.06, 1.5, "glass"),
              *((0.36 * k - 0.78, 0.47, z, 0.28, 0.24, 0.34, m, 0.03)
                for z, row in ((0.63, ("coral", "yellow", "blue", "leaf")), (1.28, ("teal", "orange", "white", "coral")))
                for k, m in enumerate(row)))
        put((0.2, 0.72, 2.25), awning, 2.9, 0.7, 7, ("teal", "white"))
        for x, m in ((-1.5, "blue"), (-1.2, "orange")):
            cyl(x, -0.1, 1.1, 0.09, 2.2, m)
            cyl(x, -0.1, 1.05, 0.15, 0.26, "slate")
            cyl(x, -0.28, 1.05, 0.04, 0.24, "slate", "y")
            ring(x, -0.4, 1.05, 0.16, 0.045, "red", "y")
