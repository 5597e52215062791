import type { UploadedFile } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { Icon, Text } from '@lucerna/kit';
import { useStore } from 'react-redux';
import { isUnanswered, readFile } from '../../../shared/api';
import { failureShown } from '../../../shared/failure';
import { saveFile } from '../../../shared/file/save-file';
import { useTranslate } from '../../../shared/i18n';
import { useFileSize } from '../../../shared/file/use-file-size';
import styles from './Files.module.css';

interface SentFilesProps {
  readonly requestId: string;
  readonly files: readonly UploadedFile[];
}

/** The files of a message, each saved by a press: through the session, so that no answer to an ended one is saved as the file. */
export function SentFiles({ requestId, files }: SentFilesProps) {
  const t = useTranslate();
  const store = useStore();
  const sizeOf = useFileSize();

  async function save({ id, name }: UploadedFile): Promise<void> {
    const path = '/api/v1/support-requests/:id/files/:fileId';
    const read = await readFile(store, addressOf(path, { params: { id: requestId, fileId: id } }));
    if ('data' in read) saveFile(read.data, name);
    else if (read.error.status !== 401 && !isUnanswered(read.error))
      store.dispatch(failureShown({ action: 'getRequestFile', failure: read.error }));
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
