import type { ProductConfig, Project, ProjectProduct } from '@lucerna/contract';
import type { EditorCatalogue } from '../../shared/editor';

/** A product that is changed, with what is needed to change it. */
export interface Express {
  readonly config: ProductConfig;
  readonly catalogue: EditorCatalogue;
  readonly product: ProjectProduct;
  readonly project: Project;
  /** It is to be confirmed with today's catalogue. */
  readonly isValidating: boolean;
}
