import { netOfBill, netOfSublevel, type BillOfMaterials, type Money } from '@lucerna/engine';
import type { Terms } from '../../viewer';

interface PricedLine {
  readonly sublevel: string | null;
  /** Of a creation, that of the day of the price. */
  readonly bill: BillOfMaterials | null;
  readonly unitGross: Money;
}

/** What the client pays for one: of a creation each article at the discount of its own sublevel. */
export function netOfLine({ sublevel, bill, unitGross }: PricedLine, { discounts }: Terms): Money {
  const net = bill && netOfBill(bill, discounts);
  return net?.unitNet ?? netOfSublevel(unitGross, sublevel, discounts);
}
