"""Transport refrigeration: the family in three sizes, to scale: three-wheeler, van and truck."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import pad
from equipment import tree
from kit import at, box, render, reset, studio
from vehicles import three_wheeler, truck, van

KERB = .14

reset()
pad(13, 10.6)
for k, lane in enumerate((-3.3, -.35, 3.2)):
    box(-5.6, lane - 1.45, KERB, 11.2, 2.9, .012, "road", 0)
with at(2.7, -3.3, KERB + .01):
    three_wheeler()
with at(1.25, -.35, KERB + .01):
    van(drive="electric", trim="blue")
with at(-.1, 3.2, KERB + .01):
    truck("large", paint="navy", trim="blue")
for x, y, size, seed in ((-5.4, -3.2, 1.1, 1), (5.6, 3.6, 1.3, 2)):
    with at(x, y, KERB):
        tree(size, seed)
studio("transport", (.3, -.1, 1.5), 16.4, az=37, el=20)
render()
