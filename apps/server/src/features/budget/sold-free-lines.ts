import type { SoldFreeLine } from '@lucerna/contract';
import { exactPriceOfPieces } from '@lucerna/engine';
import type { SaleProject } from '../sale';

/** What of a project is no product, as a budget says it. */
export function soldFreeLines({ structure, currency }: SaleProject, withPrices: boolean): SoldFreeLine[] {
  return structure.freeLines.map(({ section: id, text, quantity, unitPrice: amount }) => {
    const section = structure.sections.find((each) => each.id === id)?.name;
    const unitPrice = amount === null ? null : { amount, currency };
    const total = unitPrice && exactPriceOfPieces(unitPrice, quantity);
    return {
      text,
      ...(section !== undefined && { section }),
      quantity,
      ...(withPrices && { unitPrice, total }),
    };
  });
}
