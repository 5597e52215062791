import type { Download, ServerEventData } from '@lucerna/contract';
import { progressAfter, stepsAfter } from '@lucerna/contract';
import { Button, IconButton, Text } from '@lucerna/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, readNow } from '../../shared/api';
import { hideDownloads, useDownloads } from '../../shared/downloads/downloads';
import { useTranslate } from '../../shared/i18n';
import { useServerEvents } from '../../shared/socket/use-server-events';
import { useDispatch } from '../../shared/store/hooks';
import { DownloadCard } from './DownloadCard';
import styles from './DownloadPanel.module.css';

/** Milliseconds between questions while the socket does not tell. */
const askEvery = 2000;
/** How many downloads are shown at once; older ones are a press away. */
const shownAtFirst = 4;

/** A quiet panel of the downloads of the last day, on every page: how far each is, to be saved, cancelled or tried again. */
export default function DownloadPanel() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { isShown, unsaved } = useDownloads();
  // On a phone it would cover what one chooses.
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 36em)').matches);
  const [showsAll, setShowsAll] = useState(false);
  const { data } = api.useListDownloadsQuery({ isSilent: true }, { refetchOnMountOrArgChange: true });
  const downloads = data?.downloads ?? [];
  const isMaking = downloads.some(({ state }) => state === 'making');

  function take({ id, state, moved }: ServerEventData<'download'>): void {
    dispatch(
      api.util.updateQueryData('getDownload', { params: { id }, isSilent: true }, (known: Download) => {
        for (const [position, progress, steps] of moved) {
          const file = known.files[position];
          if (!file) continue;
          file.progress = progressAfter(file.progress, progress);
          if (steps) file.steps = stepsAfter(file.subType, file.steps, steps);
        }
      }),
    );
    if (state === 'making') return;
    // Names, sizes and reasons come with the whole of it.
    void dispatch(readNow(api.endpoints.listDownloads.initiate, { isSilent: true }));
    void dispatch(readNow(api.endpoints.getDownload.initiate, { params: { id }, isSilent: true }));
  }
  async function readMaking(): Promise<void> {
    const making = downloads.filter(({ state }) => state === 'making');
    // The list before each: it must not tell of an end that they do not know, after which nobody asks.
    await dispatch(readNow(api.endpoints.listDownloads.initiate, { isSilent: true }));
    for (const { id } of making)
      void dispatch(readNow(api.endpoints.getDownload.initiate, { params: { id }, isSilent: true }));
  }
  const { isListening } = useServerEvents({
    isWanted: isShown && isMaking,
    on: { download: take },
    // It may have moved before the socket was open.
    onConnect: () => void readMaking(),
  });
  const askAgain = useEffectEvent(() => void readMaking());
  useEffect(() => {
    if (!isMaking || isListening) return;
    const timer = setInterval(() => askAgain(), askEvery);
    return () => clearInterval(timer);
  }, [isListening, isMaking]);

  if (!isShown || downloads.length === 0) return null;
  const shown = showsAll ? downloads : downloads.slice(0, shownAtFirst);
  const hidden = downloads.length - shown.length;
  return (
    <section className={styles.panel} aria-label={t('documents.downloads')}>
      <header className={styles.head}>
        <Text as="span" weight="strong">
          {t('documents.downloads')}
        </Text>
        {isMaking && !isOpen && (
          <Text as="span" tone="quiet" size={14} isTabular>
            {t('documents.chosen', {
              count: downloads.reduce((sum, { ready, failed }) => sum + ready + failed, 0),
              all: downloads.reduce((sum, { documents }) => sum + documents, 0),
            })}
          </Text>
        )}
        <span className={styles.acts}>
          <IconButton
            icon={isOpen ? 'chevron-down' : 'chevron-up'}
            size="small"
            label={t(isOpen ? 'documents.fold' : 'documents.unfold')}
            onPress={() => setOpen(!isOpen)}
          />
          <IconButton icon="close" size="small" label={t('documents.hide')} onPress={hideDownloads} />
        </span>
      </header>
      <div className={styles.body} hidden={!isOpen}>
        <ul className={styles.downloads}>
          {shown.map((download) => (
            <DownloadCard key={download.id} download={download} isToSave={unsaved.includes(download.id)} />
          ))}
        </ul>
        {hidden > 0 && (
          <Button size="small" variant="quiet" onPress={() => setShowsAll(true)}>
            {t('documents.more', { count: hidden })}
          </Button>
        )}
      </div>
    </section>
  );
}
