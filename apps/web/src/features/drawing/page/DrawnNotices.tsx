import { Alert } from '@lucerna/kit';
import { EditorNotices, useEditorPart } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import type { DrawingEditor } from '../work/drawn-work';
import { useKept } from './kept-context';

interface DrawnNoticesProps {
  readonly editor: DrawingEditor;
  /** Nothing is drawn, and no one draws. */
  readonly canBegin: boolean;
  readonly onStartAgain: () => void;
}

/** What is said over the plan: of the work, and how one begins. */
export function DrawnNotices({ editor, canBegin, onStartAgain }: DrawnNoticesProps) {
  const t = useTranslate();
  const problems = useEditorPart(editor, (state) => state.problems);
  const kept = useKept();
  return (
    <>
      <EditorNotices kept={kept} onStartAgain={onStartAgain} problems={problems} onDismiss={editor.dismiss} />
      {canBegin && !kept.isUnreadable && <Alert>{t('drawing.empty')}</Alert>}
    </>
  );
}
