"""Modelling and studio kit shared by every scene.

A scene calls `reset()` and builds with the primitives below. It then adds views with `studio(...)` and, if
needed, with `closeup(...)`, `parts(...)` and others. At the end, `render()` renders the views that the
command line lists. A unit is roughly a metre; x points right, y away from the viewer and z up. A box is
positioned by its near, left, bottom corner. Materials have the names of the entries in PALETTE.
`with at(x, y, z, turn=90):` moves, turns and scales everything built inside the block.
"""

import json
import math
import sys
from contextlib import contextmanager

import bmesh
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from denoise import BLUR, COVERAGE, DAY, NIGHT, render_clean, render_cutout

# name: (colour, roughness, metallic, emission strength)
PALETTE = {
    "white": ("#f4f7fa", 0.38, 0.0, 0.0),
    "cream": ("#f3e9d8", 0.55, 0.0, 0.0),
    "sand": ("#e2c79c", 0.7, 0.0, 0.0),
    "wood": ("#b9824c", 0.6, 0.0, 0.0),
    "brick": ("#c9704f", 0.75, 0.0, 0.0),
    "coral": ("#ef7f66", 0.5, 0.0, 0.0),
    "orange": ("#f28a2e", 0.45, 0.0, 0.0),
    "yellow": ("#f6c344", 0.5, 0.0, 0.0),
    "red": ("#d9432f", 0.45, 0.0, 0.0),
    "green": ("#4c9e57", 0.75, 0.0, 0.0),
    "leaf": ("#76b84a", 0.75, 0.0, 0.0),
    "trunk": ("#7a563a", 0.9, 0.0, 0.0),
    "teal": ("#06a99b", 0.38, 0.0, 0.0),
    "aqua": ("#7fded4", 0.4, 0.0, 0.0),
    "blue": ("#1766b3", 0.4, 0.0, 0.0),
    "sky": ("#6fb7e4", 0.4, 0.0, 0.0),
    "navy": ("#12294a", 0.45, 0.0, 0.0),
    "ink": ("#16202c", 0.6, 0.0, 0.0),
    "tyre": ("#1a1e24", 0.85, 0.0, 0.0),
    "road": ("#3a4a5e", 0.85, 0.0, 0.0),
    "kerb": ("#cfd6dc", 0.8, 0.0, 0.0),
    "plinth": ("#dde4ea", 0.8, 0.0, 0.0),
    "concrete": ("#b8c0c7", 0.8, 0.0, 0.0),
    "grey": ("#8a99a8", 0.5, 0.0, 0.0),
    "slate": ("#56677a", 0.55, 0.0, 0.0),
    "violet": ("#7a6bd0", 0.5, 0.0, 0.0),
    "steel": ("#c3ccd4", 0.28, 0.85, 0.0),
    "brushed": ("#a3b0bb", 0.5, 0.55, 0.0),
    "duct": ("#b4c1cc", 0.32, 0.7, 0.0),
    "copper": ("#d07a43", 0.28, 0.9, 0.0),
    "glass": ("#2c7db0", 0.07, 0.35, 0.0),
    "darkglass": ("#132f49", 0.07, 0.25, 0.0),
    "lit": ("#ffcf87", 0.5, 0.0, 1.1),
    "lamp": ("#fff0c8", 0.4, 0.0, 3.0),
    "cold": ("#6fe3ff", 0.4, 0.0, 1.6),
    "led": ("#2ee6c5", 0.4, 0.0, 4.0),
    "heat": ("#ff6a3d", 0.4, 0.0, 2.0),
}

# category: (ground, horizon and sky, tone behind cut-open views and close-ups). White objects must stand out.
TINTS = {
    "commercial": ("#8fbfe0", "#c9e4f6", "#9dbfd8"),
    "residential": ("#e6c28c", "#f8e6c8", "#d9c494"),
    "hospitality": ("#e8bf85", "#f9e3c0", "#d9c494"),
    "healthcare": ("#8fd3b6", "#cdf0e2", "#a5cab9"),
    "education": ("#9ad6b0", "#d4f2dc", "#a5cab9"),
    "retail": ("#f0a790", "#fbd9cd", "#e0b59c"),
    "technology": ("#b3a8e6", "#dcd6f6", "#b9aecb"),
    "refrigeration": ("#86d2e6", "#cbeff7", "#7fbcca"),
    "transport": ("#86d2e6", "#cbeff7", "#7fbcca"),
}
MIDNIGHT = "#15305a"

