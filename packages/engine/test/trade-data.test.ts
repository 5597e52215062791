import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gtinOf } from '../src/catalogue/gtin';
import { modelRow } from '../src/catalogue/row/model';

const file = fileURLToPath(new URL('../../../catalogue/models.json', import.meta.url));
const [row] = JSON.parse(readFileSync(file, 'utf8')) as object[];

const told = (tradeData: object) => {
  const read = modelRow.safeParse({ ...row, tradeData });
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

it('takes the numbers of GS1 whose last digit is right, and no others', () => {
  for (const gtin of ['96385074', '036000291452', '9521234020103', '10614141000415'])
    expect(told({ gtin })).toEqual([]);
  for (const gtin of ['96385075', '9521234020104', '952123402010', '9521234O20103', ''])
    expect(told({ gtin })).toEqual(['tradeData.gtin']);
});

it('takes a class of ETIM with its features, a customs number and a country', () => {
  const name = { es: 'a', en: 'a', de: 'a', it: 'a', fr: 'a', us: 'a' };
  const etim = { class: 'EC001743', features: [{ code: 'EF000123', name, value: true }] };
  expect(told({ etim, customsNumber: '94051150', countryOfOrigin: 'ES' })).toEqual([]);
  expect(told({ etim: { class: 'EC1743' } })).toEqual(['tradeData.etim.class']);
  expect(told({ customsNumber: '9405.11' })).toEqual(['tradeData.customsNumber']);
  expect(told({ countryOfOrigin: 'Spain' })).toEqual(['tradeData.countryOfOrigin']);
});

it('takes volts from a lower to a higher number, or one of them', () => {
  const faultsOf = (inputVolts: object) => {
    const { technicalData } = row as { technicalData: object };
    const read = modelRow.safeParse({ ...row, technicalData: { ...technicalData, inputVolts } });
    return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
  };
  expect(faultsOf({ from: 120, to: 277 })).toEqual([]);
  expect(faultsOf({ from: 120, to: 120 })).toEqual([]);
  expect(faultsOf({ from: 277, to: 120 })).toEqual(['technicalData.inputVolts']);
  expect(faultsOf({ from: 0, to: 120 })).toEqual(['technicalData.inputVolts.from']);
});

it('gives its number to the base article of a model, and to no other configuration', () => {
  const model = { tradeData: { gtin: '9521234020103' } };
  const article = { reference: '201010/1Z_10_200' };
  expect(gtinOf(model, article, '201010/1Z_10_200')).toBe('9521234020103');
  expect(gtinOf(model, article, '201020/1Z_10_200')).toBeNull();
  expect(gtinOf({}, article, '201010/1Z_10_200')).toBeNull();
  expect(gtinOf(model, null, '201010/1Z_10_200')).toBeNull();
});
