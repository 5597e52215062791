import type { StockOfReference } from '@lucerna/contract';
import { Text } from '@lucerna/kit';
import { createContext, use } from 'react';
import { useStockWords } from '../../../shared/stock/use-stock-words';

type StockOf = (reference: string) => StockOfReference | undefined;

/** What lies in stock of a project's references. It comes after the lines, and is asked for once and not by each of them. */
export const StockContext = createContext<StockOf>(() => undefined);

interface LineStockProps {
  readonly reference: string;
  readonly className?: string | undefined;
}

/** What of a line lies in stock and when more comes; nothing where the maker tells none of it. */
export function LineStock({ reference, className }: LineStockProps) {
  const stock = use(StockContext)(reference);
  return stock && <StockWords stock={stock} className={className} />;
}

function StockWords({ stock, className }: { stock: StockOfReference; className: string | undefined }) {
  const { free, more } = useStockWords()(stock);
  return (
    <>
      <Text size={14} tone="quiet" className={className}>
        {free}
      </Text>
      {more !== null && (
        <Text size={14} tone="quiet" className={className}>
          {more}
        </Text>
      )}
    </>
  );
}
