import { orderTotals as addUp } from '../../src/order/order-totals';
import { money } from '../../src/price/money';
import { toMinorUnits } from '../../src/price/minor-units';
import { toUnits } from '../to-units';
import { problemText } from '../../src/problem';
import type { GoldenAdapter } from './golden-catalogue';

/** The totals of an order. */
export const orderTotals: GoldenAdapter = (input) => {
  const given = input as { lines: readonly { quantity: number; unitGross: number; unitNet: number }[] };
  const lines = given.lines.map(({ quantity, unitGross, unitNet }) => ({
    quantity,
    unitGross: money(toMinorUnits(unitGross), 'EUR'),
    unitNet: money(toMinorUnits(unitNet), 'EUR'),
  }));
  const totals = addUp(lines, 'EUR');
  if (!totals.ok) return { error: totals.problems.map(problemText).join('; ') };
  const { quantity, gross, net } = totals.value;
  return { quantity, gross: toUnits(gross.amount), net: toUnits(net.amount) };
};
