import { languageCodes, technicalTextLimits, type LanguageCode, type Localized } from '@lucerna/engine';
import { fluxOf, readPhotometry } from '@lucerna/photometry';
import { ArchiveFault, readArchive, type ArchivedFile } from './read-archive';
import { allWithin, readXmlTree, within, XmlFault, type XmlElement } from './read-xml-tree';

/** Why a GLDF is not taken, for whoever brings it. */
export class GldfFault extends Error {}

export const gldfLimits = { bytes: 100_000_000, unpacked: 300_000_000, variants: 50 } as const;

interface GldfFile {
  readonly name: string;
  readonly bytes: Buffer;
}

interface Size {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** What a GLDF says of a variant of its luminaire, with what holds for all of them. Millimetres, watts, lumens; what it does not say is null. */
export interface ReadGldf {
  readonly manufacturer: string;
  readonly id: string;
  /** The id of a variant after the first; null of that. */
  readonly variant: string | null;
  readonly numbers: readonly string[];
  readonly name: Localized;
  readonly variantName: Localized | null;
  readonly description: Localized | null;
  readonly tenderText: Localized | null;
  readonly series: Localized | null;
  readonly kind: string;
  readonly pendantLength: number | null;
  readonly finish: Localized | null;
  readonly gtin: string | null;
  /** As its product says. */
  readonly size: Size | null;
  /** Of the box or cylinder that it may be drawn as. */
  readonly simpleSize: Size | null;
  readonly watts: number | null;
  readonly lumens: number | null;
  readonly kelvin: number | null;
  readonly cri: number | null;
  readonly energyClass: string | null;
  readonly ip: string | null;
  readonly protectionClass: string | null;
  readonly distribution: string | null;
  readonly certificates: readonly string[];
  readonly light: GldfFile | null;
  /** Its models in 3D as L3D, the most detailed first. */
  readonly geometries: readonly GldfFile[];
  readonly pictures: readonly GldfFile[];
}

export interface GldfResult {
  /** Of each variant; none where it describes no product. */
  readonly variants: readonly ReadGldf[];
  /** What it holds and the feed has no place for, or what cannot be read of it. */
  readonly left: readonly string[];
}

/** The folders of a GLDF by what stands before the slash of a content type. */
const contentTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ldc/eulumdat', 'ldc/ies', 'ldc/iesxml'].map((type) => [type, 'ldc'])),
  ...Object.fromEntries(['image/png', 'image/svg', 'image/jpg'].map((type) => [type, 'image'])),
  ...Object.fromEntries(['geo/l3d', 'geo/r3d', 'geo/m3d'].map((type) => [type, 'geo'])),
  ...Object.fromEntries(['symbol/dxf', 'symbol/svg'].map((type) => [type, 'symbol'])),
  ...Object.fromEntries(['sensor/sensxml', 'sensor/sensldt'].map((type) => [type, 'sensor'])),
  ...{ 'document/pdf': 'document', 'spectrum/text': 'spectrum', other: 'other' },
};

/** Reads a GLDF of version 1. Outside addresses are named and never asked for. Throws GldfFault. */
export function readGldf(bytes: Buffer): GldfResult {
  if (bytes.length > gldfLimits.bytes) throw new GldfFault(`it has more than ${gldfLimits.bytes} bytes`);
  try {
    const archive = readArchive(bytes);
    const size = archive.reduce((sum, each) => sum + each.size, 0);
    if (size > gldfLimits.unpacked)
      throw new GldfFault(`unpacked it has more than ${gldfLimits.unpacked} bytes`);
    const described = archive.find(({ name }) => name.toLowerCase() === 'product.xml');
    if (!described) throw new GldfFault('it holds no product.xml');
    return readProduct(readXmlTree(described.read()), archive);
  } catch (cause) {
    if (cause instanceof ArchiveFault) throw new GldfFault(cause.message);
    if (cause instanceof XmlFault) throw new GldfFault(`product.xml: ${cause.message}`);
    throw cause;
  }
}

interface NamedFile {
  readonly contentType: string;
  /** Null of one with an outside address. */
  readonly file: ArchivedFile | null;
}

/**
 * The file of a name. Programs write letters beyond ASCII in code pages of their own and read them otherwise, so that of such a name
 * the rest decides, where it fits one file alone.
 */
function archivedAs(archive: readonly ArchivedFile[], name: string): ArchivedFile | undefined {
  const exact = archive.find((each) => each.name === name);
  const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '');
  if (exact || plain(name) === name) return exact;
  const alike = archive.filter((each) => plain(each.name) === plain(name));
  return alike.length === 1 ? alike[0] : undefined;
}

