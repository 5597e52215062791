import { describe, expect, it } from 'vitest';
import { documentKinds, documentSubTypes, downloadTypes, type DocumentSubType } from './document-kind';
import type { DocumentedProduct } from './documented-product';
import { documentProblem, offeredDocuments, specSheetVariant, subTypesOf } from './offered-documents';

const pendant: DocumentedProduct = {
  name: '201010/1Z_10_200',
  productType: 'REGULAR',
  catalogId: 16,
  model: '2010',
  isInCatalogue: true,
  givesLight: true,
  hasPhotometry: true,
  hasPicture: true,
};
const creation: DocumentedProduct = {
  ...pendant,
  name: 'CR000000001',
  productType: 'CREATION',
  model: null,
};
const everything = [...documentSubTypes];

/** Product by product: which documents are enabled, which are ticked, and what the others say. */
const cases: readonly {
  readonly of: string;
  readonly product: DocumentedProduct;
  readonly enabled: readonly DocumentSubType[];
  readonly checked?: readonly DocumentSubType[];
  readonly disabled?: Partial<Record<DocumentSubType, string>>;
}[] = [
  { of: 'a luminaire', product: pendant, enabled: everything },
  {
    of: 'a luminaire in the USA, where there is no label',
    product: { ...pendant, catalogId: 21 },
    enabled: everything.filter((each) => each !== 'energyLabel'),
  },
  {
    of: 'a creation',
    product: creation,
    enabled: everything.filter((each) => each !== 'energyLabel'),
    checked: ['manual'],
    disabled: { energyLabel: 'document-of-luminaire' },
  },
  { of: 'a luminaire with accessories, a toolkit of one', product: pendant, enabled: everything },
  {
    of: 'a collection, as its umbrella model',
    product: { ...pendant, name: '0001', model: '0001', hasPhotometry: false },
    enabled: ['specSheet', 'product', 'ambient'],
    disabled: {
      manual: 'document-of-model',
      energyLabel: 'document-of-model',
      '2D_3D': 'document-of-model',
      photometry: 'document-of-model',
    },
  },
  {
    of: 'a luminaire that nobody measured',
    product: { ...pendant, hasPhotometry: false },
    enabled: everything.filter((each) => each !== 'photometry'),
    disabled: { photometry: 'document-without-photometry' },
  },
  {
    of: 'a part that gives no light',
    product: { ...pendant, name: '2256', model: '2256', givesLight: false, hasPhotometry: false },
    enabled: ['specSheet', 'manual', '2D_3D', 'product', 'ambient'],
    disabled: { energyLabel: 'document-without-light', photometry: 'document-without-light' },
  },
  {
    of: 'a luminaire without measures',
    product: { ...pendant, hasPicture: false },
    enabled: ['specSheet', 'manual', 'energyLabel', 'photometry'],
    disabled: {
      '2D_3D': 'document-without-picture',
      product: 'document-without-picture',
      ambient: 'document-without-picture',
    },
  },
  {
    of: 'one that left the catalogue',
    product: { ...pendant, isInCatalogue: false, hasPhotometry: false },
    enabled: [],
    disabled: Object.fromEntries(everything.map((each) => [each, 'document-left-catalogue'])),
  },
  {
    of: 'a creation of parts that left the catalogue',
    product: { ...creation, isInCatalogue: false },
    enabled: [],
    disabled: Object.fromEntries(everything.map((each) => [each, 'document-left-catalogue'])),
  },
];

describe('the documents of a product', () => {
  it.each(cases)('of $of', ({ product, enabled, checked = [], disabled = {} }) => {
    const offered = offeredDocuments(product);
    const of = (is: (each: (typeof offered)[number]) => boolean) =>
      offered.filter(is).map(({ subType }) => subType);
    expect(of(({ isEnabled }) => isEnabled)).toEqual(enabled);
    expect(of(({ isChecked }) => isChecked)).toEqual(checked);
    const told = offered.flatMap(({ subType, problem }) => (problem ? [[subType, problem.code]] : []));
    expect(Object.fromEntries(told)).toEqual(disabled);
    for (const { problem } of offered) if (problem) expect(problem.data).toEqual({ product: product.name });
  });

  it('are refused by what they lack, or by the market', () => {
    expect(documentProblem(pendant, 'energyLabel')).toBeNull();
    expect(documentProblem(creation, 'energyLabel')?.code).toBe('document-of-luminaire');
    expect(documentProblem({ ...pendant, catalogId: 21 }, 'energyLabel')?.code).toBe(
      'document-not-of-market',
    );
  });

  it('are data for the trade where they are of one luminaire, for who may see prices', () => {
    const formats = (product: DocumentedProduct, seesPrices: boolean) =>
      offeredDocuments(product, seesPrices)[0]?.formats;
    expect(formats(pendant, true)).toEqual(['pdf', 'bmecat.xml']);
    expect(formats(pendant, false)).toEqual(['pdf']);
    expect(formats(creation, true)).toEqual(['pdf']);
    expect(formats({ ...pendant, model: '0001' }, true)).toEqual(['pdf']);
  });

  it.each([
    ['2010', 'model'],
    ['0101', 'model'],
    ['0100', 'umbrella'],
    ['0001', 'umbrella'],
  ] as const)('have a spec sheet by the number of the model: %s', (model, variant) => {
    expect(specSheetVariant({ ...pendant, model })).toBe(variant);
    expect(offeredDocuments({ ...pendant, model })[0]?.variant).toBe(variant);
  });

  it('have that of a creation, whatever model it begins with', () => {
    expect(specSheetVariant(creation)).toBe('creation');
    expect(specSheetVariant({ ...creation, model: '2010' })).toBe('creation');
  });
});

describe('the types of a download', () => {
  it.each([
    ['all', everything],
    ['info', ['specSheet']],
    ['installation', ['manual']],
    ['energy', ['energyLabel']],
    ['model3d', ['2D_3D']],
    ['imagehd', ['product', 'ambient']],
    ['photometry', ['photometry']],
  ] as const)('%s asks for %j', (type, subTypes) => {
    expect(subTypesOf(type)).toEqual(subTypes);
  });

  it('hold every document once', () => {
    const [, ...types] = downloadTypes;
    expect(types.flatMap(subTypesOf).sort()).toEqual(Object.keys(documentKinds).sort());
  });
});
