import type { BodyMeasures, Slot } from '@lucerna/engine';
import { Box3, Euler, Matrix3, Matrix4, Quaternion, Vector3 } from 'three';
import { joinBytes } from '../files/join-bytes';
import { GlbFault } from './glb-fault';
import { readMtl, readObj, type Obj, type ObjMaterial, type ObjRun } from './read-obj';
import { glbOf, slotOfName } from './slots-of-glb';

/** Metres, and degrees about the axes of its own in the order z, x, y: how an L3D places a part in another. */
export interface ObjStep {
  readonly position: readonly [x: number, y: number, z: number];
  readonly rotation: readonly [x: number, y: number, z: number];
}

/** An OBJ where an L3D has it, z upwards. */
export interface PlacedObj {
  readonly name: string;
  readonly obj: string;
  readonly mtl: string;
  /** Metres of a unit of the OBJ. */
  readonly unit: number;
  /** From the outermost inwards. */
  readonly steps: readonly ObjStep[];
  /** Whether light leaves a face of a group, both from 0. */
  readonly isLit: (group: number, face: number) => boolean;
}

/** A flat surface that light leaves, towards its own -z; a circle where both sizes are one. */
export interface PlacedLight {
  readonly steps: readonly ObjStep[];
  readonly shape: 'circle' | 'rectangle';
  readonly x: number;
  readonly y: number;
}

/** What an L3D holds. */
export interface PlacedObjs {
  readonly objs: readonly PlacedObj[];
  readonly lights: readonly PlacedLight[];
  /** Where it is hung by, each as the last of its steps. */
  readonly grips: readonly (readonly ObjStep[])[];
  readonly hangs: boolean;
}

export interface ObjBody {
  /** Millimetres. */
  readonly measures: BodyMeasures;
  /** As a GLB whose materials are slots, turned by so many degrees about the vertical. */
  readonly write: (turn: 0 | 90) => Uint8Array<ArrayBuffer>;
}

/** Objects of what a luminaire hangs by, of which a body has nothing: the room has its own. */
const suspends = /^(cable|canopy|suspension|pendulum|rope|wire)(?![a-z])/i;

/** Words that programs name materials by. */
const slotOfWord: Readonly<Record<string, Slot>> = {
  glass: 'glass',
  opal: 'glass',
  clear: 'clearGlass',
  diffuser: 'diffuser',
  led: 'diffuser',
  light: 'diffuser',
  textile: 'textile',
  fabric: 'textile',
  cable: 'cable',
  cord: 'cable',
  dark: 'dark',
};

function slotOf(name: string, material: ObjMaterial | undefined, isLit: boolean): Slot {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const named =
    slotOfName(name) ?? words.map((word) => slotOfWordOr(word)).find((each) => each !== undefined);
  if (isLit) return named === 'glass' ? named : 'diffuser';
  return named ?? (material?.isLit ? 'diffuser' : material?.isClear ? 'clearGlass' : 'finish');
}

const slotOfWordOr = (word: string): Slot | undefined =>
  Object.hasOwn(slotOfWord, word) ? slotOfWord[word] : undefined;

interface Piece {
  readonly name: string;
  readonly slot: Slot;
  readonly positions: number[];
  readonly normals: number[];
  readonly corners: number[];
}

/** From L3D, z upwards, to GLB, y upwards. */
const upright = new Matrix4().set(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1);

function placeOf(steps: readonly ObjStep[], unit = 1): Matrix4 {
  const place = upright.clone();
  for (const { position, rotation } of steps) {
    const [x, y, z] = rotation.map((each) => (each * Math.PI) / 180);
    const turned = new Quaternion().setFromEuler(new Euler(x, y, z, 'ZXY'));
    place.multiply(new Matrix4().compose(new Vector3(...position), turned, new Vector3(1, 1, 1)));
  }
  return place.multiply(new Matrix4().makeScale(unit, unit, unit));
}

/**
 * The OBJ files of an L3D as one body. A part is made of the slot that its material is called, lit where light leaves its faces or
 * its material glows, seen through where its material is, and of the finish otherwise; where nothing is lit, `lights` are.
 * Of what hangs nothing is taken that it hangs by. Throws `GlbFault`.
 */
export function bodyOfObjs({ objs, lights, grips, hangs }: PlacedObjs): ObjBody {
  const pieces = objs.flatMap((placed) => piecesOf(placed, hangs));
  const isLit = pieces.some(({ slot }) => slot === 'glass' || slot === 'diffuser');
  const whole = isLit ? pieces : [...pieces, ...lights.map(litSurface)];
  const box = new Box3();
  for (const { positions, corners } of pieces)
    for (const corner of corners) box.expandByPoint(new Vector3().fromArray(positions, corner * 3));
  if (box.isEmpty()) throw new GlbFault('it has no triangles');
  const size = box.getSize(new Vector3());
  return {
    measures: { length: size.x * 1000, width: size.z * 1000, height: size.y * 1000 },
    write: (turn) => written(whole, hangs ? grips.map(pointOf) : [], turn),
  };
}

const pointOf = (steps: readonly ObjStep[]): Vector3 => new Vector3().setFromMatrixPosition(placeOf(steps));

function piecesOf(placed: PlacedObj, hangs: boolean): Piece[] {
  const { name, unit, steps, isLit } = placed;
  const obj = readObj(placed.obj);
  const materials = readMtl(placed.mtl);
  const place = placeOf(steps, unit);
  if (hangs && suspends.test(name)) return [];
  return obj.runs.flatMap((run) => {
    if (hangs && suspends.test(run.object)) return [];
    const lit = run.faces.map((face) => isLit(run.group, face));
    const material = materials.get(run.material);
    return [false, true].flatMap((wanted) => {
      const triangles = lit.flatMap((each, at) => (each === wanted ? [at] : []));
      if (triangles.length === 0) return [];
      return [pieceOf(obj, run, triangles, place, { name, slot: slotOf(run.material, material, wanted) })];
    });
  });
}

