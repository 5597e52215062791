import { api } from '../api';
import { Figure } from '../configuring/foot/Figure';
import { useTranslate } from '../i18n';
import { useCan } from '../session';
import { useStockWords } from './use-stock-words';

/** The stock of what is configured, for who orders; nothing where the maker tells none of it. */
export function StockFigure({ reference }: { readonly reference: string }) {
  const t = useTranslate();
  const words = useStockWords();
  const isWanted = useCan('order.add');
  const { currentData } = api.useGetStockQuery(
    { query: { reference }, isSilent: true },
    { skip: !isWanted || reference === '' },
  );
  const [stock] = currentData?.references ?? [];
  if (!stock) return null;
  const { free, more } = words(stock);
  return <Figure name={t('orders.stock')} value={free} detail={more ?? undefined} />;
}
