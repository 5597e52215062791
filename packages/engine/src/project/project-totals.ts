import { exactMoney } from '../price/money';
import type { Currency, Money } from '../price/money';
import { exactSum } from '../unit/exact-sum';

export interface ProjectLine {
  readonly quantity: number;
  /** Null when the line has no price or it is hidden. */
  readonly unitGross: Money | null;
  /** Defaults to the gross price. */
  readonly unitNet?: Money | null;
  readonly watts: number;
  readonly lumens: number;
  readonly netWeightKg: number;
}

/** Totals of a project. `unpriced` counts the lines that the amounts leave out for want of a price. */
export interface ProjectTotals {
  /** Null where the amounts together are no exact integer of minor units. */
  readonly gross: Money | null;
  readonly net: Money | null;
  readonly quantity: number;
  readonly unpriced: number;
  readonly watts: number;
  readonly lumens: number;
  readonly netWeightKg: number;
}

type Measure = 'watts' | 'lumens' | 'netWeightKg';

/** Adds the lines of a project up. Throws RangeError when a price is in another currency. */
export function projectTotals(lines: readonly ProjectLine[], currency?: Currency): ProjectTotals {
  const of = currency ?? lines.find((line) => line.unitGross)?.unitGross?.currency ?? 'EUR';
  let gross = 0;
  let net = 0;
  for (const { unitGross, unitNet, quantity } of lines) {
    if (!unitGross) continue;
    if (unitGross.currency !== of) throw new RangeError(`${unitGross.currency} cannot be added to ${of}`);
    gross += unitGross.amount * quantity;
    net += (unitNet ?? unitGross).amount * quantity;
  }
  const sum = (field: Measure): number =>
    exactSum(lines.map((line) => ({ value: line[field], quantity: line.quantity })));
  return {
    gross: exactMoney(gross, of),
    net: exactMoney(net, of),
    quantity: lines.reduce((total, line) => total + line.quantity, 0),
    unpriced: lines.filter((line) => !line.unitGross).length,
    watts: sum('watts'),
    lumens: sum('lumens'),
    netWeightKg: sum('netWeightKg'),
  };
}
