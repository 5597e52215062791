import {
  inEachLanguage,
  languageCodes,
  languages,
  spokenLanguage,
  spokenLanguages,
  technicalTextLimits,
} from '@lucerna/engine';
import type { LanguageCode, Localized } from '@lucerna/engine';
import { filesOf, GldfFault, type GldfFile, type NamedFile } from './gldf-files';
import { lightOf, type Light } from './gldf-light';
import { numberOf } from './gldf-numbers';
import { picturesOf } from './gldf-pictures';
import { geometriesOf, simpleSizeOf, type Size } from './gldf-shape';
import { ArchiveFault, readArchive, type ArchivedFile } from './read-archive';
import { allWithin, readXmlTree, within, XmlFault, type XmlElement } from './read-xml-tree';

export const gldfLimits = { bytes: 100_000_000, unpacked: 300_000_000, variants: 50 } as const;

/** What a GLDF says of a variant of its luminaire, with what holds for all of them. Millimetres, watts, lumens; what it does not say is null. */
export interface ReadGldf extends Light {
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
  readonly ip: string | null;
  readonly protectionClass: string | null;
  readonly distribution: string | null;
  readonly certificates: readonly string[];
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

const languageOf = (tag: string): LanguageCode | undefined => {
  const [language = ''] = tag.toLowerCase().split('-');
  const isWritten = (each: LanguageCode) => languages[each].locale.toLowerCase() === tag.toLowerCase();
  return languageCodes.find(isWritten) ?? spokenLanguages.find((each) => each === language);
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
  return inEachLanguage((each) => own.get(each) ?? own.get(spokenLanguage(each)) ?? fallback);
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
