"""Railways: a coach cut open, cold air coming down from its roof package through the ceiling duct to the seats."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import track
from kit import at, closeup, glow, mark, parts, render, reset, studio
from vehicles import bogie, coach_section, roof_pack

RAIL = .36

reset()
track(7.6)
with at(0, 0, RAIL):
    coach_section(5.8)
    roof_pack(-.2, 3.78, 3.0, 1.7, .55)
    for x in (-1.6, 1.6):
        bogie(x)
    for x in (-1.7, 1.4):
        glow(x, -.9, 3.2, 1.2, 40)
studio("refrigeration", (0, -.1, 2.1), 10.8, az=38, el=16)
closeup((0.1, -0.3, 3.75), 3.8, az=38, el=10)
parts((0, -0.1, 2.2), 10.2, az=36, el=14)
with at(0, 0, RAIL):
    mark("roof-pack", 0.6, -0.86, 4.1)
    mark("ceiling-duct", 1.9, -0.42, 3.3)
    mark("door", -2.8, 0, 2.5)
    mark("bogie", 0.75, -1.06, 0.46)
    mark("return", -0.4, -0.36, 3.6)
render()
