import { Button, IconButton, Text } from '@lucerna/kit';
import { useState } from 'react';
import { hideDownloads, useDownloads } from '../../shared/downloads/downloads';
import { useTranslate } from '../../shared/i18n';
import { DownloadCard } from './DownloadCard';
import { useFollowedDownloads } from './use-followed-downloads';
import styles from './DownloadPanel.module.css';

/** How many downloads are shown at once; older ones are a press away. */
const shownAtFirst = 4;

/** A quiet panel of the downloads of the last day, on every page: how far each is, to be saved, cancelled or tried again. */
export default function DownloadPanel() {
  const t = useTranslate();
  const { isShown, unsaved } = useDownloads();
  // On a phone it would cover what one chooses.
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 36em)').matches);
  const [showsAll, setShowsAll] = useState(false);
  const { downloads, isMaking } = useFollowedDownloads(isShown);

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
