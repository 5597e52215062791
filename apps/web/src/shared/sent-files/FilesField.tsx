import { maxRequestFiles, uploadLimits } from '@lucerna/contract';
import { Button, IconButton, ProgressBar, Text } from '@lucerna/kit';
import { useId, useRef } from 'react';
import { useFailureText } from '../failure';
import { useTranslate } from '../i18n';
import { useFileDrop } from '../file/use-file-drop';
import { useFileSize } from '../file/use-file-size';
import type { FileOnWay, Files } from './use-files';
import styles from './Files.module.css';

const accept = uploadLimits.formats.map((format) => `.${format}`).join(',');
/** What a repeat may change: not the file, but the way to the server. */
const isPassing = ({ failure }: FileOnWay) =>
  failure !== null && (typeof failure.status === 'string' || failure.status >= 429);

/** Chooses files or takes them dropped, and shows how far each is. */
export function FilesField({ files, label }: { files: Files; label?: string }) {
  const t = useTranslate();
  const sizeOf = useFileSize();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const title = useId();
  const hint = useId();
  const drop = useFileDrop(files.add);
  const isFull = files.sent.length + files.onWay.length >= maxRequestFiles;

  return (
    <div role="group" aria-labelledby={title} className={styles.field} {...drop}>
      <Text as="span" id={title} size={14}>
        {label ?? t('requests.files')}
      </Text>
      <ul className={styles.list} aria-labelledby={title}>
        {files.sent.map(({ id, name, bytes }) => (
          <li key={id}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              <Text as="span" size={14} tone="quiet" isTabular>
                {sizeOf(bytes)}
              </Text>
            </span>
            <IconButton
              icon="close"
              size="small"
              label={t('requests.removeFile', { name })}
              onPress={() => files.remove(id)}
            />
          </li>
        ))}
        {files.onWay.map((each) => (
          <li key={each.key}>
            <span className={styles.name}>
              {each.failure ? (
                <>
                  <bdi>{each.file.name}</bdi>
                  <Text as="span" size={14} tone="error" role="status">
                    {failureText(each.failure, 'uploadFile').text}
                  </Text>
                </>
              ) : (
                <ProgressBar label={each.file.name} value={each.part} max={1} />
              )}
            </span>
            {isPassing(each) && (
              <Button size="small" onPress={() => files.retry(each.key)}>
                {t('requests.sendFileAgain')}
              </Button>
            )}
            <IconButton
              icon="close"
              size="small"
              label={t('requests.removeFile', { name: each.file.name })}
              onPress={() => files.remove(each.key)}
            />
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        aria-label={t('requests.addFiles')}
        hidden
        onChange={(event) => {
          files.add(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <div className={styles.add}>
        <Button
          icon="plus"
          isDisabled={isFull}
          aria-describedby={hint}
          onPress={() => input.current?.click()}
        >
          {t('requests.addFiles')}
        </Button>
        <Text id={hint} size={14} tone="quiet">
          {t('requests.filesHint', { count: maxRequestFiles, size: sizeOf(uploadLimits.maxBytes) })}
        </Text>
      </div>
    </div>
  );
}
