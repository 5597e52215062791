import type { Result, Space } from '@lucerna/engine';
import { useMemo } from 'react';
import type { Said } from '../../announcement/use-said';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import type { AutosaveState } from '../autosave/use-autosave';
import type { MovedInRoomEdit } from '../moved/moved-beside';
import { useMovedInRoom, type EditTelling } from '../moved/use-moved-in-room';
import { useSaying, type Saying } from '../said/use-saying';
import type { Editor, EditorState } from '../store/editor';
import { useEditorOfKind } from '../store/editor-kind';
import { useEditor } from '../store/use-editor';
import type { OpenedEditor } from './opened-editor';
import { spaceDocumentKind, type SpaceDocument, type SpaceDocumentEdit } from './space-document';

export interface SpaceEditing<E> {
  readonly catalogue: EditorCatalogue;
  readonly editor: Editor<SpaceDocument, SpaceDocumentEdit<E>>;
  readonly state: EditorState<SpaceDocument>;
  readonly kept: AutosaveState;
  /** Edits, and tells what moved besides what was asked for. */
  readonly editTelling: EditTelling<SpaceDocumentEdit<E>>;
  /** What the last such edit moved besides; null once something else was done. */
  readonly moved: MovedInRoomEdit | null;
  readonly saying: Saying;
  /** What the last act did, to be read out. */
  readonly said: Said;
  /** One step back or forth, which says so. */
  readonly undo: () => void;
  readonly redo: () => void;
}

const spaceOf = ({ space }: SpaceDocument): Space => space;

interface SpaceGiven<E> extends Pick<
  OpenedEditor<SpaceDocument>,
  'catalogue' | 'start' | 'draftKey' | 'found'
> {
  /** Keep it the same over renderings: a module function, or useCallback. */
  readonly apply: (space: Space, edit: E) => Result<Space>;
}

/** An editor of a room, kept as it is edited; what is kept under the key wins over the start. */
export function useSpaceDocument<E extends object>({
  catalogue,
  start,
  apply,
  draftKey,
  found,
}: SpaceGiven<E>): SpaceEditing<E> {
  const kind = useMemo(() => spaceDocumentKind(apply), [apply]);
  const { editor, kept } = useEditorOfKind(kind, {
    ...{ elements: catalogue.elements, start, draftKey, found },
  });
  const state = useEditor(editor);
  const { editTelling, movedIn } = useMovedInRoom(editor, spaceOf);
  const { said, ...saying } = useSaying(catalogue);
  const step = (way: 'undo' | 'redo') => () => {
    if (!editor.state()[way === 'undo' ? 'canUndo' : 'canRedo']) return;
    editor[way]();
    saying.sayStep(way);
  };
  const moved = movedIn(state.value.space);
  return {
    ...{ catalogue, editor, state, kept, editTelling, moved, saying, said },
    undo: step('undo'),
    redo: step('redo'),
  };
}
