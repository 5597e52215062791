import type { Viewer } from '../../viewer';

/** A budget is made of prices: who may not see them may neither make nor read one. */
export function maySeeBudgets(viewer: Viewer): boolean {
  return viewer.can('price.view');
}
