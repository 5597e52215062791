import type { NamedPiece } from '../product/product';
import type { Placed } from './ports';
import { lightAxes } from './light-axes';
import type { IfcProject } from './project';
import { lampSets, relateSets } from './property-sets';
import { enumeration } from './step';

/** The light sources of fixtures of one type: a lamp in each, and what is known of it. */
export function addLamps(
  project: IfcProject,
  fixture: NamedPiece,
  key: string,
  fixtures: readonly Placed[],
): void {
  const { piece, name } = fixture;
  const { light } = piece;
  if (!light) return;
  const { file, guid } = project;
  const led = enumeration('LED');
  const called = `LED ${name}`;
  const lamps = fixtures.map(({ element, place, key: own }) => {
    const axes = lightAxes(project, light);
    const lamp = file.add(
      'IFCLAMP',
      ...[guid('lamp', own), null, called, null, null, file.add('IFCLOCALPLACEMENT', place, axes), null],
      ...[null, led],
    );
    file.add('IFCRELAGGREGATES', guid('lamp of', own), null, null, null, element, [lamp]);
    return lamp;
  });
  const sets = lampSets(project, fixture, key);
  const type = file.add(
    'IFCLAMPTYPE',
    ...[guid('lamp type', key), null, called, null, null, sets, null, null, null, led],
  );
  file.add('IFCRELDEFINESBYTYPE', guid('is lamp', key), null, null, null, lamps, type);
  relateSets(project, `lamp ${key}`, lamps, sets);
}
