import type { Order } from '@lucerna/contract';
import type { Currency } from '@lucerna/engine';
import { Table, TableBody, TableCell, TableRow } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useDensity } from '../../shared/list/use-density';
import { ProductIdentity, useDescribe } from '../../shared/product';
import { LinePlace, linesBySection } from '../../shared/sale';
import { useTranslate } from '../../shared/i18n';
import { LineTerms } from './LineTerms';
import { useLineColumns } from './use-line-columns';
import styles from './Order.module.css';

interface LineTableProps<Line> {
  readonly lines: readonly Line[];
  readonly currency: Currency;
  readonly projectId: string;
  readonly hasPrices: boolean;
  /** The cell of how many of a line are ordered. */
  readonly quantity: (line: Line) => ReactNode;
  /** The cell that says whether a line is ordered; absent where that is no question. */
  readonly choice?: (line: Line) => ReactNode;
  /** It stays in the project for now: it has no day and no total. */
  readonly isLeftOut?: (line: Line) => boolean;
}

/** Lines of an order, each with its picture, when it leaves and what it costs. */
export function LineTable<Line extends Order['products']['byId'][string]>(props: LineTableProps<Line>) {
  const { lines, currency, projectId, hasPrices, quantity, choice, isLeftOut } = props;
  const t = useTranslate();
  const [density] = useDensity();
  const describe = useDescribe(currency, lines);
  const sections = linesBySection(lines);
  const isPlain = sections.every(({ name }) => name === null);
  const columns = useLineColumns(hasPrices, choice !== undefined);
  return (
    <Table
      caption={t('orders.lines')}
      columns={columns}
      density={density}
      hasStickyHead
      className={styles.lines}
    >
      {sections.map(({ name, lines: some }) => (
        <TableBody key={name ?? ''} title={isPlain ? undefined : <bdi>{name ?? t('budgets.noSection')}</bdi>}>
          {some.map((line) => (
            <TableRow key={line._id} className={isLeftOut?.(line) ? styles.leftOut : undefined}>
              {choice?.(line)}
              <TableCell column="product" isRowHeader>
                <ProductIdentity
                  product={line}
                  description={describe(line)}
                  projectId={projectId}
                  isFirst={lines.indexOf(line) < 4}
                >
                  <LinePlace line={line} />
                </ProductIdentity>
              </TableCell>
              {quantity(line)}
              <LineTerms line={line} isLeftOut={isLeftOut?.(line) ?? false} />
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  );
}
