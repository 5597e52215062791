import { operations as call } from '@lucerna/contract';
import { sweepEvents } from '../../database/events';
import type { Feature } from '../../frame';
import { serve } from '../../http/serve';
import { listAudit } from './list-audit';
import { getChange, listChanges } from './list-changes';

export { record } from './record';

export const auditFeature: Feature = {
  name: 'audit',
  routes: (app, frame) => {
    serve(app, frame, call.listAudit, listAudit(frame));
    serve(app, frame, call.listChanges, listChanges(frame));
    serve(app, frame, call.getChange, getChange(frame));
  },
  sweep: ({ pool, env }) => sweepEvents(pool, env.eventDays),
};
