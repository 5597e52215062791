import type { Space } from '@lucerna/engine';
import { useMemo, useState } from 'react';
import type { Editor, EditOptions } from '../store/editor';
import { movedInRoom, type Asked, type MovedInRoomEdit } from './moved-beside';

/** Takes an edit, and remembers what it changed besides what was asked for; answers whether it was taken. */
export type EditTelling<E> = (edit: E, asked: Asked, options?: EditOptions) => boolean;

/** Edits by an editor of something that has a room; `tell` is told of each that was taken, null where nothing else moved. */
export const telling =
  <T, E>(
    editor: Pick<Editor<T, E>, 'edit' | 'state'>,
    spaceOf: (value: T) => Space,
    tell: (moved: MovedInRoomEdit | null) => void,
  ): EditTelling<E> =>
  (edit, asked, options) => {
    const before = spaceOf(editor.state().value);
    if (!editor.edit(edit, options)) return false;
    tell(movedInRoom(before, spaceOf(editor.state().value), asked));
    return true;
  };

/** What the last edit that was told of changed besides; of another room it says nothing any more. Keep `spaceOf` the same. */
export function useMovedInRoom<T, E>(editor: Editor<T, E>, spaceOf: (value: T) => Space) {
  const [last, setLast] = useState<MovedInRoomEdit | null>(null);
  const editTelling = useMemo(() => telling(editor, spaceOf, setLast), [editor, spaceOf]);
  return { editTelling, movedIn: (space: Space) => (last?.after === space ? last : null) };
}
