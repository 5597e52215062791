import type { SoldFreeLine } from '@lucerna/contract';
import type { SoldSection } from '@lucerna/engine';
import { TableBody, TableCell, TableRow } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useFormat, useTranslate } from '../../shared/i18n';
import { FreeLineCells } from '../../shared/sale';
import styles from './Sheet.module.css';

interface SoldSectionsProps<Line> {
  readonly sections: readonly SoldSection<Line, SoldFreeLine>[];
  readonly hasPrices: boolean;
  readonly draw: (line: Line) => ReactNode;
}

/** The rows of a quote: each section under its name with its subtotal, products first, then what is no product. */
export function SoldSections<Line>({ sections, hasPrices, draw }: SoldSectionsProps<Line>) {
  const t = useTranslate();
  const format = useFormat();
  const isPlain = sections.every(({ name }) => name === null);
  return sections.map(({ name, lines, freeLines, subTotal }) => {
    const title = isPlain ? undefined : <bdi>{name ?? t('budgets.noSection')}</bdi>;
    return (
      <TableBody
        key={name ?? ''}
        title={title}
        titleEnd={hasPrices && subTotal ? format.money(subTotal) : undefined}
      >
        {lines.map(draw)}
        {freeLines.map((line, place) => (
          // Nothing tells two lines of the same text apart but their place.
          <FreeLineRow key={place} line={line} hasPrices={hasPrices} />
        ))}
      </TableBody>
    );
  });
}

const prices = ['unitPrice', 'discount', 'net', 'total'] as const;

interface FreeLineRowProps {
  readonly line: SoldFreeLine;
  readonly hasPrices: boolean;
}

/** Freight, a sample, a service. */
function FreeLineRow({ line, hasPrices }: FreeLineRowProps) {
  return (
    <TableRow>
      <TableCell column="product" isRowHeader className={styles.words}>
        <bdi>{line.text}</bdi>
      </TableCell>
      <FreeLineCells line={line} prices={hasPrices ? prices : []} />
    </TableRow>
  );
}
