"""Renders one scene in Blender: blender -b --factory-startup --python-exit-code 1 -P render.py -- SCENE.json FOLDER

Each seed becomes a half of the picture in linear light (OpenEXR), with what stands at each place (normal, albedo),
by which develop.py takes the noise out. Lengths are metres, y upwards as in glTF; Blender has z upwards.
"""

import json
import math
import os
import sys

import bmesh
import bpy
import numpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials  # noqa: E402

# The importer of glTF in Blender 3.4 names a type as numpy did until 1.24.
if not hasattr(numpy, "bool"):
    numpy.bool = bool

# So many candela per square metre are 1 in the picture.
WHITE = 150


def place(point):
    """From y upwards to z upwards."""
    x, y, z = point
    return Vector((x, -z, y))


def corners(objects):
    return [each.matrix_world @ Vector(corner) for each in objects for corner in each.bound_box]


def middle_of_foot(objects):
    """The middle of the lowest of a box, and its place nearest to the wall behind."""
    found = corners(objects)
    low = [min(corner[axis] for corner in found) for axis in range(3)]
    high = [max(corner[axis] for corner in found) for axis in range(3)]
    return Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2])), high[1]


def box_of(places):
    low = Vector([min(each[axis] for each in places) for axis in range(3)])
    high = Vector([max(each[axis] for each in places) for axis in range(3)])
    return (low + high) / 2, high - low


def islands(glow):
    """The corners of each piece of a mesh that hangs together by itself, in its own frame."""
    mesh = bmesh.new()
    mesh.from_mesh(glow.data)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=0.0005)
    left, found = set(mesh.verts), []
    while left:
        reached, edge = set(), [left.pop()]
        while edge:
            vertex = edge.pop()
            reached.add(vertex)
            for other in (each.other_vert(vertex) for each in vertex.link_edges):
                if other in left:
                    left.remove(other)
                    edge.append(other)
        found.append([vertex.co.copy() for vertex in reached])
    mesh.free()
    return found


def put_lamp(parent, data, where, way):
    lamp = bpy.data.objects.new("lamp", data)
    lamp.location = where
    lamp.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    lamp.parent = parent
    lamp.visible_camera = False
    bpy.context.collection.objects.link(lamp)


def replace_lamps(mesh, glows, lamps, colour, shines):
    """
    The lamps of a piece, as large as what glows of it: a sphere in each globe, a flat one before a diffuser. What glows is seen and
    lights nothing itself: to find its thousands of triangles by chance takes a hundred times the samples.
    """
    pieces = [piece for glow in glows for piece in islands(glow)]
    for lamp in lamps:
        # The importer has watts of 683 lumens; the light of the picture counts candela per square metre.
        candela = lamp.data.energy * 683 / (4 * math.pi) / WHITE
        way = lamp.matrix_local.to_quaternion() @ Vector((0, 0, -1))
        if lamp.data.type == "POINT" or shines == "round":
            # A lamp that shines flat has pi lumens for each candela, one that shines round four pi.
            watts = candela * math.pi * (4 if lamp.data.type == "POINT" else 1)
            for piece in pieces:
                middle, size = box_of(piece)
                data = bpy.data.lights.new("lamp", "POINT")
                data.energy = watts / len(pieces)
                data.shadow_soft_size = max(0.01, min(size) / 2)
                data.color = colour
                put_lamp(mesh, data, middle, way)
            continue
        middle, size = box_of([corner for piece in pieces for corner in piece])
        if lamp.data.spot_size < 2.6:
            data = bpy.data.lights.new("lamp", "SPOT")
            data.energy = candela * 4 * math.pi
            data.spot_size, data.spot_blend = lamp.data.spot_size * 1.15, 1.0
            data.shadow_soft_size = 0.01
        else:
            data = bpy.data.lights.new("lamp", "AREA")
            data.shape = "DISK" if max(size.x, size.y) < 1.5 * min(size.x, size.y) else "RECTANGLE"
            data.size, data.size_y = size.x, size.y
            data.energy = candela * math.pi
        data.color = colour
        put_lamp(mesh, data, Vector((middle.x, middle.y, middle.z + way.z * (size.z / 2 + 0.004))), way)


def material_name(mesh):
    return mesh.material_slots[0].material.name if mesh.material_slots else ""


def parted(mesh):
    """A mesh and what glows or is clear of it, each by itself."""
    bpy.ops.object.select_all(action="DESELECT")
    mesh.select_set(True)
    bpy.context.view_layer.objects.active = mesh
    if len(mesh.material_slots) > 1:
        bpy.ops.mesh.separate(type="MATERIAL")
    parts = list(bpy.context.selected_objects)
    glows = [each for each in parts if "cd_m2" in material_name(each)]
    for each in parts:
        if each in glows or material_name(each).startswith("clear"):
            each.visible_shadow = False
        if each in glows:
            each.visible_diffuse = False
            each.visible_glossy = False
    return parts, glows


