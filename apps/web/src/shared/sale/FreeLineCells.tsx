import type { Money } from '@lucerna/engine';
import { TableCell } from '@lucerna/kit';
import { useFormat } from '../i18n';
import styles from './FreeLineCells.module.css';

interface FreeLineCellsProps {
  readonly line: {
    readonly quantity: number;
    readonly unitPrice?: Money | null;
    readonly total?: Money | null;
  };
  /** The columns of prices, in their order: those of what one costs, of a discount, and of the sum. */
  readonly prices: readonly ('unit' | 'unitPrice' | 'discount' | 'net' | 'total')[];
}

/** How many there are of a free line and what they cost. Its price is net: nothing is taken off. */
export function FreeLineCells({ line: { quantity, unitPrice, total }, prices }: FreeLineCellsProps) {
  const format = useFormat();
  const textOf = (column: FreeLineCellsProps['prices'][number]) => {
    if (column === 'discount') return '–';
    const price = column === 'total' ? total : unitPrice;
    return price ? format.money(price) : '–';
  };
  return (
    <>
      <TableCell column="quantity" isTabular>
        {format.number(quantity)}
      </TableCell>
      {prices.map((column) => (
        <TableCell key={column} column={column} isTabular data-price={column}>
          {column === 'total' ? <strong className={styles.total}>{textOf(column)}</strong> : textOf(column)}
        </TableCell>
      ))}
    </>
  );
}
