import type { TableColumn } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';

/** The columns of an order's lines; without prices for who may not see them. */
export function useLineColumns(hasPrices: boolean, hasChoice: boolean): readonly TableColumn[] {
  const t = useTranslate();
  return [
    ...(hasChoice
      ? [
          {
            id: 'isOrdered',
            label: t('orders.isOrdered'),
            isLabelHidden: true,
            width: '2.5rem',
            isChoice: true,
          },
        ]
      : []),
    { id: 'product', label: t('orders.product'), isLabelHidden: true },
    { id: 'quantity', label: t('orders.quantity'), align: 'end' },
    { id: 'leaves', label: t('orders.leaves'), align: 'end' },
    ...(hasPrices
      ? ([
          { id: 'unitNet', label: t('orders.unitNet'), align: 'end' },
          { id: 'total', label: t('orders.total'), align: 'end' },
        ] as const)
      : []),
  ];
}
