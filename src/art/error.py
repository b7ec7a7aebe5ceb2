"""Server error: a condensing unit with its panel off, with tools, gauges and a cylinder in a coned-off area."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, pad, traffic_cone
from equipment import condensing_unit, gas_cylinder, panel_wall, tool_box
from kit import STREET_LAMP, at, box, cyl, night, render, reset, studio, tube


def gauges():
    """A service manifold: two dials on a body, and hoses to the machine."""
    cyl(0, 0, .5, .03, 1, "slate", bevel=.01)
    box(-.3, -.26, 0, .6, .52, .05, "slate", .02)
    box(-.3, -.07, .95, .6, .12, .12, "brushed", .02)
    for x, m in ((-.17, "blue"), (.17, "red")):
        cyl(x, -.08, 1.22, .15, .08, m, "y", .02)
        cyl(x, -.1, 1.22, .12, .05, "white", "y", .01)
        box(x - .01, -.125, 1.22, .02, .02, .09, "ink", 0)


reset()
pad(8.6, 6.6, "plinth", "concrete")
with at(-3.3, 2.3, KERB):
    panel_wall(6.2, 2.6)
with at(-.7, .7, KERB + .16, scale=1.7):
    condensing_unit()
box(-2.3, -.3, KERB, 3.2, 2.0, .16, "grey", .03)
# The removed panel leans against the plinth.
with at(-2.95, -.45, KERB, turn=18, tilt=(16, 0)):
    box(-.6, -.03, 0, 1.2, .06, 1.35, "white", .03)
with at(1.55, -.55, KERB):
    gauges()
tube([(1.38, -.62, 1.25), (1.1, -.95, .5), (.6, -.6, .62), (.1, .1, .9)], .03, "blue", bend=.2)
tube([(1.72, -.62, 1.25), (2.05, -.75, .5), (2.25, -.2, .9), (2.3, .15, 1.0)], .03, "red", bend=.2)
with at(2.3, .35, KERB):
    gas_cylinder("teal", 1.15)
with at(.1, -1.75, KERB, turn=-14):
    tool_box()
for x, y in ((-3.2, -2.2), (2.9, -2.1), (-1.5, -2.6), (3.4, .9)):
    with at(x, y, KERB):
        traffic_cone()
studio("commercial", (-.1, -.1, 1.0), 11.6, az=32, el=21)
night(lamps=[STREET_LAMP])
render()
