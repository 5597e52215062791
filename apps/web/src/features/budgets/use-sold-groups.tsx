import type { SoldFreeLine } from '@lucerna/contract';
import type { SoldSection } from '@lucerna/engine';
import { TableCell, TableRow } from '@lucerna/kit';
import { FreeLineCells } from '../../shared/sale';
import { useFormat, useTranslate } from '../../shared/i18n';
import type { QuoteGroup, QuoteRow } from './QuoteTable';
import styles from './Sheet.module.css';

interface SoldGroups<Line> {
  readonly sections: readonly SoldSection<Line, SoldFreeLine>[];
  readonly hasPrices: boolean;
  /** List prices and discounts have columns. */
  readonly hasDiscounts?: boolean;
  readonly draw: (line: Line) => QuoteRow;
}

/** The rows of a quote: each section under its name with its subtotal, products first, then what is no product. */
export function useSoldGroups<Line>({
  sections,
  hasPrices,
  hasDiscounts = true,
  draw,
}: SoldGroups<Line>): readonly QuoteGroup[] {
  const t = useTranslate();
  const format = useFormat();
  const isPlain = sections.every(({ name }) => name === null);
  const columns = hasPrices ? (hasDiscounts ? prices : netPrices) : [];
  return sections.map(({ name, lines, freeLines, subTotal }) => ({
    key: name ?? '',
    title: isPlain ? undefined : <bdi>{name ?? t('budgets.noSection')}</bdi>,
    titleEnd: hasPrices && subTotal ? format.money(subTotal) : undefined,
    rows: [
      ...lines.map(draw),
      ...freeLines.map((line, at): QuoteRow => ({
        // Nothing tells two lines of the same text apart but their place.
        key: `free ${name ?? ''} ${at}`,
        draw: (place) => <FreeLineRow line={line} prices={columns} place={place} />,
      })),
    ],
  }));
}

const netPrices = ['net', 'total'] as const;
const prices = ['unitPrice', 'discount', ...netPrices] as const;

interface FreeLineRowProps {
  readonly line: SoldFreeLine;
  /** The columns of what it costs. */
  readonly prices: readonly (typeof prices)[number][];
  readonly place: number | undefined;
}

/** Freight, a sample, a service. */
function FreeLineRow({ line, prices: columns, place }: FreeLineRowProps) {
  return (
    <TableRow place={place}>
      <TableCell column="product" isRowHeader className={styles.words}>
        <bdi>{line.text}</bdi>
      </TableCell>
      <FreeLineCells line={line} prices={columns} />
    </TableRow>
  );
}
