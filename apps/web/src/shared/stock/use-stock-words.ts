import type { StockOfReference } from '@lucerna/contract';
import { useFormat, useTranslate } from '../i18n';

/** What is said of a stock: how many pieces are free, and when more comes. */
export function useStockWords() {
  const t = useTranslate();
  const format = useFormat();
  return ({ pieces, next }: Pick<StockOfReference, 'pieces' | 'next'>) => ({
    free: t(pieces > 0 ? 'orders.inStock' : 'orders.notInStock', { pieces: format.number(pieces, 0) }),
    more: next
      ? t('orders.moreComes', { pieces: format.number(next.quantity, 0), date: format.shortDate(next.day) })
      : null,
  });
}
