import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { serve } from '../../http/serve';
import { removeUnusedFile } from '../request';
import { uploadFile } from './upload-file';

export function uploadRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, calls.uploadFile, uploadFile(frame));
  serve(app, frame, calls.removeUploadedFile, removeUnusedFile(frame));
}
