import {
  completed,
  documentProgress,
  isSettled,
  passingProblems,
  progressAfter,
  progressWithSteps,
} from '@lucerna/contract';
import type { DocumentOfDownload, DownloadRow } from '@lucerna/contract';
import { Alert, Button, Disclosure, ProgressBar, Text } from '@lucerna/kit';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../shared/api';
import { useStepText } from '../../shared/downloads/use-step-text';
import { downloadSaved } from '../../shared/downloads/downloads';
import { useFailureText } from '../../shared/failure';
import { useFileSize } from '../../shared/file/use-file-size';
import { useFormat, useProblemText, useTranslate } from '../../shared/i18n';
import { useSaveDownload } from './use-save-download';
import styles from './DownloadPanel.module.css';

interface DownloadCardProps {
  readonly download: DownloadRow;
  /** This tab asked for it: it is saved as soon as it is ready. */
  readonly isToSave: boolean;
}

const { failed, started, intermediate, ready, received, finished } = documentProgress;
const shownAtOnce = 200;

/** One download: its documents, each with how far it is of 17, and what can be done with it. */
export function DownloadCard({ download, isToSave }: DownloadCardProps) {
  const t = useTranslate();
  const format = useFormat();
  const sizeOf = useFileSize();
  const failureText = useFailureText();
  const stepText = useStepText();
  const { id, name, state, projectFile, documents, failed: lost } = download;
  const detail = api.useGetDownloadQuery({ params: { id }, isSilent: true });
  const [cancel, cancelling] = api.useCancelDownloadMutation();
  const [retry, retrying] = api.useRetryDownloadMutation();
  const { saving, reached, save, stop } = useSaveDownload(download);
  const files = detail.data?.files ?? [];
  const isReady = state === 'ready' && detail.data?.state === 'ready';
  const isSaved = saving.type === 'saved';

  const saveNow = useEffectEvent(() => save(files));
  useEffect(() => {
    if (isReady && isToSave) saveNow();
  }, [isReady, isToSave]);

  const progress = files.map(({ position, progress: known }) =>
    progressAfter(known, reached.get(position) ?? 0),
  );
  const all = isSaved ? completed(progress) : progress;
  // What failed is as far as it gets.
  const done = all.reduce((sum, each, at) => {
    const { subType = '', steps = null } = files[at] ?? {};
    return sum + (each === failed ? finished : progressWithSteps(subType, each, steps));
  }, 0);
  const [only] = files;
  const bytes = files.reduce((sum, each) => sum + (each.bytes ?? 0), 0);
  const mayBeMade = files.some(({ problem }) => problem !== null && passingProblems.includes(problem.code));
  const isBusy = state === 'making' || saving.type === 'reading';

  return (
    <li className={styles.download}>
      <ProgressBar
        label={projectFile ? `${t(`documents.kind.${projectFile}`)} · ${name}` : name}
        value={detail.data ? done : undefined}
        max={Math.max(1, documents * finished)}
        valueLabel={
          state === 'making' && projectFile && only?.steps
            ? stepText(only.steps)
            : state === 'making'
              ? t('export.writingOf', {
                  done: format.number(all.filter(isSettled).length),
                  all: format.number(documents),
                })
              : sizeOf(bytes)
        }
      />
      <Disclosure variant="inline" title={t('documents.detail', { count: documents })}>
        <ul className={styles.files}>
          {files.slice(0, shownAtOnce).map((file, at) => (
            <DownloadedFile key={file.position} file={file} progress={all[at] ?? 0} />
          ))}
        </ul>
        {files.length > shownAtOnce && (
          <Text tone="quiet" size={14}>
            {t('documents.moreFiles', { count: files.length - shownAtOnce })}
          </Text>
        )}
      </Disclosure>
      <div role="status">
        {isReady && lost > 0 && (
          <Text tone="error" size={14}>
            {t('documents.failed', { count: lost })}
          </Text>
        )}
        {saving.type === 'failed' && <Alert tone="warning">{failureText(saving.failure).text}</Alert>}
        {isSaved && (
          <Text tone="quiet" size={14}>
            {t('documents.saved')}
          </Text>
        )}
      </div>
      <div className={styles.acts}>
        {isReady && lost < documents && (
          <Button
            size="small"
            icon="download"
            variant={isSaved ? 'quiet' : 'secondary'}
            isLoading={saving.type === 'reading'}
            onPress={() => save(files)}
          >
            {t(isSaved ? 'documents.saveAgain' : 'documents.save')}
          </Button>
        )}
        {isReady && mayBeMade && (
          <Button size="small" isLoading={retrying.isLoading} onPress={() => void retry({ params: { id } })}>
            {t('documents.retry')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          isLoading={cancelling.isLoading}
          onPress={() => {
            stop();
            downloadSaved(id);
            void cancel({ params: { id } });
          }}
        >
          {t(isBusy ? 'export.stop' : 'documents.remove')}
        </Button>
      </div>
    </li>
  );
}

function DownloadedFile({ file, progress }: { file: DocumentOfDownload; progress: number }) {
  const t = useTranslate();
  const sizeOf = useFileSize();
  const problemText = useProblemText();
  const stepText = useStepText();
  const { subType, name, reference, problem, steps, bytes } = file;
  return (
    <li className={styles.file} data-failed={progress === failed || undefined}>
      <span className={styles.words}>
        <span>{`${t(`documents.kind.${subType}`)} · ${name}`}</span>
        <span className={styles.code}>{reference}</span>
        {problem && <span className={styles.problem}>{problemText(problem)}</span>}
      </span>
      <span className={styles.state}>
        <span>{t(`documents.state.${stateOf(progress)}`)}</span>
        <span className={styles.code}>
          {bytes === null && steps && progress !== failed
            ? stepText(steps)
            : bytes === null
              ? t('documents.progress', {
                  done: progress === failed ? failed : progress,
                  all: finished,
                })
              : sizeOf(bytes)}
        </span>
      </span>
    </li>
  );
}

function stateOf(progress: number): 'waiting' | 'making' | 'moving' | 'ready' | 'done' | 'failed' {
  if (progress === failed) return 'failed';
  if (progress >= finished) return 'done';
  if (progress >= received) return 'moving';
  if (progress >= ready) return 'ready';
  if (progress >= intermediate) return 'moving';
  return progress >= started ? 'making' : 'waiting';
}
