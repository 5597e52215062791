import type { About, NamedPiece } from '../product/product';
import { isElectrical } from './ports';
import { property } from './shape';
import type { IfcProject } from './project';
import { typed, whole, type Value, type Written } from './step';

/** How a kind of luminaire is mounted and what it is placed on, in the words of Pset_LightFixtureTypeCommon. */
const mountings: Readonly<Record<string, readonly [mounting: string, placing: string]>> = {
  pendant: ['SUSPENDED', 'CEILING'],
  ceiling: ['SURFACE', 'CEILING'],
  wall: ['SURFACE', 'WALL'],
  floor: ['FREESTANDING', 'FLOOR'],
  table: ['FREESTANDING', 'FURNITURE'],
  ground: ['FREESTANDING', 'FLOOR'],
};

/** Lights that a drawn system carries hang with it. */
const carried = ['SUSPENDED', 'CEILING'] as const;

/** The classes of IEC 61140 in the words of the standard, and whether such a device is earthed. */
const protectionClasses: Readonly<Record<string, readonly [name: string, isEarthed: boolean]>> = {
  '0': ['CLASS0APPLIANCE', false],
  I: ['CLASSIAPPLIANCE', true],
  II: ['CLASSIIAPPLIANCE', false],
  III: ['CLASSIIIAPPLIANCE', false],
};

/** How light of a temperature looks, by EN 12464-1: up to which kelvin. */
const appearances = [
  [3300, 'Warm white'],
  [5300, 'Neutral white'],
  [Infinity, 'Cool white'],
] as const;

/** A property set before it is written. */
type PropertySet = readonly [name: string, properties: readonly Written[]];

/** A value of an enumeration of the standard. */
const chosen = ({ file }: IfcProject, of: string, enumerated: string): Written =>
  file.once('IFCPROPERTYENUMERATEDVALUE', of, null, [typed('IFCLABEL', enumerated)], null);

/** What every common set begins with. */
const common = (project: IfcProject, reference: string): Written[] => [
  property(project.file, 'Reference', 'IFCIDENTIFIER', reference),
  chosen(project, 'Status', 'NEW'),
];

function lightFixture(project: IfcProject, { piece, name, model }: NamedPiece): PropertySet {
  const { file } = project;
  const [mounting, placing] = mountings[model?.kind ?? ''] ?? carried;
  return [
    'Pset_LightFixtureTypeCommon',
    [
      ...common(project, name),
      property(file, 'NumberOfSources', 'IFCINTEGER', whole(1)),
      property(file, 'TotalWattage', 'IFCPOWERMEASURE', piece.light?.watts ?? 0),
      chosen(project, 'LightFixtureMountingType', mounting),
      chosen(project, 'LightFixturePlacingType', placing),
    ],
  ];
}

function manufacturerSet({ file, brand }: IfcProject, { piece, name, model, gtin }: NamedPiece): PropertySet {
  return [
    'Pset_ManufacturerTypeInformation',
    [
      ...(gtin !== null ? [property(file, 'GlobalTradeItemNumber', 'IFCIDENTIFIER', gtin)] : []),
      property(file, 'ArticleNumber', 'IFCIDENTIFIER', name),
      property(file, 'ModelReference', 'IFCLABEL', model?.model ?? ''),
      property(file, 'ModelLabel', 'IFCLABEL', piece.name),
      property(file, 'Manufacturer', 'IFCLABEL', brand),
    ],
  ];
}

function electrical(project: IfcProject, { model }: NamedPiece): PropertySet[] {
  const { file } = project;
  const { protectionClass, ip } = model?.technicalData ?? {};
  const known = protectionClasses[protectionClass ?? ''];
  const found = [
    ...(known ? [property(file, 'HasProtectiveEarth', 'IFCBOOLEAN', known[1])] : []),
    ...(known ? [chosen(project, 'InsulationStandardClass', known[0])] : []),
    ...(ip ? [property(file, 'IP_Code', 'IFCLABEL', ip)] : []),
  ];
  return found.length > 0 ? [['Pset_ElectricalDeviceCommon', found]] : [];
}

function lamp(project: IfcProject, { piece, name, model }: NamedPiece): PropertySet[] {
  const { file } = project;
  const { light } = piece;
  if (!light) return [];
  const { sourceLumens = 0, sourceWatts, lumens = 0 } = model?.technicalData ?? {};
  // The source gives more than leaves the luminaire, in every temperature by the same share.
  const flux = sourceLumens > 0 && lumens > 0 ? Math.round((light.flux * sourceLumens) / lumens) : light.flux;
  const look = appearances.find(([most]) => light.temperature <= most)?.[1] ?? '';
  return [
    [
      'Pset_LampTypeCommon',
      [
        ...common(project, name),
        property(file, 'ContributedLuminousFlux', 'IFCLUMINOUSFLUXMEASURE', flux),
        property(file, 'LightEmitterNominalPower', 'IFCPOWERMEASURE', sourceWatts ?? light.watts),
        property(file, 'ColorAppearance', 'IFCLABEL', look),
        property(file, 'ColorTemperature', 'IFCTHERMODYNAMICTEMPERATUREMEASURE', light.temperature),
        ...(light.cri === null
          ? []
          : [property(file, 'ColorRenderingIndex', 'IFCINTEGER', whole(light.cri))]),
      ],
    ],
  ];
}

function written({ file, guid }: IfcProject, name: string, sets: readonly PropertySet[]): readonly Written[] {
  return sets.map(([set, properties]) =>
    file.add('IFCPROPERTYSET', guid('set', name, set), null, set, null, [...properties]),
  );
}

/** The property sets of an article. Pieces of the same reference share them. */
export function propertySets(project: IfcProject, named: NamedPiece, key: string): readonly Written[] {
  if (named.piece.reference === null) return [];
  return written(project, key, [
    ...(named.piece.light ? [lightFixture(project, named)] : []),
    manufacturerSet(project, named),
    ...(isElectrical(named) ? electrical(project, named) : []),
  ]);
}

/** The property sets of the lamp in a fixture. */
export const lampSets = (project: IfcProject, named: NamedPiece, key: string): readonly Written[] =>
  written(project, `lamp ${key}`, lamp(project, named));

/** What is said of a composition as a whole. */
export function compositionSets(project: IfcProject, { code, name }: About): readonly Written[] {
  const { file, brand } = project;
  const told = [
    property(file, 'ArticleNumber', 'IFCIDENTIFIER', code || name),
    property(file, 'ModelLabel', 'IFCLABEL', name || code),
    property(file, 'Manufacturer', 'IFCLABEL', brand),
  ];
  return written(project, `composition ${code} ${name}`, [['Pset_ManufacturerTypeInformation', told]]);
}

/** Says of pieces what their article's sets say, for readers that do not look at types. */
export function relateSets(
  { file, guid }: IfcProject,
  name: string,
  pieces: readonly Value[],
  sets: readonly Written[],
): void {
  for (const [at, set] of sets.entries()) {
    file.add('IFCRELDEFINESBYPROPERTIES', guid('has set', name, String(at)), null, null, null, pieces, set);
  }
}