def add_luminaire(row, finishes):
    """Imports a luminaire, gives its slots their materials, and puts its foot where the scene has it."""
    before = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=row["glb"])
    objects = [each for each in bpy.data.objects if each not in before]
    bpy.context.view_layer.update()
    meshes = [each for each in objects if each.type == "MESH"]
    lamps = [each for each in objects if each.type == "LIGHT"]
    root = next(each for each in objects if each.parent is None)
    model = row.get("model")
    bodies = [each for each in meshes if model and each.name.startswith(model)] or meshes
    foot, back = middle_of_foot(bodies)
    if row.get("kind") == "wall":
        foot = Vector((foot.x, back, foot.z))
    if row.get("kind") == "ceiling":
        foot.z = max(corner.z for corner in corners(bodies))
    for mesh in meshes:
        # Equal luminaires share a mesh, which cannot be parted for one of them.
        mesh.data = mesh.data.copy()
        own = [each for each in lamps if each.parent == mesh]
        parts, glows = parted(mesh)
        if own and glows:
            replace_lamps(mesh, glows, own, materials.kelvin(row["kelvin"]), row.get("shines"))
        for each in parts:
            each.data.use_auto_smooth = True
            for slot in each.material_slots:
                slot.material = materials.of(slot.material.name, finishes, WHITE, row.get("hasRelief", False))
    for lamp in lamps:
        bpy.data.objects.remove(lamp)
    turn = Matrix.Rotation(math.radians(row.get("turn", 0)), 4, "Z")
    root.matrix_world = (
        Matrix.Translation(place(row["at"])) @ turn @ Matrix.Translation(-foot) @ root.matrix_world
    )


def add_block(row):
    """A box, or a cylinder upright, its foot in the middle of `at`."""
    width, height, depth = row["size"]
    if row.get("shape") == "cylinder":
        bpy.ops.mesh.primitive_cylinder_add(vertices=160, radius=0.5, depth=1)
    else:
        bpy.ops.mesh.primitive_cube_add(size=1)
    block = bpy.context.object
    block.scale = (width, depth, height)
    block.location = place(row["at"]) + Vector((0, 0, height / 2))
    block.rotation_euler = (0, 0, math.radians(row.get("turn", 0)))
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    edge = row.get("edge", 0.004)
    if edge > 0:
        bevel = block.modifiers.new("edge", "BEVEL")
        bevel.width = edge
        bevel.segments = 4
        bevel.limit_method = "ANGLE"
        block.data.use_auto_smooth = True
        bpy.ops.object.shade_smooth()
    block.data.materials.append(materials.ground(row["of"]))


def add_sweep(row):
    """A wall, and a floor that meets it."""
    wide, high, deep = 14.0, 6.0, 7.0
    back = row["wall"]
    for of, places in (
        (row["floor"], [(-wide, 0, back + deep), (wide, 0, back + deep), (wide, 0, back), (-wide, 0, back)]),
        (row["of"], [(-wide, 0, back), (wide, 0, back), (wide, high, back), (-wide, high, back)]),
    ):
        mesh = bpy.data.meshes.new("sweep")
        mesh.from_pydata([place(each) for each in places], [], [(0, 1, 2, 3)])
        sweep = bpy.data.objects.new("sweep", mesh)
        bpy.context.collection.objects.link(sweep)
        mesh.materials.append(materials.ground(of))


def add_lamp(row):
    """A large soft lamp of the studio."""
    data = bpy.data.lights.new("soft", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = row["size"]
    data.energy = row["watts"]
    data.color = materials.kelvin(row["kelvin"])
    lamp = bpy.data.objects.new("soft", data)
    lamp.location = place(row["at"])
    way = place(row["to"]) - lamp.location
    lamp.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False
    bpy.context.collection.objects.link(lamp)


def add_camera(row, scene):
    """Level, so that what is upright stays so: the picture is shifted, as with a view camera."""
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(camera)
    eye, at = place(row["eye"]), place(row["at"])
    way = at - eye
    flat = math.hypot(way.x, way.y)
    camera.location = eye
    data.sensor_width = 36
    data.lens = row["lens"]
    camera.rotation_euler = Vector((way.x, way.y, 0)).to_track_quat("-Z", "Y").to_euler()
    data.shift_y = way.z / flat * data.lens / data.sensor_width
    scene.camera = camera


def settings(scene, told):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = told["pixels"]
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 1
    # Data that persist would keep the seed of the first half.
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = told["samples"]
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = 12
    cycles.use_denoising = False
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 1
    cycles.blur_glossy = 1
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 10
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    world = bpy.data.worlds.new("air")
    world.use_nodes = True
    air = world.node_tree.nodes["Background"]
    air.inputs["Color"].default_value = (*materials.kelvin(told.get("airKelvin", 5200)), 1)
    air.inputs["Strength"].default_value = told.get("air", 0.02)
    scene.world = world


def passes(scene, folder):
    """What is stored of each seed, as one OpenEXR file each."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format = "OPEN_EXR"
    target.format.color_depth = "32"
    target.format.color_mode = "RGB"
    target.file_slots.clear()
    for name in ("Image", "Denoising Normal", "Denoising Albedo"):
        target.file_slots.new(name.split()[-1].lower() + "-")
        tree.links.new(source.outputs[name], target.inputs[-1])


def main():
    path, folder = sys.argv[sys.argv.index("--") + 1 :]
    with open(path, encoding="utf8") as file:
        told = json.load(file)
    for each in list(bpy.data.objects):
        bpy.data.objects.remove(each)
    scene = bpy.context.scene
    settings(scene, told)
    materials.white_balance(4000)
    for row in told["luminaires"]:
        add_luminaire(row, {each["code"]: each for each in told["finishes"]})
    for row in told.get("sweeps", []):
        add_sweep(row)
    for row in told.get("blocks", []):
        add_block(row)
    for row in told.get("lamps", []):
        add_lamp(row)
    add_camera(told["camera"], scene)
    passes(scene, folder)
    for seed in range(1, 2 + 1):
        scene.cycles.seed = seed
        scene.frame_set(seed)
        bpy.ops.render.render()


main()
