import type { Result, Space } from '@lucerna/engine';
import { useCallback, useEffect, useState } from 'react';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { useAutosave } from '../autosave/use-autosave';
import type { AutosaveState } from '../autosave/use-autosave';
import { createEditor } from '../store/editor';
import type { Editor, EditorState } from '../store/editor';
import { useEditor } from '../store/use-editor';
import { useEditorKeys } from '../store/use-editor-keys';
import type { OpenedEditor } from './opened-editor';
import { applyToWhole, holdsElement, rebuildWhole, storeWhole } from './whole';
import type { Whole, WholeEdit } from './whole';

export interface WholeEditing<E> {
  readonly catalogue: EditorCatalogue;
  readonly editor: Editor<Whole, WholeEdit<E>>;
  readonly state: EditorState<Whole>;
  readonly kept: AutosaveState;
}

interface WholeGiven<E> extends Pick<OpenedEditor<Whole>, 'catalogue' | 'start' | 'draftKey' | 'found'> {
  /** Keep it the same over renderings: a module function, or useCallback. */
  readonly apply: (space: Space, edit: E) => Result<Space>;
}

/** An editor of a room, kept as it is edited; what is kept under the key wins over the start. */
export function useWhole<E extends object>({
  catalogue,
  start,
  apply,
  draftKey,
  found,
}: WholeGiven<E>): WholeEditing<E> {
  const [editor] = useState(() =>
    createEditor<Whole, WholeEdit<E>>({ start, apply: applyToWhole(apply), holds: holdsElement }),
  );
  useEffect(() => editor.applyWith(applyToWhole(apply)), [editor, apply]);
  const { elements } = catalogue;
  const rebuild = useCallback((stored: unknown) => rebuildWhole(stored, elements), [elements]);
  const kept = useAutosave(draftKey, editor, { store: storeWhole, rebuild, found });
  useEditorKeys({ undo: editor.undo, redo: editor.redo });
  return { catalogue, editor, state: useEditor(editor), kept };
}
