"""Transport refrigeration: a three-wheeler, a van and a truck at the same scale."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, pad
from equipment import tree
from kit import at, box, closeup, night, render, reset, studio
from vehicles import three_wheeler, truck, van

reset()
with at(turn=-25):
    pad(10.4, 12.6, "plinth", "road")
    for lane in (-2.15, 1.75):
        box(-4.6, lane - .05, KERB, 9.2, .1, .02, "white", 0)
    with at(-.75, -4.0, KERB):
        truck("large", paint="blue", trim="blue")
    with at(.9, -.2, KERB):
        van(drive="electric", trim="blue")
    with at(2.1, 3.5, KERB):
        three_wheeler()
    for x, y, size, seed in ((-3.4, 3.9, 1.5, 1), (-4.0, 5.2, 1.2, 2), (-2.6, 5.4, .9, 5)):
        with at(x, y, KERB):
            tree(size, seed)
studio("transport", (0, -.1, 1.5), 17.6, az=37, el=20)
night(lamps=((4.2, -4.4, 5.5, .6, 620, "#ffd7a0", 110), (-.8, 2.2, 6, .6, 520, "#ffd7a0", 110),
            (2.2, -5.6, 4.6, .5, 160, "#ffd7a0", 180)))
with at(turn=-25):
    closeup((2.5, -3.2, 1.9), 8.2, az=38, el=9, fstop=40)
render()
