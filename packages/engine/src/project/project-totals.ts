import { exactMoney } from '../price/money';
import type { Currency, Money } from '../price/money';
import { exactAdder } from '../unit/exact-sum';

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

/** What adds to the amounts alone: pieces of something that is no product, with what one costs. */
interface OtherCost {
  readonly quantity: number;
  readonly unitPrice: Money | null;
}

/** Adds up the lines of a project or of a part of it, one by one. Throws RangeError when a price is in another currency. */
export function totalsAdder(currency: Currency) {
  const watts = exactAdder();
  const lumens = exactAdder();
  const weight = exactAdder();
  let gross = 0;
  let net = 0;
  let pieces = 0;
  let unpriced = 0;
  const require = (of: Currency) => {
    if (of !== currency) throw new RangeError(`${of} cannot be added to ${currency}`);
  };
  return {
    add(line: ProjectLine): void {
      const { unitGross, unitNet, quantity } = line;
      watts.add(line.watts, quantity);
      lumens.add(line.lumens, quantity);
      weight.add(line.netWeightKg, quantity);
      pieces += quantity;
      if (!unitGross) return void (unpriced += 1);
      require(unitGross.currency);
      gross += unitGross.amount * quantity;
      net += (unitNet ?? unitGross).amount * quantity;
    },
    addCost({ unitPrice, quantity }: OtherCost): void {
      if (!unitPrice) return;
      require(unitPrice.currency);
      gross += unitPrice.amount * quantity;
      net += unitPrice.amount * quantity;
    },
    totals: (): ProjectTotals => ({
      gross: exactMoney(gross, currency),
      net: exactMoney(net, currency),
      quantity: pieces,
      unpriced,
      watts: watts.sum(),
      lumens: lumens.sum(),
      netWeightKg: weight.sum(),
    }),
  };
}

export type TotalsAdder = ReturnType<typeof totalsAdder>;

/** Adds the lines of a project up, and other costs to its amounts. Throws RangeError when a price is in another currency. */
export function projectTotals(
  lines: readonly ProjectLine[],
  currency?: Currency,
  others: readonly OtherCost[] = [],
): ProjectTotals {
  const of = currency ?? lines.find((line) => line.unitGross)?.unitGross?.currency ?? 'EUR';
  const adder = totalsAdder(of);
  for (const line of lines) adder.add(line);
  for (const other of others) adder.addCost(other);
  return adder.totals();
}
