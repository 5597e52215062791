import type { Localized } from '@lucerna/engine';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { openSchema, schemaOf } from '../../../../test/validate-xml';
import { bmecatOf } from './bmecat';
import type { ListedProduct } from './listed-products';
import { revitCatalogueOf } from './revit-catalogue';

const localized = (text: string): Localized => ({
  es: text,
  en: text,
  de: text,
  it: text,
  fr: text,
  us: text,
});
const long = '<b>"Ñandú", & ]]> \u202eabc\n\u0007\ud83d</b>'.repeat(120);

const model = {
  model: '2010',
  technicalData: { cri: 90, ip: 'IP20', dimensionsMm: { length: 254, width: 127, height: 100 } },
  tradeData: {
    gtin: '9521234020103',
    customsNumber: '94051150',
    countryOfOrigin: 'ES',
    etim: {
      class: 'EC001743',
      features: [
        { code: 'EF000007', name: localized('Colour'), value: 'EV000202' },
        { code: 'EF001392', name: localized('Dimmable'), value: true },
        { code: 'EF000136', name: localized('Watts'), value: 12.5 },
      ],
    },
  },
} as unknown as NonNullable<ListedProduct['model']>;

const product: ListedProduct = {
  reference: '201010/1Z_10_200',
  name: localized(long),
  description: localized(long),
  finish: localized('Satin, "brass"'),
  model,
  gtin: '9521234020103',
  kelvin: 2700,
  lumens: 489,
  watts: 6,
  netWeightKg: 1.2,
  leadTimeWeeks: 4,
  moq: 0,
  unitGross: 39_500,
  marks: ['A1', 'B2'],
};
const bare: ListedProduct = {
  ...{ ...product, reference: 'CR000000001', model: null, description: null, finish: null },
  ...{ gtin: null, kelvin: null, leadTimeWeeks: null, marks: [] },
};

const faultsOf = openSchema(schemaOf('bmecat'));
const told: Parameters<typeof bmecatOf>[1] = {
  ...{ manufacturer: long, name: long, id: '0b0c5b0e-1111-4222-8333-444455556666', version: 12_345 },
  ...{ catalogId: 16, language: 'es', day: '2026-11-26' },
};

describe('a BMEcat', () => {
  it('takes texts of any length and letters, and products that have no data', () => {
    const xml = bmecatOf([product, bare], told);
    expect(faultsOf(xml)).toEqual([]);
    expect(xml.toString()).toContain('&lt;b&gt;&quot;Ñandú&quot;, &amp; ]]&gt;');
  });

  it('states the features of ETIM that the maker filled in', () => {
    const text = bmecatOf([product], told).toString();
    for (const [code, value] of [
      ['EF000007', 'EV000202'],
      ['EF001392', 'true'],
      ['EF000136', '12.5'],
    ])
      expect(text).toContain(`<FEATURE><FNAME>${code}</FNAME><FVALUE>${value}</FVALUE></FEATURE>`);
  });

  it('is not valid without a price, or with a code that is none', () => {
    const text = bmecatOf([product], told).toString();
    expect(faultsOf(Buffer.from(text.replace('>395.00<', '>0.00<')))).not.toEqual([]);
    expect(faultsOf(Buffer.from(text.replace('EC001743', 'EC1743')))).not.toEqual([]);
  });
});

describe('a type catalogue of Revit', () => {
  const read = (units: 'metric' | 'imperial') => {
    const bytes = revitCatalogueOf([product, bare], {
      manufacturer: 'Atelier Nord',
      units,
      language: 'en',
    });
    return parse(bytes.toString('utf16le').slice(1), { relax_column_count: false });
  };

  it('has a type for each reference, whatever letters its texts have', () => {
    const [head = [], ...rows] = read('metric');
    expect(rows.map(([name]) => name)).toEqual(['201010/1Z_10_200', 'CR000000001']);
    for (const row of rows) expect(row).toHaveLength(head.length);
    expect(rows[0]?.join()).toContain('Satin, "brass"');
    expect(rows[0]?.join()).not.toContain('\n');
  });

  it('is in the units that are asked for', () => {
    const lengthOf = (units: 'metric' | 'imperial') => {
      const [head = [], row = []] = read(units);
      const at = head.findIndex((each) => each.startsWith('Length##'));
      return [head[at], row[at]];
    };
    expect(lengthOf('metric')).toEqual(['Length##LENGTH##MILLIMETERS', '254']);
    expect(lengthOf('imperial')).toEqual(['Length##LENGTH##INCHES', '10']);
  });
});
