import type { ObjBody, ObjStep, PlacedLight, PlacedObj } from '@lucerna/scene/glb';
import { ArchiveFault, readArchive, type ArchivedFile } from './read-archive';
import { allWithin, readXmlTree, within, XmlFault, type XmlElement } from './read-xml-tree';

/** Why the geometry of a GLDF becomes no body, for whoever brings it. */
export class L3dFault extends Error {}

const l3dLimits = { unpacked: 200_000_000, parts: 400, depth: 30, lights: 200, faces: 500_000 } as const;

/** Metres of the units that an OBJ may be in. */
const units: Readonly<Record<string, number>> = {
  m: 1,
  dm: 0.1,
  cm: 0.01,
  mm: 0.001,
  in: 0.0254,
  inch: 0.0254,
  ft: 0.3048,
  foot: 0.3048,
};

const none = [0, 0, 0] as const;

/** The figures x, y and z of an element; none of one that is not there. */
function vectorOf(element: XmlElement | undefined): ObjStep['position'] {
  if (!element) return none;
  const [x = NaN, y = NaN, z = NaN] = ['x', 'y', 'z'].map((axis) => Number(element.attributes[axis] || NaN));
  if (![x, y, z].every((each) => Number.isFinite(each) && Math.abs(each) <= 100_000))
    throw new L3dFault(`structure.xml: a ${element.name.slice(0, 40)} has no three figures`);
  return [x, y, z];
}

const stepOf = (element: XmlElement): ObjStep => ({
  position: vectorOf(within(element, 'Position')),
  rotation: vectorOf(within(element, 'Rotation')),
});

const sizeOf = (element: XmlElement, name: string): number => {
  const size = Number(element.attributes[name]);
  return Number.isFinite(size) && size > 0 && size < 1000 ? size : 0;
};

/** What a walk through the parts of an L3D found. */
interface Walk {
  readonly files: ReadonlyMap<string, Pick<PlacedObj, 'obj' | 'mtl' | 'unit'>>;
  readonly objs: PlacedObj[];
  readonly lights: PlacedLight[];
  readonly grips: (readonly ObjStep[])[];
}

/**
 * An L3D, the geometry of a GLDF, as a body; `hangs` leaves out what it hangs by. Its joints are as they are told to be at first.
 * Throws L3dFault.
 */
export async function readL3d(bytes: Buffer, hangs: boolean): Promise<ObjBody> {
  const { bodyOfObjs, GlbFault } = await import('@lucerna/scene/glb');
  try {
    const archive = readArchive(bytes);
    const size = archive.reduce((sum, each) => sum + each.size, 0);
    if (size > l3dLimits.unpacked)
      throw new L3dFault(`unpacked it has more than ${l3dLimits.unpacked} bytes`);
    const structure = archive.find(({ name }) => name.toLowerCase() === 'structure.xml');
    if (!structure) throw new L3dFault('it holds no structure.xml');
    const root = readXmlTree(structure.read());
    if (root.name !== 'Luminaire')
      throw new L3dFault('structure.xml is no geometry: it does not begin with Luminaire');
    const walk: Walk = { files: filesOf(root, archive), objs: [], lights: [], grips: [] };
    for (const part of allWithin(root, 'Structure', 'Geometry')) addPart(walk, part, []);
    return bodyOfObjs({ ...walk, hangs });
  } catch (cause) {
    if (cause instanceof ArchiveFault || cause instanceof GlbFault) throw new L3dFault(cause.message);
    if (cause instanceof XmlFault) throw new L3dFault(`structure.xml: ${cause.message}`);
    throw cause;
  }
}

