import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { serve } from '../../http/serve';
import { viewOf } from '../catalogue';
import { listPreconfigs } from './list-preconfigs';
import { readPreconfig } from './read-preconfig';

/** Products that are composed already (CFG-09). */
export function preconfigRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.listPreconfigs, (call) =>
    listPreconfigs(viewOf(ctx, call), call.request, call.query),
  );
  serve(app, ctx, calls.getPreconfig, (call) => readPreconfig(ctx, call));
}
