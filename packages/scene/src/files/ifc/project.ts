import type { Position } from '@lucerna/engine';
import type { About } from '../product/product';
import type { LightFile } from '../light-file';
import { guidOf } from './guid';
import { derived, enumeration, StepFile, type Value, type Written } from './step';
import { addUnits, lengthsOfMetre } from './units';

/** A file with the project that everything stands in. */
export interface IfcProject {
  readonly file: StepFile;
  /** What ids of the file begin with, so that two products have different ones. */
  readonly guid: (...words: readonly string[]) => string;
  readonly building: Written;
  /** A length of so many metres in the unit of the file. */
  readonly length: (metres: number) => number;
  /** A point of a scene, metres with y upwards, in the axes and the unit of the file. */
  readonly point: (at: Position) => Written;
  /** Adds a storey with its floor at a height in metres; null where nobody has said how high it is. */
  readonly addStorey: (name: string, elevation: number | null) => Storey;
  readonly body: Written;
  readonly lighting: Written;
  /** The manufacturer's name. */
  readonly brand: string;
  /** The light files that are delivered beside the file, by the reference of their article. */
  readonly lightFiles: ReadonlyMap<string, LightFile>;
}

/** A part of a building, with the place that what stands in it is placed from. */
export interface Storey {
  readonly written: Written;
  readonly place: Written;
  /** Adds a room of it. */
  readonly addRoom: (name: string) => { readonly written: Written };
}

/** Opens a project with a site and a building: z upwards, in the units of its market. */
export function openProject(
  { name, code, brand, units }: About,
  lightFiles: ReadonlyMap<string, LightFile>,
): IfcProject {
  const file = new StepFile();
  const guid = (...words: readonly string[]): string => guidOf('lucerna', code, name, ...words);
  const scale = lengthsOfMetre[units];
  const length = (metres: number): number => metres * scale;
  const point = ({ x, y, z }: Position): Written =>
    file.once('IFCCARTESIANPOINT', [length(x), length(-z), length(y)]);
  const origin = point({ x: 0, y: 0, z: 0 });
  const axes = file.add('IFCAXIS2PLACEMENT3D', origin, null, null);
  const context = file.add(
    'IFCGEOMETRICREPRESENTATIONCONTEXT',
    null,
    'Model',
    { step: '3' },
    length(1e-5),
    axes,
    null,
  );
  const part = (identifier: string): Written =>
    file.add(
      'IFCGEOMETRICREPRESENTATIONSUBCONTEXT',
      ...[identifier, 'Model', derived, derived, derived, derived, context, null],
      enumeration('MODEL_VIEW'),
      null,
    );
  const title = name || code || 'Product';
  const project = file.add(
    'IFCPROJECT',
    ...[guid('project'), null, title, code || null, null, null, null, [context]],
    addUnits(file, units),
  );
  const place = (above: Written | null): Written => file.add('IFCLOCALPLACEMENT', above, axes);
  const sitePlace = place(null);
  const buildingPlace = place(sitePlace);
  const element = enumeration('ELEMENT');
  const site = file.add(
    'IFCSITE',
    ...[guid('site'), null, 'Site', null, null, sitePlace, null, null, element],
    ...[null, null, null, null, null],
  );
  const building = file.add(
    'IFCBUILDING',
    ...[guid('building'), null, 'Building', null, null, buildingPlace, null, null, element],
    ...[null, null, null],
  );
  const aggregate = (whole: Written, name: string, parts: readonly Value[]): Written =>
    file.add('IFCRELAGGREGATES', guid('aggregates', name), null, null, null, whole, parts);
  aggregate(project, 'site', [site]);
  aggregate(site, 'building', [building]);
  const addStorey = (called: string, elevation: number | null): Storey => {
    const at = point({ x: 0, y: elevation ?? 0, z: 0 });
    const placed = file.add(
      'IFCLOCALPLACEMENT',
      buildingPlace,
      file.add('IFCAXIS2PLACEMENT3D', at, null, null),
    );
    const written = file.add(
      'IFCBUILDINGSTOREY',
      ...[guid('storey', called), null, called, null, null, placed, null, null, element],
      elevation === null ? null : length(elevation),
    );
    aggregate(building, `storey ${called}`, [written]);
    const addRoom = (room: string) => {
      const own = file.add('IFCLOCALPLACEMENT', placed, axes);
      const space = file.add(
        'IFCSPACE',
        ...[guid('room', called, room), null, room, null, null, own, null, null, element],
        ...[enumeration('SPACE'), null],
      );
      aggregate(written, `room ${called} ${room}`, [space]);
      return { written: space };
    };
    return { written, place: placed, addRoom };
  };
  const contexts = { body: part('Body'), lighting: part('Lighting') };
  return { file, guid, length, point, building, addStorey, ...contexts, brand, lightFiles };
}
