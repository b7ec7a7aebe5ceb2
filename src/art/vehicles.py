"""Vehicles with cooled bodies, and the refrigeration units they carry.

Each vehicle is centred on the origin, stands on the ground and faces +x; scenes move and turn it
with `at(...)`. The teal parts are always the cooling equipment.
"""
import math
from dataclasses import dataclass

from mathutils import Matrix, Vector

from equipment import breeze, coil, crate, duct, fan, louvre, produce
from interiors import cabinet
from kit import at, box, cyl, tube
from shapes import (FRONT, PLAN, arc, fillet, hollow, lathe, pair, plate, ribbon, ribbons,
                    rounded_rect, softened)


# ---------------------------------------------------------------- small parts

def slope(low, high):
    """Frame of a sloping front face: u = y, v = up the slope from `low` to `high` (x, z)."""
    up = Vector((high[0] - low[0], 0, high[1] - low[1])).normalized()
    out = Vector((up.z, 0, -up.x))
    across = Vector((0, 1, 0))
    frame = Matrix((across, up, out)).transposed().to_4x4()
    return Matrix.Translation((low[0], 0, low[1])) @ frame


def wheel(x, y, radius=.35, width=.24, spokes=6):
    """A tyre with rounded shoulders, a dished rim and a hub; the outer side faces away from y = 0."""
    face = 1 if y >= 0 else -1
    half = width / 2
    tread = radius * .62
    lathe([(tread, -half), (radius * .86, -half), (radius * .95, -half * .86), (radius, -half * .5),
           (radius, half * .5), (radius * .95, half * .86), (radius * .86, half), (tread, half)],
          (x, y, radius), "tyre")
    lathe([(0, face * half * .5), (radius * .2, face * half * .55), (radius * .5, face * half * .35),
           (radius * .58, face * half * .85), (radius * .66, face * half * 1.02), (radius * .66, 0)],
          (x, y, radius), "steel")
    for k in range(spokes):
        a = 2 * math.pi * (k + .5) / spokes
        cyl(x + math.cos(a) * radius * .36, y + face * half * .46, radius + math.sin(a) * radius * .36,
            radius * .1, .03, "ink", "y", .004, 16)
    cyl(x, y + face * half * .6, radius, radius * .13, .05, "grey", "y", .01, 24)


def small_fan(x, y, z, radius, facing="z"):
    """The fan from equipment.py, scaled to `radius`, blowing upwards (`z`) or forwards (`x`)."""
    with at(x, y, z, tilt=(0, 90 if facing == "x" else 0), scale=radius / .42):
        fan(.42, blades=6)


def mirror(x, y, z, reach=.2, tall=.26):
    """A door mirror on an arm. The sign of y determines the side of the body."""
    side = 1 if y > 0 else -1
    tube([(x, y - side * .06, z), (x + .03, y + side * reach * .7, z + .05)], .018, "ink", bend=0)
    shell = rounded_rect(-.09, -tall / 2, .09, tall / 2, .05)
    away = y + side * reach
    facing = Matrix.Translation((x + .05, away, z + .08)) @ FRONT.to_4x4()
    plate(shell, -.04, .06, "ink", facing, .025)
    plate(rounded_rect(-.07, -tall / 2 + .025, .07, tall / 2 - .025, .035), -.046, -.036, "steel", facing, .002)


def handle(x, y, z):
    """Door handles on both sides."""
    pair(rounded_rect(x - .07, z - .016, x + .07, z + .016, .015), y + .01, .025, "ink", radius=.008)


# ------------------------------------------------------------- cooling units

def electric_unit(x, z, length=1.25, width=1.2, height=.27):
    """A battery-electric unit: a flat, smooth roof pod with two fans in its lid, without a grille or engine."""
    half = length / 2
    side = fillet([(x - half, z - .08), (x - half + .07, z + height, .14), (x + half - .3, z + height, .25),
                   (x + half, z - .08)])

    def slim(px, py, pz):
        ahead = softened(x + half - .45, x + half, px)
        return px - .14 * ahead * (py / width * 2) ** 2, py * (1 - .1 * ahead), pz
    plate(side, -width / 2, width / 2, "white", radius=.07, warp=slim)
    foot = fillet([(x - half - .05, -width / 2 - .05, .12), (x + half - .18, -width / 2 - .05, .15),
                   (x + half + .06, -width * .28, .2), (x + half + .06, width * .28, .2),
                   (x + half - .18, width / 2 + .05, .15), (x - half - .05, width / 2 + .05, .12)])
    plate(foot, z - .02, z + .075, "teal", PLAN, .025)
    for y in (-width * .24, width * .24):
        small_fan(x - .1, y, z + height - .01, width * .19)


def engine_unit(x, z, width=1.45, depth=.58, height=.62):
    """Engine-driven unit over a cab: a tall ribbed nose with two fans in a dark grille and side louvres."""
    side = fillet([(x - depth / 2, z), (x - depth / 2, z + height, .1), (x + depth / 2 - .1, z + height, .16),
                   (x + depth / 2, z + height * .72, .14), (x + depth / 2, z + .1, .1), (x + depth / 2 - .12, z, .1)])

    def bow(px, py, pz):
        return px - .06 * softened(x - depth / 2, x + depth / 2, px) * (py / width * 2) ** 2, py, pz
    plate(side, -width / 2, width / 2, "white", radius=.07, warp=bow)
    collar = fillet([(x - depth / 2 - .015, z + height * .76, .0), (x - depth / 2 - .015, z + height * .9, .0),
                     (x + depth / 2 - .02, z + height * .9), (x + depth / 2 + .02, z + height * .76)])
    plate(collar, -width / 2 - .015, width / 2 + .015, "teal", radius=.018, warp=bow)
    grille = rounded_rect(-width * .43, z + .07, width * .43, z + height * .7, .08)
    plate(grille, x + depth / 2 - .06, x + depth / 2 + .022, "ink", FRONT, .015, bow)
    for y in (-width * .22, width * .22):
        small_fan(x + depth / 2 - .01, y, z + height * .385, height * .27, "x")
    for side, turn in ((-1, 0), (1, 180)):
        with at(x - .06, side * (width / 2 + .004), z + height * .17, turn=turn), at(-depth * .28):
            louvre(depth * .56, height * .46, "grey", 5)


