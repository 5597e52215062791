import type { Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { noContent, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { removeContent } from './remove-content';
import { deleteFloorPlan } from './store';

/** Removes an own floor plan with its content. */
export function removeFloorPlan(frame: Frame): Handler<Operations['removeFloorPlan']> {
  return async ({ viewer, params: { id } }) => {
    if (!(await deleteFloorPlan(frame.pool, viewer.accountId, id))) return notFound();
    await removeContent(frame, id);
    return noContent();
  };
}
