import type { UploadedFile } from '@lucerna/contract';
import { Icon, Text } from '@lucerna/kit';
import { useStore } from 'react-redux';
import { isUnanswered, readFile } from '../api';
import { failureShown } from '../failure';
import { saveFile } from '../file/save-file';
import { useTranslate } from '../i18n';
import { useFileSize } from '../file/use-file-size';
import styles from './Files.module.css';

interface SentFilesProps {
  readonly files: readonly UploadedFile[];
  /** Where one is read. */
  readonly addressOf: (fileId: string) => string;
  /** The operation by which it is read. */
  readonly action: string;
}

/** Files that were sent, each saved by a press: through the session, so that no answer to an ended one is saved as the file. */
export function SentFiles({ files, addressOf, action }: SentFilesProps) {
  const t = useTranslate();
  const store = useStore();
  const sizeOf = useFileSize();

  async function save({ id, name }: UploadedFile): Promise<void> {
    const read = await readFile(store, addressOf(id));
    if ('data' in read) saveFile(read.data, name);
    else if (read.error.status !== 401 && !isUnanswered(read.error))
      store.dispatch(failureShown({ action, failure: read.error }));
  }

  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('requests.files')}>
      {files.map((file) => (
        <li key={file.id}>
          <button type="button" className={styles.download} onClick={() => void save(file)}>
            <Icon name="download" />
            <bdi>{file.name}</bdi>
            <Text as="span" size={14} tone="quiet" isTabular>
              {sizeOf(file.bytes)}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  );
}
