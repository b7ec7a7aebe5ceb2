"""Railway: a coach at a platform, with one of its two roof packages open to show coil, fans and compressors."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import track
from equipment import bench, lamp_post, planter
from kit import STREET_LAMP, at, box, closeup, night, render, reset, studio
from vehicles import coach

RAIL = .36

reset()
track(13.6)
with at(0, 0, RAIL):
    coach(11)
box(-6.3, -4.9, 0, 12.6, 3.2, .86, "slate", .05)
box(-6.3, -4.9, .84, 12.6, 3.2, .14, "sand", .03)
box(-6.28, -2.0, .965, 12.56, .22, .025, "yellow", 0)
for x in (-4.4, 2.7):
    with at(x, -4.0, .98, turn=180):
        bench(1.8)
for x in (-5.7, -1.0):
    with at(x, -4.3, .98):
        planter(1.2)
for x, wide, tall, m in ((-.2, .5, .7, "orange"), (.45, .42, .52, "blue")):
    box(x, -3.5, 1.0, wide, .26, tall, m, .06)
    box(x + wide * .3, -3.39, 1.0 + tall, wide * .4, .04, .14, "ink", .01)
with at(-2.7, -4.5, .98, turn=90):
    lamp_post(2.7)
studio("refrigeration", (-.1, -1.0, 2.0), 16.2, az=35, el=22)
closeup((3.0, -0.3, 4.3), 3.9, az=28, el=16)
night(lamps=[STREET_LAMP])
render()
