"""Cold storage: a cut-open warehouse with pallet racks under three evaporators and a truck at its dock.

Air-cooled condensers stand on the roof; goods wait on pallets at the loading edge.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from coldchain import KERB, hand_truck, loaded_pallet, pad, pallet_rack
from equipment import breeze, chiller, evaporator, panel_wall
from kit import at, box, closeup, detail, glow, night, render, reset, studio
from vehicles import truck

WIDTH, DEPTH, HEIGHT, FLOOR = 9.4, 6.4, 5.2, .95
LEFT, RIGHT, FRONT, BACK = -WIDTH / 2, WIDTH / 2, -DEPTH / 2, DEPTH / 2
ROOF_DEPTH = 2.3


def warehouse():
    """Raised floor, three insulated walls, a roof over the back half and a dock door on the right."""
    box(LEFT, FRONT, 0, WIDTH, DEPTH, FLOOR, "concrete", .04)
    box(LEFT + .2, FRONT + .04, FLOOR, WIDTH - .4, DEPTH - .3, .012, "mist", 0)
    box(LEFT, FRONT - .012, FLOOR - .16, WIDTH, .05, .1, "teal", .01)
    with at(LEFT, BACK - .2, FLOOR):
        panel_wall(WIDTH, HEIGHT - FLOOR, .2)
    with at(LEFT + .2, FRONT, FLOOR, turn=90):
        panel_wall(DEPTH - .2, HEIGHT - FLOOR, .2)
    with at(RIGHT, .1, FLOOR, turn=90):
        panel_wall(BACK - .3, HEIGHT - FLOOR, .2)
    box(LEFT - .1, BACK - ROOF_DEPTH, HEIGHT, WIDTH + .2, ROOF_DEPTH + .1, .24, "white", .04)
    box(LEFT - .12, BACK - ROOF_DEPTH - .02, HEIGHT + .06, WIDTH + .24, ROOF_DEPTH + .14, .1, "blue", .02)


def dock_door(y, wide=2.7, tall=2.75):
    """The dock's doorway in the cut right wall: cushioned posts, a lintel, and a door rolled up in its box."""
    for side in (-1, 1):
        post = y + side * (wide / 2 + .14)
        box(RIGHT - .2, post - .14, FLOOR, .2, .28, tall, "white", .02)
        box(RIGHT - .01, post - .12, FLOOR - .5, .16, .24, tall + .4, "navy", .05)
    box(RIGHT - .2, y - wide / 2 - .28, FLOOR + tall, .2, wide + .56, .5, "white", .02)
    box(RIGHT - .01, y - wide / 2 - .26, FLOOR + tall - .02, .16, wide + .52, .26, "navy", .05)
    box(RIGHT - .5, y - wide / 2, FLOOR + tall + .02, .32, wide, .4, "teal", .08)


reset()
pad(17.2, 9.0, "plinth", "road")
with at(-3.3, .4, KERB):
    warehouse()
    dock_door(-1.6)
    with at(LEFT + .45, BACK - 1.75, FLOOR):
        pallet_rack(3, 2, 2.75, 1.05, 1.42)
    for k in range(3):
        with at(LEFT + 1.85 + k * 2.85, BACK - 1.7, HEIGHT):
            evaporator(2.2, .8, .7, 2)
        for side in (-.55, .55):
            with at(LEFT + 1.85 + k * 2.85 + side, BACK - 2.12, HEIGHT - .3):
                breeze(1.5, .62, 1.0, 2)
    for k in range(2):
        with at(LEFT + 2.5 + k * 4.4, BACK - 1.15, HEIGHT + .24):
            chiller(3.6, 1.5, 3, 1.3)
    with at(-2.6, -1.9, FLOOR):
        loaded_pallet(layers=2, fruit="red")
    with at(-1.0, -2.1, FLOOR):
        loaded_pallet("icepack", 2)
    with at(2.9, -1.9, FLOOR, turn=200):
        hand_truck()
        with at(.5, 0, .12):
            loaded_pallet("cream", 2)
    for x, z, length, drop in ((-1.7, .34, 1.75, .26), (.02, .16, .75, 1.1)):
        with at(RIGHT + x, -1.6, FLOOR + z, turn=90):
            breeze(length, 2.3, drop, 7)
    glow(0, -1.4, HEIGHT - .3, 3, 160, "#eafcff")
with at(5.0, -1.2, KERB):
    truck("medium", paint="blue", trim="sky")
studio("refrigeration", (.2, 0, 2.65), 20.0, az=34, el=22)
detail((0.7, -1.1, 2.3), 6.2, az=-42, el=10, fstop=40)
night(lamps=[(-4.4, -0.2, 5.0, 4, 200, "#eafcff"), (0, -1.4, 5.2, 1.5, 60, "#eafcff"),
             (2.4, -3.4, 4.6, .5, 220, "#ffd2a0")])
closeup((-4.6, 1.4, 3.45), 6.1, az=24, el=9, fstop=9)
render()