# Colours of the view "heat", from coldest to hottest. The legend in HeatPicture.css.ts must match them.
THERMAL = ("#0a1c5c", "#2450c8", "#8a3aa8", "#e0503c", "#f8a830", "#fff2c0")

# Close-ups have the shallow depth of field of a table-top model with this width. At the scenes' real size,
# the lens would blur nothing.
MODEL_WIDTH = 0.5

_frame = [Matrix.Identity(4)]
_views = {}
_opaque = {}
_painted = {}
_marks = {}
_lamps = []
_hazes = []
_heat = []


def reset():
    """Clear the Blender file and what belongs to its scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _views.clear()
    _opaque.clear()
    _painted.clear()
    _marks.clear()
    _lamps.clear()
    _hazes.clear()


def linear(hex_colour):
    """Linear RGBA of an sRGB hex colour."""
    digits = hex_colour.lstrip("#")
    channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1.0)


def mat(name, colour=None, rough=0.5, metal=0.0, emit=0.0):
    """Return the material called `name`. If it is missing, create it from PALETTE or from the arguments."""
    if not isinstance(name, str):
        return name
    found = bpy.data.materials.get(name)
    if found:
        return found
    if colour is None:
        colour, rough, metal, emit = PALETTE[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.cycles.sample_as_light = False
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Emission"].default_value = linear(colour)
    shader.inputs["Emission Strength"].default_value = emit
    _cover(made).default_value = 1
    return made


def _told(material, what):
    """Return the input for a value that the material passes to the denoising filter. Create it if it is missing."""
    nodes = material.node_tree.nodes
    for node in nodes:
        if node.type == "OUTPUT_AOV" and node.name == what:
            return node.inputs["Value"]
    made = nodes.new("ShaderNodeOutputAOV")
    made.name = what
    return made.inputs["Value"]


def _cover(material):
    """Return the input for the material's coverage of a pixel, from which cut-outs get their opacity."""
    return _told(material, COVERAGE)


