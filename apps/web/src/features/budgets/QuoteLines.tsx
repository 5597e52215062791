import type { SoldFreeLine } from '@lucerna/contract';
import { mostPieces } from '@lucerna/contract';
import { soldSections } from '@lucerna/engine';
import type { BudgetTotals, Currency } from '@lucerna/engine';
import { Button, IconButton, QuantityField, Table, TableBody, TableCell, TableRow } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useDensity } from '../../shared/list/use-density';
import { ProductIdentity, useDescribe } from '../../shared/product';
import { LinePlace } from '../../shared/sale';
import { useFormat, useTranslate } from '../../shared/i18n';
import { Percent } from './Percent';
import type { EditedLine, LineEdit, QuotableLine } from './quote';
import { SoldSections } from './SoldSections';
import { useLineColumns } from './use-line-columns';
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
  const [density] = useDensity();
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
  return (
    <Table
      caption={t('budgets.lines')}
      columns={columns}
      density={density}
      hasStickyHead
      className={styles.lines}
    >
      <SoldSections
        sections={sections}
        hasPrices
        draw={({ line, place, priced }) => {
          const { _id: id, referenceCode: reference } = line;
          return (
            <TableRow key={id}>
              {identity(line, place)}
              <TableCell column="quantity">
                <QuantityField
                  label={t('budgets.quantityOf', { reference })}
                  value={line.quantity}
                  max={mostPieces}
                  size="small"
                  onChange={(quantity) => onEdit(id, { quantity })}
                />
              </TableCell>
              <TableCell column="unitPrice" isTabular>
                {line.unitGross && format.money(line.unitGross)}
                {aboutPrice?.(line)}
              </TableCell>
              <TableCell column="discount">
                <Percent
                  label={t('budgets.lineDiscountOf', { reference })}
                  isLabelHidden
                  value={line.discount}
                  onChange={(discount) => onEdit(id, { discount })}
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
                    label={t('budgets.takeOut', { reference })}
                    onPress={() => onEdit(id, { isOut: true })}
                  />
                )}
              </TableCell>
            </TableRow>
          );
        }}
      />
      {out.length > 0 && (
        <TableBody title={t('budgets.notIncluded')}>
          {out.map((line) => (
            <TableRow key={line._id} className={styles.out}>
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
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('budgets.putBackOf', { reference: line.referenceCode })}
                  onPress={() => onEdit(line._id, { isOut: false })}
                >
                  {t('budgets.putBack')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      )}
    </Table>
  );
}
