import { matrixOf } from '../../stage/place/matrix-of';
import { meshOf } from '../product/mesh';
import { rotationOf } from '../product/place';
import type { NamedPiece, Product } from '../product/product';
import { shapesOf, type Shape } from '../product/shapes';
import type { Surface } from '../product/surface';
import { joinBytes } from '../join-bytes';
import { compressFiles } from '../zip';
import { writeMtl } from './mtl';
import { facesOfMeshes, token, vectorLines } from './text';

const materials = 'materials.mtl';

const encoder = new TextEncoder();

/** The name of a piece and its corners. */
function cornersOf({ piece, name, number }: NamedPiece): Uint8Array {
  const place = matrixOf(piece);
  const lines = piece.parts.map(({ geometry }) =>
    vectorLines('v', meshOf(geometry).positions, (corner) => corner.applyMatrix4(place)),
  );
  return encoder.encode(`o ${token(name)} ${number}\n${lines.join('')}`);
}

/** Normals and faces: the same for all pieces of a shape that are turned alike, for they count backwards. */
function facesOf({ piece }: NamedPiece, { parts }: Shape): Uint8Array {
  const rotation = rotationOf(piece);
  const meshes = parts.map(({ part, surface }) => ({ ...meshOf(part.geometry), surface }));
  const normals = meshes.map((mesh) =>
    vectorLines('vn', mesh.normals, (normal) => normal.applyQuaternion(rotation)),
  );
  return encoder.encode(`${normals.join('')}${facesOfMeshes(meshes)}`);
}

/** A product as an archive of `product.obj` and `materials.mtl`: metres, y upwards, an object for each piece. */
export function writeObj(product: Product): Uint8Array<ArrayBuffer> {
  const { shapes, shapeOf } = shapesOf(product);
  const faces = new Map<string, Uint8Array>();
  const head = `# ${token(product.about.code)}\n# metres, y upwards\nmtllib ${materials}\n`;
  const blocks = product.pieces.flatMap((named) => {
    const shape = shapeOf(named);
    const key = `${shape.index} ${named.piece.turn} ${named.piece.tilt}`;
    let shared = faces.get(key);
    if (!shared) faces.set(key, (shared = facesOf(named, shape)));
    return [cornersOf(named), shared];
  });
  const surfaces = new Map<string, Surface>();
  for (const { parts } of shapes) for (const { surface } of parts) surfaces.set(surface.name, surface);
  return compressFiles([
    { name: 'product.obj', bytes: joinBytes([encoder.encode(head), ...blocks]) },
    { name: materials, bytes: encoder.encode(writeMtl([...surfaces.values()])) },
  ]);
}
