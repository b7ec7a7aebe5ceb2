"""Helpers for smooth shapes, based on the kit: rounded outlines, plates that follow a body, lathes.

An outline is a list of (u, v) points. A plate gives an outline depth in one of the frames below. A `warp`
function (x, y, z) -> (x, y, z) can bend a finely sliced plate, so that windows, seams and stripes follow
the curvature of the body that they sit on.
"""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit import PALETTE, _place

PALETTE.update({
    "amber": ("#ffa62b", 0.3, 0.0, 0.5),
    "harbour": ("#3d86a6", 0.8, 0.0, 0.0),
    "headlamp": ("#fff6de", 0.2, 0.0, 1.3),
    "icepack": ("#bfeaf5", 0.35, 0.0, 0.0),
    "mist": ("#dbe6ee", 0.6, 0.0, 0.0),
    "taillamp": ("#e5342b", 0.25, 0.0, 0.4),
})

# Frames: where an outline's u, v and depth w point.
SIDE = Matrix(((1, 0, 0), (0, 0, 1), (0, 1, 0)))   # u = x, v = z, depth = y
FRONT = Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0)))  # u = y, v = z, depth = x
PLAN = Matrix(((1, 0, 0), (0, 1, 0), (0, 0, 1)))   # u = x, v = y, depth = z


def fillet(points, steps=7):
    """Round the corners of an outline: points are (u, v) or (u, v, radius)."""
    rounded = []
    for i, point in enumerate(points):
        here = Vector(point[:2])
        radius = point[2] if len(point) > 2 else 0
        if not radius:
            rounded.append(tuple(here))
            continue
        back = Vector(points[i - 1][:2]) - here
        ahead = Vector(points[(i + 1) % len(points)][:2]) - here
        cut = min(radius / math.tan(back.angle(ahead) / 2), .49 * back.length, .49 * ahead.length)
        start = here + back.normalized() * cut
        end = here + ahead.normalized() * cut
        for k in range(steps + 1):
            t = k / steps
            rounded.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t ** 2 * end))
    return rounded


def rounded_rect(u0, v0, u1, v1, radius):
    """A rectangle outline with rounded corners."""
    return fillet([(u0, v0, radius), (u1, v0, radius), (u1, v1, radius), (u0, v1, radius)])


def arc(u, v, radius, start, end, steps=20):
    """Points on a circle from `start` to `end` degrees."""
    turns = (math.radians(start + (end - start) * k / steps) for k in range(steps + 1))
    return [(u + radius * math.cos(a), v + radius * math.sin(a)) for a in turns]


def _slice(mesh, step):
    """Cut a bmesh into cells of at most `step`, so that it can bend."""
    for axis in range(3):
        values = [vert.co[axis] for vert in mesh.verts]
        low, high = min(values), max(values)
        normal = Vector([1 if k == axis else 0 for k in range(3)])
        count = int((high - low) / step)
        for k in range(1, count + 1):
            geometry = mesh.verts[:] + mesh.edges[:] + mesh.faces[:]
            cut = normal * (low + (high - low) * k / (count + 1))
            bmesh.ops.bisect_plane(mesh, geom=geometry, plane_co=cut, plane_no=normal)


def _solid(mesh, material, local=None):
    """Turn a bmesh into a part with clean shading."""
    data = bpy.data.meshes.new("part")
    mesh.to_mesh(data)
    mesh.free()
    part = _place(data, material, local=local)
    part.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    return part


