import { SaveStatus } from '../autosave/SaveStatus';
import type { AutosaveState } from '../autosave/use-autosave';

interface EditorStatusProps<T> {
  readonly editor: { readonly restart: (start: T) => void };
  /** What it begins with where the work that was put back is not wanted. */
  readonly start: T;
  readonly kept: AutosaveState;
}

/** How the work of an editor is kept, under its title. */
export function EditorStatus<T>({ editor, start, kept }: EditorStatusProps<T>) {
  function startAgain() {
    editor.restart(start);
    kept.drop();
  }
  return <SaveStatus kept={kept} onStartAgain={startAgain} />;
}
