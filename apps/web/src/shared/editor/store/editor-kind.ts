import type { ElementCatalogue, Result } from '@lucerna/engine';
import { useCallback, useEffect, useState } from 'react';
import { useAutosave, type AutosaveState } from '../autosave/use-autosave';
import type { OpenedEditor } from '../space-document/opened-editor';
import { createEditor, type Apply, type Editor } from './editor';

/** A kind of editor: what it holds, which edits it takes, and how its work is kept. Every rule is the engine's. */
export interface EditorKind<Value, Edit, Elements = ElementCatalogue> {
  /** Applies an edit with a catalogue, or says why not. */
  readonly applyWith: (elements: Elements) => Apply<Value, Edit>;
  /** Whether something of this id is in it. */
  readonly holds?: (value: Value, id: string) => boolean;
  /** Milliseconds after which what is costly follows a drag that goes on. */
  readonly followMs?: (value: Value) => number;
  /** As it is kept: plain data. */
  readonly store: (value: Value) => unknown;
  /** Reads kept work again. */
  readonly rebuild: (stored: unknown, elements: Elements) => Result<Value>;
}

interface Opened<Value, Elements> extends Pick<OpenedEditor<Value>, 'start' | 'draftKey' | 'found'> {
  readonly elements: Elements;
}

/**
 * One editor of a kind while it is mounted, whose every step is kept; what is kept under the key wins over the start. Keep the
 * kind the same over renderings.
 */
export function useEditorOfKind<Value, Edit, Elements>(
  kind: EditorKind<Value, Edit, Elements>,
  { elements, start, draftKey, found }: Opened<Value, Elements>,
): { readonly editor: Editor<Value, Edit>; readonly kept: AutosaveState } {
  const { applyWith, holds, followMs, store } = kind;
  const [editor] = useState(() =>
    createEditor<Value, Edit>({ start, apply: applyWith(elements), holds, followMs }),
  );
  useEffect(() => editor.applyWith(applyWith(elements)), [editor, applyWith, elements]);
  const rebuild = useCallback((stored: unknown) => kind.rebuild(stored, elements), [kind, elements]);
  const kept = useAutosave(draftKey, editor, { store, rebuild, found });
  return { editor, kept };
}
