import { packMeshes, toBase64 } from '@lucerna/engine';
import type { BodyDescription, BodyMeasures, BodyMesh } from '@lucerna/engine';
import { Box3, Matrix3, Mesh, Vector3 } from 'three';
import type { BufferAttribute, BufferGeometry, InterleavedBufferAttribute, Matrix4, Object3D } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { checkGlb } from './check-glb';
import { creased } from './creased';
import { GlbFault } from './glb-fault';
import { simplified } from './simplified';
import { bareGlb, isGrip, type GlbSlot } from './slots-of-glb';

export { glbLimits } from './check-glb';
export { GlbFault } from './glb-fault';
export { bodyOfObjs } from './body-of-objs';
export type { ObjBody, ObjStep, PlacedLight, PlacedObj, PlacedObjs } from './body-of-objs';

/** A body from a GLB: what comes with every sheet of its models, and the finer meshes of its parts. */
export interface GlbBody {
  readonly description: Omit<BodyDescription, 'fine'>;
  /** The meshes of its parts, in their order, packed. */
  readonly fine: Uint8Array<ArrayBuffer>;
  readonly measures: BodyMeasures;
}

/** Triangles that are shown in the room, as many as a described body may have. */
const fineTriangles = 40_000;
/** Triangles that come with every sheet, from which pictures and plans are drawn. */
const coarseTriangles = 2_000;
const maxParts = 40;
const maxGrips = 60;
/** Edges of a file without normals are sharp from here on. */
const crease = (35 * Math.PI) / 180;

interface Shape extends GlbSlot {
  readonly mesh: BodyMesh;
}

/**
 * Reads a GLB as a body: its parts by their slots, metres, its middle above the middle of its measures and its lowest point at
 * none. Throws `GlbFault`.
 */
export async function readGlb(file: Uint8Array): Promise<GlbBody> {
  const chunks = await checkGlb(file);
  const { found, bytes } = bareGlb(chunks);
  const { scene } = await new GLTFLoader().parseAsync(bytes.buffer, '');
  scene.updateMatrixWorld(true);
  const objects: Object3D[] = [];
  scene.traverse((object) => void objects.push(object));
  const read = objects.flatMap((object): Shape[] => {
    if (!isMesh(object)) return [];
    const slot = found[Number(materialName(object))];
    return slot ? [{ ...slot, mesh: placed(object.geometry, object.matrixWorld) }] : [];
  });
  const [box, place] = [new Box3(), new Vector3()];
  for (const { mesh } of read)
    for (let at = 0; at < mesh.positions.length; at += 3)
      box.expandByPoint(place.fromArray(mesh.positions, at));
  if (box.isEmpty()) throw new GlbFault('it has no triangles');
  const [middle, size] = [box.getCenter(new Vector3()), box.getSize(new Vector3())];
  const foot = new Vector3(middle.x, box.min.y, middle.z);
  const shapes = joinedParts(read).map((shape) => ({ ...shape, mesh: movedBy(shape.mesh, foot) }));
  const fine = await simplified(
    shapes.map(({ mesh }) => mesh),
    fineTriangles,
  );
  const coarse = await simplified(fine, coarseTriangles);
  const grips = objects
    .filter(({ userData }) => isGrip(userData.name))
    .slice(0, maxGrips)
    .map((object) => millimetres(new Vector3().setFromMatrixPosition(object.matrixWorld).sub(foot)));
  const parts = shapes.map(({ name, slot }, at) => {
    const packed = toBase64(packMeshes(coarse.slice(at, at + 1)));
    return { name, slot, solids: [{ solid: 'mesh' as const, packed }] };
  });
  return {
    description: { parts, ...(grips.length > 0 && { grips }), light: lightOf(shapes) },
    fine: packMeshes(fine),
    measures: { length: size.x * 1000, width: size.z * 1000, height: size.y * 1000 },
  };
}

const isMesh = (object: Object3D): object is Mesh => object instanceof Mesh;

const materialName = ({ material }: Mesh): string => [material].flat()[0]?.name ?? '';

type Attribute = BufferAttribute | InterleavedBufferAttribute;

/** The figures of an attribute, whatever they are stored as. */
function figuresOf(attribute: Attribute): Float32Array {
  const figures = new Float32Array(attribute.count * 3);
  for (let at = 0; at < attribute.count; at += 1) {
    figures[at * 3] = attribute.getX(at);
    figures[at * 3 + 1] = attribute.getY(at);
    figures[at * 3 + 2] = attribute.getZ(at);
  }
  return figures;
}

