import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { serve } from '../../http/serve';
import { requestAccessHelp } from './access-help';

export function supportRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.requestAccessHelp, requestAccessHelp(frame));
}
