"""Side views of vehicles with only their shadow. All have the same scale and ground line, so they can form a row."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy

import denoise
from coldchain import standby_post
from kit import STREET_LAMP, at, box, night, render, reset, studio
from shapes import fillet, pair, ribbons, rounded_rect
from vehicles import TRUCKS, VAN_HALF, VANS, three_wheeler, truck, van

# Outer sizes, with 80 mm walls, of the truck bodies whose cooling loads are on the truck page.
TRUCKS.update({"6": (1, 2.36, 1.76, 1.86), "16": (1.16, 4.16, 2.16, 2.16), "25": (1.34, 5.36, 2.36, 2.36)})

# The vehicles nearly fill the width, so only the outermost part of their shadows fades out.
denoise.ASIDE = .06
# The picture's height in metres, and the height of the ground above its lower edge.
HEIGHT, GROUND = 4, .25


def battery_van():
    """An electric van with its battery between the axles and a plug painted on its side."""
    van(trim="teal")
    box(-.98, -.99, .13, 2.06, 1.98, .3, "slate", .05)
    for k in range(4):
        box(-.86 + .48 * k, -1.005, .24, .38, 2.01, .07, "led" if k < 3 else "leaf", .02)
    plug_mark(-1.68, 1.62)


def plug_mark(x, z):
    """A plug with two pins and a cable, painted on both sides of a van."""
    skin = {"radius": 0, "warp": VANS["electric"].skin}
    for side in (-.09, .09):
        pair(rounded_rect(x + side - .032, z + .12, x + side + .032, z + .34, .03), VAN_HALF, .005, "green", **skin)
    body = fillet([(x - .2, z - .06, .14), (x - .2, z + .14, .03), (x + .2, z + .14, .03), (x + .2, z - .06, .14)])
    pair(body, VAN_HALF, .005, "green", **skin)
    ribbons([(x, z - .04), (x, z - .3)], .064, VAN_HALF, "green", closed=False, warp=skin["warp"])


def plugged_van():
    """An engine-driven van that is plugged into a mains post. Its rear is where that of the other vans is."""
    with at(-.5):
        van(trim="navy", accent="orange", drive="engine")
        with at(3.05, -1.2):
            standby_post((-3, .2, .32))


# (width of the picture in metres, vehicle)
VEHICLES = {
    "three-wheeler": (4, lambda: three_wheeler(hatches=("leaf", "leaf"))),
    "three-wheeler-frozen": (4, lambda: three_wheeler("navy", hatches=("sky", "sky"), high=1.82)),
    "three-wheeler-plates": (4, lambda: three_wheeler("orange", unit=False, hatches=("sky",), high=1.82)),
    "van": (6, battery_van),
    "van-engine": (6, lambda: van("blue", "white", "engine")),
    "van-standby": (7, plugged_van),
    "truck-6": (5, lambda: truck("6", "green", "leaf")),
    "truck-16": (7, lambda: truck("16", "blue", "sky")),
    "truck-25": (9, lambda: truck("25", "white", "navy")),
}

for name, (width, build) in VEHICLES.items():
    if any(order.removesuffix("-night") == name for order in sys.argv):
        reset()
        build()
        studio("transport", (0, 0, HEIGHT / 2 - GROUND), width, az=0, el=4, sun_side=-30, sun=5.2)
        optics = bpy.data.cameras["main"]
        optics.type, optics.ortho_scale = "ORTHO", width
        night(lamps=[STREET_LAMP])
        render(name)