/** The triangles of a geometry as its file has them, with normals where it has none. */
function meshOf(geometry: BufferGeometry): BodyMesh {
  const positions = figuresOf(geometry.getAttribute('position'));
  const { index } = geometry;
  const count = index ? index.count : positions.length / 3;
  const corners = new Uint32Array(count - (count % 3));
  for (let at = 0; at < corners.length; at += 1) corners[at] = index ? index.getX(at) : at;
  return geometry.hasAttribute('normal')
    ? { positions, normals: figuresOf(geometry.getAttribute('normal')), corners }
    : creased(positions, corners, crease);
}

/** The triangles of a geometry where its node has them. */
function placed(geometry: BufferGeometry, matrix: Matrix4): BodyMesh {
  const { positions, normals, corners } = meshOf(geometry);
  const [place, way, turn] = [new Vector3(), new Vector3(), new Matrix3().getNormalMatrix(matrix)];
  for (let at = 0; at < positions.length; at += 3) {
    place.fromArray(positions, at).applyMatrix4(matrix).toArray(positions, at);
    way.fromArray(normals, at).applyMatrix3(turn).normalize().toArray(normals, at);
  }
  // What a node mirrors runs the other way round.
  if (matrix.determinant() < 0)
    for (let at = 0; at < corners.length; at += 3) corners.set([corners[at + 1] ?? 0, corners[at] ?? 0], at);
  return { positions, normals, corners };
}

function movedBy({ positions, normals, corners }: BodyMesh, by: Vector3): BodyMesh {
  const away = by.toArray();
  return { positions: positions.map((value, at) => value - (away[at % 3] ?? 0)), normals, corners };
}

/** One part for each name and slot; of many one for each slot. */
function joinedParts(shapes: readonly Shape[]): readonly Shape[] {
  const joined = (nameOf: (shape: Shape) => string): Map<string, Shape[]> => {
    const parts = new Map<string, Shape[]>();
    for (const shape of shapes) parts.set(nameOf(shape), [...(parts.get(nameOf(shape)) ?? []), shape]);
    return parts;
  };
  const named = joined(({ name, slot }) =>
    (name.toLowerCase() === slot.toLowerCase() ? slot : `${name} ${slot}`).slice(0, 60),
  );
  const parts = named.size > maxParts ? joined(({ slot }) => slot) : named;
  return [...parts].flatMap(([name, [first, ...others]]) =>
    first ? [{ name, slot: first.slot, mesh: joinedMesh([first, ...others]) }] : [],
  );
}

function joinedMesh(shapes: readonly Shape[]): BodyMesh {
  const meshes = shapes.map(({ mesh }) => mesh);
  const sum = (of: (mesh: BodyMesh) => number): number => meshes.reduce((all, mesh) => all + of(mesh), 0);
  const places = sum(({ positions }) => positions.length);
  const whole = {
    positions: new Float32Array(places),
    normals: new Float32Array(places),
    corners: new Uint32Array(sum(({ corners }) => corners.length)),
  };
  let [from, first] = [0, 0];
  for (const { positions, normals, corners } of meshes) {
    whole.positions.set(positions, from);
    whole.normals.set(normals, from);
    whole.corners.set(
      corners.map((corner) => corner + from / 3),
      first,
    );
    from += positions.length;
    first += corners.length;
  }
  return whole;
}

/** A tenth of a millimetre is the finest that is told. */
const millimetres = ({ x, y, z }: Vector3): [number, number, number] => [tenth(x), tenth(y), tenth(z)];
const tenth = (metres: number): number => Math.round(metres * 10_000) / 10 || 0;

const luminous: ReadonlySet<string> = new Set(['glass', 'diffuser']);

/** Light leaves the middle of every lit part, as much of it as the part is large. */
function lightOf(shapes: readonly Shape[]): BodyDescription['light'] {
  const lit = shapes.filter(({ slot }) => luminous.has(slot));
  const areas = lit.map(({ mesh }) => areaOf(mesh));
  const whole = areas.reduce((sum, area) => sum + area, 0);
  return lit.map(({ name, mesh }, at) => {
    const box = new Box3().setFromArray(mesh.positions);
    return {
      part: name,
      at: millimetres(box.getCenter(new Vector3())),
      share: whole > 0 ? (areas[at] ?? 0) / whole : 1 / lit.length,
    };
  });
}

function areaOf({ positions, corners }: BodyMesh): number {
  const [one, two, three] = [new Vector3(), new Vector3(), new Vector3()];
  let area = 0;
  for (let at = 0; at < corners.length; at += 3) {
    one.fromArray(positions, (corners[at] ?? 0) * 3);
    two.fromArray(positions, (corners[at + 1] ?? 0) * 3).sub(one);
    three.fromArray(positions, (corners[at + 2] ?? 0) * 3).sub(one);
    area += two.cross(three).length() / 2;
  }
  return area;
}
