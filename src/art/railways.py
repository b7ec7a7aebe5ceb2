"""Railways: a cut-open coach. Cold air flows from its roof package through the ceiling duct to the seats."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import track
from kit import at, box, detail, glow, mark, night, parts, render, reset, studio
from vehicles import bogie, coach_section, roof_pack

RAIL = .36
HALF, PACKS = 5.8, (-2.9, 2.5)

reset()
track(13.6)
with at(0, 0, RAIL):
    coach_section(2 * HALF, PACKS, galley=2.9)
    for middle in PACKS:
        roof_pack(middle - .2, 3.78, 3.0, 1.7, .55)
        for x in (middle - 1.4, middle + 1.0):
            box(x - .14, -.97, 3.66, .28, .2, .16, "slate", .03)
    box(.01 - HALF, -1.3, 1.06, .34, .66, 1.6, "kerb", .03)
    box(.34 - HALF, -1.2, 2.2, .02, .46, .3, "led", .01)
    for x in (-4.1, 4.1):
        bogie(x)
    for x in (-4.6, -1.6, 1.4, 4.4):
        glow(x, -.9, 3.2, 1.2, 40)
studio("refrigeration", (0, -.1, 2.1), 16.6, az=38, el=16)
night()
detail((1.9 - HALF, -0.7, 2.5), 4.6, az=14, el=10, fstop=40)
parts((0, -0.2, 2.65), 13.6, az=9, el=7)
with at(0, 0, RAIL):
    mark("roof-pack", -4.1, -0.87, 4.25)
    mark("mounts", 3.5, -0.97, 3.76)
    mark("drip-tray", -2.9, -0.88, 3.85)
    mark("ceiling-duct", 1.1, -0.42, 3.25)
    mark("return", 0.1 - HALF, 0.1, 3.1)
    mark("controls", 0.2 - HALF, -1.3, 1.8)
    mark("pantry", 3.5, 0.6, 2.0)
render()
