import type { CompositionSummary } from '@lucerna/contract';
import { orderCode, type ArticleLine, type BillOfMaterials, type PartLine } from '@lucerna/engine';
import type { Catalogue } from '../catalogue';

type Part = CompositionSummary['parts'][number];

/** The compositions of a bill as every reader sees them: without prices. */
export function compositionsOf(catalogue: Catalogue, bill: BillOfMaterials): CompositionSummary[] {
  const partOf = (line: ArticleLine | PartLine): Part => {
    const { kind, quantity } = line;
    if ('referenceCode' in line) {
      const { model, attributes, referenceCode: code } = line;
      const known = catalogue.models.get(model);
      const name = known?.names ? { ...known.names } : (known?.name ?? model);
      return { kind, code, name, quantity, model, configuration: attributes };
    }
    const name = typeof line.name === 'string' ? line.name : { ...line.name };
    return { kind, code: orderCode(line), name, quantity, model: null, configuration: null };
  };
  return bill.compositions.map(
    ({ compositionNumber, subFamily, category, articles, accessories, drivers }) => ({
      compositionNumber,
      subFamily,
      category: { ...category },
      parts: [...articles, ...accessories, ...drivers].map(partOf),
    }),
  );
}

/**
 * What a product is made of, as one text: equal for equal bills, whatever the order of their parts. A creation code
 * stands for this.
 */
export function partsText(bill: BillOfMaterials): string {
  const compositions = bill.compositions.map(({ articles, accessories, drivers }) =>
    [...articles, ...accessories, ...drivers]
      .map((line) => `${orderCode(line)} ${line.quantity}`)
      .sort()
      .join(),
  );
  return compositions.sort().join(';');
}
