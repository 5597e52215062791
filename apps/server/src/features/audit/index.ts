import { operations as call } from '@lucerna/contract';
import { sweepEvents } from '../../database/events';
import type { Feature } from '../../app-context';
import { serve } from '../../http/serve';
import { listAudit } from './list-audit';
import { getChange, listChanges } from './list-changes';

export { record } from './record';

export const auditFeature: Feature = {
  name: 'audit',
  routes: (app, ctx) => {
    serve(app, ctx, call.listAudit, listAudit(ctx));
    serve(app, ctx, call.listChanges, listChanges(ctx));
    serve(app, ctx, call.getChange, getChange(ctx));
  },
  sweep: ({ pool, env }) => sweepEvents(pool, env.eventDays),
};
