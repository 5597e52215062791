import type { Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { notFound, sendStored } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { contentKey, findReadablePlan, touchFloorPlan } from './store';

/** The picture of a floor plan that the viewer may see. It never changes, so that a browser may keep it. */
export function readContent(frame: Frame): Handler<Operations['getFloorPlanContent']> {
  return async ({ viewer, params: { id } }) => {
    const row = await findReadablePlan(frame.pool, viewer, id);
    if (!row) return notFound();
    // Before the content is open: what fails then leaves nothing open behind.
    await touchFloorPlan(frame.pool, id);
    const stored = await frame.storage.get(contentKey(id));
    return stored ? sendStored(stored, { name: row.name, inline: true }) : notFound();
  };
}