def clear(name, colour, opacity=0.25, emit=0.0):
    """A see-through material for panes and curtains. It renders faster and with less noise than real glass."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = mat(name, colour, 0.08, 0.0, emit)
    made.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = opacity
    _cover(made).default_value = opacity
    return made


def air(name, colour, by_night=1.0):
    """A glowing haze whose opacity is the mesh's "opacity" attribute (see `veil`), at night multiplied by
    `by_night`. It mixes the two shaders that need no random samples, so it adds no noise."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = mat(name, colour)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    opacity, mix = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeMixShader")
    through, shine = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeEmission")
    opacity.attribute_name = "opacity"
    shine.inputs["Color"].default_value = linear(colour)
    thinned = nodes.new("ShaderNodeMath")
    thinned.operation = "MULTIPLY"
    thinned.inputs[1].default_value = 1
    _hazes.append((thinned.inputs[1], by_night))
    links.new(opacity.outputs["Fac"], thinned.inputs[0])
    links.new(thinned.outputs["Value"], mix.inputs["Fac"])
    links.new(through.outputs["BSDF"], mix.inputs[1])
    links.new(shine.outputs["Emission"], mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    links.new(thinned.outputs["Value"], _cover(made))
    return made


@contextmanager
def at(x=0.0, y=0.0, z=0.0, turn=0.0, tilt=(0.0, 0.0), scale=1.0, mirror=False):
    """Build inside a moved frame: `turn` about z, then `tilt` about its x and y (degrees);
    `mirror` swaps left and right."""
    local = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    local = local @ Matrix.Rotation(math.radians(tilt[0]), 4, "X")
    local = local @ Matrix.Rotation(math.radians(tilt[1]), 4, "Y")
    size = Matrix.Diagonal((-scale if mirror else scale, scale, scale, 1))
    _frame.append(_frame[-1] @ local @ size)
    try:
        yield
    finally:
        _frame.pop()


def put(place, build, *sizes, **frame):
    """Build one thing at a place, in a frame with the options of `at`."""
    with at(*place, **frame):
        build(*sizes)


def _place(mesh, material, bevel=0.0, segments=3, local=None):
    mesh.materials.append(mat(material))
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    thing = bpy.data.objects.new("part", mesh)
    thing.matrix_world = _frame[-1] @ (local or Matrix.Identity(4))
    bpy.context.scene.collection.objects.link(thing)
    if bevel > 0:
        soft = thing.modifiers.new("soft", "BEVEL")
        soft.width = bevel
        soft.segments = segments
        soft.limit_method = "ANGLE"
        soft.harden_normals = True
    return thing


def _mesh(points, faces):
    mesh = bpy.data.meshes.new("part")
    mesh.from_pydata(points, [], faces)
    edit = bmesh.new()
    edit.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(mesh)
    edit.free()
    return mesh


def box(x, y, z, w, d, h, m, bevel=0.03):
    """A rounded box; (x, y, z) is its near, left, bottom corner."""
    points = [(x + i * w, y + j * d, z + k * h) for k in (0, 1) for j in (0, 1) for i in (0, 1)]
    faces = [(0, 1, 3, 2), (4, 5, 7, 6), (0, 1, 5, 4), (2, 3, 7, 6), (0, 2, 6, 4), (1, 3, 7, 5)]
    return _place(_mesh(points, faces), m, min(bevel, 0.42 * min(w, d, h)))


def prism(outline, y, depth, m, bevel=0.03):
    """An outline in the xz plane extruded away from the viewer."""
    n = len(outline)
    points = [(px, py, pz) for py in (y, y + depth) for px, pz in outline]
    sides = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    faces = [tuple(range(n)), tuple(range(n, 2 * n))] + sides
    return _place(_mesh(points, faces), m, bevel)


def slab(outline, z, height, m, bevel=0.03):
    """An outline in the xy plane extruded upwards."""
    n = len(outline)
    points = [(px, py, pz) for pz in (z, z + height) for px, py in outline]
    sides = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    faces = [tuple(range(n)), tuple(range(n, 2 * n))] + sides
    return _place(_mesh(points, faces), m, bevel)


def boxes(*rows, bevel=0.02):
    """Boxes, each with the arguments of `box`; `bevel` is for those without their own."""
    for row in rows:
        box(*row[:7], *(row[7:] or (bevel,)))


def rim(x, y, z, w, d, h, thick, m, bevel=0.02):
    """A hollow rectangular frame, such as a parapet, kerb or tray. w, d and h are its outer dimensions."""
    outer = [(x, y), (x + w, y), (x + w, y + d), (x, y + d)]
    inner = [
        (x + thick, y + thick),
        (x + w - thick, y + thick),
        (x + w - thick, y + d - thick),
        (x + thick, y + d - thick),
    ]
    points = [(px, py, pz) for pz in (z, z + h) for px, py in outer + inner]
    faces = []
    for i in range(4):
        j = (i + 1) % 4
        faces += [
            (i, j, j + 8, i + 8),
            (i + 4, j + 4, j + 12, i + 12),
            (i, j, j + 4, i + 4),
            (i + 8, j + 8, j + 12, i + 12),
        ]
    return _place(_mesh(points, faces), m, min(bevel, thick * 0.4))


_AXES = {"z": (0, 0), "x": (0, 90), "y": (90, 0)}


def _upright(x, y, z, axis):
    about_x, about_y = _AXES[axis]
    turned = Matrix.Rotation(math.radians(about_x), 4, "X") @ Matrix.Rotation(math.radians(about_y), 4, "Y")
    return Matrix.Translation((x, y, z)) @ turned


def cone(x, y, z, r1, r2, h, m, axis="z", bevel=0.02, sides=48):
    """A cylinder or cone centred on (x, y, z); r1 at its lower end, r2 at its upper end."""
    edit = bmesh.new()
    bmesh.ops.create_cone(edit, cap_ends=True, segments=sides, radius1=r1, radius2=r2, depth=h)
    mesh = bpy.data.meshes.new("part")
    edit.to_mesh(mesh)
    edit.free()
    limit = 0.42 * min(h, 2 * max(r1, r2))
    return _place(mesh, m, min(bevel, limit), local=_upright(x, y, z, axis))


def cyl(x, y, z, r, h, m, axis="z", bevel=0.02, sides=48):
    """A cylinder centred on (x, y, z)."""
    return cone(x, y, z, r, r, h, m, axis, bevel, sides)


def ball(x, y, z, r, m, squash=1.0):
    """A smooth ball; `squash` scales its height."""
    edit = bmesh.new()
    bmesh.ops.create_icosphere(edit, subdivisions=4, radius=r)
    mesh = bpy.data.meshes.new("part")
    edit.to_mesh(mesh)
    edit.free()
    thing = _place(mesh, m, local=Matrix.Translation((x, y, z)) @ Matrix.Diagonal((1, 1, squash, 1)))
    mesh.auto_smooth_angle = math.pi
    return thing


def ring(x, y, z, radius, thick, m, axis="z", around=64, across=12):
    """A torus centred on (x, y, z)."""
    points = []
    for i in range(around):
        a = 2 * math.pi * i / around
        for j in range(across):
            b = 2 * math.pi * j / across
            reach = radius + thick * math.cos(b)
            points.append((reach * math.cos(a), reach * math.sin(a), thick * math.sin(b)))
    faces = []
    for i in range(around):
        for j in range(across):
            i2, j2 = (i + 1) % around, (j + 1) % across
            faces.append((i * across + j, i2 * across + j, i2 * across + j2, i * across + j2))
    return _place(_mesh(points, faces), m, local=_upright(x, y, z, axis))


def _rounded(points, radius, steps=8):
    """The polyline with its corners replaced by curves."""
    path = [Vector(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:]):
        corner, back, ahead = Vector(corner), Vector(before) - Vector(corner), Vector(after) - Vector(corner)
        cut = min(radius, back.length / 2, ahead.length / 2)
        start, end = corner + back.normalized() * cut, corner + ahead.normalized() * cut
        for k in range(steps + 1):
            t = k / steps
            path.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t**2)
    return path + [Vector(points[-1])]