def hoses(x, y, top, bottom, reach=.3):
    """Refrigerant hoses of an engine-driven unit, from the unit down to the engine bay."""
    for k in (0, .07):
        tube([(x - k, y, top), (x - k + reach * .3, y, top - .04), (x + reach * .5 - k, y, (top + bottom) / 2),
              (x + reach - k, y, bottom + .1), (x + reach - k, y, bottom)], .024, "ink")


def roof_pack(x, z, length=2.2, width=1.5, height=.5, opened=False):
    """A railway coach's roof package; `opened` lifts its lid to show coil, fans, compressors and pipes."""
    left, right, side = x - length / 2, x + length / 2, width / 2
    floor = z + height * .5
    plate(rounded_rect(left, -side, right, side, .16), z - .1, floor, "white", PLAN, .04)
    plate(rounded_rect(left - .03, -side - .03, right + .03, side + .03, .18), z + .02, z + .13, "teal", PLAN, .03)
    lid = rounded_rect(left, -side, right, side, .18)
    if not opened:
        plate(lid, floor + .01, z + height, "white", PLAN, .1)
        for k in (-.22, .22):
            small_fan(x + length * k, 0, z + height - .01, width * .26)
        return
    tray = rounded_rect(left + .08, -side + .08, right - .08, side - .08, .1)
    plate(tray, floor - .02, floor + .008, "navy", PLAN, 0)
    with at(left + .36, side - .14, floor, turn=-90):
        box(0, -.2, 0, width - .28, .2, .42, "white", .02)
    with at(left + .38, -side + .16, floor + .03, turn=90):
        coil(width - .32, .36)
    for y in (-width * .23, width * .23):
        cyl(right - .36, y, floor + .22, .17, .44, "teal", bevel=.07)
        cyl(right - .36, y, floor + .45, .06, .06, "steel", bevel=.01)
        small_fan(x - .05, y, floor + .1, width * .2)
        tube([(right - .36, y, floor + .46), (right - .36, y, floor + .56), (x + .45, y, floor + .56),
              (x + .45, y * .3, floor + .3), (left + .5, y * .3, floor + .3), (left + .3, y * .3, floor + .3)], .03,
             "copper" if y < 0 else "blue")
    with at(0, side, floor, tilt=(-66, 0)):
        plate(rounded_rect(left, -width, right, 0, .18), 0, .16, "white", PLAN, .05)
        plate(rounded_rect(left + .12, -width + .12, right - .12, -.12, .12), -.012, .0, "aqua", PLAN, 0)
    for px in (left + .25, right - .25):
        tube([(px, side - .7, floor), (px, side - .3, floor + .58)], .02, "grey")


# -------------------------------------------------------------------- bodies

def body_rim(bottom, arches, points):
    """A body's side outline: `points` from the bottom rear over the roof to the bottom front, and wheel arches."""
    outline = fillet(points)
    for x, z, radius in sorted(arches, reverse=True):
        dip = math.degrees(math.asin((z - bottom) / radius))
        outline += arc(x, z, radius, -dip, 180 + dip, 24)
    return outline


def rear_lights(x, y, low, high):
    """Tail lamp, indicator and reverse lamp at both rear corners."""
    third = (high - low) / 3
    for side in (-1, 1):
        for k, name in enumerate(("taillamp", "amber", "taillamp")):
            lens = rounded_rect(-.06, k * third + .01, .06, (k + 1) * third - .01, .025)
            plate(lens, -.03, .015, name, Matrix.Translation((x, side * y, low)) @ FRONT.to_4x4() @
                  Matrix.Diagonal((1, 1, -1, 1)), .01)


@dataclass(frozen=True)
class VanShape:
    """The shape of a van's body: its roof height, (x, z) points of its front and roof, and its curvature."""
    roof: float
    cowl: tuple
    screen: tuple
    brow: tuple
    chin: tuple
    roof_line: tuple

    def skin(self, x, y, z):
        """Bend a point of the straight body: tumblehome, rounded nose and tail, crowned roof."""
        lean = max(0, (z - 1.15) / (self.roof - 1.15))
        nose = softened(1.1, 2.75, x)
        out = (y / VAN_HALF) ** 2
        tail = softened(-2.2, -2.6, x)
        return (x - .24 * nose * out + .07 * tail * out, y * (1 - .1 * lean ** 1.4) * (1 - .09 * nose),
                z - .05 * out * softened(self.roof - .4, self.roof, z))


VAN_HALF, VAN_FRONT, VAN_REAR, VAN_HUB = .95, 1.62, -1.52, .35
VANS = {
    "electric": VanShape(2.24, (2.0, 1.36), (1.1, 2.16), (2.42, 1.14), (2.6, .76),
                         ((-2.48, 2.24, .3), (.4, 2.26, .8), (1.1, 2.16, .5), (2.0, 1.36, .3), (2.42, 1.14, .25))),
    "engine": VanShape(2.12, (1.78, 1.34), (1.06, 2.06), (2.44, 1.12), (2.58, .78),
                       ((-2.5, 2.12, .2), (.8, 2.12, .5), (1.06, 2.06, .25), (1.78, 1.34, .12), (2.3, 1.2, .2),
                        (2.44, 1.12, .16))),
}


