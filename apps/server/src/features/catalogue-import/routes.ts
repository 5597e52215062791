import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { applyImport } from './apply-import';
import { findImport, listImports, presentImport, presentReport } from './store';
import { sendTemplate } from './send-template';
import { takeFeed } from './take-feed';

export function catalogueImportRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.uploadCatalogueFeed, takeFeed(ctx));
  serve(app, ctx, calls.listCatalogueImports, async () =>
    answer((await listImports(ctx.pool)).map(presentImport)),
  );
  serve(app, ctx, calls.getCatalogueTemplate, sendTemplate(ctx));
  serve(app, ctx, calls.getCatalogueImport, async ({ params, language }) => {
    const row = await findImport(ctx.pool, params.id);
    return row ? answer(presentReport(row, language)) : notFound();
  });
  serve(app, ctx, calls.applyCatalogueImport, applyImport(ctx));
}
