"""Removes the sampling noise from a render, because Debian's Blender has no denoiser.

An edge-avoiding wavelet filter replaces each pixel with a weighted mean of its neighbours, at growing
distances. Neighbours with a similar surface and similar light get more weight. Surfaces are compared by
colour and normal, which are free of noise. The scenes have no textures, so little detail is lost.

In out-of-focus areas, a pixel's samples hit different surfaces, so colour and normal are noisy, too.
There, light, colour and normal are averaged before the filter runs.
"""

import tempfile
from pathlib import Path

import bpy
import numpy

PASSES = {"Image": "light", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}
COVERAGE, BLUR = "Coverage", "Blur"
# DAY and NIGHT are shadow colours. Shadows are deep blue by day but black by night, because deep blue would
# be lighter than a dark ground. Near the picture's edges, shadows fade out within ASIDE of its width and
# BELOW of its height. A model hides part of the sky, so it slightly darkens the floor even far away; shade
# below HAZE is removed.
DAY, NIGHT, ASIDE, BELOW, HAZE = (0.03, 0.1, 0.18), (0, 0, 0), 0.2, 0.06, 0.03
# A painted background gets darker by this share from its upper third to its lower edge.
DEEPER = 0.12
LEVELS = 5
LIGHT, ALBEDO, NORMAL = 0.16, 0.05, 0.12
LONELY, LOOSE = 2.2, 0.12
# Standard deviation of the averaging, relative to the diameter of the disc into which the lens spreads a
# point. A uniform disc has the same standard deviation.
BLEND = 0.25


def render_clean(path):
    """Render the scene, filter it and save it as PNG with the scene's view settings."""
    layers = _render_passes({**PASSES, BLUR: "blur"})
    both = numpy.concatenate([_tone(layers), _guide(layers)], axis=-1)
    both = _mean_of_disc(both, layers["blur"][..., 0])
    clean = numpy.expm1(_smooth(both[..., :3], both[..., 3:])) / 4
    _save(numpy.concatenate([clean, numpy.ones_like(clean[..., :1])], axis=-1), path)


def render_cutout(path, shadow, ground=None):
    """Render the scene without its floor, keep only the shadow on the floor, and save the result as PNG
    with straight alpha or, if the colour `ground` is given, on a background that starts with it at the top."""
    layers = _render_passes({**PASSES, COVERAGE: "coverage"})
    cover = numpy.clip(layers["coverage"][..., :1], 0, 1)
    alpha = numpy.clip(layers["light"][..., 3:], 0, 1)
    guide = _guide(layers)
    channels = numpy.concatenate([_tone(layers), cover, alpha - cover], axis=-1)
    clean = _smooth(channels, guide)
    light, cover = numpy.expm1(clean[..., :3]) / 4, numpy.clip(clean[..., 3:4], 0, 1)
    shade = clean[..., 4:] / numpy.maximum(1 - cover, 0.02)
    shade = numpy.clip((shade - HAZE) / (1 - HAZE), 0, 1)
    screen = _screen_cutout(light, cover, _screen_shade(shade), shadow)
    _save_screen(screen if ground is None else _painted(screen, ground), path)


def _tone(layers):
    return numpy.log1p(4 * numpy.clip(layers["light"][..., :3], 0, 30))


def _guide(layers):
    return numpy.concatenate([layers["albedo"][..., :3] / ALBEDO, layers["normal"][..., :3] / NORMAL], axis=-1)


def _screen_shade(shade):
    """Return the on-screen opacity that darkens the ground as much as the shadow does. It fades out towards
    the picture's edges, so that no shadow ends in a straight line there."""
    height, width = shade.shape[:2]
    fade = _fade(height, BELOW)[:, None] * _fade(width, ASIDE)[None, :]
    return (1 - (1 - shade) ** (1 / 2.2)) * fade[..., None]


def _fade(size, margin):
    """Factors for a row of pixels: 0 at both ends, rising smoothly to 1 within `margin`, a share of the row."""
    inside = numpy.minimum(numpy.arange(size), numpy.arange(size)[::-1]) / (size * margin)
    inside = numpy.clip(inside, 0, 1)
    return inside * inside * (3 - 2 * inside)