def van_body(shape, paint):
    """Shell, underbody, sills, bumpers and arch lips; returns the shell."""
    half, skin = VAN_HALF, shape.skin
    rim = body_rim(.24, [(VAN_FRONT, VAN_HUB, .44), (VAN_REAR, VAN_HUB, .44)],
                   [(-2.5, .24, .06), (-2.6, .4, .1), (-2.6, 1.3, .3), *shape.roof_line, (*shape.chin, .22),
                    (2.56, .34, .1), (2.44, .24, .06)])
    shell = plate(rim, -half, half, paint, radius=.11, warp=skin)
    box(-2.3, -.78, .2, 4.6, 1.56, .26, "ink", .03)
    for a, b in ((-2.5, VAN_REAR - .46), (VAN_REAR + .46, VAN_FRONT - .46)):
        pair(fillet([(a, .2, .02), (a, .44, .03), (b, .44, .03), (b, .2, .02)]), half, .014, "ink", warp=skin)
    for x in (VAN_REAR, VAN_FRONT):
        ribbons(arc(x, VAN_HUB, .46, -12, 192), .055, half - .005, "ink", .026, closed=False, warp=skin)
    plate(fillet([(2.3, .2), (2.57, .2, .08), (2.67, .36, .12), (2.64, .5, .08), (2.3, .5)]), -half - .02, half + .02,
          "ink", radius=.05, warp=skin)
    plate(fillet([(-2.68, .26, .07), (-2.68, .46, .07), (-2.4, .46), (-2.4, .26)]), -half - .02, half + .02,
          "ink", radius=.05, warp=skin)
    return shell


def van_glass(shape):
    """Windscreen with wipers, door windows and quarter lights."""
    cowl, screen, roof, skin = shape.cowl, shape.screen, shape.roof, shape.skin
    tilt = slope(cowl, screen)
    length = math.dist(cowl, screen)
    plate(fillet([(-.8, .07, .09), (.8, .07, .09), (.77, length - .05, .1), (-.77, length - .05, .1)]), -.05, .012,
          "darkglass", tilt, .006, skin)
    for y in (-.5, .12):
        plate(fillet([(y, .08, .01), (y + .42, .2, .01), (y + .43, .23, .01), (y, .115, .01)]), .01, .03, "ink",
              tilt, .003, skin)
    window = fillet([(.42, 1.38, .07), (cowl[0] - .32, 1.38, .06), (screen[0] - .06, roof - .17, .12),
                     (.42, roof - .17, .09)])
    quarter = fillet([(cowl[0] - .24, 1.38, .04), (cowl[0] - .04, 1.38, .03), (cowl[0] - .2, 1.52, .03)])
    for pane in (window, quarter):
        pair(pane, VAN_HALF, .008, "darkglass", radius=.005, warp=skin)


def van_doors(shape, shell, paint, trim, accent, opened, cut):
    """Door seams, handles and the sweep, with a line of `accent` along it; `opened` slides the -y door back
    and cuts a lined hold into the shell, `cut` leaves only the seams of the cab."""
    half, roof, skin = VAN_HALF, shape.roof, shape.skin
    door = fillet([(.34, .46, .06), (1.1, .46, .2), (1.32, .86, .2), (shape.cowl[0] - .28, 1.3, .1),
                   (shape.screen[0], roof - .11, .12), (.34, roof - .11, .1)])
    slider = rounded_rect(-.92, .46, .28, roof - .13, .08)
    for seam in (door,) if cut else (door, slider):
        ribbons(seam, .014, half, "ink", .003, warp=skin)
    handle(.48, half - .01, 1.16)
    if cut:
        return
    ribbons([(-2.3, 1.22), (-.94, 1.22)], .03, half, "grey", .008, closed=False, warp=skin)
    if opened:
        hollow(shell, (-.92, -1.2, .5), (.26, .72, roof - .14))
        box(-.95, .68, .5, 1.24, .04, 1.5, "mist", .005)
        box(-.97, -.84, .46, 1.28, 1.55, .06, "grey", .01)
        for x in (-.97, .235):
            box(x, -.8, .5, .045, 1.5, 1.45, "mist", .005)
        with at(-1.3, -.075):
            plate(slider, -half - .03, -half + .05, paint, radius=.03, warp=skin)
        return
    handle(.16, half - .01, 1.16)
    crest = [(-2.52, 1.02, .1), (-.7, .92, .9), (.3, .58, .3)]
    swoosh = body_rim(.45, [(VAN_REAR, VAN_HUB, .47)], [(-2.52, .45), *crest, (.3, .45)])
    pair(swoosh, half, .004, trim, radius=0, warp=skin)
    if accent:
        ribbons(fillet([(-2.5, 1.02), *crest[1:2], (.3, .58)]), .085, half, accent, closed=False, warp=skin)


