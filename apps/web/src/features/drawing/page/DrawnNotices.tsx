import { Alert, useBreakpoint } from '@lucerna/kit';
import { EditorNotices, useEditorPart } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import type { DrawingEditor } from '../work/drawing-document';
import { useKept } from './kept-context';

interface DrawnNoticesProps {
  readonly editor: DrawingEditor;
  /** Nothing is drawn, and no one draws. */
  readonly canBegin: boolean;
}

/** What is said over the plan: of the work, and how one begins. */
export function DrawnNotices({ editor, canBegin }: DrawnNoticesProps) {
  const t = useTranslate();
  const problems = useEditorPart(editor, (state) => state.problems);
  const kept = useKept();
  // On a phone the whole of it would cover the plan.
  const isNarrow = useBreakpoint() === 'sm';
  return (
    <>
      <EditorNotices editor={editor} kept={kept} problems={problems} />
      {canBegin && !kept.isUnreadable && (
        <Alert>{t(isNarrow ? 'drawing.emptyShort' : 'drawing.empty')}</Alert>
      )}
    </>
  );
}
