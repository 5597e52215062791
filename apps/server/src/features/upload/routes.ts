import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { serve } from '../../http/serve';
import { removeUnusedFile } from '../request';
import { uploadFile } from './upload-file';

export function uploadRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.uploadFile, uploadFile(ctx));
  serve(app, ctx, calls.removeUploadedFile, removeUnusedFile(ctx));
}
