import type { CatalogId } from '@lucerna/engine';
import { Button, Icon } from '@lucerna/kit';
import { useState } from 'react';
import { useMeasures, useWriteLength } from '../../../shared/catalogue/use-measures';
import { languageOf, useFormat, useProblemText, useTranslate } from '../../../shared/i18n';
import { useSelector } from '../../../shared/store/hooks';
import type { ListRow } from './columns';
import { MendRow } from './MendRow';
import { canTake, isReady, problemsOf, productOf, type JudgedListRow } from './judged-list';
import styles from './ImportDialog.module.css';

interface RowItemProps {
  readonly each: JudgedListRow;
  /** Of the project, which says how measures are written. */
  readonly catalogId: CatalogId;
  readonly onTake: () => void;
  /** Judges the row anew as it was put right. */
  readonly onMend: (row: ListRow) => Promise<void>;
}

const isField = (value: unknown): value is 'mark' | 'floor' | 'room' | 'section' | 'note' | 'name' =>
  typeof value === 'string' && ['mark', 'floor', 'room', 'section', 'note', 'name'].includes(value);

/** A row of a list: what goes in, or why it does not, and the nearest reference with what would change. */
export function RowItem({ each, catalogId, onTake, onMend }: RowItemProps) {
  const [isMending, setMending] = useState(false);
  const language = useSelector(languageOf);
  const t = useTranslate();
  const problemText = useProblemText(useWriteLength(catalogId));
  const format = useFormat();
  const measures = useMeasures(catalogId);
  const { row, judged, isTaken, sameAs } = each;
  const { nearest, quantity, notices, freeLine, option } = judged;
  const problems = problemsOf(each);
  const product = productOf(each);
  const price = product?.price ?? freeLine?.unitPrice;
  const optionText =
    typeof option?.alternativeTo === 'string'
      ? t('schedule.alternativeTo', { row: option.alternativeTo })
      : t('schedule.option');
  /** What the engine says of a value; a height is in centimetres. */
  const written = (value: string, said: string | null) =>
    value === 'pendantHeight' && Number(said) > 0 ? measures.writeTyped(Number(said), format) : (said ?? '–');
  async function mend(next: ListRow) {
    await onMend(next);
    setMending(false);
  }
  const place = [row.mark, row.floor, row.room, row.section].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles.rowHead}>
        <Icon
          name={isReady(each) ? 'check' : 'warning'}
          size={16}
          className={isReady(each) ? styles.good : styles.bad}
        />
        <span className={styles.quiet}>{t('schedule.row', { row: row.at })}</span>
        <bdi className={styles.reference}>
          {isTaken
            ? `${row.reference} → ${product?.reference ?? ''}`
            : row.reference || freeLine?.text || '–'}
        </bdi>
        <span>× {quantity ?? row.quantity}</span>
        {product && <span>{product.name}</span>}
        {freeLine && <span className={styles.quiet}>{t('schedule.freeLine')}</span>}
        {price && <span className={styles.price}>{format.money(price)}</span>}
        {option && <span className={styles.quiet}>{optionText}</span>}
        {place && <bdi className={styles.quiet}>{place}</bdi>}
      </div>
      {problems.map((problem, at) => {
        const field = problem.data?.['field'];
        return (
          <p key={at} className={styles.why}>
            {isField(field) && `${t(`schedule.column.${field}`)}: `}
            {problemText(problem)}
          </p>
        );
      })}
      {notices.map((notice, at) => (
        <p key={at} className={styles.quiet}>
          {problemText(notice)}
        </p>
      ))}
      {sameAs !== null && <p className={styles.quiet}>{t('schedule.duplicate', { row: sameAs })}</p>}
      {!isTaken && problems.length > 0 && !nearest && !judged.product && !freeLine && (
        <p className={styles.quiet}>{t('schedule.noNearest')}</p>
      )}
      {nearest && canTake(each) && (
        <div className={styles.nearest}>
          <span>
            {t('schedule.nearest', { reference: nearest.reference })} ({nearest.name}
            {nearest.price ? `, ${format.money(nearest.price)}` : ''})
          </span>
          <span className={styles.quiet}>
            {nearest.changes
              .map(
                ({ value, from, to, names }) =>
                  `${t(`schedule.value.${value}`)}: ${names?.from?.[language] ?? written(value, from)} → ${names?.to?.[language] ?? written(value, to)}`,
              )
              .join(', ')}
          </span>
        </div>
      )}
      {isMending ? (
        <MendRow row={row} onClose={() => setMending(false)} onSave={mend} />
      ) : (
        <div className={styles.acts}>
          {nearest && canTake(each) && (
            <Button
              size="small"
              aria-label={t('schedule.takeOf', { reference: nearest.reference, row: row.at })}
              onPress={onTake}
            >
              {t('schedule.take')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            icon="edit"
            className={styles.mendAct}
            aria-label={t('schedule.mendOf', { row: row.at })}
            onPress={() => setMending(true)}
          >
            {t('schedule.mend')}
          </Button>
        </div>
      )}
    </>
  );
}
