import { Heading, ProgressBar, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import styles from './Imports.module.css';

/** Milliseconds after which is asked how far they are. */
const patience = 2000;
/** So many broken ones are listed. */
const shownAtOnce = 20;

/** How many pictures of the catalogue in force are made, how many wait, also for their smaller files, and which cannot be; nothing of a catalogue without any. */
export function PictureProgress() {
  const t = useTranslate();
  const title = t('imports.pictures');
  const [isMaking, setMaking] = useState(false);
  const { data, error, isFetching, refetch } = api.useGetPictureProgressQuery(undefined, {
    pollingInterval: isMaking ? patience : 0,
    refetchOnMountOrArgChange: true,
  });
  const waiting = data ? data.total - data.made - data.broken.length : 0;
  const isWorking = waiting > 0 || (data?.avifWaiting ?? 0) > 0;
  useEffect(() => setMaking(isWorking), [isWorking]);
  if (error && !data)
    return <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
  if (!data || data.total === 0) return null;
  const { total, made, avifWaiting, broken } = data;
  return (
    <section className={styles.section} aria-label={title}>
      <Heading level={2} size={28}>
        {title}
      </Heading>
      <div className={styles.part}>
        {waiting > 0 && <ProgressBar label={title} value={total - waiting} max={total} />}
        <Text role="status">
          {t('imports.picturesReady', { made, total })}
          {waiting > 0 && ` · ${t('imports.picturesWaiting', { count: waiting })}`}
          {avifWaiting > 0 && ` · ${t('imports.picturesAvif', { count: avifWaiting })}`}
        </Text>
        {broken.length > 0 && (
          <>
            <Heading level={3} size={20}>
              {t('imports.picturesBroken', { count: broken.length })}
            </Heading>
            <Table
              caption={t('imports.picturesBroken', { count: broken.length })}
              columns={[
                { id: 'file', label: t('imports.file'), width: '50%' },
                { id: 'reason', label: t('imports.picturesReason') },
              ]}
            >
              <TableBody>
                {broken.slice(0, shownAtOnce).map(({ file, reason }) => (
                  <TableRow key={file}>
                    <TableCell column="file" isRowHeader className={styles.words}>
                      <bdi>{file}</bdi>
                    </TableCell>
                    <TableCell column="reason" className={styles.words}>
                      {reason}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            {broken.length > shownAtOnce && (
              <Text size={14} tone="quiet">
                {t('imports.more', { count: broken.length - shownAtOnce })}
              </Text>
            )}
          </>
        )}
      </div>
    </section>
  );
}
