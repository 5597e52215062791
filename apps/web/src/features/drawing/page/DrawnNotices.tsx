import { Alert } from '@lucerna/kit';
import { KeptNotices, useEditorPart, useEditProblemText } from '../../../shared/editor';
import { useWords } from '../../../shared/words';
import type { DrawingEditor } from '../work/drawn-work';
import { useKept } from './kept-context';

interface DrawnNoticesProps {
  readonly editor: DrawingEditor;
  /** Nothing is drawn, and no one draws. */
  readonly canBegin: boolean;
  readonly onStartAgain: () => void;
}

/** What is said over the plan: what was found of earlier work, why an edit was refused, how one begins. */
export function DrawnNotices({ editor, canBegin, onStartAgain }: DrawnNoticesProps) {
  const say = useWords();
  const editProblemText = useEditProblemText();
  const problems = useEditorPart(editor, (state) => state.problems);
  const kept = useKept();
  return (
    <>
      <KeptNotices kept={kept} onStartAgain={onStartAgain} />
      {problems.length > 0 && (
        <Alert tone="warning" isLive title={say('editor.refused')} onDismiss={editor.dismiss}>
          {problems.map(editProblemText).join(' ')}
        </Alert>
      )}
      {canBegin && !kept.isUnreadable && <Alert>{say('drawing.empty')}</Alert>}
    </>
  );
}
