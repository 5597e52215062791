import { maxPieces, type SoldFreeLine } from '@lucerna/contract';
import { soldSections, type BudgetTotals, type Currency } from '@lucerna/engine';
import { IconButton, QuantityField, TableCell, TableRow } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { ProductIdentity, useDescribe } from '../../shared/product';
import { LinePlace } from '../../shared/sale';
import { useFormat, useTranslate } from '../../shared/i18n';
import { Percent } from './Percent';
import type { EditedLine, LineEdit, QuotableLine } from './quote';
import { QuoteTable, type QuoteGroup, type QuoteRow } from './QuoteTable';
import { useLineColumns } from './use-line-columns';
import { useSoldGroups } from './use-sold-groups';
import { useWidestFigures } from './use-widest-figures';
import styles from './Sheet.module.css';

interface QuoteLinesProps<Line extends QuotableLine> {
  readonly projectId: string;
  readonly currency: Currency;
  readonly lines: readonly EditedLine<Line>[];
  readonly freeLines: readonly SoldFreeLine[];
  readonly totals: BudgetTotals | null;
  readonly onEdit: (id: string, edit: LineEdit) => void;
  /** What else is said under a product, and under its price. */
  readonly about?: (line: EditedLine<Line>) => ReactNode;
  readonly aboutPrice?: (line: EditedLine<Line>) => ReactNode;
}

/** The lines of the sheet: each has a quantity and a discount of its own, and is taken out or put back. */
export function QuoteLines<Line extends QuotableLine>(props: QuoteLinesProps<Line>) {
  const { projectId, currency, lines, freeLines, totals, onEdit, about, aboutPrice } = props;
  const t = useTranslate();
  const format = useFormat();
  const columns = useLineColumns(true, true);
  const describe = useDescribe(currency, lines);
  const counted = lines.filter(({ isOut }) => !isOut);
  const out = lines.filter(({ isOut }) => isOut);
  const sections = soldSections(
    counted.map((line, place) => {
      const priced = totals?.lines[place];
      return { line, place, priced, section: line.section, total: priced?.totalNet };
    }),
    freeLines,
  );
  const identity = (line: EditedLine<Line>, place: number) => (
    <TableCell column="product" isRowHeader>
      <ProductIdentity product={line} description={describe(line)} projectId={projectId} isFirst={place < 4}>
        <LinePlace line={line} />
        {about?.(line)}
      </ProductIdentity>
    </TableCell>
  );
  const groups = useSoldGroups({
    sections,
    hasPrices: true,
    draw: ({ line, place, priced }): QuoteRow => ({
      key: line._id,
      draw: (at) => (
        <TableRow place={at}>
          {identity(line, place)}
          <TableCell column="quantity">
            <QuantityField
              label={t('budgets.quantityOf', { reference: line.referenceCode })}
              value={line.quantity}
              max={maxPieces}
              size="small"
              onChange={(quantity) => onEdit(line._id, { quantity })}
            />
          </TableCell>
          <TableCell column="unitPrice" isTabular>
            {line.unitGross && format.money(line.unitGross)}
            {aboutPrice?.(line)}
          </TableCell>
          <TableCell column="discount">
            <Percent
              label={t('budgets.lineDiscountOf', { reference: line.referenceCode })}
              isLabelHidden
              value={line.discount}
              onChange={(discount) => onEdit(line._id, { discount })}
              className={styles.percent}
            />
          </TableCell>
          <TableCell column="net" isTabular>
            {priced && format.money(priced.unitNet)}
          </TableCell>
          <TableCell column="total" isTabular className={styles.strong}>
            {priced && format.money(priced.totalNet)}
          </TableCell>
          <TableCell column="act">
            {counted.length > 1 && (
              <IconButton
                icon="close"
                size="small"
                label={t('budgets.takeOut', { reference: line.referenceCode })}
                onPress={() => onEdit(line._id, { isOut: true })}
              />
            )}
          </TableCell>
        </TableRow>
      ),
    }),
  });
  const taken: QuoteGroup = {
    key: 'out',
    title: t('budgets.notIncluded'),
    rows: out.map((line): QuoteRow => ({
      key: line._id,
      draw: (at) => (
        <TableRow place={at} className={styles.out}>
          {identity(line, counted.length)}
          <TableCell column="quantity" isTabular>
            {format.number(line.quantity)}
          </TableCell>
          <TableCell column="unitPrice" isTabular>
            {line.unitGross && format.money(line.unitGross)}
          </TableCell>
          <TableCell column="discount">{null}</TableCell>
          <TableCell column="net">{null}</TableCell>
          <TableCell column="total">{null}</TableCell>
          <TableCell column="act">
            <IconButton
              icon="plus"
              size="small"
              label={t('budgets.putBackOf', { reference: line.referenceCode })}
              onPress={() => onEdit(line._id, { isOut: false })}
            />
          </TableCell>
        </TableRow>
      ),
    })),
  };
  const widths = useWidestFigures({
    currency,
    unitPrices: lines.map(({ unitGross }) => unitGross?.amount ?? 0),
    totals: totals?.lines.map(({ totalNet }) => totalNet.amount) ?? [],
  });
  return (
    <QuoteTable
      caption={t('budgets.lines')}
      columns={columns}
      groups={out.length > 0 ? [...groups, taken] : groups}
      widths={widths}
    />
  );
}
