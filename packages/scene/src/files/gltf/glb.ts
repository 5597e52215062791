import { rotationOf } from '../product/place';
import type { NamedPiece, Product } from '../product/product';
import { luminanceOf } from '../product/lamps';
import { shapesOf } from '../product/shapes';
import { openLights } from './lights';
import { meshesOf } from './meshes';

function nodeOf({ piece, name, model }: NamedPiece, mesh: number, lamps: readonly number[]): object {
  const { x, y, z } = piece.position;
  const { x: i, y: j, z: k, w } = rotationOf(piece);
  const isTurned = piece.turn !== 0 || piece.tilt !== 0;
  return {
    name,
    mesh,
    translation: [x, y, z],
    ...(isTurned ? { rotation: [i, j, k, w] } : {}),
    ...(lamps.length > 0 ? { children: lamps } : {}),
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

/** A product as binary glTF 2.0: metres, y upwards, a node for each piece under one node for the product, its lamps under it. */
export function writeGlb(product: Product): Uint8Array<ArrayBuffer> {
  const { shapes, shapeOf } = shapesOf(product);
  const names = shapes.map(
    ({ index }) => product.pieces.find((each) => shapeOf(each).index === index)?.name ?? '',
  );
  const { meshes, materials, accessors, views } = meshesOf(shapes, names);
  const { name, code } = product.about;
  const binary = views.bytes();
  const lights = openLights(1 + product.pieces.length);
  const nodes = product.pieces.map((named) =>
    nodeOf(named, shapeOf(named).index, named.piece.light ? lights.of(named.piece.light, named.name) : []),
  );
  const root = { name: name || code || 'product', children: nodes.map((_, at) => at + 1), extras: { code } };
  const isGlowing = shapes.some((shape) => luminanceOf(shape) !== null);
  const extensionsUsed = [
    ...(lights.definitions.length > 0 ? ['KHR_lights_punctual'] : []),
    ...(isGlowing ? ['KHR_materials_emissive_strength'] : []),
  ];
  return packed(
    {
      asset: { version: '2.0', generator: 'Lucerna' },
      ...(extensionsUsed.length > 0 ? { extensionsUsed } : {}),
      ...(lights.definitions.length > 0
        ? { extensions: { KHR_lights_punctual: { lights: lights.definitions } } }
        : {}),
      scene: 0,
      scenes: [{ name: 'Scene', nodes: [0] }],
      nodes: [root, ...nodes, ...lights.nodes],
      meshes,
      materials,
      accessors,
      bufferViews: views.views,
      buffers: [{ byteLength: binary.length }],
    },
    binary,
  );
}
