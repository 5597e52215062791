import { languageCodes } from '@lucerna/engine';

/** An empty cell stands for an absent value, so that defaults and required fields behave as in JSON. */
export const textCell = (cell: string) => (cell === '' ? undefined : cell);
const plainNumber = /^-?\d+(\.\d+)?$/;
/** What is no number stays a text, and the row's check names it. */
export const numberCell = (cell: string) =>
  cell === '' ? undefined : plainNumber.test(cell) ? Number(cell) : cell;

export type Cells = (name: string) => string;

const texts = [...languageCodes];
const optional = [
  'modifier2',
  'moq',
  'leadtime',
  'priceIncrement',
  'priceIncrementDollars',
  'priceIncrementPercent',
  'priceEffectOrder',
  'availableSince',
  'availableUntil',
  'availableExpected',
  'ral',
  'thumbnail',
  'value',
  'heightMin',
  'heightStandard',
  'heightMax',
  'fromValidityDate',
  'toValidityDate',
];

/** `1:4 11:5` is 4 weeks from one piece and 5 from eleven. */
export function leadtimeCell(cell: string): unknown {
  if (cell === '') return undefined;
  return cell.split(' ').map((entry) => {
    const [from = '', weeks = ''] = entry.split(':');
    return { from: numberCell(from), weeks: numberCell(weeks) };
  });
}

function heightOrValue(cell: Cells): unknown {
  if (cell('heightMin') === '' && cell('heightStandard') === '' && cell('heightMax') === '') {
    const value = cell('value');
    // A light without a colour temperature of its own has its code, as text.
    const isKelvin = cell('type') === 'temperature' && /^\d{4,5}$/.test(value);
    return isKelvin ? Number(value) : (textCell(value) ?? null);
  }
  return {
    min: numberCell(cell('heightMin')),
    standard: numberCell(cell('heightStandard')),
    max: numberCell(cell('heightMax')),
    unit: 'cm',
  };
}

/** How a CSV row becomes the object that the same row has in JSON; the checks are those of the JSON. */
export const csvTables = {
  variation: {
    required: ['model', 'type', 'modifier', 'bov', ...texts],
    optional: ['brand', 'catalogId', ...optional],
    toRow: (cell: Cells) => ({
      brand: textCell(cell('brand')),
      type: textCell(cell('type')),
      modifier: cell('modifier'),
      modifier2: cell('modifier2'),
      description: Object.fromEntries(texts.map((language) => [language, cell(language)])),
      bov: textCell(cell('bov')),
      moq: numberCell(cell('moq')),
      leadtime: leadtimeCell(cell('leadtime')),
      priceIncrement: numberCell(cell('priceIncrement')),
      priceIncrementDollars: numberCell(cell('priceIncrementDollars')),
      priceIncrementPercent: numberCell(cell('priceIncrementPercent')),
      priceEffectOrder: textCell(cell('priceEffectOrder')),
      availability: {
        since: textCell(cell('availableSince')),
        until: textCell(cell('availableUntil')),
        expected: textCell(cell('availableExpected')),
      },
      ral: textCell(cell('ral')),
      thumbnail: textCell(cell('thumbnail')),
      value: heightOrValue(cell),
      fromValidityDate: textCell(cell('fromValidityDate')),
      toValidityDate: textCell(cell('toValidityDate')),
    }),
  },
  price: {
    required: ['reference', 'catalogId', 'rateId', 'salePrice', 'currency'],
    optional: [],
    toRow: (cell: Cells) => ({
      reference: textCell(cell('reference')),
      catalogId: numberCell(cell('catalogId')),
      rateId: numberCell(cell('rateId')),
      salePrice: numberCell(cell('salePrice')),
      currency: textCell(cell('currency')),
    }),
  },
} as const;
