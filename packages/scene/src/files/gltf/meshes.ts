import { luminanceOf } from '../product/lamps';
import { meshOf, type Mesh } from '../product/mesh';
import type { Shape } from '../product/shapes';
import { linearChannels, type Surface } from '../product/surface';
import { Views } from './buffer';

const target = { vertices: 34962, indices: 34963 };
const component = { unsignedShort: 5123, unsignedInt: 5125, float: 5126 };

interface Accessor {
  readonly bufferView: number;
  readonly componentType: number;
  readonly count: number;
  readonly type: 'SCALAR' | 'VEC3';
  readonly min?: readonly number[];
  readonly max?: readonly number[];
}

/** The meshes of glTF with all that they point to. */
export interface Meshes {
  readonly meshes: readonly object[];
  readonly materials: readonly object[];
  readonly accessors: readonly Accessor[];
  readonly views: Views;
}

/** A material; `luminance` in candela per square metre, as glTF has it of what glows. */
function materialOf(
  { color, metalness, roughness, opacity, glow }: Surface,
  name: string,
  luminance: number | null,
): object {
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...linearChannels(color), opacity],
      metallicFactor: metalness,
      roughnessFactor: roughness,
    },
    ...(glow === null ? {} : { emissiveFactor: linearChannels(glow) }),
    ...(glow === null || luminance === null
      ? {}
      : { extensions: { KHR_materials_emissive_strength: { emissiveStrength: luminance } } }),
    ...(opacity < 1 ? { alphaMode: 'BLEND' } : {}),
    doubleSided: true,
  };
}

function boundsOf(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 1) {
    const axis = at % 3;
    min[axis] = Math.min(min[axis] ?? 0, positions[at] ?? 0);
    max[axis] = Math.max(max[axis] ?? 0, positions[at] ?? 0);
  }
  return { min, max };
}

/** One mesh for each shape, named, with a primitive for each part. Equal geometry is stored once. */
export function meshesOf(shapes: readonly Shape[], names: readonly string[]): Meshes {
  const views = new Views();
  const accessors: Accessor[] = [];
  const materials = new Map<string, { index: number; material: object }>();
  const stored = new Map<Mesh, { POSITION: number; NORMAL: number; indices: number }>();

  const vectors = (numbers: Float32Array, bounds?: { min: number[]; max: number[] }): number => {
    const bufferView = views.add(numbers, target.vertices);
    accessors.push({
      bufferView,
      componentType: component.float,
      count: numbers.length / 3,
      type: 'VEC3',
      ...bounds,
    });
    return accessors.length - 1;
  };
  const store = (mesh: Mesh) => {
    const small = mesh.positions.length / 3 < 65535;
    const POSITION = vectors(mesh.positions, boundsOf(mesh.positions));
    const NORMAL = vectors(mesh.normals);
    accessors.push({
      bufferView: views.add(small ? Uint16Array.from(mesh.triangles) : mesh.triangles, target.indices),
      componentType: small ? component.unsignedShort : component.unsignedInt,
      count: mesh.triangles.length,
      type: 'SCALAR',
    });
    return { POSITION, NORMAL, indices: accessors.length - 1 };
  };
  const meshes = shapes.map((shape, index) => ({
    name: names[index] ?? '',
    primitives: shape.parts.map(({ part, surface }) => {
      const mesh = meshOf(part.geometry);
      let at = stored.get(mesh);
      if (!at) stored.set(mesh, (at = store(mesh)));
      const luminance = surface.glow === null ? null : luminanceOf(shape);
      const name = luminance === null ? surface.name : `${surface.name}_${luminance}_cd_m2`;
      let material = materials.get(name);
      if (!material) {
        material = { index: materials.size, material: materialOf(surface, name, luminance) };
        materials.set(name, material);
      }
      const { POSITION, NORMAL, indices } = at;
      return { attributes: { POSITION, NORMAL }, indices, material: material.index };
    }),
  }));
  return { meshes, materials: [...materials.values()].map(({ material }) => material), accessors, views };
}
