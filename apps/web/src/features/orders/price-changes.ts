import type { SaleChange, SeenLine } from '../../shared/sale';
import type { OrderDraftLine } from './order-form';

/** The lines as they are compared with a later state; prices are net. */
export function seenLines(lines: readonly OrderDraftLine[]): readonly SeenLine[] {
  return lines.map(({ _id: id, name, referenceCode: reference, quantity, prices }) => ({
    ...{ id, name, reference, quantity },
    unit: prices?.unitNet ?? null,
  }));
}

/** The lines of a form that would be ordered at another price than the project says. */
export function changesOf(lines: readonly OrderDraftLine[]): readonly SaleChange[] {
  return lines.flatMap((line) => {
    const [after] = seenLines([line]);
    const { prices, pricesBefore } = line;
    if (!after || !prices || !pricesBefore) return [];
    return [{ id: after.id, before: { ...after, unit: pricesBefore.unitNet }, after }];
  });
}
