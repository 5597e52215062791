import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { answer, notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { applyImport } from './apply-import';
import { findImport, listImports, presentImport, presentReport } from './store';
import { sendTemplate } from './send-template';
import { takeFeed } from './take-feed';

export function catalogueImportRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, calls.uploadCatalogueFeed, takeFeed(frame));
  serve(app, frame, calls.listCatalogueImports, async () =>
    answer((await listImports(frame.pool)).map(presentImport)),
  );
  serve(app, frame, calls.getCatalogueTemplate, sendTemplate(frame));
  serve(app, frame, calls.getCatalogueImport, async ({ params, language }) => {
    const row = await findImport(frame.pool, params.id);
    return row ? answer(presentReport(row, language)) : notFound();
  });
  serve(app, frame, calls.applyCatalogueImport, applyImport(frame));
}
