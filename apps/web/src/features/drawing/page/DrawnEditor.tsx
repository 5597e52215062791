import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CatalogueContext, createEditor, useAutosave } from '../../../shared/editor';
import type { LoadedDraft } from '../../../shared/editor';
import { watchProblems } from '../work/drawing-validation';
import { applyWith, followMs, holds, rebuildWork, storeWork } from '../work/drawn-work';
import type { DrawnWork, WorkEdit } from '../work/drawn-work';
import { DrawnWorkplace } from './DrawnWorkplace';
import type { DrawnEditorView } from './DrawnWorkplace';
import { KeptContext } from './kept-context';

interface DrawnEditorProps extends DrawnEditorView {
  readonly start: DrawnWork;
  /** Under what the work is kept, and what was found there; null keeps nothing. */
  readonly draftKey: string | null;
  readonly found: LoadedDraft | null;
}

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
  const startAgain = useCallback(() => {
    editor.restart(start);
    keeping.current.drop();
  }, [editor, start]);

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
          startAgain={startAgain}
        />
      </KeptContext>
    </CatalogueContext>
  );
}