def van_lights(shape, engine):
    """Lamps front and rear, grille or light bar, blank plate and the rear door seam."""
    skin = shape.skin
    face = slope(shape.chin, shape.brow)
    for side in (-1, 1):
        lamp = fillet([(side * .47, .1, .05), (side * .47, .22, .05), (side * .86, .36, .06), (side * .88, .14, .06)])
        plate(lamp, -.04, .016, "headlamp", face, .012, skin)
        ribbon(lamp, .03, .004, "ink", face, warp=skin, thick=.02)
        indicator = rounded_rect(side * .72 - .09, .33, side * .72 + .09, .4, .03)
        plate(indicator, 2.6, 2.672, "amber", FRONT, .006, skin)
    if engine:
        plate(rounded_rect(-.4, .07, .4, .3, .06), -.03, .014, "ink", face, .01, skin)
        for k in range(3):
            bar = rounded_rect(-.36, .1 + k * .065, .36, .125 + k * .065, .01)
            plate(bar, .01, .026, "steel", face, .004, skin)
    else:
        plate(rounded_rect(-.46, .2, .46, .225, .012), .0, .016, "headlamp", face, .004, skin)
    plate(rounded_rect(-.26, .37, .26, .47, .02), 2.6, 2.674, "white", FRONT, .006, skin)
    rear_lights(-2.56, .8, .95, 1.5)
    for y in (-.012, .012):
        ribbon([(y, .5), (y, 1.35)], .01, -2.61, "ink", FRONT, closed=False, thick=-.004, warp=skin)


def raised_roof(base, paint):
    """The insulated high roof of an engine-driven van, standing on the body at z = `base`."""
    def lean_in(x, y, z):
        return x, y * (1 - .05 * max(0, (z - base + .2) / .6)), z
    line = fillet([(-2.42, base - .3, .05), (-2.4, base + .46, .22), (.44, base + .46, .14), (.6, base - .1, .1),
                   (.6, base - .3, .05)])
    plate(line, -.865, .865, paint, radius=.12, warp=lean_in)


def van(paint="white", trim="blue", drive="electric", unit=True, door_open=False, accent=None, cut=()):
    """A panel van, 5.2 m long. `electric`: sleek shape, roof pod; `engine`: bonnet, raised roof, unit over the cab.
    `cut` are boxes to cut out of the body, each with two corners; a body that is cut has no raised roof."""
    shape = VANS[drive]
    engine = drive == "engine"
    shell = van_body(shape, paint)
    van_glass(shape)
    van_doors(shape, shell, paint, trim, accent, door_open, cut)
    van_lights(shape, engine)
    for side in (-1, 1):
        mirror(shape.cowl[0] - .28, side * (VAN_HALF - .06), 1.42)
        for x in (VAN_FRONT, VAN_REAR):
            wheel(x, side * (VAN_HALF - .13))
    for low, high in cut:
        hollow(shell, low, high)
    if engine and not cut:
        raised_roof(shape.roof, paint)
    if unit and engine:
        engine_unit(.9, shape.roof - .04, 1.56, .66, .58)
        hoses(1.06, -.7, shape.roof + .06, 1.3, .72)
    elif unit:
        electric_unit(.1, shape.roof)


def truck_cab(paint, drive):
    """A forward-control cab with its front wheels, from x = 0 (rear wall) to x = 1.66 and 1.7 m wide."""
    half, axle = .85, .92
    cowl, screen, brow, chin = (1.54, 1.2), (1.12, 1.98), (1.6, 1.0), (1.68, .6)

    def skin(x, y, z):
        lean = max(0, (z - 1.1) / .95)
        out = (y / half) ** 2
        ahead = softened(.8, 1.7, x)
        return (x - .13 * ahead * out, y * (1 - .08 * lean ** 1.4) * (1 - .04 * ahead),
                z - .05 * out * softened(1.7, 2.05, z))

    rim = body_rim(.36, [(axle, .37, .47)],
                   [(0, .36, .04), (0, 1.98, .12), (.35, 2.06, .3), (*screen, .25), (*cowl, .14), (*brow, .12),
                    (*chin, .2), (1.66, .36, .08)])
    plate(rim, -half, half, paint, radius=.1, warp=skin)
    ribbons(arc(axle, .37, .49, 0, 180), .055, half - .005, "ink", .03, closed=False, warp=skin)
    plate(fillet([(1.42, .27), (1.68, .27, .08), (1.76, .4, .12), (1.74, .56, .08), (1.42, .56)]),
          -half - .01, half + .01, "ink" if drive == "engine" else "navy", radius=.06, warp=skin)
    box(.1, -.7, .3, 1.3, 1.4, .3, "ink")

    tilt = slope(cowl, screen)
    rise = math.dist(cowl, screen)
    plate(fillet([(-.74, .05, .08), (.74, .05, .08), (.7, rise - .05, .1), (-.7, rise - .05, .1)]), -.05, .012,
          "darkglass", tilt, .006, skin)
    for y in (-.56, .06):
        plate(fillet([(y, .07, .01), (y + .48, .2, .01), (y + .49, .23, .01), (y, .105, .01)]), .01, .03, "ink",
              tilt, .003, skin)
    pair(fillet([(.3, 1.24, .06), (1.36, 1.18, .05), (1.06, 1.84, .1), (.3, 1.84, .08)]), half, .008, "darkglass",
         radius=.005, warp=skin)
    door = fillet([(.2, .92, .05), (.44, .84, .2), (.62, .8), (1.3, .8, .12), (1.46, 1.12, .06), (1.12, 1.92, .12),
                   (.2, 1.92, .1)])
    ribbons(door, .014, half, "ink", .003, warp=skin)
    handle(.36, half - .01, 1.08)

    face = slope(chin, brow)
    plate(rounded_rect(-.5, .12, .5, .3, .06), -.03, .014, "ink", face, .01, skin)
    for k in range(3 if drive == "engine" else 1):
        plate(rounded_rect(-.45, .15 + k * .05, .45, .172 + k * .05, .01), .008, .024,
              "steel" if drive == "engine" else "headlamp", face, .004, skin)
    for side in (-1, 1):
        lamp = rounded_rect(side * .68 - .13, .05, side * .68 + .13, .24, .06)
        plate(lamp, -.04, .016, "headlamp", face, .012, skin)
        ribbon(lamp, .03, .004, "ink", face, warp=skin, thick=.02)
        plate(rounded_rect(side * .7 - .1, .27, side * .7 + .1, .33, .02), -.02, .014, "amber", face, .006, skin)
        mirror(1.32, side * (half - .07), 1.42, .24, .34)
        wheel(axle, side * (half - .13), .37)
    plate(rounded_rect(-.25, .36, .25, .46, .02), 1.7, 1.772, "white", FRONT, .006, skin)


