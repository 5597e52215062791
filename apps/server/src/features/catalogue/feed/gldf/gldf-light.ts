import { fluxOf, readPhotometry } from '@lucerna/photometry';
import type { GldfFile, NamedFile } from './gldf-files';
import { byId, numberOf } from './gldf-numbers';
import type { ArchivedFile } from './read-archive';
import { allWithin, within, type XmlElement } from './read-xml-tree';

/** What a variant says of its light: watts, lumens, kelvins; null of what it does not say. */
export interface Light {
  readonly watts: number | null;
  readonly lumens: number | null;
  readonly kelvin: number | null;
  readonly cri: number | null;
  readonly energyClass: string | null;
  readonly light: GldfFile | null;
}

/** The emitter of a variant, its light source and its light file. */
export function lightOf(
  root: XmlElement,
  variant: XmlElement | undefined,
  files: ReadonlyMap<string, NamedFile>,
  left: string[],
): Light {
  const general = within(root, 'GeneralDefinitions');
  const geometry = within(variant, 'Geometry');
  const reference =
    within(geometry, 'EmitterReference') ??
    within(geometry, 'ModelGeometryReference', 'EmitterReference') ??
    within(geometry, 'GeometryReferences', 'ModelGeometryReference', 'EmitterReference');
  const simple =
    within(geometry, 'SimpleGeometryReference') ??
    within(geometry, 'GeometryReferences', 'SimpleGeometryReference');
  const emitters = allWithin(general, 'Emitters', 'Emitter');
  const emitter =
    byId(emitters, reference?.attributes['emitterId'] ?? simple?.attributes['emitterId']) ??
    (variant ? emitters[0] : undefined);
  const part = emitter?.children.find((each) =>
    /^(Fixed|Changeable|MultiChannel)LightEmitter$/.test(each.name),
  );
  const equipment = byId(
    allWithin(general, 'Equipments', 'Equipment'),
    within(part, 'EquipmentReference')?.attributes['equipmentId'],
  );
  const named = {
    ...within(part, 'LightSourceReference')?.attributes,
    ...within(equipment, 'LightSourceReference')?.attributes,
  };
  const sources = within(general, 'LightSources')?.children ?? [];
  const source = byId(sources, Object.entries(named).find(([each]) => each.endsWith('LightSourceId'))?.[1]);
  const photometry = byId(
    allWithin(general, 'Photometries', 'Photometry'),
    within(part, 'PhotometryReference')?.attributes['photometryId'],
  );
  const fileId = within(photometry, 'PhotometryFileReference')?.attributes['fileId'];
  const found = fileId === undefined ? undefined : files.get(fileId);
  const light = found?.file ? lightFile(found, found.file, left) : null;
  const label = allWithin(source, 'EnergyLabels', 'EnergyLabel').find(
    ({ attributes, text }) => attributes['region']?.toUpperCase() === 'EU' && /^[A-G]$/.test(text),
  );
  const cri = numberOf(within(source, 'ColorInformation', 'ColorRenderingIndex'), 100);
  return {
    watts: numberOf(within(equipment, 'RatedInputPower')) ?? numberOf(within(source, 'RatedInputPower')),
    lumens:
      numberOf(within(part, 'RatedLuminousFlux')) ??
      numberOf(within(source, 'RatedLuminousFlux')) ??
      light?.flux ??
      null,
    kelvin: numberOf(within(source, 'ColorInformation', 'CorrelatedColorTemperature'), 30_000),
    ...{ cri, energyClass: label?.text ?? null },
    light: light && { name: light.name, bytes: light.bytes },
  };
}

/** A light file that can be read, with its flux. */
function lightFile(
  { contentType }: NamedFile,
  file: ArchivedFile,
  left: string[],
): (GldfFile & { readonly flux: number }) | null {
  const ending = { 'ldc/eulumdat': 'ldt', 'ldc/ies': 'ies' }[contentType];
  if (ending === undefined) {
    left.push(`the light file ${file.name}, which is of another kind than EULUMDAT and IES LM-63`);
    return null;
  }
  const bytes = file.read();
  const read = readPhotometry(bytes.toString('latin1'));
  if (read.ok)
    return { name: `light.${ending}`, bytes, flux: Math.round(fluxOf(read.photometry.distribution)) };
  left.push(`the light file ${file.name}, which no lighting program can read`);
  return null;
}
