import { useCallback, useMemo, useRef } from 'react';
import { useEditorOfKind, type OpenedEditor } from '../../../shared/editor';
import { watchProblems } from '../work/drawing-validation';
import { drawnKind, type DrawingDocument } from '../work/drawing-document';
import { DrawnWorkplace, type DrawnEditorView } from './DrawnWorkplace';
import { KeptContext } from './kept-context';

type DrawnEditorProps = DrawnEditorView & OpenedEditor<DrawingDocument>;

/** Draws a system in the plan of a room: one editor while it is mounted, whose every step is kept. */
export function DrawnEditor({ start, draftKey, found, ...given }: DrawnEditorProps) {
  const { catalogue, isReadOnly = false } = given;
  const { elements } = catalogue;
  const opened = { elements, start, draftKey: isReadOnly ? null : draftKey, found };
  const { editor, kept } = useEditorOfKind(drawnKind, opened);
  const against = useMemo(() => watchProblems(editor, elements), [editor, elements]);
  const keeping = useRef(kept);
  keeping.current = kept;
  const forget = useCallback(() => keeping.current.forget(), []);

  return (
    <KeptContext value={kept}>
      <DrawnWorkplace
        {...given}
        editor={editor}
        against={against}
        version={kept.version}
        isGone={kept.isGone}
        forget={forget}
        start={start}
      />
    </KeptContext>
  );
}
