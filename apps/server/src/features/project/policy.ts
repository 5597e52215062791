import type { NewProduct } from '@lucerna/contract';
import { no } from '../../http/answer';
import type { Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';

/** The most lines that one project holds. */
export { mostLines } from '@lucerna/contract';

/** A reader of the same company sees the projects of colleagues; only the owner changes one. */
export function seesCompany(viewer: Viewer): boolean {
  return viewer.can('project.view.company');
}

/** Adding by reference has a right of its own (P6). */
export function refuseProducts(viewer: Viewer, products: readonly NewProduct[]): Refusal | null {
  const byReference = products.some((product) => product.reference !== undefined);
  if (!byReference || viewer.can('product.add.reference')) return null;
  return no({ code: 'forbidden', data: { privilege: 'product.add.reference' } });
}
