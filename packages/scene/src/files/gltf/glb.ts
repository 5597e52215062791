import { rotationOf } from '../product/place';
import type { NamedPiece, Product } from '../product/product';
import { shapesOf } from '../product/shapes';
import { meshesOf } from './meshes';

function nodeOf({ piece, name, model }: NamedPiece, mesh: number): object {
  const { x, y, z } = piece.position;
  const { x: i, y: j, z: k, w } = rotationOf(piece);
  const isTurned = piece.turn !== 0 || piece.tilt !== 0;
  return {
    name,
    mesh,
    translation: [x, y, z],
    ...(isTurned ? { rotation: [i, j, k, w] } : {}),
    extras: {
      id: piece.id,
      kind: piece.kind,
      name: piece.name,
      model: model?.model ?? null,
      reference: piece.reference,
      ...(piece.light === null ? {} : { light: piece.light }),
    },
  };
}

/** The two chunks of a binary file: JSON filled with spaces, then bytes filled with zeros, to multiples of four. */
function packed(json: object, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const textLength = Math.ceil(text.length / 4) * 4;
  const length = 12 + 8 + textLength + 8 + binary.length;
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  const words = [0x46546c67, 2, length, textLength, 0x4e4f534a];
  for (const [at, word] of words.entries()) view.setUint32(at * 4, word, true);
  bytes.fill(0x20, 20, 20 + textLength);
  bytes.set(text, 20);
  view.setUint32(20 + textLength, binary.length, true);
  view.setUint32(24 + textLength, 0x004e4942, true);
  bytes.set(binary, 28 + textLength);
  return bytes;
}

/** A product as binary glTF 2.0: metres, y upwards, a node for each piece under one node for the product. */
export function writeGlb(product: Product): Uint8Array<ArrayBuffer> {
  const { shapes, shapeOf } = shapesOf(product);
  const { meshes, materials, accessors, views } = meshesOf(shapes);
  const { name, code } = product.about;
  const binary = views.bytes();
  const nodes = product.pieces.map((piece) => nodeOf(piece, shapeOf(piece).index));
  const root = { name: name || code || 'product', children: nodes.map((_, at) => at + 1), extras: { code } };
  return packed(
    {
      asset: { version: '2.0', generator: 'Lucerna' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [root, ...nodes],
      meshes,
      materials,
      accessors,
      bufferViews: views.views,
      buffers: [{ byteLength: binary.length }],
    },
    binary,
  );
}
