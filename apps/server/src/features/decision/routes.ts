import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { serve } from '../../http/serve';
import { viewOf } from '../catalogue';
import { readLayer, readTree } from './read-tree';

/** Guided choice by decision trees (CFG-10). */
export function decisionRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.getDecisionTree, (call) => readTree(viewOf(ctx, call), call.params.id));
  serve(app, ctx, calls.getDecisionLayer, (call) =>
    readLayer(viewOf(ctx, call), call.params.layer, call.query),
  );
}
