import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { serve } from '../../http/serve';
import { generateCode } from './generate-code';

/** The calls of creations that are no product yet. */
export function creationRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, operations.generateCreationCode, (call) =>
    generateCode(frame, call, call.body.prefixCode),
  );
}
