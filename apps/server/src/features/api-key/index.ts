import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Feature, AppContext } from '../../app-context';
import { answer, noContent, notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { record } from '../audit';
import { createKey } from './create-key';
import { findKeys, presentKey, revokeKey, sweepRevokedKeys } from './store';

export { revokeKeys } from './store';
export { useKey } from './use-key';

function apiKeyRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, call.listApiKeys, async ({ viewer }) =>
    answer((await findKeys(ctx.pool, viewer.accountId)).map(presentKey)),
  );
  serve(app, ctx, call.createApiKey, createKey(ctx));
  serve(app, ctx, call.revokeApiKey, async ({ viewer: { accountId }, params, request }) => {
    if (!(await revokeKey(ctx.pool, accountId, params.id))) return notFound();
    const detail = { key: params.id };
    await record(ctx.pool, { action: 'keyRevoked', actor: accountId, subject: accountId, request, detail });
    await ctx.viewers.forget(ctx.pool, accountId);
    return noContent();
  });
}

export const apiKeyFeature: Feature = {
  name: 'api-key',
  routes: apiKeyRoutes,
  sweep: ({ pool }) => sweepRevokedKeys(pool),
};
