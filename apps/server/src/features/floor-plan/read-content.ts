import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { notFound, sendStored } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { contentKey, findReadablePlan, touchFloorPlan } from './store';

/** The picture of a floor plan that the viewer may see. It never changes, so that a browser may keep it. */
export function readContent(ctx: AppContext): Handler<Operations['getFloorPlanContent']> {
  return async ({ viewer, params: { id } }) => {
    const row = await findReadablePlan(ctx.pool, viewer, id);
    if (!row) return notFound();
    // Before the content is open: what fails then leaves nothing open behind.
    await touchFloorPlan(ctx.pool, id);
    const stored = await ctx.storage.get(contentKey(id));
    return stored ? sendStored(stored, { name: row.name, inline: true }) : notFound();
  };
}
