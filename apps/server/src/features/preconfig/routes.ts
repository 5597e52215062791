import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { serve } from '../../http/serve';
import { viewOf } from '../catalogue';
import { listPreconfigs } from './list-preconfigs';
import { readPreconfig } from './read-preconfig';

/** Products that are composed already (CFG-09). */
export function preconfigRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, calls.listPreconfigs, (call) =>
    listPreconfigs(viewOf(frame, call), call.request, call.query),
  );
  serve(app, frame, calls.getPreconfig, (call) => readPreconfig(frame, call));
}
