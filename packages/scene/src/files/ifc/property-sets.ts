import type { NamedPiece } from '../product/product';
import { property } from './shape';
import type { IfcProject } from './project';
import { typed, whole } from './step';
import type { Value, Written } from './step';

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

type Set = readonly [name: string, properties: readonly Written[]];

function lightFixture({ file }: IfcProject, { piece, name, model }: NamedPiece): Set {
  const [mounting, placing] = mountings[model?.kind ?? ''] ?? carried;
  const chosen = (of: string, enumerated: string): Written =>
    file.once('IFCPROPERTYENUMERATEDVALUE', of, null, [typed('IFCLABEL', enumerated)], null);
  return [
    'Pset_LightFixtureTypeCommon',
    [
      property(file, 'Reference', 'IFCIDENTIFIER', name),
      chosen('Status', 'NEW'),
      property(file, 'NumberOfSources', 'IFCINTEGER', whole(1)),
      property(file, 'TotalWattage', 'IFCPOWERMEASURE', piece.light?.watts ?? 0),
      chosen('LightFixtureMountingType', mounting),
      chosen('LightFixturePlacingType', placing),
    ],
  ];
}

function manufacturerSet({ file, brand }: IfcProject, { piece, name, model }: NamedPiece): Set {
  return [
    'Pset_ManufacturerTypeInformation',
    [
      property(file, 'ArticleNumber', 'IFCIDENTIFIER', name),
      property(file, 'ModelReference', 'IFCLABEL', model?.model ?? ''),
      property(file, 'ModelLabel', 'IFCLABEL', piece.name),
      property(file, 'Manufacturer', 'IFCLABEL', brand),
    ],
  ];
}

function lamp({ file }: IfcProject, { piece }: NamedPiece): Set[] {
  const { light } = piece;
  if (!light) return [];
  const cri =
    light.cri === null ? [] : [property(file, 'ColourRenderingIndex', 'IFCINTEGER', whole(light.cri))];
  const kelvin = property(file, 'ColourTemperature', 'IFCTHERMODYNAMICTEMPERATUREMEASURE', light.temperature);
  return [
    [
      'Pset_LampTypeCommon',
      [property(file, 'ContributedLuminousFlux', 'IFCLUMINOUSFLUXMEASURE', light.flux), kelvin, ...cri],
    ],
  ];
}

function electrical({ file }: IfcProject, { piece, model }: NamedPiece): Set[] {
  const { protectionClass, ip } = model?.technicalData ?? {};
  const found = [
    ...(piece.light ? [property(file, 'NominalPowerConsumption', 'IFCPOWERMEASURE', piece.light.watts)] : []),
    ...(ip ? [property(file, 'IP_Code', 'IFCLABEL', ip)] : []),
    ...(protectionClass ? [property(file, 'InsulationStandardClass', 'IFCLABEL', protectionClass)] : []),
  ];
  return found.length > 0 ? [['Pset_ElectricalDeviceCommon', found]] : [];
}

/** The property sets of an article. Pieces of the same reference share them. */
export function propertySets(project: IfcProject, named: NamedPiece): readonly Written[] {
  if (named.piece.reference === null) return [];
  const sets: readonly Set[] = [
    ...(named.piece.light ? [lightFixture(project, named)] : []),
    manufacturerSet(project, named),
    ...lamp(project, named),
    ...electrical(project, named),
  ];
  const { file, guid } = project;
  return sets.map(([name, properties]) =>
    file.add('IFCPROPERTYSET', guid('set', named.name, name), null, name, null, [...properties]),
  );
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
