"""What a slot of a body, and what stands around it, is made of: real materials for Cycles."""

import bpy

# Linear sRGB of a black body, divided by what the camera takes for white.
balance = [1.0, 1.0, 1.0]


def black_body(temperature):
    """The colour of a black body in linear sRGB, its luminance 1 (Planck's locus after Kim et al. 2002)."""
    t = temperature
    if t < 4000:
        x = -0.2661239e9 / t**3 - 0.2343589e6 / t**2 + 0.8776956e3 / t + 0.179910
    else:
        x = -3.0258469e9 / t**3 + 2.1070379e6 / t**2 + 0.2226347e3 / t + 0.240390
    if t < 2222:
        y = -1.1063814 * x**3 - 1.34811020 * x**2 + 2.18555832 * x - 0.20219683
    elif t < 4000:
        y = -0.9549476 * x**3 - 1.37418593 * x**2 + 2.09137015 * x - 0.16748867
    else:
        y = 3.0817580 * x**3 - 5.87338670 * x**2 + 3.75112997 * x - 0.37001483
    big_x, big_z = x / y, (1 - x - y) / y
    return [
        3.2406 * big_x - 1.5372 - 0.4986 * big_z,
        -0.9689 * big_x + 1.8758 + 0.0415 * big_z,
        0.0557 * big_x - 0.2040 + 1.0570 * big_z,
    ]


def white_balance(temperature):
    balance[:] = black_body(temperature)


def kelvin(temperature):
    """A white light as the camera sees it, of luminance 1."""
    colour = [max(0.0, each / white) for each, white in zip(black_body(temperature), balance)]
    luminance = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]
    return tuple(each / luminance for each in colour)


def linear(colour):
    """'#rrggbb' as linear light."""
    steps = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in steps
    )


