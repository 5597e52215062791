import type { TableColumn } from '@lucerna/kit';
import { useWords } from '../../shared/words';

/** The columns of an order's lines; without prices for who may not see them. */
export function useLineColumns(hasPrices: boolean, hasChoice: boolean): readonly TableColumn[] {
  const say = useWords();
  return [
    ...(hasChoice
      ? [{ id: 'isOrdered', label: say('orders.isOrdered'), isLabelHidden: true, width: '2.5rem' }]
      : []),
    { id: 'product', label: say('orders.product'), isLabelHidden: true },
    { id: 'quantity', label: say('orders.quantity'), align: 'end' },
    { id: 'leaves', label: say('orders.leaves'), align: 'end' },
    ...(hasPrices
      ? ([
          { id: 'unitNet', label: say('orders.unitNet'), align: 'end' },
          { id: 'total', label: say('orders.total'), align: 'end' },
        ] as const)
      : []),
  ];
}
