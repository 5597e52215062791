import { scheduleTexts } from '@lucerna/contract';
import { Button, TextField } from '@lucerna/kit';
import { useState, type FormEvent } from 'react';
import { useTranslate } from '../../../shared/i18n';
import { columnKinds, type ColumnKind, type ListRow } from './columns';
import styles from './ImportDialog.module.css';

const usual: readonly ColumnKind[] = ['reference', 'quantity', 'mark', 'floor', 'room', 'section', 'note'];

interface MendRowProps {
  readonly row: ListRow;
  /** Ends when the row is judged. */
  readonly onSave: (row: ListRow) => Promise<void>;
  readonly onClose: () => void;
}

/** The fields of a row, to be put right by hand. */
export function MendRow({ row, onSave, onClose }: MendRowProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(row);
  const [isSaving, setSaving] = useState(false);
  /** What most lists have not is asked where the row says it. */
  const kinds = columnKinds.filter((kind) => usual.includes(kind) || (kind !== 'number' && row[kind] !== ''));
  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    await onSave(typed);
    setSaving(false);
  }
  return (
    <form className={styles.mend} noValidate onSubmit={(event) => void save(event)}>
      {kinds.map((kind) => (
        <TextField
          key={kind}
          autoFocus={kind === 'reference'}
          autoComplete="off"
          label={t(`schedule.column.${kind}`)}
          maxLength={kind in scheduleTexts ? scheduleTexts[kind as keyof typeof scheduleTexts] : undefined}
          value={typed[kind]}
          onChange={(value) => setTyped((before) => ({ ...before, [kind]: value }))}
        />
      ))}
      <div className={styles.tools}>
        <Button size="small" variant="quiet" onPress={onClose}>
          {t('projects.cancel')}
        </Button>
        <Button size="small" type="submit" isLoading={isSaving}>
          {t('schedule.judge')}
        </Button>
      </div>
    </form>
  );
}
