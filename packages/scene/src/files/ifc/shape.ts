import { meshOf } from '../product/mesh';
import type { Shape, SurfacedPart } from '../product/shapes';
import { channels, type Surface } from '../product/surface';
import { weldedOf } from '../product/welded';
import type { IfcProject } from './project';
import { enumeration, real, typed, type StepFile, type Written } from './step';

/** Triples in brackets. */
function triples(count: number, numberAt: (at: number) => string): Written {
  const found: string[] = [];
  for (let at = 0; at < count; at += 3) {
    found.push(`(${numberAt(at)},${numberAt(at + 1)},${numberAt(at + 2)})`);
  }
  return { step: `(${found.join(',')})` };
}

/** The triangles of a part with z upwards, the floor's y being -z. */
function faceSet({ file, length }: IfcProject, { part }: SurfacedPart): Written {
  const { positions, triangles } = weldedOf(meshOf(part.geometry));
  const upwards = Float32Array.from(positions, (_, at) => {
    const axis = at % 3;
    if (axis === 0) return positions[at] ?? 0;
    return axis === 1 ? -(positions[at + 1] ?? 0) : (positions[at - 1] ?? 0);
  });
  const points = file.add(
    'IFCCARTESIANPOINTLIST3D',
    triples(upwards.length, (at) => real(length(upwards[at] ?? 0))),
  );
  const index = triples(triangles.length, (at) => String((triangles[at] ?? 0) + 1));
  return file.add('IFCTRIANGULATEDFACESET', points, null, false, index, null);
}

function styleOf(file: StepFile, { name, color, opacity }: Surface): Written {
  const rgb = file.once('IFCCOLOURRGB', null, ...channels(color));
  const shading = file.once('IFCSURFACESTYLESHADING', rgb, 1 - opacity);
  return file.once('IFCSURFACESTYLE', name, enumeration('BOTH'), [shading]);
}

/** A shape that many pieces show: what is mapped into each of them. */
export function shapeMap(project: IfcProject, { parts }: Shape): Written {
  const { file, body, point } = project;
  const items = parts.map((surfaced) => {
    const item = faceSet(project, surfaced);
    file.add('IFCSTYLEDITEM', item, [styleOf(file, surfaced.surface)], null);
    return item;
  });
  const axes = file.once('IFCAXIS2PLACEMENT3D', point({ x: 0, y: 0, z: 0 }), null, null);
  const representation = file.add('IFCSHAPEREPRESENTATION', body, 'Body', 'Tessellation', items);
  return file.add('IFCREPRESENTATIONMAP', axes, representation);
}

/** The materials of a shape, for the type that has it. */
export function materialsOf({ file }: IfcProject, { parts }: Shape): Written {
  const constituents = parts.map(({ part, surface }) => {
    const material = file.once('IFCMATERIAL', surface.name, null, part.substance);
    return file.once('IFCMATERIALCONSTITUENT', part.name, null, material, null, part.substance);
  });
  return file.add('IFCMATERIALCONSTITUENTSET', null, null, [
    ...new Map(constituents.map((each) => [each.step, each])).values(),
  ]);
}

/** A named value in a property set. */
export function property(
  file: StepFile,
  name: string,
  type: string,
  value: string | number | boolean | Written,
): Written {
  return file.once('IFCPROPERTYSINGLEVALUE', name, null, typed(type, value), null);
}

/** Says of a type which class of ETIM it is of. */
export function classify(
  { file, guid }: IfcProject,
  code: string,
  words: readonly string[],
  type: Written,
): void {
  const system = file.once('IFCCLASSIFICATION', 'ETIM International', null, null, 'ETIM', null, null, null);
  const reference = file.once('IFCCLASSIFICATIONREFERENCE', null, code, code, system, null, null);
  file.add(
    'IFCRELASSOCIATESCLASSIFICATION',
    ...[guid('classified', ...words), null, null, null, [type], reference],
  );
}
