import type { Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { noContent, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { removeContent } from './remove-content';

/** Removes an own floor plan with its content. */
export function removeFloorPlan(frame: Frame): Handler<Operations['removeFloorPlan']> {
  return async ({ viewer, params: { id } }) => {
    const { rowCount } = await frame.pool.query('delete from floor_plan where owner_id = $1 and id = $2', [
      viewer.accountId,
      id,
    ]);
    if (rowCount === 0) return notFound();
    await removeContent(frame, id);
    return noContent();
  };
}
