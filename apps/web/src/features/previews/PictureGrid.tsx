import { Alert, Button, Heading, IconButton } from '@lucerna/kit';
import { useState } from 'react';
import { saveFile } from '../../shared/file/save-file';
import { Reasons, SourceName } from '../../shared/sources';
import { useProblemText, useTranslate } from '../../shared/i18n';
import { fileNames } from './file-names';
import type { FailedPicture, MadePicture } from './use-pictures';
import styles from './Previews.module.css';

/** Packs pictures into one file. */
async function saveAll(made: readonly MadePicture[], names: readonly string[], name: string): Promise<void> {
  const { zipFiles } = await import('@lucerna/scene/zip');
  const files = await Promise.all(
    made.map(async ({ blob }, at) => ({
      name: names[at] ?? `${at}.png`,
      bytes: new Uint8Array(await blob.arrayBuffer()),
    })),
  );
  saveFile(new Blob([zipFiles(files)], { type: 'application/zip' }), name);
}

/** The pictures as they come, each to be saved, and all of them as one file. */
export function PictureGrid({ made }: { readonly made: readonly MadePicture[] }) {
  const t = useTranslate();
  const [isPacking, setPacking] = useState(false);
  if (made.length === 0) return null;
  const names = fileNames(
    made.map(({ source }) => source),
    'png',
  );
  async function packAll() {
    setPacking(true);
    await saveAll(made, names, 'composition-pictures.zip').finally(() => setPacking(false));
  }
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <Heading level={2} size={20}>
          {t('previews.made', { count: made.length })}
        </Heading>
        <Button icon="download" onPress={() => void packAll()} isLoading={isPacking}>
          {t('previews.saveAll')}
        </Button>
      </div>
      <ul className={styles.grid}>
        {made.map(({ source, blob, address }, at) => (
          <li key={source.id} className={styles.card}>
            <img src={address} alt={source.name} className={styles.picture} />
            <SourceName source={source} />
            <IconButton
              icon="download"
              size="small"
              label={t('previews.save', { name: source.name })}
              onPress={() => saveFile(blob, names[at] ?? 'preview.png')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which pictures could not be made, and why. */
export function FailedPictures({ failed }: { readonly failed: readonly FailedPicture[] }) {
  const t = useTranslate();
  const problemText = useProblemText();
  if (failed.length === 0) return null;
  return (
    <Alert tone="warning" title={t('previews.failed', { count: failed.length })} isLive>
      <Reasons>
        {failed.map(({ source, failure: { problem, reason } }) => (
          <li key={source.id}>
            <strong>{source.name}</strong> {problem ? problemText(problem) : t(`previews.reason.${reason}`)}
          </li>
        ))}
      </Reasons>
    </Alert>
  );
}
