import { uploadLimits } from '@lucerna/contract';
import { Button, IconButton, ProgressBar, Text } from '@lucerna/kit';
import { useEffect, useRef, useState } from 'react';
import { sendFile, type ApiFailure } from '../../../shared/api';
import { FailureAlert } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import styles from './Link.module.css';

/** A file that was sent by the link. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
}

interface OrderFileProps {
  readonly token: string;
  readonly file: KeptFile | null;
  readonly onChange: (file: KeptFile | null) => void;
  readonly onSending: (isSending: boolean) => void;
}

const accept = uploadLimits.formats.map((format) => `.${format}`).join(',');

/** The buyer's order: sent as it is chosen, so that accepting only names it. */
export function OrderFile({ token, file, onChange, onSending }: OrderFileProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | null>(null);
  const [onWay, setOnWay] = useState<{ readonly name: string; readonly part: number } | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(chosen: File) {
    const { name } = chosen;
    setFailure(null);
    setOnWay({ name, part: 0 });
    onSending(true);
    stop.current = new AbortController();
    const done = await sendFile(`/api/v1/quote-links/${encodeURIComponent(token)}/files`, {
      ...{ file: chosen, actKey: crypto.randomUUID(), signal: stop.current.signal },
      onProgress: (part) => setOnWay({ name, part }),
    });
    setOnWay(null);
    onSending(false);
    if ('error' in done) setFailure(done.error);
    else onChange({ id: done.data.id, name: done.data.name });
  }

  return (
    <div className={styles.file}>
      <Text as="span" size={14}>
        {t('budgets.yourOrder')}
      </Text>
      {onWay && <ProgressBar label={onWay.name} value={onWay.part} max={1} />}
      {file && !onWay && (
        <span className={styles.kept}>
          <bdi>{file.name}</bdi>
          <IconButton
            icon="close"
            size="small"
            label={t('requests.removeFile', { name: file.name })}
            onPress={() => onChange(null)}
          />
        </span>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={t('budgets.addOrder')}
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void send(chosen);
          event.target.value = '';
        }}
      />
      {!file && !onWay && (
        <Button icon="plus" onPress={() => input.current?.click()}>
          {t('budgets.addOrder')}
        </Button>
      )}
      <FailureAlert failure={failure} />
    </div>
  );
}
