import type { About } from '../product/product';
import { guidOf } from './guid';
import { derived, enumeration, StepFile } from './step';
import type { Value, Written } from './step';

/** A file with the project and the storey that everything stands on. */
export interface IfcProject {
  readonly file: StepFile;
  /** What ids of the file begin with, so that two products have different ones. */
  readonly guid: (...words: readonly string[]) => string;
  readonly storey: Written;
  readonly storeyPlace: Written;
  readonly body: Written;
  readonly lighting: Written;
  /** The manufacturer's name. */
  readonly brand: string;
}

const units: readonly (readonly [type: string, prefix: Value, name: string])[] = [
  ['LENGTHUNIT', null, 'METRE'],
  ['AREAUNIT', null, 'SQUARE_METRE'],
  ['VOLUMEUNIT', null, 'CUBIC_METRE'],
  ['MASSUNIT', enumeration('KILO'), 'GRAM'],
  ['PLANEANGLEUNIT', null, 'RADIAN'],
  ['POWERUNIT', null, 'WATT'],
  ['LUMINOUSFLUXUNIT', null, 'LUMEN'],
  ['LUMINOUSINTENSITYUNIT', null, 'CANDELA'],
  ['ILLUMINANCEUNIT', null, 'LUX'],
  ['THERMODYNAMICTEMPERATUREUNIT', null, 'KELVIN'],
];

/** Opens a project with a site, a building and a storey: metres, z upwards, the floor at zero. */
export function openProject({ name, code, brand }: About): IfcProject {
  const file = new StepFile();
  const guid = (...words: readonly string[]): string => guidOf('lucerna', code, name, ...words);
  const origin = file.once('IFCCARTESIANPOINT', [0, 0, 0]);
  const axes = file.add('IFCAXIS2PLACEMENT3D', origin, null, null);
  const context = file.add(
    'IFCGEOMETRICREPRESENTATIONCONTEXT',
    null,
    'Model',
    { step: '3' },
    1e-5,
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
  const all = units.map(([type, prefix, unit]) =>
    file.add('IFCSIUNIT', derived, enumeration(type), prefix, enumeration(unit)),
  );
  const title = name || code || 'Product';
  const project = file.add(
    'IFCPROJECT',
    ...[guid('project'), null, title, code || null, null, null, null, [context]],
    file.add('IFCUNITASSIGNMENT', all),
  );
  const place = (above: Written | null): Written => file.add('IFCLOCALPLACEMENT', above, axes);
  const sitePlace = place(null);
  const buildingPlace = place(sitePlace);
  const storeyPlace = place(buildingPlace);
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
  const storey = file.add(
    'IFCBUILDINGSTOREY',
    ...[guid('storey'), null, 'Storey', null, null, storeyPlace, null, null, element, 0],
  );
  const chain = [project, site, building, storey];
  for (const [at, whole] of chain.slice(0, -1).entries()) {
    file.add('IFCRELAGGREGATES', guid('aggregates', String(at)), null, null, null, whole, [
      chain[at + 1] ?? null,
    ]);
  }
  return { file, guid, storey, storeyPlace, body: part('Body'), lighting: part('Lighting'), brand };
}