def reefer_box(x, z, length, width, height):
    """An insulated body that extends backwards from `x` and stands on `z`, with ribs and rear doors."""
    half, back, top = width / 2, x - length, z + height
    box(back, -half, z, length, width, height, "white", .035)
    for px in (back - .012, x - .058):
        for py in (-half - .012, half - .058):
            box(px, py, z - .02, .07, .07, height + .03, "kerb", .018)
    for py in (-half - .012, half - .058):
        for pz in (z - .03, top - .05):
            box(back + .05, py, pz, length - .1, .07, .07, "kerb", .018)
    for pz in (z - .03, top - .05):
        for px in (back - .012, x - .058):
            box(px, -half + .05, pz, .07, width - .1, .07, "kerb", .018)
    ribs = max(3, round(length / .7))
    for k in range(1, ribs):
        px = back + length * k / ribs
        ribbons([(px, z + .08), (px, top - .08)], .018, half, "mist", .006, closed=False)
    for side in (-1, 1):
        with at(back, 0, z):
            edges = sorted((side * .03, side * (half - .06)))
            plate(rounded_rect(edges[0], .08, edges[1], height - .08, .03), -.025, .01, "white", FRONT, .01)
            for pz in (.25, height / 2, height - .25):
                box(-.05, side * (half - .1) - .09, pz - .03, .05, .18, .06, "grey", .01)
            for py in (.1, .24):
                cyl(-.045, side * py, height / 2, .016, height - .14, "steel", bevel=.004, sides=16)
            box(-.07, side * .17 - .12, height * .42, .03, .24, .05, "ink", .01)
    for k in range(3):
        px = back + length * (.15 + .35 * k)
        pair(rounded_rect(px - .05, z + .06, px + .05, z + .1, .015), half, .018, "amber", radius=.006)


# (cab scale, box length, width, height)
TRUCKS = {"small": (1.0, 2.75, 1.8, 1.8), "medium": (1.16, 4.3, 2.1, 2.15), "large": (1.34, 6.3, 2.44, 2.5)}


def truck_frame(front, back, deck, width, radius, axles, tank):
    """The chassis under a box body: rails, rear axles, a rear bar with lamps, and side tanks of material `tank`."""
    for side in (-1, 1):
        box(back + .1, side * .36 - .05, deck - .2, front - back + .6, .1, .17, "ink", .02)
        box(back - .055, side * (width / 2 - .28) - .16, deck - .4, .03, .32, .1, "taillamp", .01)
        box(back + .04, side * .4 - .04, deck - .4, .08, .08, .3, "ink", .01)
    box(back - .04, -width / 2 + .05, deck - .42, .1, width - .1, .14, "ink", .03)
    for x in axles:
        cyl(x, 0, radius, .07, width * .7, "ink", "y")
        for side in (-1, 1):
            wheel(x, side * (width / 2 - .2), radius, .3)
            guard = arc(x, radius, radius + .07, 15, 165)
            ribbon(guard, .025, side * (width / 2 - .34), "ink", closed=False, thick=side * .3)
    long = max(.5, min(.9, front - axles[-1] - radius - .5))
    for side in (-1, 1):
        box(front - .12 - long, side * (width / 2 - .26) - .2, deck - .52, long, .4, .4, tank, .09)


def truck(size="small", paint="blue", trim="sky", drive="engine", unit=True):
    """Forward-control truck with an insulated body: `small` (3-6 m3), `medium` or `large` (three axles)."""
    scale, length, width, height = TRUCKS[size]
    deck, front, back = .8 * scale, -.1, -.1 - length
    axles = (back + 1.1, back + 2.1) if size == "large" else (back + length * .27,)
    with at(length / 2 - .75 * scale):
        with at(scale=scale):
            truck_cab(paint, drive)
        reefer_box(front, deck, length, width, height)
        swoosh = fillet([(back + .07, deck + .08), (back + .07, deck + height * .42, .1),
                         (back + length * .45, deck + height * .3, length * .3), (front - .1, deck + .12, .2),
                         (front - .1, deck + .08)])
        pair(swoosh, width / 2, .004, trim, radius=0)
        truck_frame(front, back, deck, width, .37 * scale, axles, "steel" if drive == "engine" else "navy")
        if unit and drive == "engine":
            tall = min(.62 * scale, deck + height - 2.07 * scale + .02)
            engine_unit(front + .3 * scale, deck + height - tall - .03, width * .86, .62 * scale, tall)
        elif unit:
            electric_unit(front - .8, deck + height + .01, 1.3, width * .68)


