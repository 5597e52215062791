import { largestFeed, type CatalogueImport } from '@lucerna/contract';
import { Button, Heading, ProgressBar, Text } from '@lucerna/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { ApiFailure } from '../../shared/api';
import { uploadFeed } from '../../shared/api/upload-feed';
import { useFailureText } from '../../shared/failure';
import { useFileDrop } from '../../shared/file/use-file-drop';
import { useFileSize } from '../../shared/file/use-file-size';
import { useTranslate } from '../../shared/i18n';
import { oneFile } from './one-file';
import { TemplateLink } from './TemplateLink';
import styles from './Imports.module.css';

interface OnWay {
  readonly file: File;
  /** Of all that were chosen, bytes. */
  readonly size: number;
  readonly key: string;
  readonly part: number;
  readonly failure: ApiFailure | null;
}

/** Chooses the files of a feed or takes them dropped, and shows how much of them was sent. */
export function UploadFeed({ onSent }: { readonly onSent: (feed: CatalogueImport) => void }) {
  const t = useTranslate();
  const sizeOf = useFileSize();
  const failureText = useFailureText();
  const store = useStore();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [onWay, setOnWay] = useState<OnWay | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const drop = useFileDrop((files) => void begin([...files]));
  const isSending = onWay !== null && onWay.failure === null;

  async function begin(files: readonly File[]) {
    if (isSending) return;
    const [first] = files;
    const size = files.reduce((sum, file) => sum + file.size, 0);
    // What is too much is not packed either.
    const file = size > largestFeed ? first : await oneFile(files);
    if (file) void send(file, size, crypto.randomUUID());
  }

  async function send(file: File, size: number, key: string) {
    const whole = { file, size, key, part: 0 };
    if (size > largestFeed) {
      const details = { limit: largestFeed };
      return setOnWay({ ...whole, failure: { status: 413, code: 'tooLarge', details, address: '' } });
    }
    setOnWay({ ...whole, failure: null });
    const own = new AbortController();
    stop.current = own;
    const done = await uploadFeed(store, {
      ...{ file, actKey: key, signal: own.signal },
      onProgress: (part) => setOnWay({ ...whole, part, failure: null }),
    });
    if (own.signal.aborted) return;
    if ('error' in done) return setOnWay({ ...whole, failure: done.error });
    setOnWay(null);
    onSent(done.data);
  }

  return (
    <section className={styles.section} aria-label={t('imports.upload')}>
      <Heading level={2} size={28}>
        {t('imports.upload')}
      </Heading>
      <div className={styles.drop} {...drop}>
        <input
          ref={input}
          type="file"
          multiple
          aria-label={t('imports.choose')}
          hidden
          onChange={(event) => {
            void begin([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button
          icon="plus"
          isDisabled={isSending}
          aria-describedby={hint}
          onPress={() => input.current?.click()}
        >
          {t('imports.choose')}
        </Button>
        <TemplateLink />
        <Text id={hint} size={14} tone="quiet" className={styles.hint}>
          {t('imports.hint', { size: sizeOf(largestFeed) })}
        </Text>
        {isSending && (
          <ProgressBar label={onWay.file.name} value={onWay.part} max={1} className={styles.sending} />
        )}
        {onWay?.failure && (
          <div className={styles.failure}>
            <Text size={14} tone="error" role="status">
              <bdi>{onWay.file.name}</bdi>: {failureText(onWay.failure, 'uploadCatalogueFeed').text}
            </Text>
            <Button size="small" onPress={() => void send(onWay.file, onWay.size, onWay.key)}>
              {t('imports.again')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
