import type { Problem } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { useTranslate } from '../../i18n';
import { DraftNotices } from '../autosave/DraftNotices';
import type { AutosaveState } from '../autosave/use-autosave';
import { useEditProblemText } from '../space/use-edit-problem-text';

interface EditorNoticesProps {
  readonly kept: AutosaveState;
  readonly onStartAgain: () => void;
  /** Why the last edit was refused. */
  readonly problems: readonly Problem[];
  readonly onDismiss: () => void;
}

/** What every editor says of its work: what was found of earlier work, and why an edit was refused. */
export function EditorNotices({ kept, onStartAgain, problems, onDismiss }: EditorNoticesProps) {
  const t = useTranslate();
  const problemText = useEditProblemText();
  return (
    <>
      <DraftNotices kept={kept} onStartAgain={onStartAgain} />
      {problems.length > 0 && (
        <Alert tone="warning" isLive title={t('editor.refused')} onDismiss={onDismiss}>
          {problems.map(problemText).join(' ')}
        </Alert>
      )}
    </>
  );
}