class Tree:
    """A material as it is put together."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.shader = self.nodes["Principled BSDF"]
        self.output = self.nodes["Material Output"]

    def add(self, kind, **values):
        node = self.nodes.new(kind)
        for name, value in values.items():
            if name in node.inputs:
                node.inputs[name].default_value = value
            else:
                setattr(node, name, value)
        return node

    def set(self, **values):
        for name, value in values.items():
            self.shader.inputs[name.replace("_", " ")].default_value = value
        return self

    def link(self, source, target):
        self.links.new(source, target)

    def noise(self, scale, stretch=(1, 1, 1), detail=3.0):
        """Noise in metres of the room, drawn out along an axis where `stretch` is small."""
        where = self.add("ShaderNodeTexCoord")
        mapping = self.add("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        self.link(where.outputs["Object"], mapping.inputs["Vector"])
        noise = self.add("ShaderNodeTexNoise", Scale=scale, Detail=detail)
        self.link(mapping.outputs["Vector"], noise.inputs["Vector"])
        return noise

    def bump(self, height, strength, distance):
        bump = self.add("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(height, bump.inputs["Height"])
        self.link(bump.outputs["Normal"], self.shader.inputs["Normal"])

    def between(self, value, low, high):
        scaled = self.add("ShaderNodeMapRange")
        scaled.inputs["To Min"].default_value = low
        scaled.inputs["To Max"].default_value = high
        self.link(value, scaled.inputs["Value"])
        return scaled.outputs["Result"]

    def ramp(self, value, stops):
        ramp = self.add("ShaderNodeValToRGB")
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, colour) in zip(elements, stops):
            element.position = at
            element.color = (*colour, 1)
        self.link(value, ramp.inputs["Fac"])
        return ramp.outputs["Color"]


def painted(name, colour):
    """Powder coat: even, half matt."""
    tree = Tree(name).set(Base_Color=(*colour, 1), Roughness=0.42, Specular=0.5)
    return tree.material


def brushed(name, colour):
    """Brushed along the round of a body: its highlights are drawn out."""
    tree = Tree(name).set(Base_Color=(*colour, 1), Metallic=1.0, Roughness=0.3, Anisotropic=0.55)
    grain = tree.noise(900, (0.02, 0.02, 1.0), 2.0)
    tree.link(tree.between(grain.outputs["Fac"], 0.22, 0.4), tree.shader.inputs["Roughness"])
    return tree.material


def textile(name, colour):
    """Woven, lit through from behind."""
    tree = Tree(name)
    weave = tree.add("ShaderNodeTexWave", Scale=420.0, Distortion=1.2, Detail=2.0)
    where = tree.add("ShaderNodeTexCoord")
    tree.link(where.outputs["Object"], weave.inputs["Vector"])
    front = tree.add("ShaderNodeBsdfDiffuse", Color=(*colour, 1))
    through = tree.add("ShaderNodeBsdfTranslucent", Color=(*colour, 1))
    bump = tree.add("ShaderNodeBump", Strength=0.25, Distance=0.0006)
    tree.link(weave.outputs["Fac"], bump.inputs["Height"])
    tree.link(bump.outputs["Normal"], front.inputs["Normal"])
    mix = tree.add("ShaderNodeMixShader", Fac=0.45)
    tree.link(front.outputs[0], mix.inputs[1])
    tree.link(through.outputs[0], mix.inputs[2])
    tree.link(mix.outputs[0], tree.output.inputs["Surface"])
    return tree.material


def cable(name, colour):
    tree = Tree(name).set(Base_Color=(*colour, 1), Roughness=0.85, Specular=0.2)
    return tree.material


def clear(name):
    """Thin glass: seen through, with what mirrors in it; it bends no light."""
    tree = Tree(name)
    through = tree.add("ShaderNodeBsdfTransparent", Color=(0.97, 0.96, 0.94, 1))
    mirror = tree.add("ShaderNodeBsdfGlossy", Roughness=0.02)
    fresnel = tree.add("ShaderNodeLayerWeight", Blend=0.06)
    mix = tree.add("ShaderNodeMixShader")
    # Four walls of glass stand behind each other, and what they would mirror is a dark room.
    tree.link(tree.between(fresnel.outputs["Fresnel"], 0.0, 0.4), mix.inputs["Fac"])
    tree.link(through.outputs[0], mix.inputs[1])
    tree.link(mirror.outputs[0], mix.inputs[2])
    tree.link(mix.outputs[0], tree.output.inputs["Surface"])
    return tree.material


def glowing(name, luminance, temperature, is_glass, has_relief):
    """Opal glass, or a diffuser: its light leaves a little weaker where it is seen from the side; glass mirrors, too."""
    tree = Tree(name).set(
        Base_Color=(0.82, 0.8, 0.77, 1), Roughness=0.14 if is_glass else 0.55, Specular=0.5 if is_glass else 0.2
    )
    facing = tree.add("ShaderNodeLayerWeight", Blend=0.5)
    tree.shader.inputs["Emission"].default_value = (*kelvin(temperature), 1)
    even = tree.between(facing.outputs["Facing"], 1.15, 0.4 if is_glass else 0.8)
    strength = tree.add("ShaderNodeMath", operation="MULTIPLY")
    strength.inputs[1].default_value = luminance
    tree.link(even, strength.inputs[0])
    if has_relief:
        # A diffuser in waves is seen by their slopes: these give less than what lies level.
        normal = tree.add("ShaderNodeSeparateXYZ")
        tree.link(tree.add("ShaderNodeNewGeometry").outputs["Normal"], normal.inputs[0])
        level = tree.add("ShaderNodeMath", operation="ABSOLUTE")
        tree.link(normal.outputs["Z"], level.inputs[0])
        steep = tree.add("ShaderNodeMath", operation="POWER")
        tree.link(level.outputs[0], steep.inputs[0])
        steep.inputs[1].default_value = 14
        slopes = tree.add("ShaderNodeMath", operation="MULTIPLY")
        tree.link(strength.outputs[0], slopes.inputs[0])
        tree.link(steep.outputs[0], slopes.inputs[1])
        strength = slopes
    tree.link(strength.outputs[0], tree.shader.inputs["Emission Strength"])
    # A lamp in it is easier to find for light that is traced back.
    tree.material.cycles.sample_as_light = False
    return tree.material


# How bright, in times of white, what glows is shown; what is brighter comes a little above it.
brightest_shown = 1.7

known = {}


def of(name, finishes, white, has_relief):
    """The material of a slot, by the name that the export gives it: substance, finish, kelvin and luminance."""
    name = name.split(".")[0]
    if name not in known:
        known[name] = made(name, finishes, white, has_relief)
    return known[name]


def made(name, finishes, white, has_relief):
    substance, *rest = name.split("_")
    finish = finishes.get(rest[0]) if rest else None
    if substance in ("glass", "diffuser"):
        # glass_3000_833_cd_m2
        if len(rest) > 1:
            # What is far brighter than white would be a flat disk: as on film, most of its brightness is held back.
            luminance = brightest_shown * (float(rest[1]) / white / brightest_shown) ** 0.25
            return glowing(name, luminance, float(rest[0]), substance == "glass", has_relief)
        return painted(name, (0.8, 0.78, 0.75))
    if substance == "metal":
        colour = linear(finish["base"])
        return brushed(name, colour) if finish["isMetal"] else painted(name, colour)
    if substance == "textile":
        return textile(name, linear(finish["base"]))
    if substance == "cable":
        return cable(name, linear(finish["cable"]))
    if substance == "clear":
        return clear(name)
    return cable(name, (0.004, 0.004, 0.004))


def plaster(name, colour, depth=1.0):
    """Lime plaster, drawn by hand: broad unevenness that grazing light finds, clouds of a shade."""
    tree = Tree(name).set(Roughness=1, Specular=0)
    clouds = tree.noise(1.1, detail=2.5)
    dark = tuple(each * 0.86 for each in colour)
    light = tuple(min(1.0, each * 1.1) for each in colour)
    tree.link(tree.ramp(clouds.outputs["Fac"], [(0.3, dark), (0.72, light)]), tree.shader.inputs["Base Color"])
    tree.bump(tree.noise(6.0, (1.0, 1.0, 0.6), detail=1.5).outputs["Fac"], 0.35, 0.02 * depth)
    return tree.material


def cement(name, colour):
    """A smoothed floor that mirrors a little."""
    tree = Tree(name).set(Specular=0.45)
    clouds = tree.noise(1.6, detail=2.5)
    dark = tuple(each * 0.82 for each in colour)
    light = tuple(min(1.0, each * 1.12) for each in colour)
    tree.link(tree.ramp(clouds.outputs["Fac"], [(0.3, dark), (0.7, light)]), tree.shader.inputs["Base Color"])
    tree.link(tree.between(clouds.outputs["Fac"], 0.34, 0.5), tree.shader.inputs["Roughness"])
    return tree.material


def wood(name, colour):
    """Oiled oak: its grain runs along the length."""
    tree = Tree(name).set(Specular=0.4, Roughness=0.42)
    grain = tree.noise(26.0, (0.035, 1.0, 1.0), detail=4.0)
    dark = tuple(each * 0.55 for each in colour)
    tree.link(tree.ramp(grain.outputs["Fac"], [(0.36, dark), (0.5, colour), (0.66, tuple(min(1.0, each * 1.25) for each in colour))]), tree.shader.inputs["Base Color"])
    tree.link(tree.between(grain.outputs["Fac"], 0.34, 0.55), tree.shader.inputs["Roughness"])
    tree.bump(grain.outputs["Fac"], 0.15, 0.001)
    return tree.material


def stone(name, colour):
    tree = Tree(name).set(Specular=0.45, Roughness=0.5)
    veins = tree.noise(5.0, detail=4.0)
    tree.link(
        tree.ramp(veins.outputs["Fac"], [(0.35, tuple(each * 0.7 for each in colour)), (0.52, colour), (0.6, tuple(min(1.0, each * 1.2) for each in colour))]),
        tree.shader.inputs["Base Color"],
    )
    return tree.material


grounds = {
    "plaster": lambda name: plaster(name, (0.34, 0.30, 0.26)),
    "pale": lambda name: plaster(name, (0.52, 0.48, 0.43), 0.8),
    "clay": lambda name: plaster(name, (0.36, 0.25, 0.18), 1.4),
    "cement": lambda name: cement(name, (0.26, 0.24, 0.22)),
    "oak": lambda name: wood(name, (0.36, 0.22, 0.12)),
    "smoked": lambda name: wood(name, (0.12, 0.07, 0.04)),
    "stone": lambda name: stone(name, (0.42, 0.39, 0.35)),
    "linen": lambda name: plaster(name, (0.38, 0.35, 0.31), 0.3),
    "slate": lambda name: stone(name, (0.09, 0.09, 0.09)),
}


def ground(name):
    if name not in known:
        known[name] = grounds[name](name)
    return known[name]
