import { problem } from '../problem';
import type { Result } from '../problem';
import { attributeNames } from './attribute';
import {
  count,
  date,
  decimal,
  list,
  localized,
  nullable,
  object,
  oneOf,
  otherwise,
  pattern,
  readRow,
  text,
} from './read-fields';
import type { Read } from './read-fields';
import type { HeightRange, Variation } from './variation';

/** Entries of lead time. */
export const leadTime = list(object({ from: count, weeks: count }));

/** A range of pendant heights, min up to max. */
export const heightRange: Read<HeightRange> = (value, path, report) => {
  const range = object({ min: decimal, standard: decimal, max: decimal, unit: otherwise(oneOf('cm'), 'cm') })(
    value,
    path,
    report,
  );
  if (range && range.min > range.max) {
    report(problem('catalogue-field-invalid', { field: `${path}.max`, expected: 'a number from min' }));
  }
  return range;
};

const availability = object({
  since: nullable(date),
  until: nullable(date),
  expected: nullable(date),
});

const variationValue: Read<Variation['value']> = (value, path, report) =>
  value === null || value === undefined
    ? null
    : typeof value === 'string' || typeof value === 'number'
      ? value
      : heightRange(value, path, report);

const code = pattern(/^[0-9A-Za-z]{0,2}$/, 'up to two letters or digits');

const variation = object({
  type: oneOf(...attributeNames),
  modifier: code,
  modifier2: otherwise(code, ''),
  description: localized,
  bov: oneOf('B', 'O', 'V', 'T'),
  moq: nullable(count),
  leadtime: otherwise(leadTime, []),
  priceIncrement: otherwise(decimal, 0),
  priceIncrementDollars: otherwise(decimal, 0),
  priceIncrementPercent: otherwise(decimal, 0),
  priceEffectOrder: otherwise(text, ''),
  availability: otherwise(availability, { since: null, until: null, expected: null }),
  ral: nullable(text),
  thumbnail: nullable(text),
  value: variationValue,
  fromValidityDate: nullable(date),
  toValidityDate: nullable(date),
});

/** Reads a variation of the feed (CAT-02). Errors: `catalogue-field-invalid` for each wrong field. */
export function readVariation(row: unknown): Result<Variation> {
  return readRow<Variation>(variation, row);
}
