import { exactMoney, type Currency, type Money } from '../price/money';
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
export interface OtherCost {
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
  let isExact = true;
  function count(line: ProjectLine, times: 1 | -1): void {
    const { unitGross, unitNet } = line;
    const quantity = line.quantity * times;
    watts.add(line.watts, quantity);
    lumens.add(line.lumens, quantity);
    weight.add(line.netWeightKg, quantity);
    pieces += quantity;
    if (!unitGross) return void (unpriced += times);
    requireCurrency(unitGross, currency);
    gross += unitGross.amount * quantity;
    net += (unitNet ?? unitGross).amount * quantity;
    isExact &&= Number.isSafeInteger(gross) && Number.isSafeInteger(net);
  }
  return {
    add: (line: ProjectLine): void => count(line, 1),
    /** Takes a line out that was added. */
    take: (line: ProjectLine): void => count(line, -1),
    /** Whether every amount on the way was an exact integer, so that what is taken out leaves nothing behind. */
    isExact: () => isExact,
    /** With a further amount, which is not kept. */
    totals: (cost = 0): ProjectTotals => ({
      gross: exactMoney(gross + cost, currency),
      net: exactMoney(net + cost, currency),
      quantity: pieces,
      unpriced,
      watts: watts.sum(),
      lumens: lumens.sum(),
      netWeightKg: weight.sum(),
    }),
  };
}

function requireCurrency(money: Money, currency: Currency): void {
  if (money.currency !== currency) throw new RangeError(`${money.currency} cannot be added to ${currency}`);
}

/** What costs add, in minor units. Throws RangeError when a price is in another currency. */
export function costOf(costs: readonly OtherCost[], currency: Currency): number {
  let cost = 0;
  for (const { unitPrice, quantity } of costs) {
    if (!unitPrice) continue;
    requireCurrency(unitPrice, currency);
    cost += unitPrice.amount * quantity;
  }
  return cost;
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
  return adder.totals(costOf(others, of));
}
