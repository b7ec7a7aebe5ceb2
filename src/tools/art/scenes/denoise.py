"""Takes the sampling noise out of a render (Debian's Blender has no denoiser of its own).

An edge-avoiding wavelet filter: every pixel becomes the mean of its neighbourhood, at growing
distances, weighted by how alike the surfaces (colour and normal, which carry no noise) and the
light are. The scenes have no textures, so little is lost.
"""

import tempfile
from pathlib import Path

import bpy
import numpy

PASSES = {"Image": "light", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}
LEVELS = 5
LIGHT, ALBEDO, NORMAL = 0.16, 0.05, 0.12
LONELY, LOOSE = 2.2, 0.12


def render_clean(path):
    """Render the scene, filter it and save it as PNG with the scene's view settings."""
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        _store_passes(scene, folder)
        bpy.ops.render.render()
        layers = {name: _load(folder, name) for name in PASSES.values()}
    alpha = layers["light"][..., 3:]
    light = numpy.log1p(4 * numpy.clip(layers["light"][..., :3], 0, 30))
    guide = numpy.concatenate([layers["albedo"][..., :3] / ALBEDO, layers["normal"][..., :3] / NORMAL], axis=-1)
    clean = numpy.expm1(_smooth(light, guide)) / 4
    _save(numpy.concatenate([clean, alpha], axis=-1), path)


def _store_passes(scene, folder):
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    for socket, name in PASSES.items():
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])


def _load(folder, name):
    image = bpy.data.images.load(str(next(Path(folder).glob(f"{name}*.exr"))))
    image.colorspace_settings.name = "Linear"
    pixels = numpy.empty(len(image.pixels), dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)


def _save(pixels, path):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("clean", width, height, alpha=True, float_buffer=True)
    image.pixels.foreach_set(numpy.ascontiguousarray(pixels, dtype=numpy.float32).ravel())
    image.save_render(path)


def _shifted(height, width, down, right):
    """Slices that lay a grid over itself, moved down and right."""
    rows = slice(max(0, down), height + min(0, down)), slice(max(0, -down), height + min(0, -down))
    columns = slice(max(0, right), width + min(0, right)), slice(max(0, -right), width + min(0, -right))
    return (rows[0], columns[0]), (rows[1], columns[1])


def _spread(light, guide, step):
    """Every pixel's mean with its eight neighbours at distance `step`, weighted by likeness, and the
    sum of its weights: 1 for a pixel that is like none of them, 4 for one that is like all."""
    height, width = light.shape[:2]
    total = light.copy()
    weights = numpy.ones((height, width, 1), dtype=numpy.float32)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        kernel = 0.5 if 0 in (down, right) else 0.25
        here, there = _shifted(height, width, down * step, right * step)
        weight = (kernel * numpy.exp(-((guide[here] - guide[there]) ** 2).sum(-1)))[..., None]
        total[here] += weight * light[there]
        total[there] += weight * light[here]
        weights[here] += weight
        weights[there] += weight
    return total / weights, weights


def _smooth(light, guide):
    rough = light
    for step in (1, 2, 1):
        rough, _ = _spread(rough, guide, step)
    strict = numpy.concatenate([guide, rough / LIGHT], axis=-1)
    light, likes = _spread(light, strict, 1)
    for level in range(1, LEVELS):
        light, _ = _spread(light, strict, 2**level)
    # A pixel on an edge is a blend of two surfaces and like neither, so its noise is still there
    # and makes the edge ragged: it takes the mean of its neighbourhood under a looser guide.
    lonely = numpy.clip((LONELY - likes) / (LONELY - 1), 0, 1)
    soft, _ = _spread(light, guide * LOOSE, 1)
    return light + (soft - light) * lonely
