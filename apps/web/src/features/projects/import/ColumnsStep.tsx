import { Alert, Checkbox, Select, Text } from '@lucerna/kit';
import type { Table } from '@lucerna/spreadsheet';
import { useTranslate } from '../../../shared/i18n';
import { columnKinds, type ColumnKind, type Columns } from './columns';
import styles from './ImportDialog.module.css';

/** Rows shown of what a column holds. */
const shown = 4;

const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

interface ColumnsStepProps {
  readonly table: Table;
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
  readonly onSheet: ((sheet: number) => void) | null;
}

/** What each column holds, as it was recognised, to be confirmed or put right beside its first rows. */
export function ColumnsStep({ table, columns, onChange, onSheet }: ColumnsStepProps) {
  const t = useTranslate();
  const { kinds, hasHead } = columns;
  const { merged, formulas, emptyFormulas, hasMacro } = table.notes;
  const options = ['none' as const, ...columnKinds].map((kind) => ({
    value: kind,
    label: t(`schedule.column.${kind}`),
  }));

  function choose(at: number, kind: ColumnKind | 'none') {
    // A kind stands in one column: the one that had it gives it up.
    const next = kinds.map((each, other) => (each === kind ? null : other === at ? null : each));
    if (kind !== 'none') next[at] = kind;
    onChange({ ...columns, kinds: next });
  }

  return (
    <div className={styles.step}>
      {(merged > 0 || formulas > 0 || hasMacro) && (
        <Alert tone={emptyFormulas > 0 ? 'warning' : 'info'}>
          {[
            merged > 0 && t('schedule.merged', { count: merged }),
            formulas > emptyFormulas && t('schedule.formulas', { count: formulas - emptyFormulas }),
            emptyFormulas > 0 && t('schedule.emptyFormulas', { count: emptyFormulas }),
            hasMacro && t('schedule.hasMacro'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
      {onSheet && table.sheets.length > 1 && (
        <Select
          label={t('schedule.sheet')}
          options={table.sheets.map((name, at) => ({ value: String(at), label: name }))}
          value={String(table.sheet)}
          onChange={(value) => onSheet(Number(value))}
        />
      )}
      <Text>{t('schedule.columns')}</Text>
      <Checkbox isSelected={hasHead} onChange={(isSelected) => onChange({ ...columns, hasHead: isSelected })}>
        {t('schedule.hasHead')}
      </Checkbox>
      {!kinds.includes('reference') && <Alert tone="warning">{t('schedule.referenceNeeded')}</Alert>}
      <ul className={styles.columns}>
        {kinds.map((kind, at) => (
          <li key={at} className={styles.column}>
            <Select
              label={t('schedule.columnOf', { letter: letterOf(at) })}
              options={options}
              value={kind ?? 'none'}
              onChange={(value) => choose(at, value)}
            />
            <ol className={styles.preview}>
              {table.rows.slice(0, shown).map((row, nth) => (
                <li key={row.at} data-head={(hasHead && nth === 0) || undefined}>
                  {row.cells[at] || '\u00a0'}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </div>
  );
}