def tube(points, r, m, bend=None):
    """A pipe of radius r along a polyline with swept corners."""
    path = _rounded(points, r * 2.5 if bend is None else bend)
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = r
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    for knot, p in zip(spline.points, path):
        knot.co = (*p, 1)
    curve.materials.append(mat(m))
    thing = bpy.data.objects.new("tube", curve)
    thing.matrix_world = _frame[-1].copy()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _grid(rows, m):
    across = len(rows[0])
    faces = []
    for i in range(len(rows) - 1):
        for j in range(across - 1):
            k = i * across + j
            faces.append((k, k + 1, k + across + 1, k + across))
    return _place(_mesh([p for row in rows for p in row], faces), m)


def veil(rows, opacities, m):
    """A sheet without thickness or shadow through a grid of points, each with its own opacity."""
    thing = _grid(rows, m)
    values = thing.data.attributes.new("opacity", "FLOAT", "POINT").data
    for value, opacity in zip(values, (o for row in opacities for o in row)):
        value.value = opacity
    thing.visible_shadow = False
    return thing


def sheet(rows, m, thick=0.02):
    """A smooth curved sheet through a grid of points (rows of equal length)."""
    thing = _grid(rows, m)
    skin = thing.modifiers.new("skin", "SOLIDIFY")
    skin.thickness = thick
    return thing


def glow(x, y, z, size, power, colour="#ffffff", spread=180):
    """A soft lamp for the inside of a cutaway, shining down in a cone of `spread` degrees."""
    light = bpy.data.lights.new("glow", "AREA")
    light.energy = power
    light.size = size
    light.spread = math.radians(spread)
    light.color = linear(colour)[:3]
    lamp = bpy.data.objects.new("glow", light)
    lamp.matrix_world = _frame[-1] @ Matrix.Translation((x, y, z))
    lamp.visible_camera = False
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def _direction(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


def _backdrop(ground, sky):
    """A seamless floor that brightens from the subject towards the horizon."""
    mesh = _mesh([(-2000, -2000, 0), (2000, -2000, 0), (2000, 2000, 0), (-2000, 2000, 0)], [(0, 1, 2, 3)])
    floor = bpy.data.objects.new("floor", mesh)
    bpy.context.scene.collection.objects.link(floor)
    paint = mat("floor", ground, 0.95)
    _cover(paint).default_value = 0
    mesh.materials.append(paint)
    nodes, links = paint.node_tree.nodes, paint.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    length = nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    fade = nodes.new("ShaderNodeMapRange")
    fade.inputs["From Min"].default_value = 4
    fade.inputs["From Max"].default_value = 60
    blend = nodes.new("ShaderNodeMixRGB")
    blend.name = "ground"
    blend.inputs["Color1"].default_value = linear(ground)
    blend.inputs["Color2"].default_value = linear(sky)
    links.new(place.outputs["Object"], length.inputs[0])
    links.new(length.outputs["Value"], fade.inputs["Value"])
    links.new(fade.outputs["Result"], blend.inputs["Fac"])
    links.new(blend.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])


