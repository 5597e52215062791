import type { CatalogId } from '@lucerna/engine';
import { Alert, Button, Select } from '@lucerna/kit';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../shared/i18n';
import { useRowWindow } from '../../../shared/list/use-row-window';
import { canTake, isReady, type JudgedListRow } from './judged-list';
import type { ListRow } from './columns';
import { RowItem } from './RowItem';
import styles from './ImportDialog.module.css';

/** Pixels that a row takes where it was not measured. */
const usualHeight = 88;

interface RowsStepProps {
  readonly list: readonly JudgedListRow[];
  readonly catalogId: CatalogId;
  readonly onTake: (rows: ReadonlySet<number>) => void;
  /** Judges a row anew that was put right by hand. Ends when it is judged. */
  readonly onMend: (row: ListRow) => Promise<void>;
}

/** The judged rows: how many can go in, and those to be put right. Only what is in sight is in the page. */
export function RowsStep({ list, catalogId, onTake, onMend }: RowsStepProps) {
  const t = useTranslate();
  const wrong = list.filter((each) => !isReady(each));
  // What was put right stays where it was until the filter is chosen anew.
  const [show, setShow] = useState<'all' | 'wrong'>(wrong.length > 0 ? 'wrong' : 'all');
  const [wasWrong] = useState(() => new Set(wrong.map(({ row }) => row.at)));
  const rows = useMemo(
    () => (show === 'all' ? list : list.filter(({ row }) => wasWrong.has(row.at))),
    [list, show, wasWrong],
  );
  const takable = wrong.filter(canTake);
  const keys = useMemo(() => rows.map(({ row }) => String(row.at)), [rows]);
  const { frame, pieces, onFocus } = useRowWindow<HTMLOListElement>({ keys, usualHeight, isOn: true });
  return (
    <div className={styles.step}>
      <div role="status" className={styles.counts}>
        <strong>{t('schedule.ready', { count: list.length - wrong.length })}</strong>
        {wrong.length > 0 && (
          <span className={styles.why}>{t('schedule.toFix', { count: wrong.length })}</span>
        )}
      </div>
      <div className={styles.tools}>
        <Select
          label={t('schedule.show')}
          isLabelHidden
          variant="quiet"
          options={[
            { value: 'all', label: t('schedule.all', { count: list.length }) },
            { value: 'wrong', label: t('schedule.wrong', { count: wasWrong.size }) },
          ]}
          value={show}
          onChange={setShow}
        />
        {takable.length > 1 && (
          <Button size="small" onPress={() => onTake(new Set(takable.map(({ row }) => row.at)))}>
            {t('schedule.takeAll', { count: takable.length })}
          </Button>
        )}
      </div>
      {show === 'wrong' && wasWrong.size === 0 && <Alert tone="success">{t('schedule.nothingWrong')}</Alert>}
      <ol ref={frame} onFocus={onFocus} className={styles.rows}>
        {pieces.map((piece) => {
          if (!('row' in piece)) {
            return (
              <li key={`before ${piece.before}`} role="presentation" style={{ blockSize: piece.height }} />
            );
          }
          const at = piece.row;
          const each = rows[at];
          return (
            each && (
              <li
                key={each.row.at}
                data-place={at}
                aria-setsize={rows.length}
                aria-posinset={at + 1}
                className={styles.row}
              >
                <RowItem
                  each={each}
                  catalogId={catalogId}
                  onTake={() => onTake(new Set([each.row.at]))}
                  onMend={onMend}
                />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
