"""Railways: a coach cut open, cold air coming down from its roof package through the ceiling duct to the seats."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import track
from kit import at, closeup, glow, render, reset, studio
from vehicles import bogie, coach_section, roof_pack

RAIL = .36

reset()
track(7.0)
with at(0, 0, RAIL):
    coach_section(5.8)
    roof_pack(-.2, 3.78, 3.0, 1.7, .55)
    bogie(-.1)
    for x in (-1.7, 1.4):
        glow(x, -.9, 3.2, 1.2, 40)
studio("refrigeration", (0, -.1, 2.1), 10.8, az=38, el=16)
closeup((0.1, -0.3, 3.75), 3.8, az=38, el=10)
render()
