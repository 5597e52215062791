import { expect, it } from 'vitest';
import { formatMoney } from '../price/format-money';
import { markets } from './market';

it.each(Object.values(markets))(
  'the cells of the CSV of catalogue $catalogId are parted by no sign that is decimal in its money',
  ({ csvSeparator, currency }) => {
    const decimal = formatMoney({ amount: 150, currency }).match(/1(.)50/)?.[1];
    expect(csvSeparator).toBe(decimal === ',' ? ';' : ',');
  },
);
