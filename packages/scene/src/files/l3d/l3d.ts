import { Box3, Matrix4, Vector3 } from 'three';
import { matrixOf } from '../../stage/place/matrix-of';
import { boxOf } from '../../stage/place/pick-piece';
import { writeMtl } from '../obj/mtl';
import { facesOfMeshes, token, vectorLines } from '../obj/text';
import { meshOf } from '../product/mesh';
import type { NamedPiece, Product } from '../product/product';
import { shapesOf, type Shape } from '../product/shapes';
import type { Surface } from '../product/surface';
import { compressFiles } from '../zip';

const folder = 'geometry';
const model = 'luminaire.obj';
const materials = 'luminaire.mtl';

/** From a scene to L3D: metres, z upwards. */
const upwards = new Matrix4().set(1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1);

const metres = (value: number): string => String(Math.round(value * 1e4) / 1e4 || 0);

/** The middle of what is fastened: of the top of what hangs or is under a ceiling, as L3D has it. */
function originOf({ pieces }: Product): Vector3 {
  const box = new Box3();
  for (const { piece } of pieces) box.union(boxOf(piece).clone().applyMatrix4(matrixOf(piece)));
  const middle = box.getCenter(new Vector3());
  return new Vector3(middle.x, box.max.y, middle.z);
}

function objectText({ piece, name, number }: NamedPiece, { parts }: Shape, origin: Vector3): string {
  const moved = new Matrix4().makeTranslation(origin.clone().negate());
  const place = upwards.clone().multiply(moved).multiply(matrixOf(piece));
  const turned = new Matrix4().extractRotation(place);
  const meshes = parts.map(({ part, surface }) => ({ ...meshOf(part.geometry), surface }));
  const corners = meshes.map(({ positions }) =>
    vectorLines('v', positions, (each) => each.applyMatrix4(place)),
  );
  const normals = meshes.map((mesh) => vectorLines('vn', mesh.normals, (each) => each.applyMatrix4(turned)));
  return `o ${token(name)}_${number}\n${corners.join('')}${normals.join('')}${facesOfMeshes(meshes)}`;
}

/** Where light leaves a luminaire, with the size of what glows. */
function emittingText(named: NamedPiece, { parts }: Shape, origin: Vector3, number: number): string {
  const { piece } = named;
  if (!piece.light) return '';
  const { at } = piece.light;
  const place = new Vector3(at.x, at.y, at.z).applyMatrix4(matrixOf(piece)).sub(origin).applyMatrix4(upwards);
  const box = new Box3();
  for (const { part, surface } of parts) {
    if (surface.glow === null) continue;
    part.geometry.computeBoundingBox();
    if (part.geometry.boundingBox) box.union(part.geometry.boundingBox);
  }
  const size = box.isEmpty() ? new Vector3(0.05, 0, 0.05) : box.getSize(new Vector3());
  const [x, y] = [Math.max(size.x, 0.005), Math.max(size.z, 0.005)];
  const isRound = Math.abs(x - y) < 0.1 * Math.max(x, y);
  const shape = isRound
    ? `<Circle diameter="${metres(x)}"/>`
    : `<Rectangle sizeX="${metres(x)}" sizeY="${metres(y)}"/>`;
  return `
        <LightEmittingObject partName="${emitterName(number)}">
          <Position x="${metres(place.x)}" y="${metres(place.y)}" z="${metres(place.z)}"/>
          <Rotation x="0" y="0" z="${metres(piece.turn)}"/>
          ${shape}
        </LightEmittingObject>`;
}

/** What the light of a luminaire is called in its geometry, from 1. */
export const emitterName = (number: number): string => `light-${number}`;

function structureText(product: Product, emitters: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<Luminaire xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://gldf.io/xsd/l3d/0.9.2/l3d.xsd">
  <Header>
    <CreatedWithApplication>Lucerna</CreatedWithApplication>
    <CreationTimeCode>${product.about.day}T00:00:00Z</CreationTimeCode>
  </Header>
  <GeometryDefinitions>
    <GeometryFileDefinition id="${folder}" filename="${model}" units="m"/>
  </GeometryDefinitions>
  <Structure>
    <Geometry partName="luminaire">
      <Position x="0" y="0" z="0"/>
      <Rotation x="0" y="0" z="0"/>
      <GeometryReference geometryId="${folder}"/>
      <LightEmittingObjects>${emitters}
      </LightEmittingObjects>
    </Geometry>
  </Structure>
</Luminaire>
`;
}

/** A luminaire as L3D, the geometry of a GLDF: metres, z upwards, from the middle of where it is fastened. */
export function writeL3d(product: Product): Uint8Array<ArrayBuffer> {
  const { shapes, shapeOf } = shapesOf(product);
  const origin = originOf(product);
  const objects = product.pieces.map((named) => objectText(named, shapeOf(named), origin));
  const lit = product.pieces.filter(({ piece }) => piece.light);
  const emitters = lit.map((named, at) => emittingText(named, shapeOf(named), origin, at + 1)).join('');
  const surfaces = new Map<string, Surface>();
  for (const { parts } of shapes) for (const { surface } of parts) surfaces.set(surface.name, surface);
  const encoder = new TextEncoder();
  return compressFiles([
    { name: 'structure.xml', bytes: encoder.encode(structureText(product, emitters)) },
    { name: `${folder}/${model}`, bytes: encoder.encode(`mtllib ${materials}\n${objects.join('')}`) },
    { name: `${folder}/${materials}`, bytes: encoder.encode(writeMtl([...surfaces.values()])) },
  ]);
}
