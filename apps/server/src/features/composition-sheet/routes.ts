import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { no, type Answer } from '../../http/answer';
import { rateLimit } from '../../http/rate-limit';
import { serve } from '../../http/serve';
import type { Viewer } from '../../viewer';
import { tooMany } from '../account';
import { viewOf } from '../catalogue';
import { findCompositions } from './find-compositions';
import { makeSheets } from './make-sheets';

export function compositionSheetRoutes(app: FastifyInstance, ctx: AppContext): void {
  // Of one account: sixty compositions take seconds of the one process that makes sheets.
  const readings = rateLimit({ attempts: 60, seconds: 60 });
  const makings = rateLimit({ attempts: 20, seconds: 60 });

  async function asInternal<T>(
    viewer: Viewer,
    limit: typeof makings,
    act: () => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    if (!(await ctx.flags.of(viewer)).internalPages) return no({ code: 'forbidden' });
    return tooMany(limit, viewer.accountId) ?? act();
  }

  serve(app, ctx, calls.findCompositions, ({ viewer, language, body }) =>
    asInternal(viewer, readings, () =>
      findCompositions({ ctx, viewer, view: viewOf(ctx, { viewer, language, query: body }) }, body.texts),
    ),
  );
  serve(app, ctx, calls.makeCompositionSheets, ({ viewer, language, body, request }) =>
    asInternal(viewer, makings, () =>
      makeSheets(
        { ctx, viewer, view: viewOf(ctx, { viewer, language, query: body }) },
        body.compositions,
        () => request.raw.socket.destroyed,
      ),
    ),
  );
}
