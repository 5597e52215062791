import type { Currency } from '@lucerna/engine';
import { useFormat } from '../../shared/i18n';

interface Figures {
  readonly currency: Currency;
  /** Minor units. */
  readonly unitPrices: readonly number[];
  readonly totals: readonly number[];
}

const most = (amounts: readonly number[]): number =>
  amounts.reduce((largest, amount) => Math.max(largest, amount), 0);

/** The widest text of each column of figures: of a long quote only some rows are in the page. */
export function useWidestFigures({
  currency,
  unitPrices,
  totals,
}: Figures): Readonly<Record<string, string>> {
  const format = useFormat();
  const unit = format.money({ amount: most(unitPrices), currency });
  return { unitPrice: unit, net: unit, total: format.money({ amount: most(totals), currency }) };
}