def plate(outline, near, far, material, frame=SIDE, radius=.02, warp=None, step=.12, segments=4):
    """A solid with the given outline from depth `near` to `far`, with edges rounded by `radius`."""
    mesh = bmesh.new()
    frame = frame.to_4x4()
    base = [mesh.verts.new(frame @ Vector((u, v, near))) for u, v in outline]
    cap = mesh.faces.new(base)
    shift = frame.to_3x3() @ Vector((0, 0, far - near))
    lifted = bmesh.ops.extrude_face_region(mesh, geom=[cap], use_keep_orig=True)["geom"]
    top = {part for part in lifted if isinstance(part, bmesh.types.BMVert)}
    bmesh.ops.translate(mesh, verts=list(top), vec=shift)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    if radius:
        rims = [e for e in mesh.edges if (e.verts[0] in top) == (e.verts[1] in top)]
        bmesh.ops.bevel(mesh, geom=rims, offset=radius, segments=segments, profile=.5,
                        affect="EDGES", clamp_overlap=False)
    if warp:
        _slice(mesh, step)
        for vert in mesh.verts:
            vert.co = warp(*vert.co)
    return _solid(mesh, material)


def pair(outline, y, thick, material, **options):
    """The same plate on both sides of a body, protruding by `thick` beyond ±y."""
    for side in (-1, 1):
        near, far = sorted((side * (y - .03), side * (y + thick)))
        plate(outline, near, far, material, **options)


def ribbon(outline, width, depth, material, frame=SIDE, closed=True, warp=None, step=.12, thick=.006):
    """A thin raised line along an outline, for seams, rubber seals, stripes and arch trims."""
    points = [Vector(point) for point in outline]
    count = len(points)
    mesh = bmesh.new()
    frame = frame.to_4x4()
    rails = []
    for i, point in enumerate(points):
        before = points[i - 1] if closed or i else point
        after = points[(i + 1) % count] if closed or i < count - 1 else point
        along = (after - before).normalized()
        across = Vector((-along.y, along.x)) * width / 2
        rails.append([mesh.verts.new(frame @ Vector((*(point + offset), depth + rise)))
                      for offset, rise in ((across, 0), (across, thick), (-across, thick), (-across, 0))])
    for i in range(count if closed else count - 1):
        here, there = rails[i], rails[(i + 1) % count]
        for k in range(3):
            mesh.faces.new((here[k], here[k + 1], there[k + 1], there[k]))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    if warp:
        _slice(mesh, step)
        for vert in mesh.verts:
            vert.co = warp(*vert.co)
    return _solid(mesh, material)


def ribbons(outline, width, y, material, thick=.006, **options):
    """The same ribbon on both sides of a body."""
    for side in (-1, 1):
        ribbon(outline, width, side * y, material, thick=side * thick, **options)


_TURNS = {"x": Matrix.Rotation(math.pi / 2, 4, "Y"), "y": Matrix.Rotation(-math.pi / 2, 4, "X"),
          "z": Matrix.Identity(4)}


def lathe(profile, centre, material, axis="y", steps=56):
    """A solid of revolution: (radius, offset) points turned around an axis through `centre`."""
    mesh = bmesh.new()
    rings = []
    for k in range(steps):
        a = 2 * math.pi * k / steps
        rings.append([mesh.verts.new((r * math.cos(a), r * math.sin(a), w)) for r, w in profile])
    for k in range(steps):
        here, there = rings[k], rings[(k + 1) % steps]
        for j in range(len(profile) - 1):
            mesh.faces.new((here[j], there[j], there[j + 1], here[j + 1]))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return _solid(mesh, material, local=Matrix.Translation(centre) @ _TURNS[axis])


def hollow(part, low, high):
    """Cut the box between two corners (in the part's own coordinates) out of a solid part."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    low, high = Vector(low), Vector(high)
    mesh.transform(Matrix.Translation((low + high) / 2) @ Matrix.Diagonal((*(high - low), 1)))
    cutter = _solid(mesh, part.data.materials[0])
    cutter.hide_render = True
    for name in ("normals", "crisp"):
        if name in part.modifiers:
            part.modifiers.remove(part.modifiers[name])
    cut = part.modifiers.new("cut", "BOOLEAN")
    cut.object = cutter
    part.modifiers.new("crisp", "EDGE_SPLIT").split_angle = math.radians(30)


def softened(start, end, value):
    """Return 0 before `start`, 1 after `end`, and a smooth step in between."""
    t = min(1, max(0, (value - start) / (end - start)))
    return t * t * (3 - 2 * t)