def _painted(screen, ground):
    """Lay a cut-out over a background that is `ground` in the upper third and darkens towards the bottom."""
    height = len(screen)
    t = numpy.clip(1 - numpy.arange(height) / (0.67 * height), 0, 1)
    shade = 1 - DEEPER * t * t * (3 - 2 * t)
    channels = [int(ground[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    alpha = screen[..., 3:]
    colour = alpha * screen[..., :3] + (1 - alpha) * shade[:, None, None] * numpy.array(channels)
    return numpy.concatenate([colour, numpy.ones_like(alpha)], axis=-1)


def _screen_cutout(light, cover, shade, shadow):
    """Lay the lit model over its shadow, using screen values. The result has straight alpha."""
    height, width = light.shape[:2]
    with tempfile.TemporaryDirectory() as folder:
        lit = str(Path(folder) / "lit.png")
        _save(numpy.concatenate([light / numpy.maximum(cover, 0.004), numpy.ones_like(cover)], axis=-1), lit)
        image = bpy.data.images.load(lit)
        image.colorspace_settings.name = "Raw"
        screen = numpy.empty(width * height * 4, dtype=numpy.float32)
        image.pixels.foreach_get(screen)
    model = screen.reshape(height, width, 4)[..., :3]
    under = (1 - cover) * shade
    alpha = cover + under
    colour = (cover * model + under * numpy.array(shadow)) / numpy.maximum(alpha, 1e-4)
    return numpy.concatenate([colour, alpha], axis=-1)


def _save_screen(pixels, path):
    """Save screen values as PNG."""
    height, width = pixels.shape[:2]
    out = bpy.data.images.new("cutout", width, height, alpha=True)
    out.pixels.foreach_set(pixels.astype(numpy.float32).ravel())
    out.filepath_raw = path
    out.file_format = "PNG"
    out.save()


def _render_passes(passes):
    """Render once and return the passes by the names that `passes` gives them."""
    with tempfile.TemporaryDirectory() as folder:
        _store_passes(bpy.context.scene, folder, passes)
        bpy.ops.render.render()
        return {name: _load(folder, name) for name in passes.values()}


def _store_passes(scene, folder, passes):
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    # Makes coverage include what stands behind see-through surfaces.
    layer.pass_alpha_threshold = 1
    for name in {COVERAGE, BLUR} - set(layer.aovs.keys()):
        aov = layer.aovs.add()
        aov.name, aov.type = name, "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    for socket, name in passes.items():
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
    """Slices of the overlap between a grid and its copy, moved by `down` rows and `right` columns."""
    rows = slice(max(0, down), height + min(0, down)), slice(max(0, -down), height + min(0, -down))
    columns = slice(max(0, right), width + min(0, right)), slice(max(0, -right), width + min(0, -right))
    return (rows[0], columns[0]), (rows[1], columns[1])


def _spread(light, alike, step):
    """Return each pixel's mean with its eight neighbours at distance `step`, weighted by similarity (`alike`).
    Also return the sum of its weights: 1 if no neighbour is similar, 4 if all are."""
    height, width = light.shape[:2]
    total = light.copy()
    weights = numpy.ones((height, width, 1), dtype=numpy.float32)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        kernel = 0.5 if 0 in (down, right) else 0.25
        here, there = _shifted(height, width, down * step, right * step)
        weight = (kernel * alike(here, there))[..., None]
        total[here] += weight * light[there]
        total[there] += weight * light[here]
        weights[here] += weight
        weights[there] += weight
    return total / weights, weights


def _same_surface(guide):
    return lambda here, there: numpy.exp(-((guide[here] - guide[there]) ** 2).sum(-1))


def _mean_of_disc(channels, disc):
    """Average each pixel over the disc, `disc` pixels wide, into which the lens spreads a point there. Any
    smaller detail is noise. Between two pixels, the smaller disc counts, so blur does not spill onto sharp
    areas."""
    # At a sharp edge in front of a blurred ground, pixels mix both, so their mean disc is too wide. They take
    # the disc of the sharp pixel next to them.
    height, width = disc.shape
    edged = numpy.pad(disc, 1, mode="edge")
    disc = numpy.min([edged[y : y + height, x : x + width] for y in range(3) for x in range(3)], axis=0)
    for step in (1, 2, 4, 8):
        # All earlier steps have a variance of step^2 / 6, and this step would add step^2 / 2. `share` is the part
        # of this step that is needed to reach the wanted variance.
        share = numpy.clip(2 * (BLEND * disc / step) ** 2 - 1 / 3, 0, 1)
        channels, _ = _spread(channels, lambda here, there: numpy.minimum(share[here], share[there]), step)
    return channels


def _smooth(light, guide):
    rough = light
    for step in (1, 2, 1):
        rough, _ = _spread(rough, _same_surface(guide), step)
    strict = _same_surface(numpy.concatenate([guide, rough / LIGHT], axis=-1))
    light, likes = _spread(light, strict, 1)
    for level in range(1, LEVELS):
        light, _ = _spread(light, strict, 2**level)
    # A pixel on an edge blends two surfaces and resembles neither, so it is still noisy and makes the edge
    # ragged. Such a pixel takes the mean of its neighbours under a less strict guide.
    lonely = numpy.clip((LONELY - likes) / (LONELY - 1), 0, 1)
    soft, _ = _spread(light, _same_surface(guide * LOOSE), 1)
    return light + (soft - light) * lonely