def _sky(colour):
    """A sky that is brightest overhead, so that metal and glass have something to reflect."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = linear(colour)
    ramp.color_ramp.elements[1].color = linear("#ffffff")
    ramp.color_ramp.elements[1].position = 0.7
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs["Fac"])
    background = nodes["Background"]
    background.inputs["Strength"].default_value = 0.55
    links.new(ramp.outputs["Color"], background.inputs["Color"])


def _sun(camera_azimuth, side, elevation, strength):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy = strength
    light.angle = math.radians(5)
    light.color = linear("#ffeed6")[:3]
    sun = bpy.data.objects.new("sun", light)
    towards = _direction(camera_azimuth + side, elevation)
    sun.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(sun)


def _camera(name, target, width, az, el, lens):
    """Add the view `name`: a camera whose frame is `width` units wide at `target`."""
    optics = bpy.data.cameras.new(name)
    optics.lens = lens
    optics.clip_end = 3000
    camera = bpy.data.objects.new(name, optics)
    bpy.context.scene.collection.objects.link(camera)
    view = _direction(az, el)
    away = width * optics.lens / optics.sensor_width
    camera.location = _frame[-1] @ Vector(target) + view * away
    camera.rotation_euler = view.to_track_quat("Z", "Y").to_euler()
    _views[name] = camera
    return optics, away


def light(tint, az=35, sun=4.2, sun_side=-72, sun_height=42):
    """Add a floor, a sky and a sun for a camera at `az` to the right of the front. `sun_side` is the sun's bearing
    from that camera, negative on the left."""
    ground, horizon, _painted["day"] = TINTS[tint]
    _backdrop(ground, horizon)
    _sky(horizon)
    _sun(az, sun_side, sun_height, sun)


def studio(tint, target, width, az=35, el=24, **sun):
    """Add light and the main view. `width` is the frame's width at `target`, and `sun` goes to `light`."""
    light(tint, az, **sun)
    _camera("main", target, width, az, el, 85)


# A lamp in front of and above a scene, for the `lamps` argument of `night`.
STREET_LAMP = (1.0, -4.0, 5.2, 0.6, 520, "#ffd7a0", 120)


def night(lamps=()):
    """Prepare all views by moonlight, of which "night" shows what the main view shows. `lamps` are lit only at
    night; each is a tuple of arguments for `glow`."""
    if "main" in _views:
        _views["night"] = _views["main"]
    _lamps.extend(lamps)


def _midday():
    """Give the floor and the sky of a close-up by day a mid-tone, so that white machines stand out. The power makes
    up for the sun and the tone mapping, which wash out the colour."""
    tone = [part**1.8 for part in linear(_painted["day"])]
    paint = bpy.data.materials["floor"].node_tree.nodes["ground"].inputs
    horizon = bpy.context.scene.world.node_tree.nodes["ColorRamp"].color_ramp.elements[0]
    paint["Color1"].default_value = [0.7 * part for part in tone]
    paint["Color2"].default_value = [0.85 * part for part in tone]
    horizon.color = tone


