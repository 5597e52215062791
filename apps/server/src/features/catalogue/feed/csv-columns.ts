import { languageCodes } from '@lucerna/engine';

/** An empty cell stands for an absent value, so that defaults and required fields behave as in JSON. */
const text = (cell: string) => (cell === '' ? undefined : cell);
const plainNumber = /^-?\d+(\.\d+)?$/;
/** What is no number stays a text, and the row's check names it. */
const number = (cell: string) => (cell === '' ? undefined : plainNumber.test(cell) ? Number(cell) : cell);

type Cells = (name: string) => string;

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
function leadtime(cell: string): unknown {
  if (cell === '') return undefined;
  return cell.split(' ').map((entry) => {
    const [from = '', weeks = ''] = entry.split(':');
    return { from: number(from), weeks: number(weeks) };
  });
}

function heightOrValue(cell: Cells): unknown {
  if (cell('heightMin') === '' && cell('heightStandard') === '' && cell('heightMax') === '') {
    const value = cell('value');
    return cell('type') === 'temperature' ? (number(value) ?? null) : (text(value) ?? null);
  }
  return {
    min: number(cell('heightMin')),
    standard: number(cell('heightStandard')),
    max: number(cell('heightMax')),
    unit: 'cm',
  };
}

/** How a CSV row becomes the object that the same row has in JSON; the checks are those of the JSON. */
export const csvTables = {
  variation: {
    required: ['model', 'type', 'modifier', 'bov', ...texts],
    optional: ['brand', 'catalogId', ...optional],
    toRow: (cell: Cells) => ({
      brand: text(cell('brand')),
      type: text(cell('type')),
      modifier: cell('modifier'),
      modifier2: cell('modifier2'),
      description: Object.fromEntries(texts.map((language) => [language, cell(language)])),
      bov: text(cell('bov')),
      moq: number(cell('moq')),
      leadtime: leadtime(cell('leadtime')),
      priceIncrement: number(cell('priceIncrement')),
      priceIncrementDollars: number(cell('priceIncrementDollars')),
      priceIncrementPercent: number(cell('priceIncrementPercent')),
      priceEffectOrder: text(cell('priceEffectOrder')),
      availability: {
        since: text(cell('availableSince')),
        until: text(cell('availableUntil')),
        expected: text(cell('availableExpected')),
      },
      ral: text(cell('ral')),
      thumbnail: text(cell('thumbnail')),
      value: heightOrValue(cell),
      fromValidityDate: text(cell('fromValidityDate')),
      toValidityDate: text(cell('toValidityDate')),
    }),
  },
  price: {
    required: ['reference', 'catalogId', 'rateId', 'salePrice', 'currency'],
    optional: [],
    toRow: (cell: Cells) => ({
      reference: text(cell('reference')),
      catalogId: number(cell('catalogId')),
      rateId: number(cell('rateId')),
      salePrice: number(cell('salePrice')),
      currency: text(cell('currency')),
    }),
  },
} as const;
