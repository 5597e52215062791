import { Checkbox, type Density, type TableColumn } from '@lucerna/kit';
import { useMemo } from 'react';
import { useFormat, useTranslate } from '../../../shared/i18n';
import type { ProjectRow } from './project-rows';
import { partSelected } from './selection/selection';
import type { Selection } from './selection/use-selection';

interface Shown {
  readonly density: Density;
  readonly hasPrices: boolean;
  /** There is room for the net price of a piece. */
  readonly hasNet: boolean;
  /** Null where the project can only be read. */
  readonly selection: Selection | null;
}

/** The columns of the working table. */
export function useColumns({ density, hasPrices, hasNet, selection }: Shown): TableColumn[] {
  const t = useTranslate();
  const isEditable = selection !== null;
  const part = selection && partSelected(selection.selectable, selection.selected);
  const selectAll = selection?.acts.selectAll;
  const selectable = selection?.selectable;
  return useMemo<TableColumn[]>(
    () => [
      ...(part && selectAll && selectable
        ? [
            {
              id: 'select',
              label: (
                <Checkbox
                  isLabelHidden
                  isSelected={part === 'all'}
                  isIndeterminate={part === 'some'}
                  isDisabled={selectable.length === 0}
                  onChange={(isSelected) => selectAll(selectable, isSelected)}
                >
                  {t('selection.all', { count: selectable.length })}
                </Checkbox>
              ),
              width: '2rem',
            },
          ]
        : []),
      {
        id: 'picture',
        label: t('projects.picture'),
        isLabelHidden: true,
        width: density === 'compact' ? '3.5rem' : '4.75rem',
      },
      { id: 'product', label: t('projects.product') },
      { id: 'quantity', label: t('projects.quantity'), width: '9rem' },
      ...(hasPrices
        ? [
            { id: 'unit', label: t('projects.unit'), align: 'end' as const },
            ...(hasNet ? [{ id: 'net', label: t('projects.net'), align: 'end' as const }] : []),
            { id: 'total', label: t('projects.total'), align: 'end' as const },
          ]
        : []),
      { id: 'leadTime', label: t('projects.leadTime'), align: 'end' },
      ...(isEditable
        ? [
            {
              id: 'actions',
              label: t('projects.actions'),
              isLabelHidden: true,
              align: 'end' as const,
              width: '3rem',
            },
          ]
        : []),
    ],
    [t, hasPrices, hasNet, isEditable, density, part, selectAll, selectable],
  );
}

const figures = ['unit', 'net', 'total'] as const;

/** The widest text of each column of figures, whichever rows are in the page. */
export function useWidestTexts(rows: readonly ProjectRow[]): Readonly<Record<string, string>> {
  const format = useFormat();
  const t = useTranslate();
  return useMemo(() => {
    const most = { unit: 0, net: 0, total: 0 };
    let currency: 'EUR' | 'USD' = 'EUR';
    let weeks = 0;
    for (const row of rows) {
      if (row.kind !== 'line') {
        const sum = row.kind === 'section' ? row.totals.net : row.freeLine.total;
        most.total = Math.max(most.total, sum?.amount ?? 0);
        if (row.kind === 'freeLine') most.unit = Math.max(most.unit, row.freeLine.unitPrice?.amount ?? 0);
        continue;
      }
      const { line } = row;
      weeks = Math.max(weeks, line.leadTimeWeeks ?? 0);
      if (!line.prices) continue;
      const { unitGross, unitNet, totalNet } = line.prices;
      ({ currency } = unitGross);
      most.unit = Math.max(most.unit, unitGross.amount);
      most.net = Math.max(most.net, unitNet.amount);
      most.total = Math.max(most.total, totalNet.amount);
    }
    const money = figures.map((id) => [id, format.money({ amount: most[id], currency })] as const);
    return { ...Object.fromEntries(money), leadTime: t('projects.weeks', { count: weeks }) };
  }, [rows, format, t]);
}