def _nightfall():
    world = bpy.context.scene.world.node_tree.nodes
    world["Background"].inputs["Strength"].default_value = 0.16
    for element, colour in zip(world["ColorRamp"].color_ramp.elements, ("#1c3866", "#3d5f9a")):
        element.color = linear(colour)
    moon = bpy.data.lights["sun"]
    moon.energy, moon.color = 0.55, linear("#a9c4ff")[:3]
    for name, colour in zip(("Color1", "Color2"), ("#3c5f92", "#4a70a8")):
        bpy.data.materials["floor"].node_tree.nodes["ground"].inputs[name].default_value = linear(colour)
    while _lamps:
        glow(*_lamps.pop())
    for density, by_night in _hazes:
        density.default_value = by_night
    for name, warm in (("glass", "#ffc982"), ("lit", "#ffcf87"), ("lamp", "#ffe3b0")):
        if name in bpy.data.materials:
            paint = bpy.data.materials[name].node_tree.nodes["Principled BSDF"].inputs
            paint["Emission"].default_value = linear(warm)
            paint["Emission Strength"].default_value = 0.9 if name == "glass" else 2.7


def closeup(target, width, az=35, el=14, fstop=3.5, view="close", by_day=True):
    """Add the view "close", if `by_day`, and its night version: opaque, with a long lens and the shallow focus of
    a small model."""
    for name in (view, f"{view}-night")[0 if by_day else 1 :]:
        optics, away = _camera(name, target, width, az, el, 135)
        _opaque[name] = True
        optics.dof.use_dof = True
        optics.dof.focus_distance = away
        optics.dof.aperture_fstop = fstop * MODEL_WIDTH / width


def detail(*frame, **lens):
    """Add the views "detail" and "detail-night": a second close-up."""
    closeup(*frame, **lens, view="detail")


def night_closeup(*frame, **lens):
    """Add only the view "close-night", for parts of pages that are dark by day too."""
    closeup(*frame, **lens, by_day=False)


def night_detail(*frame, **lens):
    """Add only the view "detail-night"."""
    closeup(*frame, **lens, view="detail", by_day=False)


def parts(target, width, az, el=11, lens=50):
    """Add the view "parts" and its night version: pictures on a painted background, so that their top row has one
    colour. The marked points are written to a file."""
    for view in ("parts", "parts-night"):
        _camera(view, target, width, az, el, lens)
        _painted[view] = MIDNIGHT if view.endswith("night") else _painted["day"]


def wide(target, width, az, el, lens=70):
    """Add the view "wide-night": a panorama that is transparent only where the sky is (see `only`)."""
    _camera("wide-night", target, width, az, el, lens)
    bpy.data.objects["floor"]["wide"] = False


@contextmanager
def only(wide):
    """Show what is built inside the block in the panorama only or, if `wide` is false, in all other views only."""
    before = set(bpy.context.scene.objects)
    yield
    for thing in set(bpy.context.scene.objects) - before:
        if not thing.hide_render:
            thing["wide"] = wide


def heat(target, width, az, el, temperature):
    """Add the views "heat-day" and "heat": the same picture by day and as a thermal image. `temperature`
    returns an object's temperature, from 0 to 1, for its material's name and its centre. Surfaces in the sun
    get a higher temperature."""
    for view in ("heat-day", "heat"):
        _camera(view, target, width, az, el, 50)
    _opaque["heat"], _painted["heat-day"] = True, _painted["day"]
    _heat.append(temperature)


def _show_temperatures():
    scene, paint = bpy.context.scene, mat("thermal", "#000000")
    nodes, links = paint.node_tree.nodes, paint.node_tree.links
    own, surface, sunny = (nodes.new(f"ShaderNode{kind}") for kind in ("ObjectInfo", "NewGeometry", "VectorMath"))
    warmth, ramp, shine = (nodes.new(f"ShaderNode{kind}") for kind in ("Math", "ValToRGB", "Emission"))
    sunny.operation, warmth.operation = "DOT_PRODUCT", "MULTIPLY_ADD"
    sunny.inputs[1].default_value = bpy.data.objects["sun"].matrix_basis.to_3x3() @ Vector((0, 0, 1))
    warmth.inputs[1].default_value = 0.16
    stops = ramp.color_ramp.elements
    for k, colour in enumerate(THERMAL):
        place = k / (len(THERMAL) - 1)
        (stops.new(place) if 0 < place < 1 else stops[-round(place)]).color = linear(colour)
    for start, end in ((own.outputs["Color"], warmth.inputs[2]), (surface.outputs["Normal"], sunny.inputs[0]),
                       (sunny.outputs["Value"], warmth.inputs[0]), (warmth.outputs[0], ramp.inputs["Fac"]),
                       (ramp.outputs["Color"], shine.inputs["Color"]),
                       (shine.outputs[0], nodes["Material Output"].inputs["Surface"])):
        links.new(start, end)
    for thing in scene.objects:
        if thing.type in ("MESH", "CURVE"):
            name = thing.data.materials[0].name
            thing.hide_render = name == "breeze"
            centre = sum((Vector(corner) for corner in thing.bound_box), Vector()) / 8
            thing.color[0:3] = [_heat[0](name, thing.matrix_world @ centre)] * 3
    bpy.context.view_layer.material_override = paint
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Standard", "None", 0