/** The files by their ids. One that should lie in the archive and does not is a fault. */
function filesOf(
  root: XmlElement,
  archive: readonly ArchivedFile[],
  left: string[],
): ReadonlyMap<string, NamedFile> {
  const files = new Map<string, NamedFile>();
  for (const { attributes, text } of allWithin(root, 'GeneralDefinitions', 'Files', 'File')) {
    const { id = '', contentType = '', type = '' } = attributes;
    const folder = Object.hasOwn(contentTypes, contentType) ? contentTypes[contentType] : undefined;
    if (folder === undefined)
      throw new GldfFault(
        `product.xml: ${JSON.stringify(contentType.slice(0, 40))} is no content type of a file`,
      );
    if (type === 'url') {
      left.push(`the file at an outside address ${text.slice(0, 120)}`);
      files.set(id, { contentType, file: null });
      continue;
    }
    if (type !== 'localFileName')
      throw new GldfFault(`product.xml: file ${id.slice(0, 40)} is neither in the archive nor at an address`);
    if (/[/\\:]/.test(text))
      throw new GldfFault(
        `product.xml: the name ${JSON.stringify(text.slice(0, 80))} leads out of its folder`,
      );
    const file = archivedAs(archive, `${folder}/${text}`);
    if (!file) throw new GldfFault(`it lacks the file ${folder}/${text.slice(0, 80)}`);
    let bytes: Buffer | undefined;
    files.set(id, { contentType, file: { ...file, read: () => (bytes ??= file.read()) } });
  }
  return files;
}

const languageOf = (tag: string): LanguageCode | undefined => {
  const [language = '', region] = tag.toLowerCase().split('-');
  if (language === 'en' && region === 'us') return 'us';
  return languageCodes.find((each) => each === language && each !== 'us');
};

/** A text in six languages: a language that it lacks has that of the file, or the first. */
function localized(element: XmlElement | undefined, usual: string, longest = 2000): Localized | null {
  const own = new Map<string, string>();
  const all = allWithin(element, 'Locale').flatMap(({ attributes, text }) => {
    const language = languageOf(attributes['language'] ?? '');
    if (language && text !== '') own.set(language, text.slice(0, longest));
    return text === '' ? [] : [text.slice(0, longest)];
  });
  const [first] = all;
  if (first === undefined) return null;
  const fallback = own.get('en') ?? own.get(languageOf(usual) ?? '') ?? first;
  const of = (language: string) => own.get(language) ?? fallback;
  return {
    es: of('es'),
    en: of('en'),
    de: of('de'),
    it: of('it'),
    fr: of('fr'),
    us: own.get('us') ?? of('en'),
  };
}

/** A number that a feed takes; null of none. */
function numberOf(element: XmlElement | undefined, most = 10_000_000): number | null {
  const value = Number(element?.text === '' ? undefined : element?.text);
  return Number.isFinite(value) && value >= 0 && value <= most ? value : null;
}

/** Mountings and what kind of luminaire they make, in the order in which they are looked for. */
const kinds: readonly (readonly [path: readonly string[], kind: string])[] = [
  [['Ceiling', 'Pendant'], 'pendant'],
  [['Ceiling'], 'ceiling'],
  [['Wall'], 'wall'],
  [['WorkingPlane'], 'table'],
  [['Ground', 'FreeStanding'], 'floor'],
  [['Ground'], 'ground'],
];

const distributions: Readonly<Record<string, string>> = {
  'Diffuse full spherical': 'globe',
  'Direct indirect': 'updown',
  Direct: 'lambert',
};

function readProduct(root: XmlElement, archive: readonly ArchivedFile[]): GldfResult {
  if (root.name !== 'Root')
    throw new GldfFault('product.xml is no description of a luminaire: it does not begin with Root');
  const manufacturer = within(root, 'Header', 'Manufacturer')?.text;
  if (!manufacturer) throw new GldfFault('product.xml names no manufacturer');
  const version = within(root, 'Header', 'FormatVersion')?.attributes['major'];
  if (version !== undefined && version !== '1')
    throw new GldfFault(`it is of version ${version.slice(0, 10)} of the format, and version 1 is read`);
  const usual = within(root, 'Header', 'DefaultLanguage')?.text ?? 'en';
  const left: string[] = [];
  const files = filesOf(root, archive, left);
  const meta = within(root, 'ProductDefinitions', 'ProductMetaData');
  const name = localized(within(meta, 'Name'), usual);
  if (!meta || !name) return { variants: [], left: [...left, 'it describes no product'] };
  const all = allWithin(root, 'ProductDefinitions', 'Variants', 'Variant');
  const { variants: most } = gldfLimits;
  if (all.length > most) left.push(`variants beyond ${most} of ${all.length}`);
  const product = { root, meta, files, left, usual, name, manufacturer: manufacturer.slice(0, 200) };
  const variants = all.length === 0 ? [undefined] : all.slice(0, most);
  return {
    variants: variants.map((variant, at) => readVariant(product, variant, at)),
    left: [...new Set(left)],
  };
}

interface Product {
  readonly root: XmlElement;
  readonly meta: XmlElement;
  readonly files: ReadonlyMap<string, NamedFile>;
  readonly left: string[];
  /** The language of the file. */
  readonly usual: string;
  readonly name: Localized;
  readonly manufacturer: string;
}

