import type { ProductConfig, Project, ProjectProduct } from '@lucerna/contract';
import { expressKey, productKey, type EditorCatalogue, type LoadedDraft } from '../../shared/editor';

/** A product that is changed, with what is needed to change it. */
export interface Express {
  readonly config: ProductConfig;
  readonly catalogue: EditorCatalogue;
  readonly product: ProjectProduct;
  readonly project: Project;
  /** It is to be confirmed with today's catalogue. */
  readonly isValidating: boolean;
}

/** The same, once it is known what is kept of the changes. */
export interface OpenedExpress extends Express {
  readonly found: LoadedDraft | null;
}

/**
 * Under what the changes are kept. A luminaire goes on as the configurator by attributes left it, and the other way
 * round; the editors of creations keep more than attributes, in a shape of their own.
 */
export function draftKeyOf({ config, isValidating }: Express): string {
  if (config.creation) return expressKey(config.productId, isValidating);
  return productKey(config.productId, isValidating);
}
