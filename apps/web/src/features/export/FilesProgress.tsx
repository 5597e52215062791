import { Alert, Button, ProgressBar } from '@lucerna/kit';
import { useFormat, useProblemText, useTranslate } from '../../shared/i18n';
import type { FilesState } from './use-product-files';
import styles from './ProjectExport.module.css';

interface FilesProgressProps {
  readonly state: FilesState;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

/** How far the files are, or how it ended: what was saved, and what could not be written and why, to be tried again. */
export function FilesProgress({ state, onStop, onRetry }: FilesProgressProps) {
  const t = useTranslate();
  const format = useFormat();
  const problemText = useProblemText();
  const { progress, saved, refused, isStopped } = state;
  return (
    <div className={styles.state} role="status">
      {progress && (
        <div className={styles.progress}>
          <ProgressBar
            label={t('export.writing')}
            value={progress.done}
            max={progress.all}
            valueLabel={t('export.writingOf', {
              done: format.number(progress.done),
              all: format.number(progress.all),
            })}
          />
          <Button variant="quiet" size="small" onPress={onStop}>
            {t('export.stop')}
          </Button>
        </div>
      )}
      {isStopped && <Alert>{t('export.stopped')}</Alert>}
      {saved && <Alert tone="success">{t('export.saved', { name: saved })}</Alert>}
      {refused.length > 0 && (
        <Alert
          tone="warning"
          title={t('export.refused', { count: refused.length })}
          action={
            <Button size="small" onPress={onRetry}>
              {t('documents.retry')}
            </Button>
          }
        >
          <ul className={styles.refused}>
            {refused.map(({ product, failure }) => (
              <li key={product.id}>{`${product.name}: ${problemText(failure)}`}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
