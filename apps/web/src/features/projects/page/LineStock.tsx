import { Text } from '@lucerna/kit';
import { createContext, use } from 'react';
import type { Stock } from '../../../shared/stock/stock-of';
import type { StockedLine } from '../../../shared/stock/stocked-references';
import { useStockWords } from '../../../shared/stock/use-stock-words';

type StockOfLine = (line: StockedLine) => Stock | null;

/** What lies in stock of a project's lines. It comes after them, and is asked for once and not by each of them. */
export const StockContext = createContext<StockOfLine>(() => null);

interface LineStockProps {
  readonly line: StockedLine;
  readonly className?: string | undefined;
}

/** What of a line lies in stock and when more comes; nothing where the maker tells none of it. */
export function LineStock({ line, className }: LineStockProps) {
  const stock = use(StockContext)(line);
  return stock && <StockWords stock={stock} className={className} />;
}

function StockWords({ stock, className }: { stock: Stock; className: string | undefined }) {
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
