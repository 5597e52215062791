import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { noContent, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { removeContent } from './remove-content';
import { deleteFloorPlan } from './store';

/** Removes an own floor plan with its content. */
export function removeFloorPlan(ctx: AppContext): Handler<Operations['removeFloorPlan']> {
  return async ({ viewer, params: { id } }) => {
    if (!(await deleteFloorPlan(ctx.pool, viewer.accountId, id))) return notFound();
    await removeContent(ctx, id);
    return noContent();
  };
}
