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
import { wholeKind, type Whole, type WholeEdit } from './whole';

export interface WholeEditing<E> {
  readonly catalogue: EditorCatalogue;
  readonly editor: Editor<Whole, WholeEdit<E>>;
  readonly state: EditorState<Whole>;
  readonly kept: AutosaveState;
  /** Edits, and tells what moved besides what was asked for. */
  readonly editTelling: EditTelling<WholeEdit<E>>;
  /** What the last such edit moved besides; null once something else was done. */
  readonly moved: MovedInRoomEdit | null;
  readonly saying: Saying;
  /** What the last act did, to be read out. */
  readonly said: Said;
  /** One step back or forth, which says so. */
  readonly undo: () => void;
  readonly redo: () => void;
}

const spaceOf = ({ space }: Whole): Space => space;

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
