import { addressOf } from '@lucerna/contract/address';
import type { SupportRequest } from '@lucerna/contract';
import { Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { SentFiles } from '../../../shared/sent-files/SentFiles';
import styles from '../Requests.module.css';

/** What was written by both sides, the first message first; a new one is read out. */
export function MessageThread({ request }: { request: SupportRequest }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ol className={styles.thread} aria-label={t('requests.thread')} aria-live="polite">
      {request.thread.map(({ id, author, isAnswer, isYou, text, files, createdAt }) => (
        <li key={id} className={styles.message} data-answer={isAnswer || undefined}>
          <Text size={14} tone="quiet" isTabular>
            <bdi>{isYou ? t('requests.you') : author}</bdi>
            {` · ${format.shortDate(createdAt)} ${format.time(createdAt)}`}
          </Text>
          <Text className={styles.text}>{text || t('requests.noText')}</Text>
          <SentFiles
            files={files}
            action="getRequestFile"
            addressOf={(fileId) =>
              addressOf('/api/v1/support-requests/:id/files/:fileId', { params: { id: request.id, fileId } })
            }
          />
        </li>
      ))}
    </ol>
  );
}
