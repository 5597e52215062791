import type { ReactNode } from 'react';
import type { LoadedDraft } from '../autosave/load-draft';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';

/** What every editor opens with. */
export interface OpenedEditor<Start> {
  readonly title: string;
  readonly catalogue: EditorCatalogue;
  readonly start: Start;
  /** Under what the work is kept, and what was found there; null keeps nothing. */
  readonly draftKey: string | null;
  readonly found: LoadedDraft | null;
  /** The code of a product of a project. */
  readonly code?: string | null;
  readonly notices?: ReactNode;
}