/** The OBJ files by the ids that parts name them by. */
function filesOf(root: XmlElement, archive: readonly ArchivedFile[]): Walk['files'] {
  const files = new Map<string, Pick<PlacedObj, 'obj' | 'mtl' | 'unit'>>();
  for (const { attributes } of allWithin(root, 'GeometryDefinitions', 'GeometryFileDefinition')) {
    const { id = '', filename = '' } = attributes;
    const named = attributes['units'] ?? attributes['unit'] ?? '';
    const unit = Object.hasOwn(units, named) ? units[named] : undefined;
    if (unit === undefined)
      throw new L3dFault(`structure.xml: ${JSON.stringify(named.slice(0, 20))} is no unit of a geometry`);
    const file = archive.find(({ name }) => name === `${id}/${filename}`);
    if (!file) throw new L3dFault(`it lacks the file ${id.slice(0, 40)}/${filename.slice(0, 80)}`);
    const obj = file.read().toString('utf8');
    const library = /^mtllib\s+(.+)$/m.exec(obj)?.[1]?.trim() ?? '';
    const mtl = archive.find(({ name }) => name === `${id}/${library}`);
    files.set(id, { obj, mtl: mtl?.read().toString('utf8') ?? '', unit });
  }
  return files;
}

function addPart(walk: Walk, part: XmlElement, above: readonly ObjStep[]): void {
  if (above.length > l3dLimits.depth) throw new L3dFault('its parts stand too deep in each other');
  if (walk.objs.length >= l3dLimits.parts) throw new L3dFault(`it has more than ${l3dLimits.parts} parts`);
  const steps = [...above, stepOf(part)];
  const { partName = '' } = part.attributes;
  const id = within(part, 'GeometryReference')?.attributes['geometryId'] ?? '';
  const file = walk.files.get(id);
  if (!file) throw new L3dFault(`structure.xml: the part ${partName.slice(0, 40)} names no geometry`);
  const lit = litFaces(part);
  walk.objs.push({
    ...file,
    name: partName.slice(0, 60) || 'part',
    steps,
    isLit: (group, face) => lit.has(`${group} ${face}`),
  });
  for (const object of allWithin(part, 'LightEmittingObjects', 'LightEmittingObject')) {
    const light = lightOf(object, steps);
    if (light && walk.lights.length < l3dLimits.lights) walk.lights.push(light);
  }
  for (const grip of allWithin(part, 'PendulumConnectors', 'PendulumConnector').slice(0, l3dLimits.lights))
    walk.grips.push([...steps, { position: vectorOf(grip), rotation: none }]);
  for (const joint of allWithin(part, 'Joints', 'Joint')) {
    const first = { position: none, rotation: vectorOf(within(joint, 'DefaultRotation')) };
    for (const inner of allWithin(joint, 'Geometries', 'Geometry'))
      addPart(walk, inner, [...steps, stepOf(joint), first]);
  }
}

function lightOf(object: XmlElement, above: readonly ObjStep[]): PlacedLight | null {
  const steps = [...above, stepOf(object)];
  const [circle, rectangle] = [within(object, 'Circle'), within(object, 'Rectangle')];
  const [x, y] = circle
    ? [sizeOf(circle, 'diameter'), sizeOf(circle, 'diameter')]
    : rectangle
      ? [sizeOf(rectangle, 'sizeX'), sizeOf(rectangle, 'sizeY')]
      : [0, 0];
  return x > 0 && y > 0 ? { steps, shape: circle ? 'circle' : 'rectangle', x, y } : null;
}

/** The faces that light leaves, by group and number: as version 0.9.2 and later, and as the first ones name them. */
function litFaces(part: XmlElement): ReadonlySet<string> {
  const lit = new Set<string>();
  const assigned = [
    ...allWithin(part, 'LightEmittingSurfaces', 'LightEmittingSurface').flatMap(
      (surface) => within(surface, 'FaceAssignments')?.children ?? [],
    ),
    ...(within(part, 'LightEmittingFaceAssignments')?.children ?? []),
  ];
  for (const { attributes } of assigned) {
    const group = Number(attributes['groupIndex'] ?? attributes['partIndex'] ?? 0);
    const from = Number(attributes['faceIndex'] ?? attributes['faceIndexBegin']);
    const to = Number(attributes['faceIndex'] ?? attributes['faceIndexEnd']);
    if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0) continue;
    if (to - from + lit.size > l3dLimits.faces)
      throw new L3dFault(`structure.xml: light leaves more than ${l3dLimits.faces} faces`);
    for (let face = from; face <= to; face += 1) lit.add(`${group} ${face}`);
  }
  return lit;
}
