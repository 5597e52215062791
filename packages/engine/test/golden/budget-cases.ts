import { budgetTotals } from '../../src/budget/budget-totals';
import { toMinorUnits } from '../../src/price/minor-units';
import { toUnits } from '../to-units';
import { money } from '../../src/price/money';
import type { GoldenAdapter } from './golden-catalogue';
import { problemText } from '../../src/problem';

const lineFields = ['quantity', 'unitGross', 'discount', 'isDiscontinued', 'isPersonalized'] as const;
const fields = ['lines', 'discount', 'surcharge', 'iva'] as const;

type BudgetCase = {
  readonly lines: readonly {
    quantity: number;
    unitGross: number;
    discount?: number | null;
    isDiscontinued?: boolean;
    isPersonalized?: boolean | 0 | 1;
  }[];
  readonly discount?: number | null;
  readonly surcharge?: number | null;
  readonly iva?: number | null;
};

/** A field that the adapter would drop makes a case fail, not pass by chance. */
function known(given: object, names: readonly string[]): void {
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new TypeError(`The totals of a budget know no ${unknown.join(', ')}`);
}

/** The totals of a budget. */
export const budget: GoldenAdapter = (input) => {
  const given = input as BudgetCase;
  known(given, fields);
  for (const line of given.lines) known(line, lineFields);
  const totals = budgetTotals({
    currency: 'EUR',
    lines: given.lines.map((line) => ({ ...line, unitGross: money(toMinorUnits(line.unitGross), 'EUR') })),
    discount: given.discount,
    surcharge: given.surcharge,
    iva: given.iva,
  });
  if (!totals.ok) return { error: totals.problems.map(problemText).join('; ') };
  const { lines, ...sums } = totals.value;
  return {
    lines: lines.map((line) => ({
      unitNet: toUnits(line.unitNet.amount),
      totalNet: toUnits(line.totalNet.amount),
      discountValue: toUnits(line.discountValue.amount),
    })),
    subTotal: toUnits(sums.subTotal.amount),
    discountValue: toUnits(sums.discountValue.amount),
    surchargeValue: toUnits(sums.surchargeValue.amount),
    ivaValue: toUnits(sums.ivaValue.amount),
    netTotal: toUnits(sums.netTotal.amount),
  };
};
