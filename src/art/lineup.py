"""Side views of vehicles on a kerb with a tick for each metre. All have the same scale, so they can form a row."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy

from coldchain import standby_post
from kit import STREET_LAMP, at, box, night, render, reset, studio
from vehicles import TRUCKS, three_wheeler, truck, van

# Outer sizes, with 80 mm walls, of the truck bodies whose cooling loads are on the truck page.
TRUCKS.update({"6": (1, 2.36, 1.76, 1.86), "16": (1.16, 4.16, 2.16, 2.16), "25": (1.34, 5.36, 2.36, 2.36)})

HEIGHT = 4


def plugged_van():
    """An engine-driven van that is plugged into a mains post."""
    van(trim="navy", drive="engine")
    with at(3.05, -1.2):
        standby_post((-3, .2, .32))


# (width of the picture in metres, vehicle)
VEHICLES = {
    "three-wheeler": (5, three_wheeler),
    "van": (6, lambda: van(trim="blue")),
    "van-engine": (6, lambda: van(trim="blue", drive="engine")),
    "van-standby": (7, plugged_van),
    "truck-6": (5, lambda: truck("6", "green", "leaf")),
    "truck-16": (7, lambda: truck("16", "blue", "sky")),
    "truck-25": (9, lambda: truck("25", "blue", "blue")),
}

for name, (width, build) in VEHICLES.items():
    if any(order.removesuffix("-night") == name for order in sys.argv):
        reset()
        box(-9, -1.5, 0, 18, 3, .2, "kerb", .015)
        for metre in range(width):
            box(metre - width / 2 - .02, -1.51, 0, .04, .5, .205, "ink", 0)
        with at(0, 0, .2):
            build()
        studio("transport", (0, -1.5, HEIGHT / 2), width, az=0, el=4, sun_side=-40, sun=5.2)
        optics = bpy.data.cameras["main"]
        optics.type, optics.ortho_scale = "ORTHO", width
        night(lamps=[STREET_LAMP])
        render(name)