def compartment(left, right, low, high, wall, frozen):
    """The lined inside of an open hatch on the -y side, with fruit crates or frozen packs."""
    wide, middle, shelf = right - left, (left + right) / 2, (low + high) / 2
    box(left, wall - .16, low, wide, .02, high - low, "mist", 0)
    box(left, -wall + .06, shelf - .015, wide, 2 * wall - .22, .03, "steel", .005)
    for level, height in enumerate((low, shelf + .015)):
        for row in range(2):
            with at(middle, -wall + .26 + row * .36, height):
                if frozen:
                    for k in range(2):
                        box(-.26 + k * .27, -.15, 0, .25, .3, .15 + .12 * level, "icepack", .03)
                        box(-.26 + k * .27, -.15, .16 + .12 * level, .25, .3, .12, "sky", .03)
                else:
                    crate(.54, .32, .2)
                    with at(0, 0, .2):
                        produce(.46, .26, ("leaf", "orange", "red", "yellow")[level * 2 + row], .055, seed=row)


def insulated_box(low, high, back, front, wall, opened, hatches):
    """The three-wheeler's box. On each side, it has a hatch of each colour: "leaf" for fresh, "sky" for frozen goods."""
    shell = plate(rounded_rect(back, low, front, high, .06), -wall, wall, "white", radius=.035)
    for px in (back - .005, front - .045):
        for py in (-wall - .006, wall - .044):
            box(px, py, low + .03, .05, .05, high - low - .06, "steel", .015)
    pair(rounded_rect(back + .06, low + .02, front - .06, low + .07, .01), wall, .012, "navy", radius=.004)
    pitch = (front - back - .1) / len(hatches)
    for k, colour in enumerate(hatches):
        a, swing = back + .08 + k * pitch, -118 if colour == "leaf" else 140
        b = a + pitch - .06
        hatch = rounded_rect(a, low + .1, b, high - .1, .05)
        if opened:
            hollow(shell, (a + .03, -wall - .1, low + .13), (b - .03, wall - .14, high - .13))
            compartment(a + .03, b - .03, low + .13, high - .13, wall, frozen=colour == "sky")
            hinge, wide = (a, b - a) if swing < 0 else (b, a - b)
            with at(hinge, -wall - .01, turn=swing):
                leaf = rounded_rect(min(0, wide), low + .1, max(0, wide), high - .1, .05)
                plate(leaf, -.05, .0, "white", radius=.012)
                plate(rounded_rect(min(0, wide) + .04, low + .14, max(0, wide) - .04, high - .14, .04), -.005, .03,
                      colour, radius=.01)
        else:
            ribbons(hatch, .014, wall, "ink", .004)
            handle((a + b) / 2, wall, (low + high) / 2)
            pair(rounded_rect(a + .1, high - .28, a + .36, high - .2, .03), wall, .01, colour, radius=.004)


def three_wheeler(paint="blue", doors_open=False, unit=True, hatches=("leaf", "sky"), high=1.7):
    """An electric three-wheeler, 3 m long. Its insulated box, up to `high`, has a compartment for each of `hatches`."""
    half = .58
    cowl, screen = (1.2, 1.02), (.98, 1.66)

    def skin(x, y, z):
        out = (y / half) ** 2
        ahead = softened(.45, 1.6, x)
        low = 1 - softened(.6, 1.2, z)
        return (x - .2 * ahead * out, y * (1 - .2 * ahead * (1 + .6 * low)) * (1 - .1 * max(0, z - 1.0)),
                z - .05 * out * softened(1.4, 1.75, z))

    rim = body_rim(.32, [(1.19, .26, .28)],
                   [(.16, .32), (.16, 1.66, .1), (.4, 1.75, .25), (*screen, .16), (*cowl, .1), (1.42, .86, .16),
                    (1.64, .56, .16), (1.61, .32, .12)])
    plate(rim, -half, half, paint, radius=.08, warp=skin, step=.08)
    roof = fillet([(.1, 1.62), (.1, 1.78, .08), (.5, 1.83, .2), (1.06, 1.74, .1), (1.13, 1.62)])
    plate(roof, -half - .03, half + .03, "white", radius=.06, warp=skin, step=.08)
    box(-1.35, -.5, .3, 2.0, 1.0, .2, "ink", .03)

    tilt = slope(cowl, screen)
    rise = math.dist(cowl, screen)
    plate(fillet([(-.5, .06, .09), (.5, .06, .09), (.5, rise - .06, .08), (-.5, rise - .06, .08)]), -.05, .012,
          "darkglass", tilt, .006, skin, .08)
    wiper = fillet([(-.03, .07, .01), (.3, .26, .01), (.3, .285, .01), (-.03, .1, .01)])
    plate(wiper, .01, .028, "ink", tilt, .003, skin)
    pair(fillet([(.3, 1.06, .07), (1.04, 1.03, .05), (.86, 1.58, .08), (.3, 1.58, .08)]), half, .008, "darkglass",
         radius=.005, warp=skin, step=.08)
    door = fillet([(.24, .4, .06), (.8, .4, .1), (.92, .7, .2), (1.12, .98, .08), (.9, 1.63, .1), (.24, 1.63, .08)])
    ribbons(door, .012, half, "ink", .003, warp=skin, step=.08)
    handle(.36, half - .005, .94)
    band = fillet([(.17, .62), (.17, .74), (1.3, .74), (1.44, .62)])
    pair(band, half, .004, "white", radius=0, warp=skin, step=.08)

    for side in (-1, 1):
        lathe([(0, .05), (.05, .048), (.088, .03), (.1, 0), (.1, -.08)], (1.4, side * .27, .8), "headlamp", "x", 32)
        lathe([(.1, -.08), (.118, -.06), (.122, .0), (.112, .022), (.096, .022)], (1.4, side * .27, .8),
              "steel", "x", 32)
        box(1.46, side * .3 - .045, .6, .04, .09, .04, "amber", .01)
        mirror(1.02, side * (half - .1), 1.16, .17, .17)
        wheel(-.9, side * .52, .26, .15, 5)
        arch = arc(-.9, .26, .33, 8, 172)
        ribbon(arch, .03, side * .4, "ink", closed=False, thick=side * .24)
        box(-1.5, side * .46 - .06, .42, .05, .12, .12, "taillamp", .015)
    wheel(1.2, .055, .26, .12, 5)
    lathe([(.12, .08), (.03, .1), (0, .1)], (1.2, -.03, .26), "steel")
    box(-1.5, -.56, .36, .08, 1.12, .06, "ink", .02)

    insulated_box(.52, high, -1.5, .08, .62, doors_open, hatches)
    if unit:
        electric_unit(-.61, high + .01, 1.0, .92, .22)


