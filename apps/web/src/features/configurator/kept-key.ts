import type { CatalogId } from '@lucerna/engine';

/**
 * Under what a new luminaire is kept: by catalogue and model, one that begins as a reference says by that too. A line of a
 * project is kept by its id.
 */
export const draftKeyOf = (catalogId: CatalogId, model: string, reference?: string | null): string =>
  ['luminaire', catalogId, model, ...(reference ? [reference] : [])]
    .join(':')
    .replace(/[^\w:-]/g, '-')
    .slice(0, 100);
