import { classNames, Heading, TableCell, TableRow, Text } from '@lucerna/kit';
import { use } from 'react';
import { useFormat, useTranslate } from '../../../../shared/i18n';
import { FreeLineCells } from '../../../../shared/sale';
import { LinePeople } from '../presence/LinePeople';
import { SelectCell } from '../selection/SelectCell';
import type { SelectedPart } from '../selection/selection';
import type { FreeLineRow, SectionRow } from '../project-rows';
import { AskContext } from './ArrangedLines';
import { PartMenu } from './PartMenu';
import styles from './Structure.module.css';

interface Shown {
  /** Its place among all rows, 0 the first. */
  readonly place: number;
  readonly isFound: boolean;
  readonly hasPrices: boolean;
  /** The net price of a piece has a column. */
  readonly hasNet: boolean;
  readonly part: SelectedPart;
}

/** The head of a section among the lines, with its subtotal. */
export function SectionHead({
  row,
  lines,
  ...shown
}: Shown & { readonly row: SectionRow; readonly lines: readonly string[] }) {
  const t = useTranslate();
  const format = useFormat();
  const { section, totals } = row;
  const { place, isFound, hasPrices, hasNet, part } = shown;
  const canArrange = use(AskContext) !== null;
  const name = section ? section.name : t('structure.noSection');
  return (
    <TableRow place={place} className={classNames(styles.head, isFound && styles.found)}>
      <SelectCell ids={lines} label={t('selection.section', { name })} part={part} />
      <TableCell column="product" isRowHeader colSpan={2} className={styles.headName}>
        <Heading level={2} size={16}>
          <bdi data-section={row.id}>{name}</bdi>
        </Heading>
      </TableCell>
      <TableCell column="quantity" isTabular className={styles.pieces}>
        <Text as="span" size={14} tone="quiet" isTabular>
          {totals.quantity > 0 && t('structure.pieces', { count: totals.quantity })}
        </Text>
      </TableCell>
      {hasPrices && (
        <>
          <td className={styles.blank} colSpan={hasNet ? 2 : 1} />
          <TableCell column="total" isTabular className={styles.total}>
            {totals.net ? <strong>{format.money(totals.net)}</strong> : '–'}
          </TableCell>
        </>
      )}
      <td className={styles.blank} />
      {canArrange && (
        <TableCell column="actions" className={styles.menu}>
          {section && <PartMenu part={{ kind: 'section', part: section }} name={section.name} />}
        </TableCell>
      )}
    </TableRow>
  );
}

const pricesOf = (hasNet: boolean) =>
  hasNet ? (['unit', 'net', 'total'] as const) : (['unit', 'total'] as const);

/** A line that is no product: freight, a sample, a service. */
export function FreeLine({ row, ...shown }: Shown & { readonly row: FreeLineRow }) {
  const t = useTranslate();
  const { freeLine } = row;
  const { id, text } = freeLine;
  const { place, isFound, hasPrices, hasNet, part } = shown;
  const canArrange = use(AskContext) !== null;
  return (
    <TableRow
      place={place}
      isSelected={part === 'all'}
      className={classNames(styles.free, isFound && styles.found)}
    >
      <SelectCell ids={id} label={t('selection.line', { name: text })} part={part} />
      <td className={styles.blank} />
      <TableCell column="product" isRowHeader data-handle className={styles.freeText}>
        <bdi data-free-line={id}>{text}</bdi> <LinePeople id={id} />
      </TableCell>
      <FreeLineCells line={freeLine} prices={hasPrices ? pricesOf(hasNet) : []} />
      <td className={styles.blank} />
      {canArrange && (
        <TableCell column="actions" className={styles.menu}>
          <PartMenu part={{ kind: 'freeLine', part: freeLine }} name={text} />
        </TableCell>
      )}
    </TableRow>
  );
}
