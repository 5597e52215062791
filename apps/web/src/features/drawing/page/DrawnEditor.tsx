import type { Creation } from '@lucerna/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CatalogueContext, createEditor, useAutosave } from '../../../shared/editor';
import type { EditorCatalogue, LoadedDraft } from '../../../shared/editor';
import { watchProblems } from '../work/drawing-validation';
import { applyWith, followMs, holds, rebuildWork, storeWork } from '../work/drawn-work';
import type { DrawnWork, WorkEdit } from '../work/drawn-work';
import { DrawnWorkplace } from './DrawnWorkplace';
import { KeptContext } from './kept-context';

/** What the act at the foot needs to know. */
export interface DrawnToSave {
  readonly creation: Creation;
  readonly quantity: number;
  /** It can be built as it is. */
  readonly isPossible: boolean;
  /** The product was removed from its project: it can only be added anew. */
  readonly isGone?: boolean;
  /** The version of the project that may be replaced; undefined while that is not known, or not decided. */
  readonly version?: number;
  /** Forgets what is kept, once it is stored. */
  readonly forget: () => void;
}

export interface DrawnEditorProps {
  readonly title: string;
  readonly catalogue: EditorCatalogue;
  readonly start: DrawnWork;
  /** Under what the work is kept, and what was found there; null keeps nothing. */
  readonly draftKey: string | null;
  readonly found: LoadedDraft | null;
  /** Nothing can be changed: it is looked at and exported. */
  readonly isReadOnly?: boolean;
  readonly code?: string | null;
  readonly notices?: ReactNode;
  /** Stands before the panels at the side, such as the export. */
  readonly side?: (toSave: DrawnToSave) => ReactNode;
  readonly act: (toSave: DrawnToSave) => ReactNode;
  /** Hears of every settled creation; for the page around a frame. */
  readonly onSettled?: (toSave: DrawnToSave) => void;
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
