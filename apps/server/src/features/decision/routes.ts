import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { serve } from '../../http/serve';
import { viewOf } from '../catalogue';
import { readLayer, readTree } from './read-tree';

/** Guided choice by decision trees (CFG-10). */
export function decisionRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, calls.getDecisionTree, (call) => readTree(viewOf(frame, call), call.params.id));
  serve(app, frame, calls.getDecisionLayer, (call) =>
    readLayer(viewOf(frame, call), call.params.layer, call.query),
  );
}
