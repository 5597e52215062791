import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { serve } from '../../http/serve';
import { generateCode } from './generate-code';

/** The calls of creations that are no product yet. */
export function creationRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, operations.generateCreationCode, (call) => generateCode(ctx, call, call.body.prefixCode));
}