# ------------------------------------------------------------------- railway

COACH_SIDE = [(-1.5, .95, .12), (-1.5, 3.15, .5), (-1.15, 3.62, .5), (-.5, 3.82, .6),
              (.5, 3.82, .6), (1.15, 3.62, .5), (1.5, 3.15, .5), (1.5, .95, .12)]


def bogie(x):
    """A two-axle bogie on the rails."""
    for side in (-1, 1):
        box(x - 1.25, side * .92 - .08, .4, 2.5, .16, .22, "slate", .05)
        box(x - .35, side * .92 - .1, .3, .7, .2, .2, "ink", .05)
        for px in (x - .85, x + .85):
            lathe([(.12, .07), (.16, .09), (.24, .05), (.31, .05), (.34, .07), (.42, .07), (.42, -.05), (.46, -.07),
                   (.46, -.1), (.12, -.1)] if side > 0 else
                  [(.12, -.07), (.16, -.09), (.24, -.05), (.31, -.05), (.34, -.07), (.42, -.07), (.42, .05),
                   (.46, .07), (.46, .1), (.12, .1)], (px, side * .78, .42), "tyre")
            box(px - .15, side * 1.0 - .07, .3, .3, .14, .26, "ink", .04)
            cyl(px, side * 1.05, .43, .09, .06, "steel", "y", .02)
    for px in (x - .85, x + .85):
        cyl(px, 0, .42, .07, 1.5, "slate", "y")


def coach(length=11, paint="white", trim="blue", open_pack=True):
    """A shortened passenger coach with two roof packages. With `open_pack`, the front package is open."""
    half = length / 2
    plate(fillet(COACH_SIDE, 10), -half, half, paint, FRONT, .1)
    doors = (-half + .95, half - .95)
    pair(rounded_rect(-half + .06, 1.06, half - .06, 1.5, .06), 1.5, .012, trim, radius=.004)
    pair(rounded_rect(-half + .06, 1.56, half - .06, 1.64, .02), 1.5, .012, "sky", radius=.004)
    first, last = doors[0] + .75, doors[1] - .75
    pair(rounded_rect(first - .1, 1.88, last + .1, 2.86, .16), 1.5, .01, "navy", radius=.004)
    count = round((last - first) / 1.35)
    pitch = (last - first) / count
    for k in range(count):
        a = first + k * pitch
        pane = rounded_rect(a + .08, 1.96, a + pitch - .08, 2.78, .12)
        pair(pane, 1.5, .022, "glass" if k % 3 else "lit", radius=.004)
    for x in doors:
        pair(rounded_rect(x - .45, 1.05, x + .45, 3.0, .1), 1.5, .018, trim, radius=.008)
        pair(rounded_rect(x - .27, 1.95, x + .27, 2.78, .1), 1.5, .03, "glass", radius=.004)
        for side in (-1, 1):
            tube([(x + .56, side * 1.57, 1.4), (x + .56, side * 1.57, 2.5)], .022, "steel")
            box(x - .45, side * 1.42 - .2, .66, .9, .4, .3, "slate", .03)
    for end in (-1, 1):
        frame = Matrix.Translation((end * half, 0, 0)) @ FRONT.to_4x4()
        plate(rounded_rect(-.62, 1.0, .62, 3.2, .12), -.3, .3, "ink", frame, .05)
        plate(rounded_rect(-.42, 1.1, .42, 3.05, .08), -.31, .31, "slate", frame, .02)
        for y in (-.95, .95):
            plate(rounded_rect(y - .22, 2.1, y + .22, 2.8, .08), -.02, .02, "glass", frame, .005)
            plate(rounded_rect(y - .12, 1.6, y + .12, 1.72, .04), -.02, .03, "taillamp", frame, .008)
            cyl(end * (half + .16), y, .98, .07, .36, "steel", "x")
            cyl(end * (half + .36), y, .98, .2, .05, "slate", "x", .02)
    for x, wide in ((-half * .22, 1.5), (half * .25, 1.1)):
        box(x - wide / 2, -1.25, .42, wide, 2.5, .5, "slate", .06)
    for x in (-half + 2.1, half - 2.1):
        bogie(x)
    roof_pack(half - 2.5, 3.74, 2.9, 1.75, .5, opened=open_pack)
    roof_pack(-half + 2.5, 3.74, 2.9, 1.75, .5)


def seat(m="blue"):
    """A double coach seat on its pedestal, facing +x."""
    for y in (-.23, .23):
        box(-.24, y - .21, .3, .48, .42, .14, m, .06)
        with at(-.2, y, .4, tilt=(0, -10)):
            box(-.09, -.21, 0, .15, .42, .72, m, .06)
            box(-.1, -.15, .5, .19, .3, .16, "cream", .05)
    for y in (-.47, .42):
        box(-.22, y, .52, .4, .05, .05, "slate", .02)
        box(-.2, y + .01, .36, .05, .03, .18, "slate", .008)
    box(-.1, -.3, 0, .2, .6, .32, "slate", .03)


