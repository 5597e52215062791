import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CatalogueContext, createEditor, useAutosave } from '../../../shared/editor';
import type { OpenedEditor } from '../../../shared/editor';
import { watchProblems } from '../work/drawing-validation';
import { applyWith, followMs, holds, rebuildWork, storeWork } from '../work/drawn-work';
import type { DrawnWork, WorkEdit } from '../work/drawn-work';
import { DrawnWorkplace } from './DrawnWorkplace';
import type { DrawnEditorView } from './DrawnWorkplace';
import { KeptContext } from './kept-context';

type DrawnEditorProps = DrawnEditorView & OpenedEditor<DrawnWork>;

/** Draws a system in the plan of a room: one editor while it is mounted, whose every step is kept. */
export function DrawnEditor({ start, draftKey, found, ...given }: DrawnEditorProps) {
  const { catalogue, isReadOnly = false } = given;
  const { elements } = catalogue;
  const [editor] = useState(() =>
    createEditor<DrawnWork, WorkEdit>({ start, apply: applyWith(elements), holds, followMs }),
  );
  useEffect(() => editor.applyWith(applyWith(elements)), [editor, elements]);
  const against = useMemo(() => watchProblems(editor, elements), [editor, elements]);
  const rebuild = useCallback((stored: unknown) => rebuildWork(stored, elements), [elements]);
  const kept = useAutosave(isReadOnly ? null : draftKey, editor, { store: storeWork, rebuild, found });
  const keeping = useRef(kept);
  keeping.current = kept;
  const forget = useCallback(() => keeping.current.forget(), []);

  return (
    <CatalogueContext value={catalogue}>
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
    </CatalogueContext>
  );
}
