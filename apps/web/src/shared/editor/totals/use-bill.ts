import { billOfSpace, type BillOfMaterials, type Problem, type Space } from '@lucerna/engine';
import { useMemo } from 'react';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';

export interface Billed {
  /** Null while nothing is in the room, and when something cannot be built. */
  readonly bill: BillOfMaterials | null;
  /** Why there is none although something is in the room. */
  readonly problems: readonly Problem[];
}

const nothing: Billed = { bill: null, problems: [] };

/** The bill of materials of a space for a number of products, by the engine. */
export function useBill(space: Space, catalogue: EditorCatalogue, quantity: number): Billed {
  return useMemo(() => {
    const { rateId, parts } = catalogue;
    const made = billOfSpace(space, parts, { rateId, quantity });
    if (made.ok) return { bill: made.value, problems: [] };
    const problems = made.problems.filter(({ code }) => code !== 'articles-not-found');
    return problems.length > 0 ? { bill: null, problems } : nothing;
  }, [space, catalogue, quantity]);
}
