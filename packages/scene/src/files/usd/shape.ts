import { meshOf } from '../product/mesh';
import type { Shape, SurfacedPart } from '../product/shapes';
import { linearChannels, type Surface } from '../product/surface';
import { primName, vectors } from './text';

function bounds(positions: Float32Array): Float32Array {
  const box = Float32Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  for (let at = 0; at < positions.length; at += 1) {
    const axis = at % 3;
    const value = positions[at] ?? 0;
    box[axis] = Math.min(box[axis] ?? value, value);
    box[3 + axis] = Math.max(box[3 + axis] ?? value, value);
  }
  return box;
}

function meshText({ part, surface }: SurfacedPart, index: number): string {
  const { positions, normals, triangles } = meshOf(part.geometry);
  return `
    def Mesh "${primName(part.name)}_${index + 1}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = 1
        float3[] extent = ${vectors(bounds(positions))}
        int[] faceVertexCounts = [${new Array<number>(triangles.length / 3).fill(3).join(', ')}]
        int[] faceVertexIndices = [${triangles.join(', ')}]
        rel material:binding = </Shape/Materials/${surface.name}>
        normal3f[] normals = ${vectors(normals)} (
            interpolation = "vertex"
        )
        point3f[] points = ${vectors(positions)}
        uniform token subdivisionScheme = "none"
    }
`;
}

function materialText({ name, color, metalness, roughness, opacity, glow }: Surface): string {
  const input = (type: string, of: string, value: string): string =>
    `                ${type} inputs:${of} = ${value}\n`;
  const rgb = (of: string): string => `(${linearChannels(of).join(', ')})`;
  return `
        def Material "${name}"
        {
            token outputs:surface.connect = </Shape/Materials/${name}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
${input('color3f', 'diffuseColor', rgb(color))}${
    glow === null ? '' : input('color3f', 'emissiveColor', rgb(glow))
  }${input('float', 'metallic', String(metalness))}${input('float', 'roughness', String(roughness))}${input(
    'float',
    'opacity',
    String(opacity),
  )}                token outputs:surface
            }
        }
`;
}

/** The head of every USD text: metres, y upwards. */
export function usdHead(root: string): string {
  return `#usda 1.0
(
    defaultPrim = "${root}"
    metersPerUnit = 1
    upAxis = "Y"
)
`;
}

/** A shape as a USD text: its meshes and their materials under the prim "Shape". */
export function shapeText({ parts }: Shape): string {
  const surfaces = new Map(parts.map(({ surface }) => [surface.name, surface]));
  return `${usdHead('Shape')}
def Xform "Shape"
{${parts.map(meshText).join('')}
    def Scope "Materials"
    {${[...surfaces.values()].map(materialText).join('')}    }
}
`;
}
