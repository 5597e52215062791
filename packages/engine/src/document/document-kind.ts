import type { Market } from '../catalogue/market';
import { exportFormats } from '../creation/export-format';
import type { ProblemCode } from '../problem';
import { isUmbrella, type DocumentedProduct } from './documented-product';

/** What a download is asked by (spec C9, Creation codes and sheets); `all` is every other one. */
export const downloadTypes = [
  'all',
  'info',
  'installation',
  'energy',
  'model3d',
  'imagehd',
  'photometry',
] as const;
export type DownloadType = (typeof downloadTypes)[number];

/** The documents of a download, as the spec writes them on the wire (C9). */
export const documentSubTypes = [
  'specSheet',
  'manual',
  'energyLabel',
  '2D_3D',
  'product',
  'ambient',
  'photometry',
] as const;
export type DocumentSubType = (typeof documentSubTypes)[number];

/** What a document needs of its product, with the problem of one that does not have it. */
const needs = {
  catalogue: { holds: ({ isInCatalogue }) => isInCatalogue, problem: 'document-left-catalogue' },
  model: { holds: ({ model }) => !isUmbrella(model), problem: 'document-of-model' },
  oneLuminaire: {
    holds: ({ productType }) => productType === 'REGULAR',
    problem: 'document-of-luminaire',
  },
  light: { holds: ({ givesLight }) => givesLight, problem: 'document-without-light' },
  photometry: {
    holds: ({ hasPhotometry }) => hasPhotometry,
    problem: 'document-without-photometry',
  },
  picture: { holds: ({ hasPicture }) => hasPicture, problem: 'document-without-picture' },
} as const satisfies Readonly<
  Record<string, { readonly holds: (product: DocumentedProduct) => boolean; readonly problem: ProblemCode }>
>;

/** A kind of document: by what it is asked for, as which files it comes, and what decides whether it can be had. */
export interface DocumentKind {
  readonly type: Exclude<DownloadType, 'all'>;
  /** The files that it can be had as, the usual one first: how their names end. */
  readonly formats: readonly [string, ...string[]];
  /** In the order in which a product is told what it lacks. */
  readonly needs: readonly (keyof typeof needs)[];
  /** Markets without it do not hear of it. */
  readonly market?: keyof {
    [Key in keyof Market as Market[Key] extends boolean ? Key : never]: Key;
  };
  /** The products for which it is ticked before anybody chooses. */
  readonly checkedFor: readonly DocumentedProduct['productType'][];
  /** The products of which making it takes long: who may, has it made as a download. */
  readonly slowFor?: readonly DocumentedProduct['productType'][];
}

/** Every document that the spec knows (DOC-02), in the order in which they are listed. */
export const documentKinds: Readonly<Record<DocumentSubType, DocumentKind>> = {
  // To be read, or as data for the systems of a trade.
  specSheet: { type: 'info', formats: ['pdf', 'bmecat.xml'], needs: ['catalogue'], checkedFor: [] },
  manual: {
    type: 'installation',
    formats: ['pdf'],
    needs: ['catalogue', 'model'],
    checkedFor: ['CREATION'],
  },
  energyLabel: {
    type: 'energy',
    // The label with the information sheet behind it; the label alone, large and small (EU 2019/2015, Annex III).
    formats: ['pdf', 'svg', 'small.svg'],
    needs: ['catalogue', 'model', 'oneLuminaire', 'light'],
    market: 'hasEnergyLabel',
    checkedFor: [],
  },
  '2D_3D': {
    type: 'model3d',
    // Files of its shape, and the list of its types for a family of Revit.
    formats: [...exportFormats, 'revit.txt'],
    needs: ['catalogue', 'model', 'picture'],
    checkedFor: [],
  },
  product: {
    type: 'imagehd',
    formats: ['png', 'jpg'],
    needs: ['catalogue', 'picture'],
    checkedFor: [],
    slowFor: ['CREATION'],
  },
  ambient: {
    type: 'imagehd',
    formats: ['jpg', 'png'],
    needs: ['catalogue', 'picture'],
    checkedFor: [],
    slowFor: ['CREATION'],
  },
  photometry: {
    type: 'photometry',
    // The light file, or what it says as a report to be read.
    formats: ['ies', 'ldt', 'gldf', 'pdf'],
    needs: ['catalogue', 'model', 'light', 'photometry'],
    checkedFor: [],
  },
};

/** What a format of a document, or of a file of a whole project, needs or tells that the others of its kind do not. */
const ofFormats: Readonly<
  Record<string, { readonly needs: readonly (keyof typeof needs)[]; readonly tellsPrice: boolean }>
> = {
  'bmecat.xml': { needs: ['model', 'oneLuminaire'], tellsPrice: true },
  bmecat: { needs: [], tellsPrice: true },
};

/** Whether a format tells a price, which a document, or a file of a whole project, never does otherwise. */
export const tellsPrice = (format: string): boolean => ofFormats[format]?.tellsPrice === true;

/** The formats of a document that a product has, the usual one first; those with a price for who may see it. */
export function formatsOf(
  subType: DocumentSubType,
  product: DocumentedProduct,
  seesPrices: boolean,
): DocumentKind['formats'] {
  const [usual, ...others] = documentKinds[subType].formats;
  const has = (format: string): boolean =>
    (seesPrices || !tellsPrice(format)) &&
    (ofFormats[format]?.needs ?? []).every((need) => needs[need].holds(product));
  return [usual, ...others.filter(has)];
}

/** The problem of the first thing that a product lacks for a document; null where it has all of it. */
export function lackOf(subType: DocumentSubType, product: DocumentedProduct): ProblemCode | null {
  const missing = documentKinds[subType].needs.find((need) => !needs[need].holds(product));
  return missing === undefined ? null : needs[missing].problem;
}
