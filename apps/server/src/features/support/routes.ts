import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { serve } from '../../http/serve';
import { requestAccessHelp } from './access-help';

export function supportRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, call.requestAccessHelp, requestAccessHelp(ctx));
}
