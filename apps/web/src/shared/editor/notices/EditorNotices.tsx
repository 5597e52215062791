import type { Problem } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { useWords } from '../../words';
import { KeptNotices } from '../kept/KeptNotices';
import type { KeptState } from '../kept/use-kept-work';
import { useEditProblemText } from '../space/use-edit-problem-text';

interface EditorNoticesProps {
  readonly kept: KeptState;
  readonly onStartAgain: () => void;
  /** Why the last edit was refused. */
  readonly problems: readonly Problem[];
  readonly onDismiss: () => void;
}

/** What every editor says of its work: what was found of earlier work, and why an edit was refused. */
export function EditorNotices({ kept, onStartAgain, problems, onDismiss }: EditorNoticesProps) {
  const say = useWords();
  const problemText = useEditProblemText();
  return (
    <>
      <KeptNotices kept={kept} onStartAgain={onStartAgain} />
      {problems.length > 0 && (
        <Alert tone="warning" isLive title={say('editor.refused')} onDismiss={onDismiss}>
          {problems.map(problemText).join(' ')}
        </Alert>
      )}
    </>
  );
}