def pantry(left, right):
    """The pantry behind its partition: a glazed refrigerator and a counter with a coffee machine at the far wall."""
    box(left, -.45, 1.05, .07, 1.8, 2.15, "cream", .02)
    box(left - .01, .2, 1.9, .09, .6, .7, "glass", .01)
    with at(left + .6, .95, 1.06):
        box(-.42, -.36, 0, .84, .74, 1.72, "brushed", .03)
        box(-.44, -.38, 1.7, .88, .78, .2, "teal", .03)
        box(-.35, -.38, .16, .7, .03, 1.44, "cold", .01)
        for z in (.5, .88, 1.24):
            box(-.35, -.385, z, .7, .02, .03, "steel", 0)
    counter = right - left - 1.3
    with at(left + 1.15 + counter / 2, 1.0, 1.06):
        cabinet(counter, .6, .86, "white", 2)
        box(-counter / 2 - .02, -.32, .86, counter + .04, .64, .06, "wood", .015)
        box(-.5, -.14, .92, .44, .4, .42, "ink", .04)
        box(-.42, -.16, 1.0, .28, .03, .16, "lit", 0)
        for k in range(3):
            cyl(.15 + .17 * k, 0, 1.0, .055, .17, ("orange", "red", "white")[k], bevel=.015)
    with at(left + 1.2, -.7, 1.06):
        for k in range(2):
            box(-.3, -.24, .34 * k, .6, .48, .32, ("icepack", "sky")[k], .04)


def coach_section(length=5.6, packs=(0,), galley=0):
    """A length of coach with its near side cut away: seats, ceiling duct, roof packages at `packs` and insulated
    shell. The last `galley` metres are a pantry."""
    half = length / 2
    outer = fillet([(1.5, .95), (1.5, 3.15, .5), (1.12, 3.64, .6), (.45, 3.82, .7), (-.45, 3.82, .7), (-.95, 3.69)], 14)
    inner = fillet([(1.38, .95), (1.38, 3.1, .45), (1.05, 3.52, .55), (.42, 3.7, .65), (-.42, 3.7, .65),
                    (-.93, 3.57)], 14)
    plate(outer + inner[::-1], -half, half, "white", FRONT, .012)
    skin = [tuple(Vector(a).lerp(Vector(b), .5)) for a, b in zip(outer, inner)]
    ribbon(skin, .07, half, "orange", FRONT, closed=False, thick=.012)
    plate(rounded_rect(-half, .9, half, 1.04, .03), -1.5, 1.5, "slate", radius=.012)
    box(-half + .02, -1.36, 1.03, length - .04, 2.72, .03, "sand", 0)
    box(-half + .2, -1.2, .66, length - .4, 2.4, .24, "ink", .04)
    plate(rounded_rect(-half - .01, .86, half + .01, 1.1, .05), -1.53, -1.42, "blue", radius=.025)
    plate(rounded_rect(-half, 1.36, half, 1.44, .02), 1.37, 1.385, "blue", radius=.004)
    windows = round(length / 1.4)
    pitch = length / windows
    for k in range(windows):
        a = -half + k * pitch
        plate(rounded_rect(a + .12, 1.8, a + pitch - .12, 2.8, .14), 1.355, 1.39, "navy", radius=.01)
        plate(rounded_rect(a + .18, 1.86, a + pitch - .18, 2.74, .1), 1.34, 1.37, "sky", radius=.008)
    box(-half + .05, 1.0, 2.92, length - .1, .38, .03, "steel", .01)
    for k in range(windows + 1):
        box(-half + .08 + k * (length - .2) / windows, 1.0, 2.92, .04, .38, .2, "steel", .01)

    bulkhead = [(1.38, 1.04), *inner[1:], (-1.42, 3.2), (-1.42, 1.04)]
    plate(bulkhead, -half, -half + .08, "cream", FRONT, .01)
    plate(rounded_rect(-.45, 1.05, .45, 2.95, .06), -half + .08, -half + .1, "blue", FRONT, .01)
    plate(rounded_rect(-.25, 1.95, .25, 2.75, .08), -half + .1, -half + .115, "sky", FRONT, .005)

    with at(-half + .1, .45, 3.0, turn=90), at(-.9):
        louvre(.9, .22, "steel", 4)
    box(-.9, -1.3, .32, 1.8, .7, .36, "slate", .05)

    rows, seated = round((length - galley) / 1.16), length - galley - 1.2
    for k in range(rows):
        # The first row has only one seat, because the control cabinet takes the near side.
        for y in (-.88, .84) if k else (.84,):
            with at(-half + .62 + k * seated / (rows - 1), y, 1.05):
                seat("blue" if y > 0 else "navy")

    duct([(-half + .06, 0, 3.3), (half - .03, 0, 3.3)], .8, .36, "aqua")
    box(half - .035, -.33, 3.17, .02, .66, .26, "navy", .01)
    outlets = round(length / 1.9)
    for k in range(outlets):
        x = -half + .95 + k * (length - 1.9) / (outlets - 1)
        box(x - .4, -.3, 3.07, .8, .6, .06, "teal", .015)
        for turn in (0, 180):
            with at(x, 0, 3.05, turn=turn):
                breeze(.7, .8, 1.15, 3)
    for x in packs:
        box(x - .5, -.34, 3.4, 1.0, .68, .4, "teal", .02)
    if galley:
        pantry(half - galley, half)