/** Some triangles of a run with the places that they have, each with one normal once. */
function pieceOf(
  obj: Obj,
  run: ObjRun,
  triangles: readonly number[],
  place: Matrix4,
  of: Pick<Piece, 'name' | 'slot'>,
): Piece {
  const piece: Piece = { ...of, positions: [], normals: [], corners: [] };
  const turn = new Matrix3().getNormalMatrix(place);
  const hasNormals = triangles.every((at) =>
    [0, 1, 2].every((each) => (run.normals[at * 3 + each] ?? -1) >= 0),
  );
  const known = new Map<string, number>();
  const vector = new Vector3();
  for (const triangle of triangles)
    for (let at = triangle * 3; at < triangle * 3 + 3; at += 1) {
      const corner = run.places[at] ?? 0;
      const normal = hasNormals ? (run.normals[at] ?? 0) : -1;
      const key = `${corner} ${normal}`;
      let index = known.get(key);
      if (index === undefined) {
        known.set(key, (index = known.size));
        piece.positions.push(...three(obj.places, corner, vector).applyMatrix4(place).toArray());
        if (hasNormals)
          piece.normals.push(...unit(three(obj.normals, normal, vector).applyMatrix3(turn)).toArray());
      }
      piece.corners.push(index);
    }
  return piece;
}

const three = (figures: readonly number[], at: number, into: Vector3): Vector3 =>
  into.set(figures[at * 3] ?? 0, figures[at * 3 + 1] ?? 0, figures[at * 3 + 2] ?? 0);

/** Of length 1; a normal of no length looks upwards. */
const unit = (vector: Vector3): Vector3 =>
  vector.lengthSq() > 1e-12 ? vector.normalize() : vector.set(0, 1, 0);

/** Metres by which a lit surface lies before what it leaves, so that both are not drawn in one plane. */
const before = 0.0005;
const sides = 48;

function litSurface({ steps, shape, x, y }: PlacedLight, at: number): Piece {
  const place = placeOf(steps);
  const edge: (readonly [number, number])[] =
    shape === 'circle'
      ? Array.from({ length: sides }, (_, side) => {
          const angle = (side / sides) * 2 * Math.PI;
          return [(Math.cos(angle) * x) / 2, (Math.sin(angle) * y) / 2] as const;
        })
      : [
          [-x / 2, -y / 2],
          [x / 2, -y / 2],
          [x / 2, y / 2],
          [-x / 2, y / 2],
        ];
  const corners = edge.flatMap((_, side) => (side < 2 ? [] : [0, side, side - 1]));
  const down = new Vector3(0, 0, -1).applyMatrix3(new Matrix3().getNormalMatrix(place)).toArray();
  return {
    name: `light ${at + 1}`,
    slot: 'diffuser',
    positions: edge.flatMap(([left, far]) => new Vector3(left, far, -before).applyMatrix4(place).toArray()),
    normals: edge.flatMap(() => down),
    corners,
  };
}

/** The pieces, and where cables take hold of them, as nodes below one that is turned. */
function written(pieces: readonly Piece[], grips: readonly Vector3[], turn: 0 | 90): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const views: object[] = [];
  const accessors: object[] = [];
  let length = 0;
  const accessor = (values: Float32Array | Uint32Array, target: number, type: 'VEC3' | 'SCALAR'): number => {
    const bytes = new Uint8Array(values.buffer);
    views.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, target });
    chunks.push(bytes);
    length += bytes.length;
    const box = type === 'VEC3' && target === arrayBuffer ? edgesOf(values) : {};
    const isCorners = values instanceof Uint32Array;
    const count = type === 'VEC3' ? values.length / 3 : values.length;
    const componentType = isCorners ? 5125 : 5126;
    accessors.push({ bufferView: views.length - 1, componentType, count, type, ...box });
    return accessors.length - 1;
  };
  const slots = [...new Set(pieces.map(({ slot }) => slot))];
  const meshes = pieces.map(({ slot, positions, normals, corners }) => ({
    primitives: [
      {
        attributes: {
          POSITION: accessor(new Float32Array(positions), arrayBuffer, 'VEC3'),
          ...(normals.length > 0 && { NORMAL: accessor(new Float32Array(normals), arrayBuffer, 'VEC3') }),
        },
        indices: accessor(new Uint32Array(corners), elementBuffer, 'SCALAR'),
        material: slots.indexOf(slot),
      },
    ],
  }));
  const half = Math.SQRT1_2;
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      {
        ...(turn === 90 && { rotation: [0, half, 0, half] }),
        children: [...pieces, ...grips].map((_, at) => at + 1),
      },
      ...pieces.map(({ name }, at) => ({ name, mesh: at })),
      ...grips.map((place) => ({ name: 'grip', translation: place.toArray() })),
    ],
    meshes,
    materials: slots.map((name) => ({ name })),
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: length }],
  };
  return glbOf(json, joinBytes(chunks));
}

const arrayBuffer = 34962;
const elementBuffer = 34963;

function edgesOf(values: Float32Array | Uint32Array): { readonly min: number[]; readonly max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const [at, value] of values.entries()) {
    min[at % 3] = Math.min(min[at % 3] ?? 0, value);
    max[at % 3] = Math.max(max[at % 3] ?? 0, value);
  }
  return { min, max };
}
