import { useSyncExternalStore } from 'react';
import type { Editor, EditorState } from './editor';

/** The state of an editor; the component is drawn again whenever it changes. */
export function useEditor<T, E>(editor: Editor<T, E>): EditorState<T> {
  return useSyncExternalStore(editor.subscribe, editor.state);
}

/** One part of the state of an editor, so that a component is not drawn again for the others: `(state) => state.settled`. */
export function useEditorPart<T, E, Part>(editor: Editor<T, E>, part: (state: EditorState<T>) => Part): Part {
  return useSyncExternalStore(editor.subscribe, () => part(editor.state()));
}
