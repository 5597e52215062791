import multipart from '@fastify/multipart';
import { largestFloorPlan, operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { answer, notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { readContent } from './read-content';
import { removeFloorPlan } from './remove';
import { findFloorPlan, listFloorPlans, presentFloorPlan } from './store';
import { uploadFile } from './upload';

/** Floor plans under a drawing (BYN-20). Only here a form is read: everywhere else it is an unsupported type. */
export function floorPlanRoutes(app: FastifyInstance, frame: Frame): void {
  void app.register((scope, _options, done) => {
    void scope.register(multipart, {
      limits: { fileSize: largestFloorPlan, files: 1, fields: 0, parts: 2, headerPairs: 50 },
    });
    scope.after(() => serve(scope, frame, calls.uploadFile, uploadFile(frame)));
    done();
  });
  serve(app, frame, calls.listFloorPlans, async ({ viewer }) =>
    answer((await listFloorPlans(frame.pool, viewer.accountId)).map(presentFloorPlan)),
  );
  serve(app, frame, calls.getFloorPlan, async ({ viewer, params }) => {
    const row = await findFloorPlan(frame.pool, viewer.accountId, params.id);
    return row ? answer(presentFloorPlan(row)) : notFound();
  });
  serve(app, frame, calls.getFloorPlanContent, readContent(frame));
  serve(app, frame, calls.removeFloorPlan, removeFloorPlan(frame));
}
