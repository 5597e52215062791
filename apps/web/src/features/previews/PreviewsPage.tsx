import { Alert, Button, ProgressBar } from '@lucerna/kit';
import { useState } from 'react';
import { familiesOf, useEditorCatalogue } from '../../shared/editor';
import { FailedQuery } from '../../shared/failure';
import { MakingPage, useSources } from '../../shared/sources';
import { useTranslate } from '../../shared/i18n';
import type { Look } from './look';
import type { Progress } from './make-pictures';
import { FailedPictures, PictureGrid } from './PictureGrid';
import { PictureLook } from './PictureLook';
import { usePictures } from './use-pictures';
import styles from './Previews.module.css';

const usual: Look = { view: 'perspective', size: '1200x900', ground: 'light' };

/** Beyond this many seconds minutes say enough. */
const maxSeconds = 90;

function useLeft(): (progress: Progress) => string {
  const t = useTranslate();
  return ({ done, all, secondsLeft }) => {
    const many = t('previews.progress', { done, all });
    if (secondsLeft === null) return many;
    const left =
      secondsLeft > maxSeconds
        ? t('previews.minutesLeft', { count: Math.ceil(secondsLeft / 60) })
        : t('previews.secondsLeft', { count: secondsLeft });
    return `${many} · ${left}`;
  };
}

/** Makes pictures of many compositions by the lit room (CFG-07). */
export function PreviewsPage() {
  const t = useTranslate();
  const left = useLeft();
  const sources = useSources();
  const [look, setLook] = useState<Look>(usual);
  const pictures = usePictures();
  const { chosen, catalogId } = sources;
  const families = [...new Set(chosen.flatMap(({ creation }) => familiesOf(creation)))];
  const { catalogue, isLoading, error, isAsking, retry } = useEditorCatalogue(families, catalogId);
  const { progress, made, failed, kind } = pictures;

  return (
    <MakingPage
      title={t('routes.generatePreviews')}
      lead={t('previews.lead')}
      sources={sources}
      heading={t('previews.look')}
      made={
        <>
          {kind === 'vector' && <Alert isLive>{t('previews.vector')}</Alert>}
          <FailedPictures failed={failed} />
          <PictureGrid made={made} />
        </>
      }
    >
      <PictureLook look={look} onChange={setLook} />
      {error !== null && <FailedQuery error={error} isAsking={isAsking} onRetry={retry} />}
      {progress ? (
        <div className={styles.progress}>
          <ProgressBar
            label={t('previews.making')}
            value={progress.done}
            max={progress.all}
            valueLabel={left(progress)}
          />
          <Button variant="quiet" onPress={pictures.cancel}>
            {t('previews.cancel')}
          </Button>
        </div>
      ) : (
        <div>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            isLoading={chosen.length > 0 && isLoading}
            onPress={() => catalogue && void pictures.make(chosen, look, catalogue)}
          >
            {t('previews.make', { count: chosen.length })}
          </Button>
        </div>
      )}
    </MakingPage>
  );
}
