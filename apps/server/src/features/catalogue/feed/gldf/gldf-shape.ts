import type { GldfFile, NamedFile } from './gldf-files';
import { byId, numberOf } from './gldf-numbers';
import { allWithin, within, type XmlElement } from './read-xml-tree';

/** What becomes of a luminaire without a body. */
export const drawnPlain = 'it is drawn as a plain luminaire of its kind and measures';

export interface Size {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** The measures of the simple geometry, which are mostly those of a box around the luminaire. */
export function simpleSizeOf(root: XmlElement, variant: XmlElement | undefined): Size | null {
  const geometry = within(variant, 'Geometry');
  const references = within(geometry, 'GeometryReferences');
  const simple = within(geometry, 'SimpleGeometryReference') ?? within(references, 'SimpleGeometryReference');
  const all = allWithin(root, 'GeneralDefinitions', 'Geometries', 'SimpleGeometry');
  const found = byId(all, simple?.attributes['geometryId']) ?? all[0];
  const of = (shape: string, side: string) => numberOf(within(found, shape, side), 100_000);
  const [length, width, height] = [of('Cuboid', 'Length'), of('Cuboid', 'Width'), of('Cuboid', 'Height')];
  if (length !== null && width !== null && height !== null) return { length, width, height };
  const [diameter, high] = [of('Cylinder', 'Diameter'), of('Cylinder', 'Height')];
  return diameter !== null && high !== null ? { length: diameter, width: diameter, height: high } : null;
}

const levels = ['High', 'Medium', 'Low'];

/** Models in 3D that GLDF names and that other programs keep to themselves. */
const otherGeometries: Readonly<Record<string, string>> = { 'geo/r3d': 'R3D', 'geo/m3d': 'M3D' };

/** The files of the model in 3D; of another kind than L3D they are told as left. */
export function geometriesOf(
  root: XmlElement,
  variant: XmlElement | undefined,
  files: ReadonlyMap<string, NamedFile>,
  left: string[],
): readonly GldfFile[] {
  const geometry = within(variant, 'Geometry');
  const reference =
    within(geometry, 'ModelGeometryReference') ??
    within(geometry, 'GeometryReferences', 'ModelGeometryReference');
  if (!reference) return [];
  const all = allWithin(root, 'GeneralDefinitions', 'Geometries', 'ModelGeometry');
  const named = allWithin(byId(all, reference.attributes['geometryId']), 'GeometryFileReference');
  const there = named
    .map(({ attributes }) => ({
      level: levels.indexOf(attributes['levelOfDetail'] ?? 'High'),
      file: files.get(attributes['fileId'] ?? ''),
    }))
    .sort((one, other) => one.level - other.level)
    .flatMap(({ file }) => (file?.file ? [{ ...file.file, contentType: file.contentType }] : []));
  const found = there
    .filter(({ contentType }) => contentType === 'geo/l3d')
    .map(({ name, read }) => ({ name, bytes: read() }));
  if (found.length > 0) return found;
  const [other] = there;
  const kind = otherGeometries[other?.contentType ?? ''];
  left.push(
    other && kind
      ? `its 3D model ${other.name}: ${kind} is a format of one program only, not L3D, so a plain luminaire of its kind and size is drawn`
      : `its model in 3D, which is no L3D in the file: ${drawnPlain}`,
  );
  return [];
}
