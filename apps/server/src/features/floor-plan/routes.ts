import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { readContent } from './read-content';
import { removeFloorPlan } from './remove';
import { findReadablePlan, listFloorPlans, presentFloorPlan } from './store';

/** Floor plans under a drawing (BYN-20); they come by the call of uploads. */
export function floorPlanRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.listFloorPlans, async ({ viewer }) =>
    answer((await listFloorPlans(ctx.pool, viewer.accountId)).map(presentFloorPlan)),
  );
  serve(app, ctx, calls.getFloorPlan, async ({ viewer, params }) => {
    const row = await findReadablePlan(ctx.pool, viewer, params.id);
    return row ? answer(presentFloorPlan(row)) : notFound();
  });
  serve(app, ctx, calls.getFloorPlanContent, readContent(ctx));
  serve(app, ctx, calls.removeFloorPlan, removeFloorPlan(ctx));
}
