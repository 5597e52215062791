import type { Result, Space } from '@lucerna/engine';
import { useMemo } from 'react';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import type { AutosaveState } from '../autosave/use-autosave';
import type { Editor, EditorState } from '../store/editor';
import { useEditorOfKind } from '../store/editor-kind';
import { useEditor } from '../store/use-editor';
import { useEditorKeys } from '../store/use-editor-keys';
import type { OpenedEditor } from './opened-editor';
import { wholeKind, type Whole, type WholeEdit } from './whole';

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
  const kind = useMemo(() => wholeKind(apply), [apply]);
  const { editor, kept } = useEditorOfKind(kind, {
    ...{ elements: catalogue.elements, start, draftKey, found },
  });
  useEditorKeys({ undo: editor.undo, redo: editor.redo });
  return { catalogue, editor, state: useEditor(editor), kept };
}
