import type { TableColumn } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';

/** The columns of a budget's lines, the same before and after it is generated; fewer where it is without prices. */
export function useLineColumns(
  hasPrices = true,
  isEdited = false,
  hasDiscounts = true,
): readonly TableColumn[] {
  const t = useTranslate();
  return [
    { id: 'product', label: t('budgets.product'), isLabelHidden: true },
    { id: 'quantity', label: t('budgets.quantity'), align: 'end' },
    ...(hasPrices && hasDiscounts
      ? ([
          { id: 'unitPrice', label: t('budgets.unitPrice'), align: 'end' },
          { id: 'discount', label: t('budgets.lineDiscount'), align: 'end' },
        ] as const)
      : []),
    ...(hasPrices
      ? ([
          { id: 'net', label: t('budgets.net'), align: 'end' },
          { id: 'total', label: t('budgets.total'), align: 'end' },
        ] as const)
      : []),
    ...(isEdited ? [{ id: 'act', label: t('budgets.notIncluded'), isLabelHidden: true }] : []),
  ];
}
