import Big from 'big.js';
import { toMinorUnits } from './minor-units';
import { money, type Money } from './money';

/** Unit net of a gross amount after a percentage, rounded half up to minor units (readings 9 and 10). */
export function netOfPercent(gross: Money, percent: Big | number | string): Money {
  const units = new Big(gross.amount).times(new Big(100).minus(percent)).div(10000);
  return money(toMinorUnits(units), gross.currency);
}

/** Reading 9: the discount of the article's sublevel; an unknown or missing sublevel has none. */
export function netOfSublevel(
  gross: Money,
  sublevel: string | null | undefined,
  percent: Readonly<Record<string, number>> | null | undefined,
): Money {
  const known = sublevel !== null && sublevel !== undefined && percent && Object.hasOwn(percent, sublevel);
  return netOfPercent(gross, known ? (percent[sublevel] ?? 0) : 0);
}
