"""Service van: our van on a call, with its ladder on the roof, its side door open, and the tools set out."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, pad, traffic_cone
from equipment import carton, gas_cylinder, outdoor_unit, shrub, tool_box, tree
from facilities import gauge
from kit import STREET_LAMP, at, box, boxes, closeup, glow, night, put, render, reset, studio, tube
from shapes import fillet, plate
from vehicles import VAN_HALF, VANS, van


def bands():
    """Teal bands on the cab's door and on the open sliding door, which leaves no room for the van's own sweep."""
    skin = VANS["electric"].skin
    plate(fillet([(.37, .6), (.37, .84), (1.34, .84, .1), (1.13, .6, .05)]), -VAN_HALF - .006, -VAN_HALF + .02, "teal",
          radius=0, warp=skin)
    plate(fillet([(-2.2, .6), (-2.2, .84), (-1.04, .84), (-1.04, .6)]), -VAN_HALF - .112, -VAN_HALF, "teal", radius=0,
          warp=skin)
    plate(fillet([(-2.52, .45), (-2.52, 1.02), (-.7, .84), (1.2, .84), (1.05, .45)]), VAN_HALF - .02, VAN_HALF + .006,
          "teal", radius=0, warp=skin)


def ladder():
    """A ladder on two bars across the roof."""
    boxes(*((-2.3, y, 2.36, 3.2, .1, .1, "orange") for y in (-.5, .1)),
          *((-2.1 + .42 * k, -.45, 2.38, .09, .6, .06, "orange") for k in range(8)),
          *((x, -.7, 2.2, .1, 1.4, .17, "ink") for x in (-1.8, .3)))


def hold():
    """Shelves behind the open side door, with parts in boxes and a new outdoor unit."""
    for z in (.95, 1.4):
        box(-.9, .2, z, 1.12, .46, .04, "steel", .008)
    for x, z, m in ((-.65, .99, "orange"), (-.3, .99, "sand"), (.05, .99, "blue"), (-.6, 1.44, "teal"),
                    (-.2, 1.44, "sand")):
        put((x, .4, z), carton, .3, .3, .26, m)
    put((-.35, -.3, .52), outdoor_unit, .8, .34, .5)


def gauges():
    """A manifold with two dials on a tripod, and its hose to the cylinder beside it."""
    tube([(0, .06, 0), (0, .06, .82)], .022, "slate")
    for x in (-.22, .22):
        tube([(0, .06, .3), (x, -.1, 0)], .02, "slate")
    box(-.2, -.04, .76, .4, .1, .1, "steel")
    for x, needle in ((-.13, -40), (.13, 60)):
        put((x, -.02, .98), gauge, .13, needle)
    tube([(.1, 0, .76), (.1, -.12, .35), (.42, -.1, .12), (.62, 0, .5), (.62, .1, .62)], .02, "yellow", .2)


reset()
pad(7.9, 5.4, "plinth", "road")
with at(-.1, .55, KERB):
    van("white", "teal", unit=False, door_open=True)
    bands()
    ladder()
    hold()
    glow(-.35, -.25, 1.9, .7, 26, "#ffdca6")
with at(-.75, -1.5, KERB, turn=12):
    tool_box()
with at(.3, -1.75, KERB):
    gauges()
with at(.93, -1.7, KERB):
    gas_cylinder("teal", .95)
for x, y in ((-2.9, -1.6), (2.9, -1.75)):
    with at(x, y, KERB):
        traffic_cone()
with at(-3.1, 1.9, KERB):
    tree(1.2, seed=3)
with at(3.1, 1.9, KERB):
    shrub(1.1)
studio("residential", (0, 0, 1.2), 9.8, az=36, el=19)
closeup((.2, -.2, 1.1), 5.9, az=36, el=10, fstop=40)
night(lamps=[STREET_LAMP, (-1.6, -6.2, 4.6, .6, 620, "#ffe0b4", 150)])
render()
