/** Keeps in this browser what was changed last; resolves once that is done, or cannot be. */
type SaveWork = () => Promise<void>;

const editors = new Set<SaveWork>();

/** Something is edited that goes on when the session ends by itself. Call what it answers once it is closed. */
export function openEditor(save: SaveWork): () => void {
  editors.add(save);
  return () => void editors.delete(save);
}

export const hasOpenEditor = (): boolean => editors.size > 0;

/** Keeps the last steps of everything that is edited here. */
export async function saveOpenEditors(): Promise<void> {
  await Promise.all([...editors].map((save) => save()));
}
