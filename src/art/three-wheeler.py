"""Three-wheeler: an electric rickshaw whose small insulated box has a fresh and a frozen compartment.

Both hatches are open: fruit crates are behind the green door, frozen packs behind the blue one.
The flat electric unit on the roof cools both. At night, another charges beside a lit shop.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import FRUIT, KERB, awning, crate_stack, fruit_crate, pad, wall_lamp
from equipment import shrub, tree
from kit import STREET_LAMP, at, box, closeup, cyl, glow, night, night_detail, render, reset, studio, tube
from vehicles import three_wheeler

# The street with the shop lies behind the cameras of the other views.
STREET, WALL = -200, 1.05


def shop():
    """A shop front that faces -y: a wall, a lit window under an awning, and a lamp over the place of the socket."""
    box(-1.0, WALL, 0, 5, .3, 3.3, "slate", .03)
    box(-1.06, WALL - .05, 3.2, 5.1, .4, .16, "navy", .03)
    box(-.5, WALL - .04, .7, 2.2, .08, 1.75, "white", .02)
    box(-.42, WALL - .05, .78, 2.04, .05, 1.59, "lit", .005)
    for z in (1.45, 1.98):
        box(-.42, WALL - .09, z, 2.04, .05, .04, "wood", .005)
        for k in range(9):
            fruit, tall = FRUIT[(k + round(z)) % len(FRUIT)], .16 + .06 * (k * 7 % 4)
            box(-.34 + .21 * k, WALL - .09, z + .04, .15, .04, tall, fruit, .02)
    with at(.6, WALL, 2.85):
        awning(2.5, .8, 8)
    with at(2.62, WALL, 2.15):
        wall_lamp()


def socket(x, z, plug):
    """A socket on the shop's wall; its cable lies on the ground and rises to `plug` (x, y, z)."""
    px, py, pz = plug
    box(x - .13, WALL - .1, z - .18, .26, .1, .36, "white", .03)
    box(x - .05, WALL - .12, z + .08, .1, .03, .04, "led", .008)
    cyl(x, WALL - .14, z - .05, .06, .1, "ink", "y", .015)
    tube([(x, WALL - .16, z - .05), (x, WALL - .4, z - .08), (x, WALL - .42, .04), (x - .1, -.2, .03),
          (px + .5, py - .5, .03), (px, py - .35, .04), (px, py - .22, pz), (px, py, pz)], .028, "orange", bend=.25)
    box(px - .09, py - .02, pz - .09, .18, .06, .18, "teal", .02)
    cyl(px, py - .06, pz, .05, .1, "ink", "y", .015)


def battery():
    """The battery between the axles, with its lit cells on both sides."""
    box(-.53, -.56, .17, 1.1, 1.12, .3, "slate", .05)
    for k in range(4):
        box(-.46 + .25 * k, -.57, .27, .2, 1.14, .08, "led", .015)


def charging():
    """A three-wheeler at the shop's socket. It faces left, so its inlet and cable are on the side of the socket."""
    with at(turn=180):
        three_wheeler(hatches=("leaf", "sky"))
        battery()
    shop()
    socket(2.62, 1.25, (1.2, -.66, .62))
    with at(3.35, .6):
        crate_stack(3, "orange", 2)


reset()
pad(5.0, 3.9, "plinth", "road")
with at(.1, .15, KERB, turn=-12):
    three_wheeler(doors_open=True)
    glow(-.7, -1.3, 2.4, 1.2, 22)
with at(-2.0, -.95, KERB, turn=12):
    crate_stack(2, "orange", 3)
with at(-1.3, -1.45, KERB, turn=-8):
    fruit_crate("leaf", 7)
with at(.75, -1.4, KERB, turn=20):
    box(-.26, -.18, 0, .52, .36, .3, "icepack", .05)
    box(-.28, -.2, .28, .56, .4, .09, "sky", .03)
with at(1.8, 1.25, KERB):
    tree(.8, seed=2)
with at(2.0, .45, KERB):
    shrub(.8)
studio("refrigeration", (-.1, -.1, .9), 6.5, az=28, el=19)
night(lamps=[STREET_LAMP, (2.62, STREET + WALL - .45, 2.0, .2, 60, "#ffc37a", 150),
             (1.3, STREET - 1.4, 4.9, .6, 340, "#ffd7a0", 84)])
closeup((-0.5, -0.6, 1.15), 3.0, az=22, el=14)
with at(0, STREET):
    charging()
    night_detail((-.45, 0, 1.3), 5.8, az=-25, el=11)
render()
