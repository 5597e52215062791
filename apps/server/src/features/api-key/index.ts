import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Feature, Frame } from '../../frame';
import { answer, noContent, notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { record } from '../audit';
import { createKey } from './create-key';
import { findKeys, presentKey, revokeKey, sweepRevokedKeys } from './store';

export { revokeKeys } from './store';
export { useKey } from './use-key';

function apiKeyRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.listApiKeys, async ({ viewer }) =>
    answer((await findKeys(frame.pool, viewer.accountId)).map(presentKey)),
  );
  serve(app, frame, call.createApiKey, createKey(frame));
  serve(app, frame, call.revokeApiKey, async ({ viewer: { accountId }, params, request }) => {
    if (!(await revokeKey(frame.pool, accountId, params.id))) return notFound();
    const detail = { key: params.id };
    await record(frame.pool, { action: 'keyRevoked', actor: accountId, subject: accountId, request, detail });
    await frame.viewers.forget(frame.pool, accountId);
    return noContent();
  });
}

export const apiKeyFeature: Feature = {
  name: 'api-key',
  routes: apiKeyRoutes,
  sweep: ({ pool }) => sweepRevokedKeys(pool),
};