def _measure_blur(camera, pixels):
    """Make each surface pass the width of its blur disc to the filter: the disc, in pixels, into which the lens
    spreads a point. Depth can't replace this width, because the mean of a near and a far depth may be in focus.
    See-through surfaces are left out, because their widths would be added to those of the surfaces behind."""
    optics = camera.data
    focus = optics.dof.focus_distance
    aperture = optics.lens / 1000 / optics.dof.aperture_fstop
    far = aperture / (focus * optics.sensor_width / optics.lens) * pixels
    for material in bpy.data.materials:
        cover = _cover(material)
        if cover.is_linked or cover.default_value not in (0, 1):
            continue
        nodes, links = material.node_tree.nodes, material.node_tree.links
        value = nodes.new("ShaderNodeCameraData").outputs["View Z Depth"]
        for operation, number in (("POWER", -1), ("MULTIPLY", far * focus), ("SUBTRACT", far), ("ABSOLUTE", 0)):
            step = nodes.new("ShaderNodeMath")
            step.operation = operation
            step.inputs[1].default_value = number
            links.new(value, step.inputs[0])
            value = step.outputs[0]
        links.new(value, _told(material, BLUR))


def mark(name, x, y, z):
    """Name a point in the current frame. The view "parts" writes its position in the picture to a file."""
    if name in _marks:
        raise ValueError(f'Two points are named "{name}"')
    _marks[name] = _frame[-1] @ Vector((x, y, z))


def _settings(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = "PNG"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.25


def _write_marks(path):
    """Write the positions of the marked points, as shares of the width and height from the top left."""
    scene = bpy.context.scene
    places = {}
    for name, point in sorted(_marks.items()):
        seen = world_to_camera_view(scene, scene.camera, point)
        places[name] = [round(seen.x, 4), round(1 - seen.y, 4)]
    with open(path, "w", encoding="utf8") as out:
        out.write(json.dumps(places, indent=2) + "\n")


def _render_view(view, out, width, height, samples):
    scene = bpy.context.scene
    scene.camera = _views[view]
    if view.endswith("night"):
        _nightfall()
    elif _opaque.get(view):
        _midday()
    _settings(int(width), int(height), int(samples))
    for thing in scene.objects:
        if "wide" in thing:
            thing.hide_render = bool(thing["wide"]) != (view == "wide-night")
    if view == "heat":
        _show_temperatures()
    opaque = _opaque.get(view, False)
    if scene.camera.data.dof.use_dof:
        _measure_blur(scene.camera, int(width))
    scene.render.film_transparent = not opaque
    bpy.data.objects["floor"].is_shadow_catcher = not opaque
    if opaque:
        render_clean(out)
    else:
        render_cutout(out, NIGHT if view.endswith("night") else DAY, _painted.get(view))
    if view == "parts":
        _write_marks(out.rsplit(".", 1)[0] + ".json")


def render(name=None):
    """Render each view that is listed after `--` as VIEW OUT WIDTH HEIGHT SAMPLES. In a script with several
    pictures, VIEW is a picture's name, and only the picture called `name` is rendered."""
    orders = sys.argv[sys.argv.index("--") + 1 :]
    for k in range(0, len(orders), 5):
        view, *rest = orders[k : k + 5]
        if name is None:
            _render_view(view, *rest)
        elif view.removesuffix("-night") == name:
            _render_view("night" if view.endswith("-night") else "main", *rest)
