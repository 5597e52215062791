import multipart from '@fastify/multipart';
import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { serve } from '../../http/serve';
import { removeUnusedFile } from '../request';
import { uploadFile } from './upload-file';

/** Only here a form is read: everywhere else it is an unsupported type. */
export function uploadRoutes(app: FastifyInstance, frame: Frame): void {
  void app.register((scope, _options, done) => {
    void scope.register(multipart, { limits: { files: 1, fields: 0, parts: 2, headerPairs: 50 } });
    scope.after(() => serve(scope, frame, calls.uploadFile, uploadFile(frame)));
    done();
  });
  serve(app, frame, calls.removeUploadedFile, removeUnusedFile(frame));
}
