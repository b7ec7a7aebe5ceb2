"""Railway: a coach at its platform, one of its two roof packages opened to show coil, fans and compressors."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import track
from equipment import bench, lamp_post, planter
from kit import at, box, render, reset, studio
from vehicles import coach

RAIL = .36

reset()
track(17)
with at(0, 0, RAIL):
    coach(11)
box(-7.4, -5.2, 0, 14.8, 3.5, 1.0, "plinth", .06)
box(-7.4, -1.98, .985, 14.8, .2, .025, "yellow", 0)
for x in (-4.6, 2.6):
    with at(x, -3.9, 1.0, turn=180):
        bench(1.8)
for x in (-6.4, -1.0):
    with at(x, -4.4, 1.0):
        planter(1.2)
for x, wide, tall, m in ((-.2, .5, .7, "orange"), (.45, .42, .52, "blue")):
    box(x, -3.6, 1.06, wide, .26, tall, m, .06)
    box(x + wide * .3, -3.5, 1.06 + tall, wide * .4, .04, .14, "ink", .01)
with at(-2.9, -4.6, 1.0, turn=90):
    lamp_post(2.7)
studio("refrigeration", (-.1, -1.0, 2.2), 16.4, az=35, el=22)
render()
