"""Develops what render.py left: blender -b --factory-startup --python-exit-code 1 -P develop.py -- SCENE.json FOLDER OUT.png

Debian's Blender is built without a denoiser. Noise is taken out by means of what is alike, led by how much two halves of the samples
differ and by normals and albedo, so that edges and materials stay; then the glare of a lens is added, and the film curve.
"""

import json
import math
import os
import sys

import bpy
import numpy as np


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    flat = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[..., :3].copy()


def box(values, radius):
    """The mean over a square, its edges repeated."""
    if radius == 0:
        return values
    size = 2 * radius + 1
    pad = [(radius + 1, radius), (0, 0)] + [(0, 0)] * (values.ndim - 2)
    sums = np.cumsum(np.pad(values, pad, mode="edge"), axis=0)
    values = ((sums[size:] - sums[:-size]) / size).astype(np.float32)
    pad = [(0, 0), (radius + 1, radius)] + [(0, 0)] * (values.ndim - 2)
    sums = np.cumsum(np.pad(values, pad, mode="edge"), axis=1)
    return ((sums[:, size:] - sums[:, :-size]) / size).astype(np.float32)


def shifted(values, dy, dx):
    """What stands dy, dx beside each place; the edge is repeated."""
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return values[rows][:, columns]


def without_sparks(half, other):
    """A sample that is far above all that the other half has around it is one that was met by chance."""
    top = np.max([shifted(other, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)], axis=0)
    return np.minimum(half, top * 1.3 + 0.01)


def places_around(radius):
    """Places in a disk on a spiral, itself first: fewer the farther away they are."""
    turn = math.pi * (3 - math.sqrt(5))
    count = 72
    found = {(0, 0)}
    for at in range(1, count):
        away = radius * (at / count) ** 0.62
        found.add((round(away * math.sin(at * turn)), round(away * math.cos(at * turn))))
    return sorted(found)


def luminance(picture):
    return picture @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def gathered(light, guide, tolerance, features, places):
    """The mean of what is like each place: by a guide, how far it may be off (squared), and normals and albedo."""
    total, weights = np.zeros_like(light), np.zeros(guide.shape, np.float32)
    for dy, dx in places:
        apart = (guide - shifted(guide, dy, dx)) ** 2 / tolerance
        for each, width in features:
            apart += ((each - shifted(each, dy, dx)) ** 2).sum(axis=2) / width
        weight = np.exp(-apart)
        total += shifted(light, dy, dx) * weight[..., None]
        weights += weight
    return total / weights[..., None]


def denoised(halves, normal, albedo, radius):
    """
    First by how much both halves differ, then once more led by what came of it. Light is filtered without the pattern of the surface
    that it falls on, which is multiplied again.
    """
    first, second = without_sparks(halves[0], halves[1]), without_sparks(halves[1], halves[0])
    base = np.where(albedo > 0.02, albedo, 1.0)
    light = (first + second) / 2 / base
    apart = luminance((first - second) / base)
    guide = box(luminance(light), 1)
    features = [(normal, 0.03), (albedo, 0.02)]
    tolerance = box(apart * apart, 3) + (0.02 * guide) ** 2 + 1e-6
    once = gathered(light, guide, tolerance, features, places_around(radius * 0.6))
    guide = luminance(once)
    tolerance = (0.07 * guide) ** 2 + box(apart * apart, 3) * 0.06 + 1e-6
    return gathered(light, guide, tolerance, features, places_around(radius)) * base


def glare(picture, share, width):
    """A lens scatters a little of what is bright over the rest of the picture."""
    height, columns = picture.shape[:2]
    pad = min(height, columns) // 2
    bright = np.pad(np.minimum(picture, 12), ((pad, pad), (pad, pad), (0, 0)))
    fy = np.fft.fftfreq(bright.shape[0])[:, None]
    fx = np.fft.rfftfreq(bright.shape[1])[None, :]
    square = fy * fy + fx * fx
    kernel = sum(
        part * np.exp(-2 * (np.pi * sigma * width) ** 2 * square)
        for part, sigma in ((0.5, 0.006), (0.3, 0.025), (0.2, 0.09))
    )
    spread = np.stack(
        [np.fft.irfft2(np.fft.rfft2(bright[..., c]) * kernel, bright.shape[:2]) for c in range(3)], axis=2
    )[pad : pad + height, pad : pad + columns]
    return picture * (1 - share) + spread.astype(np.float32) * share


def main():
    path, folder, out = sys.argv[sys.argv.index("--") + 1 :]
    with open(path, encoding="utf8") as file:
        told = json.load(file)
    halves, normals, albedos = (
        [read(os.path.join(folder, f"{name}-{seed:04d}.exr")) for seed in (1, 2)]
        for name in ("image", "normal", "albedo")
    )
    picture = denoised(halves, np.mean(normals, axis=0), np.mean(albedos, axis=0), 10)
    picture = glare(picture * told["exposure"], 0.05, picture.shape[1])
    # The grain of film, so that no step shows in what is even.
    picture *= 1 + np.random.default_rng(1).normal(0, 0.006, picture.shape[:2] + (1,)).astype(np.float32)
    height, width = picture.shape[:2]
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    opaque = np.concatenate([picture, np.ones((height, width, 1), np.float32)], axis=2)
    image.pixels.foreach_set(opaque.astype(np.float32).ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.render.image_settings.file_format = "WEBP" if out.endswith(".webp") else "PNG"
    scene.render.image_settings.quality = 92
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(out, scene=scene)


main()
