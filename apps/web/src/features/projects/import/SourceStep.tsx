import { Alert, Button, TextArea } from '@lucerna/kit';
import type { TableProblem, TableRead } from '@lucerna/spreadsheet';
import { readTable, readTableText, tableLimits } from '@lucerna/spreadsheet';
import { useRef, useState, type ClipboardEvent } from 'react';
import { useFileDrop } from '../../../shared/file/use-file-drop';
import { useTranslate } from '../../../shared/i18n';
import styles from './ImportDialog.module.css';

/** Rows of a list, its heading among them. */
const maxRows = 2001;
/** Characters of a text that is typed or pasted: far more than its rows may be. */
const maxText = 2_000_000;

interface SourceStepProps {
  readonly onRead: (read: TableRead & { readonly ok: true }, file: Uint8Array | null) => void;
}

export const readFileTable = (bytes: Uint8Array, sheet?: number): TableRead =>
  readTable(bytes, { maxRows, sheet });

/** Where a list comes from: pasted, typed, chosen or dropped. */
export function SourceStep({ onRead }: SourceStepProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<TableProblem | null>(null);
  const drop = useFileDrop((files) => void takeFile(files[0]));

  function take(read: TableRead, file: Uint8Array | null) {
    setProblem(read.ok ? null : read.problem);
    if (read.ok) onRead(read, file);
  }

  async function takeFile(file: File | undefined) {
    if (!file) return;
    // What is larger than may be is refused without being read.
    if (file.size > tableLimits.bytes)
      return setProblem({ code: 'table-too-large', most: tableLimits.bytes });
    const bytes = new Uint8Array(await file.arrayBuffer());
    take(readFileTable(bytes), bytes);
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (text !== '' || !pasted.includes('\n')) return;
    event.preventDefault();
    setText(pasted.slice(0, maxText));
    take(readTableText(pasted, { maxRows }), null);
  }

  return (
    <div className={styles.source} {...drop} onPasteCapture={paste}>
      {problem && (
        <Alert tone="warning" isLive onDismiss={() => setProblem(null)}>
          {t(`schedule.${problem.code}`, { count: maxRows - 1 })}
        </Alert>
      )}
      <TextArea
        label={t('schedule.paste')}
        description={t('schedule.pasteHint')}
        value={text}
        onChange={setText}
        rows={6}
        maxLength={maxText}
      />
      <Button
        variant="primary"
        isDisabled={text.trim() === ''}
        onPress={() => take(readTableText(text, { maxRows }), null)}
      >
        {t('schedule.next')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xlsm,.csv,.tsv,.txt"
        aria-label={t('schedule.choose')}
        hidden
        onChange={(event) => {
          void takeFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className={styles.file}>
        <Button icon="document" onPress={() => input.current?.click()}>
          {t('schedule.choose')}
        </Button>
        <span className={styles.quiet}>{t('schedule.chooseHint', { count: maxRows - 1 })}</span>
      </div>
    </div>
  );
}
