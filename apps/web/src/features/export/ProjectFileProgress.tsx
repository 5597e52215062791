import { documentProgress, passingProblems, progressWithSteps } from '@lucerna/contract';
import { Alert, Button, ProgressBar, Text } from '@lucerna/kit';
import { useStepText } from '../../shared/downloads/use-step-text';
import { useFailureText } from '../../shared/failure';
import { useProblemText, useTranslate } from '../../shared/i18n';
import type { useProjectFile } from './use-project-file';
import styles from './ProjectExport.module.css';

/** How far a file of a project is, in figures, or how it ended: what became of it, or why not, to be tried again where that helps. */
export function ProjectFileProgress({ of }: { of: ReturnType<typeof useProjectFile> }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const problemText = useProblemText();
  const stepText = useStepText();
  const { state } = of;
  const retry = (
    <Button size="small" onPress={of.again}>
      {t('documents.retry')}
    </Button>
  );
  return (
    <div className={styles.state} role="status">
      {state.type === 'making' && (
        <div className={styles.progress}>
          <ProgressBar
            label={[t(`documents.kind.${state.of.subType}`), state.of.format?.toUpperCase()]
              .filter(Boolean)
              .join(' · ')}
            value={
              state.file
                ? progressWithSteps(state.file.subType, state.file.progress, state.file.steps)
                : undefined
            }
            max={documentProgress.finished}
            valueLabel={state.file?.steps ? stepText(state.file.steps) : t('documents.state.waiting')}
          />
          <Button variant="quiet" size="small" onPress={of.stop}>
            {t('export.stop')}
          </Button>
        </div>
      )}
      {state.type === 'stopped' && <Alert>{t('export.stopped')}</Alert>}
      {state.type === 'ready' && state.isSaved && (
        <Alert tone="success">{t('export.saved', { name: state.name })}</Alert>
      )}
      {state.type === 'ready' && !state.isSaved && !state.isHidden && (
        <Text tone="quiet">{t('documents.state.moving')}</Text>
      )}
      {state.type === 'ready' && !state.isSaved && state.isHidden && (
        <Alert
          action={
            <Button size="small" icon="download" onPress={of.save}>
              {t('documents.save')}
            </Button>
          }
        >
          {state.name}
        </Alert>
      )}
      {state.type === 'failed' && (
        <Alert
          tone="warning"
          title={t('documents.notStarted')}
          action={passingProblems.includes(state.problem.code) && retry}
        >
          {problemText(state.problem)}
        </Alert>
      )}
      {state.type === 'refused' && (
        <Alert tone="warning" title={t('documents.notStarted')} action={retry}>
          {failureText(state.failure).text}
        </Alert>
      )}
    </div>
  );
}
