import type { TableColumn } from '@lucerna/kit';
import { useWords } from '../../shared/words';

/** The columns of a budget's lines, the same before and after it is generated; fewer where it is without prices. */
export function useLineColumns(hasPrices = true): readonly TableColumn[] {
  const say = useWords();
  return [
    { id: 'product', label: say('budgets.product'), isLabelHidden: true },
    { id: 'quantity', label: say('budgets.quantity'), align: 'end' },
    ...(hasPrices
      ? ([
          { id: 'unitPrice', label: say('budgets.unitPrice'), align: 'end' },
          { id: 'discount', label: say('budgets.lineDiscount'), align: 'end' },
          { id: 'net', label: say('budgets.net'), align: 'end' },
          { id: 'total', label: say('budgets.total'), align: 'end' },
        ] as const)
      : []),
  ];
}
