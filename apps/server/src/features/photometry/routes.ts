import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { sendFile } from '../../http/answer';
import { entityTag, matchesTag } from '../../http/entity-tag';
import { serve } from '../../http/serve';
import { openLightFiles, viewOf } from '../catalogue';
import { photometryOf } from './product-photometry';
import { writeLightFile } from './write-light-file';

export function photometryRoutes(app: FastifyInstance, ctx: AppContext): void {
  const files = openLightFiles(ctx.db);

  serve(app, ctx, calls.getPhotometry, async (call) => {
    const { reference, format } = call.query;
    const found = await photometryOf(viewOf(ctx, call), files, reference);
    if (!found.ok) return found;
    const body = writeLightFile(found.photometry, format);
    const headers = { etag: entityTag(body), 'cache-control': 'public, no-cache' };
    if (matchesTag(call.request.headers['if-none-match'], headers.etag))
      return { ok: true, status: 304, headers };
    const name = `${found.name}.${format}`;
    return { ...sendFile({ body, type: 'application/octet-stream', name, size: body.length }), headers };
  });
}
