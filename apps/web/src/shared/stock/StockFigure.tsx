import type { StockedReference } from '@lucerna/engine';
import { api } from '../api';
import { Figure } from '../configuring/foot/Figure';
import { useTranslate } from '../i18n';
import { useCan } from '../session';
import { stockOf } from './stock-of';
import { useSettledValue } from './use-settled-value';
import { useStockWords } from './use-stock-words';

/** One choice follows the other: the stock is asked for when there was none for so long. */
const settleMs = 400;

/** The most references that are asked about at once. */
const maxAsked = 60;

/**
 * The stock of what is configured or composed, for who orders; nothing where the maker does not tell it of all that it is made of. While
 * that of another choice is asked for, the figure keeps its place.
 */
export function StockFigure({ references }: { readonly references: readonly StockedReference[] }) {
  const t = useTranslate();
  const words = useStockWords();
  const isWanted = useCan('order.add');
  const names = references.map(({ reference }) => reference).toSorted();
  const asked = names.length > maxAsked ? '' : names.join(' ');
  const settled = useSettledValue(asked, settleMs);
  const { currentData, data } = api.useGetStockQuery(
    { query: { reference: settled.split(' ') }, isSilent: true },
    { skip: !isWanted || settled === '' },
  );
  if (asked === '' || !isWanted) return null;
  const known = asked === settled ? currentData : undefined;
  if (!known) return data?.references.length ? <Figure name={t('orders.stock')} value="…" /> : null;
  const stock = stockOf(references, known);
  if (!stock) return null;
  const said = words(stock);
  return <Figure name={t('orders.stock')} value={said.free} detail={said.more ?? undefined} />;
}