/** A variant, and of the product what it does not say itself. The number of the product is that of the first. */
function readVariant(product: Product, variant: XmlElement | undefined, at: number): ReadGldf {
  const { root, meta, files, left, usual, name, manufacturer } = product;
  const number = localized(within(meta, 'ProductNumber'), usual);
  const ownNumber = localized(within(variant, 'ProductNumber'), usual);
  const numbers = [ownNumber, at === 0 ? number : null].flatMap((each) => (each ? [each.en] : []));
  const light = lightOf(root, variant, files, left);
  const geometries = geometriesOf(root, variant, files, left);
  const attributes = within(variant, 'DescriptiveAttributes') ?? within(meta, 'DescriptiveAttributes');
  const described = (...path: readonly string[]) =>
    within(within(variant, 'DescriptiveAttributes'), ...path) ??
    within(within(meta, 'DescriptiveAttributes'), ...path);
  const productSize = described('Mechanical', 'ProductSize');
  const [length, width, height] = ['Length', 'Width', 'Height'].map((each) =>
    numberOf(within(productSize, each)),
  );
  const own =
    length !== null &&
    width !== null &&
    height !== null &&
    length !== undefined &&
    width !== undefined &&
    height !== undefined;
  const mountings = within(variant, 'Mountings');
  const code = described('Electrical', 'IngressProtectionIPCode')?.text ?? '';
  const safety = described('Electrical', 'ElectricalSafetyClass')?.text;
  const marks = [
    ...allWithin(attributes, 'Marketing', 'Labels', 'Label'),
    ...allWithin(attributes, 'Marketing', 'ApprovalMarks', 'ApprovalMark'),
  ];
  const pendant = within(mountings, 'Ceiling', 'Pendant')?.attributes['pendantLength'];
  return {
    manufacturer,
    id: within(meta, 'UniqueProductId')?.text.slice(0, 100) || (number?.en ?? name.en),
    variant: at === 0 ? null : (variant?.attributes['id'] ?? `${at + 1}`).slice(0, 100),
    numbers,
    name,
    variantName: localized(within(variant, 'Name'), usual),
    series: localized(
      within(meta, 'ProductSeries', 'Name') ?? within(within(meta, 'ProductSeries'), 'ProductSerie', 'Name'),
      usual,
    ),
    description: localized(within(meta, 'Description'), usual),
    tenderText: localized(within(meta, 'TenderText'), usual, technicalTextLimits.text),
    kind: kinds.find(([path]) => within(mountings, ...path))?.[1] ?? 'light',
    pendantLength: pendant === undefined || !(Number(pendant) > 0) ? null : Math.round(Number(pendant)),
    finish: localized(described('Marketing', 'HousingColors', 'HousingColor'), usual),
    gtin: within(variant, 'GTIN')?.text ?? null,
    size: own ? { length, width, height } : null,
    simpleSize: simpleSizeOf(root, variant),
    ...light,
    geometries,
    ip: /^IP\d\d$/.test(code) ? code : null,
    protectionClass: safety && safety.length <= 10 ? safety : null,
    distribution: distributions[described('Electrical', 'LightDistribution')?.text ?? ''] ?? null,
    certificates: marks
      .map(({ text }) => text.slice(0, 200))
      .filter((text) => text !== '')
      .slice(0, 50),
    pictures: picturesOf(variant, meta, files, left),
  };
}

type Light = Pick<ReadGldf, 'watts' | 'lumens' | 'kelvin' | 'cri' | 'energyClass' | 'light'>;

const byId = (elements: readonly XmlElement[], id: string | undefined) =>
  id === undefined ? undefined : elements.find(({ attributes }) => attributes['id'] === id);

/** The emitter of a variant, its light source and its light file. */
function lightOf(
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

/** The measures of the simple geometry, which are mostly those of a box around the luminaire. */
function simpleSizeOf(root: XmlElement, variant: XmlElement | undefined): Size | null {
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
function geometriesOf(
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

/** What becomes of a luminaire without a body. */
export const drawnPlain = 'it is drawn as a plain luminaire of its kind and measures';

function picturesOf(
  variant: XmlElement | undefined,
  meta: XmlElement,
  files: ReadonlyMap<string, NamedFile>,
  left: string[],
): readonly GldfFile[] {
  const images = [...allWithin(variant, 'Pictures', 'Image'), ...allWithin(meta, 'Pictures', 'Image')];
  const ids = new Set(
    images
      .filter(({ attributes }) => attributes['imageType'] === 'Product Picture')
      .map(({ attributes }) => attributes['fileId'] ?? ''),
  );
  return [...ids].slice(0, 20).flatMap((id) => {
    const found = files.get(id);
    const ending = { 'image/png': 'png', 'image/jpg': 'jpg' }[found?.contentType ?? ''];
    if (!found?.file || ending === undefined) {
      if (found?.file)
        left.push(`the picture ${found.file.name}, which is of another kind than PNG and JPEG`);
      return [];
    }
    return [{ name: `picture.${ending}`, bytes: found.file.read() }];
  });
}
