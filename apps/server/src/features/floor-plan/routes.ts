import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { answer, notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { readContent } from './read-content';
import { removeFloorPlan } from './remove';
import { findReadablePlan, listFloorPlans, presentFloorPlan } from './store';

/** Floor plans under a drawing (BYN-20); they come by the call of uploads. */
export function floorPlanRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, calls.listFloorPlans, async ({ viewer }) =>
    answer((await listFloorPlans(frame.pool, viewer.accountId)).map(presentFloorPlan)),
  );
  serve(app, frame, calls.getFloorPlan, async ({ viewer, params }) => {
    const row = await findReadablePlan(frame.pool, viewer, params.id);
    return row ? answer(presentFloorPlan(row)) : notFound();
  });
  serve(app, frame, calls.getFloorPlanContent, readContent(frame));
  serve(app, frame, calls.removeFloorPlan, removeFloorPlan(frame));
}
