import { Vector3 } from 'three';
import { meshOf } from '../product/mesh';
import type { Mesh } from '../product/mesh';
import { matrixOf } from '../../stage/place/matrix-of';
import { rotationOf } from '../product/place';
import type { NamedPiece, Product } from '../product/product';
import { shapesOf } from '../product/shapes';
import type { Surface } from '../product/surface';
import { zipped } from '../zip';
import { writeMtl } from './mtl';

const vector = new Vector3();
const materials = 'materials.mtl';

/** A name without spaces: what stands after a space is the number of the piece. */
function token(name: string): string {
  return name.replace(/[\s#\\]+/g, '_');
}

/** Whole numbers of 1/10,000 as decimals: quicker than toFixed, and always the same. */
function decimal(tenThousandths: number): string {
  const whole = Math.round(tenThousandths);
  const size = Math.abs(whole);
  return `${whole < 0 ? '-' : ''}${Math.floor(size / 10000)}.${String(10000 + (size % 10000)).slice(1)}`;
}

function lines(keyword: 'v' | 'vn', numbers: Float32Array, move: (vector: Vector3) => Vector3): string {
  let text = '';
  for (let at = 0; at < numbers.length; at += 3) {
    const { x, y, z } = move(vector.fromArray(numbers, at));
    text += `${keyword} ${decimal(x * 10000)} ${decimal(y * 10000)} ${decimal(z * 10000)}\n`;
  }
  return text;
}

/** Faces by how far back their corners are: the same for every piece with this mesh. */
function facesOf({ positions, triangles }: Mesh): string {
  const count = positions.length / 3;
  const back = (corner: number): string => `${corner - count}//${corner - count}`;
  let text = '';
  for (let at = 0; at < triangles.length; at += 3) {
    text += `f ${back(triangles[at] ?? 0)} ${back(triangles[at + 1] ?? 0)} ${back(triangles[at + 2] ?? 0)}\n`;
  }
  return text;
}

/** Texts that many pieces share, encoded once. */
function remembered(): (of: object, key: string, make: () => string) => Uint8Array {
  const encoder = new TextEncoder();
  const known = new Map<object, Map<string, Uint8Array>>();
  return (of, key, make) => {
    let texts = known.get(of);
    if (!texts) known.set(of, (texts = new Map<string, Uint8Array>()));
    let text = texts.get(key);
    if (!text) texts.set(key, (text = encoder.encode(make())));
    return text;
  };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** A product as an archive of `product.obj` and `materials.mtl`: metres, y upwards, an object for each piece. */
export function writeObj(product: Product): Uint8Array<ArrayBuffer> {
  const { shapeOf } = shapesOf(product);
  const surfaces = new Map<string, Surface>();
  const encoder = new TextEncoder();
  const shared = remembered();
  const { about } = product;
  const chunks: Uint8Array[] = [
    encoder.encode(`# ${token(about.code)}\n# metres, y upwards\nmtllib ${materials}\n`),
  ];
  const add = (named: NamedPiece): void => {
    const { piece, name, number } = named;
    const place = matrixOf(piece);
    const rotation = rotationOf(piece);
    chunks.push(encoder.encode(`o ${token(name)} ${number}\n`));
    for (const { part, surface } of shapeOf(named).parts) {
      const mesh = meshOf(part.geometry);
      surfaces.set(surface.name, surface);
      chunks.push(
        encoder.encode(lines('v', mesh.positions, (corner) => corner.applyMatrix4(place))),
        shared(mesh, `${piece.turn} ${piece.tilt}`, () =>
          lines('vn', mesh.normals, (normal) => normal.applyQuaternion(rotation)),
        ),
        encoder.encode(`usemtl ${surface.name}\n`),
        shared(mesh, 'faces', () => facesOf(mesh)),
      );
    }
  };
  for (const piece of product.pieces) add(piece);
  return zipped(
    [
      { name: 'product.obj', bytes: joined(chunks) },
      { name: materials, bytes: encoder.encode(writeMtl([...surfaces.values()])) },
    ],
    1,
  );
}
